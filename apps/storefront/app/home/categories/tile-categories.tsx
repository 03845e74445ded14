import { clsx } from 'clsx'
import { CategoryPicture } from '../../catalog/categories/category-picture.tsx'
import type { Category } from '../../shop/shop-data.ts'
import { ShopLink } from '../../shop/shop-link.tsx'

type TileCategoriesProps = { categories: readonly Category[]; shape: 'tall' | 'wide' }

/** Large pictures with the name below them on the same ground: tall ones four in a row, wide ones three. */
export function TileCategories({ categories, shape }: TileCategoriesProps) {
  const shown = categories.slice(0, shape === 'tall' ? 8 : 6)
  return (
    <ul
      className={clsx(
        'grid gap-3 md:gap-6',
        shape === 'tall' ? 'grid-cols-2 sm:grid-cols-4' : 'grid-cols-2 lg:grid-cols-3',
      )}
    >
      {shown.map((category) => (
        <li key={category.id}>
          <ShopLink
            to={`/products-list/${category.url}`}
            prefetch="intent"
            className="category-tile group"
            data-shape={shape}
          >
            <CategoryPicture category={category} ratio={shape === 'tall' ? 1 : 4 / 3} />
            <span>
              <span>{category.title}</span>
              <span>{category.count}</span>
            </span>
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
