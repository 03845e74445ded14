import { clsx } from 'clsx'
import { CategoryPicture } from '../../catalog/categories/category-picture.tsx'
import type { Category } from '../../shop/shop-data.ts'
import { ShopLink } from '../../shop/shop-link.tsx'

type TileCategoriesProps = { categories: readonly Category[]; shape: 'tall' | 'wide' }

/** Large pictures with the name on them: tall ones four in a row, wide ones two. */
export function TileCategories({ categories, shape }: TileCategoriesProps) {
  const shown = categories.slice(0, shape === 'tall' ? 8 : 6)
  return (
    <ul
      className={clsx(
        'grid gap-3 md:gap-6',
        shape === 'tall' ? 'grid-cols-2 sm:grid-cols-4' : 'sm:grid-cols-2 lg:grid-cols-3',
      )}
    >
      {shown.map((category) => (
        <li key={category.id}>
          <ShopLink
            to={`/products-list/${category.url}`}
            prefetch="intent"
            className="group relative block overflow-hidden rounded-base bg-wash"
          >
            <CategoryPicture category={category} ratio={shape === 'tall' ? 3 / 4 : 4 / 3} />
            <span className="absolute inset-x-0 bottom-0 flex items-end justify-between gap-3 bg-linear-to-t from-black/75 to-transparent p-4 pt-14 text-white">
              <span className="font-display text-18 leading-tight md:text-22">{category.title}</span>
              <span className="tabular text-14">{category.count}</span>
            </span>
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
