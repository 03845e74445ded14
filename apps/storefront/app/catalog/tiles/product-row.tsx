import { numberText } from '@estampa/domain/messages/numbers'
import { Picture } from '@estampa/ui/picture'
import { priceText } from '@estampa/ui/price-figure'
import { useMessages } from '@estampa/web/messages'
import { catalogMessages } from '../../messages/catalog.ts'
import { useShopConfig } from '../../shop/shop-data.ts'
import { CardCornerSlot } from './card-corner.tsx'
import { CardPrice, useQuantityNote } from './card-notes.tsx'
import type { CardProduct } from './card-product.ts'
import { ColorRow } from './color-row.tsx'
import { cardPictureSource, rowWidths } from './picture-source.ts'
import { PlaceholderPicture } from './placeholder-picture.tsx'
import { ProductLink } from './product-link.tsx'
import { SecondPicture } from './second-picture.tsx'
import { TechniqueNames } from './technique-names.tsx'
import { useIntent } from './use-intent.ts'

type ProductRowProps = { product: CardProduct; priority?: boolean }

/** One product in one line: who knows the code and the quantity compares faster here than among pictures. */
export function ProductRow({ product, priority = false }: ProductRowProps) {
  const [isIntended, intent] = useIntent()
  return (
    <article className="product-row" {...intent}>
      <RowPicture product={product} priority={priority} withSecond={isIntended} />
      <RowText product={product} />
      <p className="product-row-stock">
        <Stock product={product} apart />
      </p>
      <div className="product-row-price">
        <CardPrice product={product} />
      </div>
      <CardCornerSlot product={product} position="row" />
    </article>
  )
}

function RowPicture({ product, priority, withSecond }: Required<ProductRowProps> & { withSecond: boolean }) {
  const { featured_img: first, second_img: second, name, family } = product
  if (!first) {
    return <PlaceholderPicture name={name} category={family?.title} className="product-row-picture" />
  }
  return (
    <div className="product-row-picture">
      <Picture {...cardPictureSource(first, rowWidths)} alt="" sizes="144px" priority={priority} />
      {second && withSecond && <SecondPicture picture={second} sizes="144px" />}
    </div>
  )
}

function RowText({ product }: { product: CardProduct }) {
  return (
    <div className="product-row-text">
      <p className="product-row-code">{product.external_id}</p>
      <h3 className="product-row-name">
        <ProductLink product={product} />
      </h3>
      <p className="product-row-note">
        <Stock product={product} />
      </p>
      <div className="product-row-marks">
        <ColorRow product={product} />
        <TechniqueNames techniques={product.printing_types} />
      </div>
      <RowTiers tiers={product.price_tiers} />
    </div>
  )
}

/** A small table of what so many cost, for templates whose lists carry it. */
function RowTiers({ tiers }: { tiers: CardProduct['price_tiers'] }) {
  const { withTaxes, roundPrice } = useShopConfig()
  if (tiers.length < 2) return null
  return (
    <p className="product-row-tiers">
      {tiers.map(({ min_quantity, price, price_with_taxes }) => (
        <span key={min_quantity}>
          {`${numberText(min_quantity)}+ `}
          <b>{priceText(withTaxes ? price_with_taxes : price, roundPrice)}</b>
        </span>
      ))}
    </p>
  )
}

/** The stock and the minimum quantity, in one line or one under the other. */
function Stock({ product, apart = false }: { product: CardProduct; apart?: boolean }) {
  const t = useMessages(catalogMessages)
  const quantity = useQuantityNote(product)
  const { stock, on_order } = product
  const there = stock > 0 ? t.units_in_stock(stock) : on_order ? t.on_order : t.no_stock
  if (!apart) return `${there} · ${quantity}`
  return (
    <>
      <span data-none={stock > 0 || on_order ? undefined : ''}>{there}</span>
      <small>{quantity}</small>
    </>
  )
}
