import { cartUnitMessages } from '../messages/cart.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Amount } from '../money/amount.tsx'
import { useShopConfig } from '../shell/shop-data.ts'
import type { ShownEntry } from './price-entries.ts'

type Unit = ShownEntry['units'][number]
type UnitPriceProps = {
  /** Sizes may cost more than others: then the least is said. */
  units: readonly Unit[]
  isDecorated: boolean
  /** As the total beside it is; undefined: as the shop shows its prices. */
  withTaxes?: boolean
  className?: string
}

/** What one unit costs with the design on it. */
export function UnitPrice({ units, isDecorated, withTaxes: asked, className = '' }: UnitPriceProps) {
  const t = useMessages(cartUnitMessages)
  const config = useShopConfig()
  const withTaxes = asked ?? config.withTaxes
  // prices that this browser kept from before may not say it
  const prices = units
    .map((unit) => (withTaxes ? unit.decoratedUnitPriceWithTaxes : unit.decoratedUnitPrice))
    .filter((price) => typeof price === 'number')
  if (prices.length === 0) return null
  const least = Math.min(...prices)
  return (
    <span className={`whitespace-nowrap ${className}`}>
      {least < Math.max(...prices) && `${t.from} `}
      <Amount value={least} /> {isDecorated ? t.each_with_logo : t.each}
    </span>
  )
}

/** What is made where: the same words on every page and paper. */
export function Decorations({ entry }: { entry: Pick<ShownEntry, 'decorations'> | undefined }) {
  return (entry?.decorations ?? []).map((decoration) => (
    <span key={decoration} className="mt-0.5 block text-14 text-brand-ink">
      {decoration}
    </span>
  ))
}
