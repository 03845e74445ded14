import { chipClass } from '@estampa/ui/chip'
import { clsx } from 'clsx'
import { CategoryIcon } from '../../catalog/categories/categories-drop.tsx'
import type { Category } from '../../shop/shop-data.ts'
import { ShopLink } from '../../shop/shop-link.tsx'

type WordCategoriesProps = { categories: readonly Category[]; size: 'chips' | 'big' }

/** Names beside their pictures: small and round, or as large and loud as stickers. */
export function WordCategories({ categories, size }: WordCategoriesProps) {
  const isBig = size === 'big'
  return (
    <ul className={isBig ? 'big-categories' : 'flex flex-wrap gap-3'}>
      {categories.map((category) => (
        <li key={category.id}>
          <ShopLink
            to={`/products-list/${category.url}`}
            prefetch="intent"
            className={isBig ? undefined : clsx(chipClass, 'min-h-13 pr-5 pl-1.5')}
          >
            <CategoryIcon category={category} className="size-10" />
            {category.title}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
