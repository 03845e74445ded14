import type { CartProduct } from '@estampa/domain/cart'
import { Badge } from '@estampa/ui/badge'
import { LinePicture } from '../cart/line-picture.tsx'
import { type LineView, viewOf } from '../cart/line-view.ts'
import { findEntry } from '../cart/price-entries.ts'
import { MadeToOrder } from '../law/withdrawal-note.tsx'
import { cartMessages } from '../messages/cart.ts'
import { checkoutMessages } from '../messages/checkout.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Price } from '../money/price.tsx'
import { useCheckout } from './checkout-provider.tsx'

type BoughtLinesProps = {
  lines: readonly CartProduct[]
  short?: ReadonlyMap<string, number>
  compact?: boolean
}

/** The products of the order that is being made; `short` says what is left of those without enough stock. */
export function BoughtLines({ lines, short, compact = false }: BoughtLinesProps) {
  const t = useMessages(checkoutMessages)
  const { prices } = useCheckout().goods
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => {
        const view = viewOf(line)
        const entry = findEntry(prices, view.uuid)
        const left = short?.get(view.uuid)
        return (
          <li key={view.uuid} className="flex gap-3 py-3">
            <LinePicture line={line} className={compact ? 'w-14 self-start' : 'w-[69px] self-start'} />
            <div className="flex min-w-0 flex-1 flex-col justify-between gap-x-4 gap-y-1 sm:flex-row">
              <div className="min-w-0">
                <p className="text-14 leading-snug font-semibold">{view.name}</p>
                <p className="mt-0.5 text-14 text-ink-soft">
                  <Bought view={view} />
                </p>
                {view.isCustomised && !compact && <MadeToOrder />}
                {left !== undefined && (
                  <Badge tone="error">
                    {t.short_of_stock}: {t.left_in_stock(left)}
                  </Badge>
                )}
              </div>
              {entry && (
                <span className="shrink-0">
                  <Price
                    bare
                    size={compact ? 'small' : 'base'}
                    amount={entry.prices.subTotal}
                    withTaxes={entry.prices.total}
                  />
                </span>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function Bought({ view }: { view: LineView }) {
  const t = useMessages(cartMessages)
  const what = view.isCurve
    ? view.rows.map((row) => `${row.color} ${row.size} ${t.units(row.quantity)}`)
    : [...view.details, t.units(view.quantity)]
  return (
    <>
      {what.join(' · ')}
      {view.isCustomised && ` · ${t.customised}`}
    </>
  )
}
