import { Link } from 'react-router'
import { CategoryIcon } from '../../catalog/categories/categories-drop.tsx'
import { type Category, useShopPath } from '../../shop/shop-data.ts'

const columnCounts = [8, 7, 6]

/** As many in a row as leave the last row as full as the others. */
function fullestRow(count: number): number {
  const holes = (columns: number) => (columns - (count % columns)) % columns
  return columnCounts.reduce((best, columns) => (holes(columns) < holes(best) ? columns : best))
}

/** Round pictures with the name under them. On a phone they are pushed sideways. */
export function RoundCategories({ categories }: { categories: readonly Category[] }) {
  const path = useShopPath()
  return (
    <ul className="round-categories" data-columns={fullestRow(categories.length)}>
      {categories.map((category) => (
        <li key={category.id}>
          <Link to={path(`/products-list/${category.url}`)} prefetch="intent">
            <CategoryIcon category={category} />
            <span>{category.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
