import { lazy, Suspense } from 'react'
import type { ProductRowsProps } from './product-rows.tsx'

/** Few templates show rows: the others fetch nothing of them. */
const ProductRows = lazy(() => import('./product-rows.tsx').then((file) => ({ default: file.ProductRows })))

export function RowsSlot(props: ProductRowsProps) {
  return (
    <Suspense>
      <ProductRows {...props} />
    </Suspense>
  )
}
