import { type Card, ProductCard } from './product-card.tsx'

type ProductGridProps = {
  products: readonly Card[]
  /** How many of the first pictures are in the first view. */
  priority?: number
}

/** By its own width, for filters and sidebars take some: two columns on a phone, three, and four from 920 px. */
export const gridClass =
  'grid grid-cols-2 gap-x-4 gap-y-8 @min-[520px]:grid-cols-3 @min-[520px]:gap-x-6 @min-[520px]:gap-y-10 @min-[920px]:grid-cols-4'

export function ProductGrid({ products, priority = 0 }: ProductGridProps) {
  return (
    <div className="@container">
      <ul className={gridClass}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} priority={index < priority} />
          </li>
        ))}
      </ul>
    </div>
  )
}
