import { type Card, ProductCard } from './product-card.tsx'

type ProductGridProps = {
  products: readonly Card[]
  /** How many of the first pictures are in the first view. */
  priority?: number
}

/** Two columns on a phone, three from 600, four from 1264. */
export const gridClass =
  'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:gap-x-6 md:gap-y-10 lg:grid-cols-4'

export function ProductGrid({ products, priority = 0 }: ProductGridProps) {
  return (
    <ul className={gridClass}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} priority={index < priority} />
        </li>
      ))}
    </ul>
  )
}
