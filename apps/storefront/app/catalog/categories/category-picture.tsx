import { Picture } from '@estampa/ui/picture'
import type { Category } from '../../shop/shop-data.ts'
import { productSource } from '../tiles/picture-source.ts'

/** The category's picture in any size, or its first letter on the shop's faint ground. */
export function CategoryPicture({ category, ratio }: { category: Category; ratio: number }) {
  if (!category.icon_url) {
    return (
      <span
        className="grid place-items-center bg-brand-wash font-display text-48 text-brand-ink"
        style={{ aspectRatio: ratio }}
      >
        {category.title.slice(0, 1)}
      </span>
    )
  }
  return (
    <Picture
      {...productSource({ image_url: category.icon_url, color: null })}
      alt=""
      ratio={ratio}
      // of what is worn, the collar says more than the waist
      focus="50% 25%"
      sizes="(min-width: 960px) 420px, 60vw"
      className="category-picture transition-transform duration-500 group-hover:scale-103"
    />
  )
}
