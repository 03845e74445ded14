import { Picture } from '@estampa/ui/picture'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { catalogMessages } from '../../messages/catalog.ts'
import { Price } from '../../money/price.tsx'
import { useShopPath } from '../../shop/shop-data.ts'
import type { CardTemplate } from '../../theme/templates.ts'
import { useTemplate } from '../../theme/use-template.ts'
import { CardCornerSlot } from './card-corner.tsx'
import { CardBadge, PriceQuantity, QuantityNote } from './card-notes.tsx'
import type { CardProduct } from './card-product.ts'
import { ColorRow } from './color-row.tsx'
import { pictureSource } from './picture-source.ts'
import { PlaceholderPicture } from './placeholder-picture.tsx'
import { productPath } from './product-path.ts'
import { TechniqueIcons } from './technique-icons.tsx'

type ProductCardProps = {
  product: CardProduct
  /** True for the first row of a page, whose pictures load first. */
  priority?: boolean
  /** The one that a group is built around. */
  large?: boolean
}

const SIZES = '(min-width: 1264px) 290px, (min-width: 960px) 30vw, 46vw'
const LARGE_SIZES = '(min-width: 1264px) 620px, 92vw'

const frames: Record<CardTemplate['variant'], string> = {
  plain: '',
  line: 'rounded-base border border-line bg-paper transition-colors hover:border-ink',
  tint: 'rounded-large bg-wash',
}

/** One product of a list. The whole card leads to the product. */
export function ProductTile({ product, priority = false, large = false }: ProductCardProps) {
  const { card } = useTemplate()
  return (
    <article className={clsx('group relative flex h-full flex-col', frames[card.variant])}>
      <CardPicture product={product} priority={priority} large={large} row={card} />
      <span className="absolute top-3 left-3 max-w-[calc(100%-4.5rem)]">
        <CardBadge product={product} />
      </span>
      <div className="absolute top-2 right-2 z-10 sm:top-3 sm:right-3">
        <CardCornerSlot product={product} position="card" />
      </div>
      <CardText product={product} row={card} large={large} />
    </article>
  )
}

type CardTextProps = { product: CardProduct; row: CardTemplate; large: boolean }

function CardText({ product, row, large }: CardTextProps) {
  const t = useMessages(catalogMessages)
  const isFull = row.details === 'full'
  return (
    <div
      className={clsx(
        'flex flex-col',
        row.variant === 'plain' ? 'mt-3' : 'p-3 pt-3 sm:p-4',
        !large && 'flex-1',
      )}
    >
      <div className="flex min-h-5 items-center justify-between gap-2">
        <ColorRow product={product} />
        {isFull && <TechniqueIcons techniques={product.printing_types} />}
      </div>
      <CardName product={product} large={large} quiet={!isFull} />
      {isFull && (
        <p className="mt-1 text-12 text-ink-faint">
          {t.code(product.external_id)} · <Availability product={product} />
        </p>
      )}
      <div className="mt-auto pt-2">
        <Price from amount={product.price} withTaxes={product.price_with_taxes} />
        <PriceQuantity product={product} />
      </div>
    </div>
  )
}

function Availability({ product }: { product: CardProduct }) {
  const t = useMessages(catalogMessages)
  if (product.stock > 0) return <QuantityNote product={product} />
  return product.on_order ? t.on_order : t.no_stock
}

function CardName({ product, large, quiet }: { product: CardProduct; large: boolean; quiet: boolean }) {
  const path = useShopPath()
  return (
    <h3
      className={clsx(
        'mt-2 line-clamp-2 leading-snug',
        quiet ? 'font-display font-normal' : 'font-sans font-semibold',
        large ? 'text-22' : quiet ? 'text-18' : 'text-16',
      )}
    >
      <Link
        to={path(productPath(product))}
        prefetch="intent"
        className="underline-offset-4 after:absolute after:inset-0 group-hover:underline focus-visible:outline-none! focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-ink"
      >
        {product.name}
      </Link>
    </h3>
  )
}

type CardPictureProps = { product: CardProduct; priority: boolean; large: boolean; row: CardTemplate }

function CardPicture({ product, priority, large, row }: CardPictureProps) {
  const { featured_img: first, second_img: second } = product
  const ratio = row.picture === 'tall' ? 4 / 5 : 1
  const sizes = large ? LARGE_SIZES : SIZES
  const corners = row.variant === 'plain' ? 'rounded-base' : row.variant === 'tint' ? 'rounded-large' : ''
  if (!first) {
    const { name, family } = product
    return <PlaceholderPicture name={name} category={family?.title} ratio={ratio} className={corners} />
  }
  return (
    <div className={clsx('relative overflow-hidden', corners, large && 'flex-1')}>
      <Picture
        {...pictureSource(first)}
        alt=""
        ratio={ratio}
        sizes={sizes}
        priority={priority}
        className={large ? 'md:aspect-auto! md:h-full' : ''}
      />
      {second && (
        <span className="absolute inset-0 hidden opacity-0 transition-opacity group-hover:opacity-100 md:block">
          <Picture {...pictureSource(second)} alt="" ratio={ratio} sizes={sizes} className="h-full" />
        </span>
      )}
    </div>
  )
}
