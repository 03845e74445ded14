import { useTemplate } from '../../theme/use-template.ts'
import { MovingItem } from './moving-item.tsx'
import { ProductGrid, type ProductGridProps } from './product-grid.tsx'
import { ProductRows } from './product-rows.tsx'

/** The products of a listing, as the shop's template shows lists. */
export function ProductListing(props: ProductGridProps) {
  const { list } = useTemplate()
  if (list === 'rows' || list === 'lettered') return <ProductRows {...props} />
  return <ProductGrid {...props} isLarge={list === 'large'} Item={MovingItem} />
}
