import { Link } from 'react-router'
import { CategoryIcon } from '../../catalog/categories/categories-drop.tsx'
import { type Category, useShopPath } from '../../shop/shop-data.ts'

/** Round pictures with the name under them. On a phone they are pushed sideways. */
export function RoundCategories({ categories }: { categories: readonly Category[] }) {
  const path = useShopPath()
  return (
    <ul className="-mx-(--page-side) flex gap-3 overflow-x-auto px-(--page-side) pt-1 pb-2 [scrollbar-width:none] md:mx-0 md:grid md:grid-cols-6 md:gap-6 md:px-0 lg:grid-cols-8">
      {categories.map((category) => (
        <li key={category.id} className="w-24 shrink-0 md:w-auto">
          <Link
            to={path(`/products-list/${category.url}`)}
            prefetch="intent"
            className="group grid justify-items-center gap-3 text-center text-14 font-semibold"
          >
            <CategoryIcon
              category={category}
              className="aspect-square w-full text-28 transition-shadow group-hover:shadow-[0_0_0_2px_var(--brand)]"
            />
            <span className="leading-snug">{category.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
