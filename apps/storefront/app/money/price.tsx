import { PriceFigure, type PriceSize, priceText } from '@estampa/ui/price-figure'
import { useMessages } from '@estampa/web/messages'
import { moneyMessages } from '../messages/money.ts'
import { useNetPriceName, useShopConfig } from '../shop/shop-data.ts'

type PriceProps = {
  /** Before taxes, in major units as it came from the API; null: the shop shows no prices. */
  amount: number | null
  /** The same with taxes; shown when the shop's prices include them. */
  withTaxes?: number | null
  /** «desde», before the price of a card. */
  from?: boolean
  each?: boolean
  struck?: boolean
  /** Leaves «+ impuestos» out where it is stated once for all prices. */
  bare?: boolean
  size?: PriceSize
  /** Those of the shop, unless what is shown is to be multiplied. */
  decimals?: number
}

/** Prices that stand among many have no cents where they are zero. */
const decimalsOnCard = (amount: number, decimals: number) => (amount % 1 ? decimals : 0)

/** A price as this shop shows it: rounded its way, with or without taxes, or not at all. */
export function Price({
  amount,
  withTaxes,
  from,
  each,
  struck = false,
  bare = false,
  size = 'base',
  decimals,
}: PriceProps) {
  const config = useShopConfig()
  const t = useMessages(moneyMessages)
  const shown = config.withTaxes ? (withTaxes ?? amount) : amount
  if (!config.pricesInShop || shown === null) return null
  return (
    <>
      <PriceFigure
        amount={shown}
        decimals={decimals ?? (from ? decimalsOnCard(shown, config.roundPrice) : config.roundPrice)}
        size={size}
        struck={struck}
        from={from ? t.from : undefined}
        unit={each ? t.each : undefined}
        taxes={config.withTaxes || bare ? undefined : t.plus_taxes}
      />
      {!bare && <NetPrice amount={amount} />}
    </>
  )
}

/** «c/u + impuestos» where taxes come on top. */
export function EachBeforeTaxes() {
  const t = useMessages(moneyMessages)
  if (useShopConfig().withTaxes) return t.each
  return (
    <>
      <span className="each">{`${t.each} `}</span>
      {t.plus_taxes}
    </>
  )
}

/** The price before taxes, in small print, where consumers see final prices and the country requires it. */
export function NetPrice({ amount, from }: Pick<PriceProps, 'amount' | 'from'>) {
  const config = useShopConfig()
  const netPrice = useNetPriceName()
  if (!netPrice || !config.withTaxes || amount === null) return null
  return (
    <span className="net-price">
      {`${netPrice}: `}
      <span>{priceText(amount, from ? decimalsOnCard(amount, config.roundPrice) : config.roundPrice)}</span>
    </span>
  )
}
