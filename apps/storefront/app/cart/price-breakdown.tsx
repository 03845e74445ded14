import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { priceBreakdownMessages } from '../messages/price-breakdown.ts'
import { Amount, useMoneyInText } from '../money/amount.tsx'
import { useShopConfig } from '../shop/shop-data.ts'
import { toBreakdown } from './breakdown.ts'
import type { CartPriceEntry } from './price-entries.ts'

/** The parts of a line's total, folded at first. */
export function LineBreakdown({ entry }: { entry: CartPriceEntry | undefined }) {
  const t = useMessages(priceBreakdownMessages)
  const { pricesInShop } = useShopConfig()
  if (!pricesInShop) return null
  if (!entry) return <div className="mt-1 h-9" />
  return (
    <details className="group mt-1 min-h-9 text-14">
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1.5 text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        {t.breakdown}
        <Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <BreakdownRows entry={entry} />
    </details>
  )
}

type BreakdownRowsProps = {
  entry: Pick<CartPriceEntry, 'prices'>
  /** In place of «Total». */
  totalName?: string
}

export function BreakdownRows({ entry, totalName }: BreakdownRowsProps) {
  const t = useMessages(priceBreakdownMessages)
  const money = useMoneyInText()
  const { roundPrice } = useShopConfig()
  const { goods, decoration, setUp, minimumExtra, taxes, total } = toBreakdown(entry, roundPrice)
  const rows = [
    { label: t.goods, amount: goods },
    { label: t.decoration, amount: decoration },
    { label: t.set_up, amount: setUp, note: t.set_up_text },
    { label: t.minimum_extra, amount: minimumExtra, note: t.minimum_text(money(minimumExtra)) },
    { label: t.taxes, amount: taxes },
  ].filter((row, index) => index === 0 || row.amount !== 0)
  return (
    <dl className="max-w-105 border-l-2 border-line py-1 pl-4 text-14">
      {rows.map(({ label, amount, note }) => (
        <div key={label} className="flex justify-between gap-6 py-1">
          <dt className="text-ink-soft">
            {label}
            {note && <span className="block text-12 text-ink-faint">{note}</span>}
          </dt>
          <dd>
            <Amount value={amount} />
          </dd>
        </div>
      ))}
      <div className="mt-1 flex justify-between gap-6 border-t border-line pt-2 font-semibold">
        <dt>{totalName ?? t.total}</dt>
        <dd>
          <Amount value={total} />
        </dd>
      </div>
    </dl>
  )
}
