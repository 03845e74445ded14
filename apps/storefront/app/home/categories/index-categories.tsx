import type { Category } from '../../shop/shop-data.ts'
import { ShopLink } from '../../shop/shop-link.tsx'

/** All categories as an index in columns, each with the number of its products. */
export function IndexCategories({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className="gap-x-10 border-t border-line sm:columns-2 md:columns-3 lg:columns-4">
      {categories.map((category) => (
        <li key={category.id} className="break-inside-avoid border-b border-line">
          <ShopLink
            to={`/products-list/${category.url}`}
            prefetch="intent"
            className="flex min-h-12 items-baseline gap-2 py-3 hover:text-brand-ink"
          >
            <span>{category.title}</span>
            <span aria-hidden="true" className="min-w-4 flex-1 border-b border-dotted border-line-strong" />
            <span className="tabular text-14 text-ink-faint">{category.count}</span>
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
