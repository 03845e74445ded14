import { PriceFigure, priceText } from '@estampa/ui/price-figure'
import { useShopConfig } from '../shop/shop-data.ts'

/** `money(1234.5)` is «$ 1.234,50», rounded the shop's way; what is taken off has its sign before it. */
export function useMoney(): (amount: number) => string {
  const { roundPrice } = useShopConfig()
  return (amount) => (amount < 0 ? `−${priceText(-amount, roundPrice)}` : priceText(amount, roundPrice))
}

/** The same within a sentence, where it never breaks. */
export function useMoneyInText(): (amount: number) => string {
  const money = useMoney()
  return (amount) => money(amount).replaceAll(' ', '\u00a0')
}

/** A plain amount, for tables and sums. */
export function Amount({ value, className = '' }: { value: number; className?: string | undefined }) {
  const money = useMoney()
  return <span className={`tabular whitespace-nowrap ${className}`}>{money(value)}</span>
}

/** A total that stands for itself, with small cents like every price. */
export function AmountFigure({ value }: { value: number }) {
  const { roundPrice } = useShopConfig()
  return <PriceFigure amount={value} decimals={roundPrice} size="large" />
}
