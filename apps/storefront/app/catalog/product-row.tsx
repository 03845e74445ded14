import { Picture } from '@estampa/ui/picture'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { catalogMessages } from '../messages/catalog.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Price } from '../money/price.tsx'
import { useShopPath } from '../shell/shop-data.ts'
import { ColourRow } from './colour-row.tsx'
import { pictureSource } from './picture-source.ts'
import type { Card } from './product-card.tsx'
import { productPath } from './product-path.ts'
import { TechniqueIcons } from './technique-icons.tsx'

type ProductRowProps = { product: Card; corner?: ReactNode; priority?: boolean }

/** One product in one line: who knows the code and the quantity compares faster here than among pictures. */
export function ProductRow({ product, corner, priority = false }: ProductRowProps) {
  const t = useMessages(catalogMessages)
  const path = useShopPath()
  return (
    <article className="group relative grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 border-b border-line py-3 hover:bg-wash @min-[640px]:grid-cols-[88px_minmax(0,1fr)_auto] @min-[640px]:items-center @min-[640px]:pr-4">
      {product.featured_img ? (
        <Picture
          {...pictureSource(product.featured_img)}
          alt=""
          sizes="88px"
          priority={priority}
          className="row-span-2 rounded-base @min-[640px]:row-span-1"
        />
      ) : (
        <div className="row-span-2 aspect-square rounded-base bg-wash" />
      )}
      <div className="min-w-0">
        <p className="tabular text-12 text-ink-faint">{product.external_id}</p>
        <h3 className="font-sans text-16 leading-snug font-semibold tracking-normal">
          <Link
            to={path(productPath(product))}
            prefetch="intent"
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline focus-visible:outline-none! focus-visible:after:outline-2 focus-visible:after:outline-ink"
          >
            {product.name}
          </Link>
        </h3>
        <p className="mt-0.5 text-12 text-ink-soft">
          {product.stock > 0 ? t.units_in_stock(product.stock) : t.no_stock} ·{' '}
          {t.minimum(product.minimum_order_quantity)}
        </p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
          <ColourRow product={product} />
          <TechniqueIcons techniques={product.printing_types} />
        </div>
      </div>
      <div className="@max-[639px]:mt-1 @max-[639px]:col-start-2">
        <Price from amount={product.price} withTaxes={product.price_with_taxes} />
      </div>
      {corner && <div className="absolute top-2 right-2 z-10">{corner}</div>}
    </article>
  )
}
