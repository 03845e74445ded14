import { priceText } from '@estampa/ui/price-figure'
import { useMessages } from '@estampa/web/messages'
import { cartUnitMessages } from '../messages/cart.ts'
import { unitDecimals } from '../money/unit-decimals.ts'
import { useShopConfig } from '../shop/shop-data.ts'
import type { CartPriceEntry } from './price-entries.ts'

type Unit = CartPriceEntry['units'][number]
type UnitPriceProps = {
  /** Sizes may differ in price: then the lowest price is shown. */
  units: readonly Unit[]
  isDecorated: boolean
  /** Follows the total beside it; undefined follows the shop's setting. */
  withTaxes?: boolean
  className?: string
}

/** The price of one unit with its decoration. */
export function UnitPrice({ units, isDecorated, withTaxes: asked, className = '' }: UnitPriceProps) {
  const t = useMessages(cartUnitMessages)
  const config = useShopConfig()
  const withTaxes = asked ?? config.withTaxes
  // prices stored by an older build may lack it
  const prices = units
    .map((unit) => (withTaxes ? unit.decoratedUnitPriceWithTaxes : unit.decoratedUnitPrice))
    .filter((price) => typeof price === 'number')
  if (prices.length === 0) return null
  const least = Math.min(...prices)
  const [only, ...others] = units
  const decimals =
    only && others.length === 0 ? unitDecimals(least, only.quantity, config) : config.roundPrice
  return (
    <span className={`whitespace-nowrap ${className}`}>
      {least < Math.max(...prices) && `${t.from} `}
      <span className="tabular">{priceText(least, decimals)}</span> {isDecorated ? t.each_with_logo : t.each}
    </span>
  )
}

/** The decorations and their print areas, in the same words on every page and document. */
export function Decorations({ entry }: { entry: Pick<CartPriceEntry, 'decorations'> | undefined }) {
  return (entry?.decorations ?? []).map((decoration) => (
    <span key={decoration} className="mt-0.5 block text-14 text-brand-ink">
      {decoration}
    </span>
  ))
}
