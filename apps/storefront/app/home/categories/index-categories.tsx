import { CategoryIcon } from '../../catalog/categories/categories-drop.tsx'
import type { Category } from '../../shop/shop-data.ts'
import { ShopLink } from '../../shop/shop-link.tsx'

/** All categories as an index in columns, each with its picture and the number of its products. */
export function IndexCategories({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className="gap-x-10 border-t border-line sm:columns-2 md:columns-3 lg:columns-4">
      {categories.map((category) => (
        <li key={category.id} className="break-inside-avoid border-b border-line">
          <ShopLink
            to={`/products-list/${category.url}`}
            prefetch="intent"
            className="flex items-center gap-3 py-2 hover:text-brand-ink"
          >
            <CategoryIcon category={category} className="size-12" />
            <span>{category.title}</span>
            <span aria-hidden="true" className="min-w-4 flex-1 border-b border-dotted border-line-strong" />
            <span className="tabular text-14 text-ink-faint">{category.count}</span>
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
