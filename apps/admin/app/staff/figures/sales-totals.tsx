import { numberText } from '@estampa/domain/messages/numbers'
import { useMessages } from '@estampa/web/messages'
import { figuresMessages } from '../../messages/figures.ts'
import { ChangeFigure } from './change-figure.tsx'
import type { SalesFigures } from './figures-types.ts'
import { useSpanText } from './use-span-text.ts'
import { wholeAmount } from './whole-amount.ts'

type Total = { name: string; now: number; before: number; text: (value: number) => string }

/** The numbers of a span, each beside that of the span before. */
export function SalesTotals({ figures: { sales, salesBefore, before } }: { figures: SalesFigures }) {
  const t = useMessages(figuresMessages)
  const spanText = useSpanText()
  const totals: Total[] = [
    { name: t.amount, now: sales.amount, before: salesBefore.amount, text: wholeAmount },
    { name: t.orders, now: sales.orders, before: salesBefore.orders, text: numberText },
    { name: t.average, now: averageOf(sales), before: averageOf(salesBefore), text: wholeAmount },
    { name: t.units, now: sales.units, before: salesBefore.units, text: numberText },
  ]
  return (
    <div>
      <dl className="totals">
        {totals.map((total) => (
          <div key={total.name}>
            <dt className="text-13 text-ink-soft">{total.name}</dt>
            <dd className="total-value">{total.text(total.now)}</dd>
            <dd className="flex flex-wrap gap-x-2 text-13">
              <ChangeFigure now={total.now} before={total.before} />
              {total.before !== 0 && (
                <span className="whitespace-nowrap tabular text-ink-faint">
                  {t.before(total.text(total.before))}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-13 text-ink-faint">{`${t.amount_hint}. ${t.compared(spanText(before))}.`}</p>
    </div>
  )
}

const averageOf = ({ orders, amount }: SalesFigures['sales']) => (orders === 0 ? 0 : amount / orders)
