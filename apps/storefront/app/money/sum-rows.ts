import { useMessages } from '@estampa/web/messages'
import { sumOf } from '@estampa/web/money'
import { sumsMessages } from '../messages/sums.ts'
import { useShopConfig } from '../shop/shop-data.ts'
import { useMoneyInText } from './amount.tsx'

type Sums = { subTotal: number; taxes: number }
type SumRow = { label: string; amount: number | undefined; hint?: string | undefined }

/**
 * The subtotal is the sum of the lines as the shop shows them: with their taxes, which it then names, or without them,
 * and the taxes are a row of their own.
 */
export function useSumRows(sums: Sums | undefined): SumRow[] {
  const t = useMessages(sumsMessages)
  const money = useMoneyInText()
  const { withTaxes } = useShopConfig()
  if (!withTaxes) {
    return [
      { label: t.subtotal, amount: sums?.subTotal },
      { label: t.taxes, amount: sums?.taxes },
    ]
  }
  const amount = sums && sumOf(sums.subTotal, sums.taxes)
  return [{ label: t.subtotal, amount, hint: sums && t.included(money(sums.taxes)) }]
}
