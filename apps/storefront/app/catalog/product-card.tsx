import type { Client } from '@estampa/contract/client'
import { Badge } from '@estampa/ui/badge'
import { ColourDot } from '@estampa/ui/colour-dot'
import { Picture } from '@estampa/ui/picture'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { catalogMessages } from '../messages/catalog.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Price } from '../money/price.tsx'
import { useShopPath } from '../shell/shop-data.ts'
import { pictureSource } from './picture-source.ts'
import { productPath } from './product-path.ts'
import { TechniqueIcons } from './technique-icons.tsx'

export type Card = Awaited<ReturnType<Client['catalog']['getTrendingProducts']>>[number]

type ProductCardProps = {
  product: Card
  /** At the picture's corner, above the link: the heart. */
  corner?: ReactNode
  /** For the first row of a page: its pictures are what the first view is about. */
  priority?: boolean
}

const SIZES = '(min-width: 1264px) 290px, (min-width: 960px) 30vw, 46vw'

/** One product of a list. The whole card leads to the product. */
export function ProductCard({ product, corner, priority = false }: ProductCardProps) {
  const t = useMessages(catalogMessages)
  const path = useShopPath()
  return (
    <article className="group relative flex h-full flex-col">
      <CardPicture product={product} priority={priority} />
      {product.tag && (
        <span className="absolute top-3 left-3">
          <Badge tone="brand">{product.tag}</Badge>
        </span>
      )}
      {corner && <div className="absolute top-2 right-2 z-10">{corner}</div>}
      <div className="mt-3 flex flex-1 flex-col">
        <div className="flex min-h-5 items-center justify-between gap-2">
          <ColourRow product={product} />
          <TechniqueIcons techniques={product.printing_types} />
        </div>
        <h3 className="mt-2 line-clamp-2 text-16 leading-snug font-semibold">
          <Link
            to={path(productPath(product))}
            prefetch="intent"
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline focus-visible:outline-none! focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-ink"
          >
            {product.name}
          </Link>
        </h3>
        <p className="mt-1 text-12 text-ink-faint">
          {t.code(product.external_id)} ·{' '}
          {product.stock > 0 ? t.minimum(product.minimum_order_quantity) : t.no_stock}
        </p>
        <div className="mt-auto pt-2">
          <Price from amount={product.price} withTaxes={product.price_with_taxes} />
        </div>
      </div>
    </article>
  )
}

function CardPicture({ product, priority }: { product: Card; priority: boolean }) {
  const { featured_img: first, second_img: second } = product
  if (!first) return <div className="aspect-square rounded-base bg-wash" />
  return (
    <div className="relative overflow-hidden rounded-base">
      <Picture {...pictureSource(first)} alt="" sizes={SIZES} priority={priority} />
      {second && (
        <span className="absolute inset-0 hidden opacity-0 transition-opacity group-hover:opacity-100 md:block">
          <Picture {...pictureSource(second)} alt="" sizes={SIZES} />
        </span>
      )}
    </div>
  )
}

const DOTS = 5

function ColourRow({ product }: { product: Card }) {
  const t = useMessages(catalogMessages)
  const rest = product.colors.length - DOTS
  return (
    <ul aria-label={t.colours} className="flex h-4 items-center gap-1.5">
      {product.colors.slice(0, DOTS).map(({ color, primary_color }) => (
        <li key={color} className="leading-none">
          <ColourDot name={color} colour={primary_color} size={14} />
        </li>
      ))}
      {rest > 0 && <li className="tabular text-12 text-ink-faint">{t.more_colours(rest)}</li>}
    </ul>
  )
}
