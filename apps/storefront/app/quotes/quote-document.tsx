import { quoteMessages } from '../messages/quotes.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Amount } from '../money/amount.tsx'
import { PictureTile } from '../records/picture-tile.tsx'
import type { PublicQuote } from './quote-life.ts'

type Document = Pick<PublicQuote, 'rows' | 'totals' | 'comment' | 'answer'>
type Row = Document['rows'][number]

/** What the paper of a quote shows: its rows, its sums as they were frozen, and what was said to it. */
export function QuoteDocument({ quote }: { quote: Document }) {
  const t = useMessages(quoteMessages)
  const { rows, totals, comment, answer } = quote
  return (
    <section aria-label={t.lines}>
      {answer?.note && <SellerNote by={answer.by} note={answer.note} />}
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one variant may stand in two lines; a quote never changes
          <li key={index}>
            <DocumentRow row={row} />
          </li>
        ))}
      </ul>
      {totals && <Totals totals={totals} percent={answer?.discountPercent ?? null} />}
      {comment && (
        <div className="mt-8">
          <h2 className="text-18 font-semibold">{t.comment}</h2>
          <p className="mt-1 max-w-[70ch] break-words whitespace-pre-line text-ink-soft">{comment}</p>
        </div>
      )}
    </section>
  )
}

/** In the seller's own words, set apart from the paper. */
function SellerNote({ by, note }: { by: string; note: string }) {
  const t = useMessages(quoteMessages)
  return (
    <figure className="mb-6 rounded-base bg-wash px-4 py-3">
      <figcaption className="text-14 font-semibold">{t.answer_of(by)}</figcaption>
      <blockquote className="mt-1 max-w-[70ch] break-words whitespace-pre-line">{note}</blockquote>
    </figure>
  )
}

function DocumentRow({ row }: { row: Row }) {
  const t = useMessages(quoteMessages)
  const { productName, variantName, sku, quantity, image, decorations, unitPrice, subTotal } = row
  return (
    <div className="flex gap-4 py-4">
      <PictureTile image={image} className="w-[72px] self-start sm:w-[88px]" />
      <div className="flex min-w-0 flex-1 flex-col justify-between gap-x-6 gap-y-1.5 sm:flex-row">
        <div className="min-w-0">
          <p className="leading-snug font-semibold">{productName}</p>
          <p className="mt-0.5 text-14 text-ink-soft">{[variantName, sku].filter(Boolean).join(' · ')}</p>
          {decorations.map((decoration) => (
            <p key={decoration} className="mt-0.5 text-14 text-brand-ink">
              {decoration}
            </p>
          ))}
        </div>
        <p className="flex shrink-0 flex-wrap items-baseline justify-between gap-x-4 text-14 text-ink-soft sm:block sm:text-right">
          <span className="tabular block whitespace-nowrap">
            {t.units(quantity)}
            {unitPrice !== null && (
              <>
                {' × '}
                <Amount value={unitPrice} />
              </>
            )}
          </span>
          {subTotal !== null && <Amount value={subTotal} className="text-16 font-semibold text-ink" />}
        </p>
      </div>
    </div>
  )
}

type TotalsProps = { totals: NonNullable<Document['totals']>; percent: number | null }

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
    <dl className="ml-auto w-full max-w-[340px] pt-4 text-14">
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
