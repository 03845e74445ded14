import { useTemplate } from '../../theme/use-template.ts'
import { LetteredRows } from './lettered-rows.tsx'
import { MovingItem } from './moving-item.tsx'
import { ProductGrid, type ProductGridProps } from './product-grid.tsx'
import { ProductRows } from './product-rows.tsx'

/** The products of a listing, as the shop's template shows lists. */
export function ProductListing({ isByName = false, ...props }: ProductGridProps & { isByName?: boolean }) {
  const { list } = useTemplate()
  switch (list) {
    case 'rows':
      return <ProductRows {...props} />
    case 'lettered':
      return isByName ? <LetteredRows {...props} /> : <ProductRows {...props} />
    default:
      return <ProductGrid {...props} isLarge={list === 'large'} Item={MovingItem} />
  }
}
