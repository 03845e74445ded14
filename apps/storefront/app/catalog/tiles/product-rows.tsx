import type { ProductGridProps } from './product-grid.tsx'
import { ProductRow } from './product-row.tsx'

export type ProductRowsProps = ProductGridProps & { columns?: 1 | 2 }

export function ProductRows({ products, priority = 0, columns = 1 }: ProductRowsProps) {
  return (
    <ul className={`border-t border-line ${columns === 2 ? 'gap-x-12 md:grid md:grid-cols-2' : ''}`}>
      {products.map((product, index) => (
        <li key={product.id} className="@container">
          <ProductRow product={product} priority={index < priority} />
        </li>
      ))}
    </ul>
  )
}
