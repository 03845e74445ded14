import { languages } from '@estampa/domain/countries/languages'
import { decimalsOf } from '@estampa/domain/money'
import { priceText } from '@estampa/ui/price-figure'
import { useShop } from './account.ts'

/** `money(1234.5)` is «$ 1.234,50», with the cents of the shop's currency; what is taken off has its sign before it. */
export function useAmountText(): (amount: number) => string {
  const decimals = decimalsOf[languages[useShop().environment].currency]
  return (amount) => {
    const text = priceText(Math.abs(amount), decimals).replaceAll(' ', '\u00a0')
    return amount < 0 ? `−${text}` : text
  }
}
