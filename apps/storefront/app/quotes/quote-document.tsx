import { useMessages } from '@estampa/web/messages'
import { receivedLines } from '../cart/received-lines.ts'
import { quoteMessages } from '../messages/quotes.ts'
import { Amount } from '../money/amount.tsx'
import type { PublicQuote, Quote } from './quote-rules.ts'
import { QuotedLine } from './quoted-line.tsx'

type QuoteContents = Pick<PublicQuote, 'rows' | 'pictures' | 'totals' | 'comment' | 'answer'> &
  Partial<Pick<Quote, 'lines'>>

/** The contents of a quote: its lines, its frozen totals, the comment and the seller's answer. */
export function QuoteDocument({ quote }: { quote: QuoteContents }) {
  const t = useMessages(quoteMessages)
  const { rows, pictures, totals, comment, answer } = quote
  const lines = receivedLines(quote.lines ?? [])
  return (
    <section aria-label={t.lines}>
      {answer?.note && <SellerNote by={answer.by} note={answer.note} />}
      {answer?.leadTimeDays && <p className="mb-4 max-w-prose">{t.lead_time(answer.leadTimeDays)}</p>}
      <ul className="divide-y divide-line border-y border-line">
        {[...Map.groupBy(rows, (row) => row.shoppingCartUUID)].map(([uuid, own]) => (
          <li key={uuid}>
            <QuotedLine
              rows={own}
              pictures={pictures.filter((picture) => picture.shoppingCartUUID === uuid)}
              line={lines.find((line) => line.shoppingCartUUID === uuid)}
              discount={answer?.lineDiscounts.find((line) => line.shoppingCartUUID === uuid)}
            />
          </li>
        ))}
      </ul>
      {totals && <Totals totals={totals} percent={wholePercent(answer)} />}
      {comment && (
        <div className="mt-8">
          <h2 className="text-18 font-semibold">{t.comment}</h2>
          <p className="mt-1 max-w-prose break-words whitespace-pre-line text-ink-soft">{comment}</p>
        </div>
      )}
    </section>
  )
}

/** The share that the sum of the discounts is; where lines have their own it is none. */
function wholePercent(answer: QuoteContents['answer']): number | null {
  return answer && answer.lineDiscounts.length === 0 ? answer.discountPercent : null
}

/** The seller's own note, set apart from the contents of the quote. */
function SellerNote({ by, note }: { by: string; note: string }) {
  const t = useMessages(quoteMessages)
  return (
    <figure className="mb-6 rounded-base bg-wash px-4 py-3">
      <figcaption className="text-14 font-semibold">{t.answer_of(by)}</figcaption>
      <blockquote className="mt-1 max-w-prose break-words whitespace-pre-line">{note}</blockquote>
    </figure>
  )
}

type TotalsProps = { totals: NonNullable<QuoteContents['totals']>; percent: number | null }

function Totals({ totals, percent }: TotalsProps) {
  const t = useMessages(quoteMessages)
  const rows = [
    { label: t.subtotal, amount: totals.subTotal, hint: '' },
    { label: t.taxes, amount: totals.taxes, hint: '' },
    ...(totals.discount > 0
      ? [{ label: t.discount_of(percent), amount: -totals.discount, hint: t.discount_taxes }]
      : []),
  ]
  return (
    <dl className="ml-auto w-full max-w-85 pt-4 text-14">
      {rows.map(({ label, amount, hint }) => (
        <div key={label} className="flex justify-between gap-4 py-1">
          <dt className="text-ink-soft">
            {label} {hint && <span className="block text-12 text-ink-faint">{hint}</span>}
          </dt>
          <dd>
            <Amount value={amount} />
          </dd>
        </div>
      ))}
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
        <dt className="text-16 font-semibold">{t.total}</dt>
        <dd>
          <Amount value={totals.total} className="text-22 font-semibold" />
        </dd>
        <dd className="w-full text-12 text-ink-faint">{t.shipping_apart}</dd>
      </div>
    </dl>
  )
}
