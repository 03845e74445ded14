import { lazy, Suspense } from 'react'
import { useTemplate } from '../../theme/use-template.ts'
import { ProductGrid, type ProductGridProps, ProductRows } from './product-grid.tsx'

/** One template alone lists so. */
const LetteredRows = lazy(() =>
  import('./lettered-rows.tsx').then((file) => ({ default: file.LetteredRows })),
)

/** The products of a listing, as the shop's template shows lists. */
export function ProductListing({ isByName = false, ...props }: ProductGridProps & { isByName?: boolean }) {
  const { list } = useTemplate()
  switch (list) {
    case 'rows':
      return <ProductRows {...props} />
    case 'lettered':
      return isByName ? (
        <Suspense fallback={<ProductRows {...props} />}>
          <LetteredRows {...props} />
        </Suspense>
      ) : (
        <ProductRows {...props} />
      )
    default:
      return <ProductGrid {...props} isLarge={list === 'large'} />
  }
}
