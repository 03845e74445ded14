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
      <ul className="product-grid" data-large={isLarge || undefined}>
        {products.map((product, index) => (
          <Item key={product.id} product={product} broken={brokenRows?.(index, products.length)}>
            <ProductTile product={product} priority={index < priority} />
          </Item>
        ))}
      </ul>
    </div>
  )
}
