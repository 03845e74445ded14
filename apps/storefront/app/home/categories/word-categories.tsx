import { chipClass } from '@estampa/ui/chip'
import { clsx } from 'clsx'
import { CategoryIcon } from '../../catalog/categories/categories-drop.tsx'
import type { Category } from '../../shop/shop-data.ts'
import { ShopLink } from '../../shop/shop-link.tsx'

type WordCategoriesProps = { categories: readonly Category[]; size: 'chips' | 'big' }

/** Names alone: small and round, or as large as the page allows. */
export function WordCategories({ categories, size }: WordCategoriesProps) {
  const isBig = size === 'big'
  return (
    <ul className={clsx('flex flex-wrap', isBig ? 'gap-x-8 gap-y-1' : 'gap-3')}>
      {categories.map((category) => (
        <li key={category.id}>
          <ShopLink
            to={`/products-list/${category.url}`}
            prefetch="intent"
            className={
              isBig
                ? 'font-display text-36 leading-tight font-(--title-weight) tracking-(--title-tracking) decoration-brand decoration-4 underline-offset-8 hover:underline md:text-64'
                : clsx(chipClass, 'min-h-13 pr-5 pl-1.5')
            }
          >
            {!isBig && <CategoryIcon category={category} className="size-10" />}
            {category.title}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
