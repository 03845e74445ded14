import { fromWire, toWire } from '@estampa/domain/money'
import { Skeleton } from '@estampa/ui/skeleton'
import { useMessages } from '@estampa/web/messages'
import { sumOf } from '@estampa/web/money'
import { toBreakdown } from '../cart/breakdown.ts'
import type { CartPrices } from '../cart/price-entries.ts'
import { lawMessages } from '../messages/law.ts'
import { Amount } from '../money/amount.tsx'
import { useShopConfig } from '../shop/shop-data.ts'

type ItemizedSumsProps = { totals: CartPrices | undefined; shippingCost: number | undefined }

/** Every part of what will be paid, before it is ordered. The parts add up to the total. */
export function ItemizedSums({ totals, shippingCost = 0 }: ItemizedSumsProps) {
  const t = useMessages(lawMessages)
  const { roundPrice } = useShopConfig()
  if (!totals) return <Skeleton className="h-40 w-full" />
  const { goods, decoration, setUp, minimumExtra, taxes } = toBreakdown({ prices: totals }, roundPrice)
  const rows: [string, number][] = [
    [t.goods, goods],
    [t.decoration, decoration],
    [t.set_up, setUp],
    [t.minimum_extra, minimumExtra],
    [t.taxes, taxes],
    [t.discount, -findDiscount(totals)],
  ]
  return (
    <dl aria-live="polite" className="text-14">
      {rows
        .filter(([, amount], index) => index === 0 || amount !== 0)
        .map(([label, amount]) => (
          <SumRow key={label} label={label} amount={amount} />
        ))}
      <SumRow label={t.shipping} amount={shippingCost} free={t.free} />
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="text-16 font-semibold">
          {t.total} <span className="block text-12 font-normal text-ink-faint">{t.total_text}</span>
        </dt>
        <dd>
          <Amount value={sumOf(totals.total, shippingCost)} className="text-22 font-semibold" />
        </dd>
      </div>
    </dl>
  )
}

/** The discount of a quote, whose total is less than its lines with their taxes. */
export function findDiscount({ subTotal, taxes, total }: Pick<CartPrices, 'subTotal' | 'taxes' | 'total'>) {
  return toWire(fromWire(subTotal) + fromWire(taxes) - fromWire(total))
}

function SumRow({ label, amount, free }: { label: string; amount: number; free?: string }) {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{amount === 0 && free ? free : <Amount value={amount} />}</dd>
    </div>
  )
}
