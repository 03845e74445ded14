import { isAlmostGone } from '@estampa/domain/catalog/quantities'
import { Badge } from '@estampa/ui/badge'
import { useMessages } from '@estampa/web/messages'
import { catalogMessages } from '../../messages/catalog.ts'
import { EachBeforeTaxes, NetPrice, Price } from '../../money/price.tsx'
import type { CardProduct } from './card-product.ts'

/** The minimum quantity if there is one, else the quantity that the shop suggests. */
export function useQuantityNote(product: CardProduct): string {
  const t = useMessages(catalogMessages)
  const { sold_from_quantity: least, minimum_order_quantity: suggested } = product
  if (least !== null && least > 1) return t.minimum(least)
  return suggested > 1 ? t.suggested(suggested) : t.any_quantity
}

/** «desde $ 5.403» above «c/u + IVA · 500 un.»: the lowest price of one unit, and the quantity that has it. */
export function CardPrice({ product }: { product: CardProduct }) {
  const t = useMessages(catalogMessages)
  const { price, price_with_taxes: withTaxes, price_from_quantity: units } = product
  if (price === null) return <span className="price-on-request">{t.price_on_request}</span>
  return (
    <span className="price-line">
      <Price from bare amount={price} withTaxes={withTaxes} />
      <small>
        <EachBeforeTaxes />
        {units !== null && units > 1 && ` · ${t.price_of(units)}`}
      </small>
      <NetPrice from amount={price} />
    </span>
  )
}

/** The shop's own word for a product, or that few are left of it. */
export function CardBadge({ product }: { product: CardProduct }) {
  const t = useMessages(catalogMessages)
  const text = isAlmostGone(product) ? t.last_units : product.tag
  if (!text) return null
  return (
    <span className="product-card-badge">
      <Badge theme="brand">{text}</Badge>
    </span>
  )
}
