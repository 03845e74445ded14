import { lazy, Suspense } from 'react'
import { useTemplate } from '../../theme/use-template.ts'
import { MovingItem } from './moving-item.tsx'
import { ProductGrid, type ProductGridProps } from './product-grid.tsx'
import { RowsSlot } from './rows-slot.tsx'

/** One template alone lists so. */
const LetteredRows = lazy(() =>
  import('./lettered-rows.tsx').then((file) => ({ default: file.LetteredRows })),
)

/** The products of a listing, as the shop's template shows lists. */
export function ProductListing({ isByName = false, ...props }: ProductGridProps & { isByName?: boolean }) {
  const { list } = useTemplate()
  switch (list) {
    case 'rows':
      return <RowsSlot {...props} />
    case 'lettered':
      return isByName ? (
        <Suspense fallback={<RowsSlot {...props} />}>
          <LetteredRows {...props} />
        </Suspense>
      ) : (
        <RowsSlot {...props} />
      )
    default:
      return <ProductGrid {...props} isLarge={list === 'large'} Item={MovingItem} />
  }
}
