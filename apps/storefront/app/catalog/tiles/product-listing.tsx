import { useTemplate } from '../../theme/use-template.ts'
import { type LetterIndex, LetteredRows } from './lettered-rows.tsx'
import { MovingItem } from './moving-item.tsx'
import { ProductGrid, type ProductGridProps } from './product-grid.tsx'
import { ProductRows } from './product-rows.tsx'

/** `letters`: those of a list by name, where the template has it from A to Z. */
type ProductListingProps = ProductGridProps & { letters?: LetterIndex | undefined }

/** The products of a listing, as the shop's template shows lists. */
export function ProductListing({ letters, ...props }: ProductListingProps) {
  const { list } = useTemplate()
  switch (list) {
    case 'rows':
      return <ProductRows {...props} />
    case 'lettered':
      return letters ? <LetteredRows {...props} letters={letters} /> : <ProductRows {...props} />
    default:
      return <ProductGrid {...props} isLarge={list === 'large'} Item={MovingItem} />
  }
}
