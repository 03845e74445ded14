import type { ReactNode } from 'react'
import type { CardProduct } from './card-product.ts'
import { ProductTile } from './product-tile.tsx'

export type ProductItemProps = { product: CardProduct; broken: string | undefined; children: ReactNode }

export type ProductGridProps = {
  products: readonly CardProduct[]
  /** Which products are left out by which number of columns, so that whole rows are shown: «2 4». */
  brokenRows?: (index: number, count: number) => string | undefined
  /** The number of pictures in the first view. */
  priority?: number
  /** Three in a row at most. */
  isLarge?: boolean
  /** What is around each card. */
  Item?: (props: ProductItemProps) => ReactNode
}

/** The columns follow the grid's own width, because filters and sidebars take some: two on a phone, three, four from 920 px. */
export const gridClass =
  'grid grid-cols-2 gap-x-4 gap-y-8 @three:grid-cols-3 @three:gap-x-6 @three:gap-y-10 @four:grid-cols-4'

const largeGridClass =
  'grid grid-cols-2 gap-x-4 gap-y-10 @four:grid-cols-3 @three:gap-x-8 @three:gap-y-14 @wide:grid-cols-4'

const columnCounts = [2, 3, 4] as const

/** The numbers of columns in which a product would stand in a row with holes: «2 4». */
export function brokenRows(index: number, count: number): string | undefined {
  const broken = columnCounts.filter((columns) => count >= columns && index >= count - (count % columns))
  return broken.length > 0 ? broken.join(' ') : undefined
}

function PlainItem({ broken, children }: ProductItemProps) {
  return <li data-broken={broken}>{children}</li>
}

export function ProductGrid({
  products,
  priority = 0,
  brokenRows,
  isLarge = false,
  Item = PlainItem,
}: ProductGridProps) {
  return (
    <div className="@container">
      <ul className={`product-grid ${isLarge ? largeGridClass : gridClass}`}>
        {products.map((product, index) => (
          <Item key={product.id} product={product} broken={brokenRows?.(index, products.length)}>
            <ProductTile product={product} priority={index < priority} />
          </Item>
        ))}
      </ul>
    </div>
  )
}
