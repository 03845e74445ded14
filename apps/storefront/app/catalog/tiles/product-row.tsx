import { Picture } from '@estampa/ui/picture'
import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { catalogMessages } from '../../messages/catalog.ts'
import { Price } from '../../money/price.tsx'
import { useShopPath } from '../../shop/shop-data.ts'
import { CardCornerSlot } from './card-corner.tsx'
import { PriceQuantity, QuantityNote } from './card-notes.tsx'
import type { CardProduct } from './card-product.ts'
import { ColorRow } from './color-row.tsx'
import { pictureSource } from './picture-source.ts'
import { PlaceholderPicture } from './placeholder-picture.tsx'
import { productPath } from './product-path.ts'
import { TechniqueIcons } from './technique-icons.tsx'

type ProductRowProps = { product: CardProduct; priority?: boolean }

/** The columns follow the row's own width: text beside the picture, then the price, then the stock. */
export const rowClass =
  'relative grid grid-cols-[96px_minmax(0,1fr)] gap-x-4 border-b border-line py-3 @min-[640px]:grid-cols-[112px_minmax(0,1fr)_220px_44px] @min-[640px]:items-center @min-[820px]:grid-cols-[112px_minmax(0,1fr)_132px_220px_44px]'

/** One product in one line: who knows the code and the quantity compares faster here than among pictures. */
export function ProductRow({ product, priority = false }: ProductRowProps) {
  return (
    <article className={`group transition-colors hover:bg-wash ${rowClass}`}>
      <RowPicture product={product} priority={priority} />
      <RowText product={product} />
      <p className="hidden text-right text-14 text-ink-soft @min-[820px]:block">
        <Stock product={product} apart />
      </p>
      <div className="@max-[639px]:col-start-2 @max-[639px]:mt-1 @min-[640px]:text-right">
        <Price from amount={product.price} withTaxes={product.price_with_taxes} />
        <PriceQuantity product={product} />
      </div>
      <div className="z-10 size-11 @max-[639px]:absolute @max-[639px]:top-1 @max-[639px]:-right-2">
        <CardCornerSlot product={product} position="row" />
      </div>
    </article>
  )
}

function RowPicture({ product, priority }: Required<ProductRowProps>) {
  const { featured_img: first, second_img: second } = product
  const place = 'row-span-2 self-start overflow-hidden rounded-base @min-[640px]:row-span-1'
  if (!first)
    return <PlaceholderPicture name={product.name} category={product.family?.title} className={place} />
  return (
    <div className={`relative ${place}`}>
      <Picture {...pictureSource(first)} alt="" sizes="112px" priority={priority} />
      {second && (
        <span className="absolute inset-0 hidden opacity-0 transition-opacity group-hover:opacity-100 md:block">
          <Picture {...pictureSource(second)} alt="" sizes="112px" className="h-full" />
        </span>
      )}
    </div>
  )
}

function RowText({ product }: { product: CardProduct }) {
  const path = useShopPath()
  return (
    <div className="min-w-0">
      <p className="tabular text-12 text-ink-faint @max-[639px]:pr-10">{product.external_id}</p>
      <h3 className="font-sans text-16 leading-snug font-semibold tracking-normal @max-[639px]:pr-8">
        <Link
          to={path(productPath(product))}
          prefetch="intent"
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline focus-visible:outline-none! focus-visible:after:outline-2 focus-visible:after:outline-ink"
        >
          {product.name}
        </Link>
      </h3>
      <p className="mt-0.5 text-12 text-ink-soft @min-[820px]:hidden">
        <Stock product={product} />
      </p>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
        <ColorRow product={product} />
        <TechniqueIcons techniques={product.printing_types} />
      </div>
    </div>
  )
}

/** The stock and the minimum quantity, in one line or one under the other. */
function Stock({ product, apart = false }: { product: CardProduct; apart?: boolean }) {
  const t = useMessages(catalogMessages)
  const { stock, on_order } = product
  const there = stock > 0 ? t.units_in_stock(stock) : on_order ? t.on_order : t.no_stock
  if (!apart) {
    return (
      <>
        {there} · <QuantityNote product={product} />
      </>
    )
  }
  return (
    <>
      <span className={`tabular block ${stock > 0 || on_order ? 'text-ink' : 'text-ink-faint'}`}>
        {there}
      </span>
      <span className="block text-12 text-ink-faint">
        <QuantityNote product={product} />
      </span>
    </>
  )
}
