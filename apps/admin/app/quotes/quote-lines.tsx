import { useMessages } from '@estampa/web/messages'
import { PageSection } from '../controls/page-section.tsx'
import { quoteDeskMessages } from '../messages/quotes.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import type { OfficeQuote } from './use-quote.ts'

type Quote = Pick<OfficeQuote['quote'], 'rows' | 'totals'>

/** The rows of a quote with their sums, as its document has them. */
export function QuoteLines({ quote }: { quote: Quote }) {
  const t = useMessages(quoteDeskMessages)
  return (
    <PageSection title={t.lines}>
      <QuoteRows rows={quote.rows} />
      {quote.totals ? (
        <QuoteSums totals={quote.totals} />
      ) : (
        <p className="mt-4 text-13 text-ink-faint">{t.no_prices}</p>
      )}
    </PageSection>
  )
}

export function QuoteRows({ rows }: Pick<Quote, 'rows'>) {
  const money = useAmountText()
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <li key={`${row.shoppingCartUUID} ${row.sku}`} className="flex items-start gap-3 py-2.5">
          {row.isFree ? <span className="w-12 shrink-0" /> : <RowPicture image={row.image} />}
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{row.productName}</span>
            <span className="block text-13 text-ink-soft">
              {[row.variantName, row.sku].filter(Boolean).join(' · ')}
            </span>
            {row.decorations.map((decoration) => (
              <span key={decoration} className="block text-13 text-ink-soft">
                {decoration}
              </span>
            ))}
          </span>
          <span className="text-right tabular">
            <span className="block font-medium">{row.total === null ? '' : money(row.total)}</span>
            <span className="block text-13 text-ink-soft">
              {row.quantity}
              {row.decoratedUnitPrice !== null && ` × ${money(row.decoratedUnitPrice)}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

export function RowPicture({ image }: { image: string | null }) {
  return (
    <span className="size-12 shrink-0 overflow-hidden rounded-base bg-wash">
      {image && (
        <img src={image} alt="" width={48} height={48} loading="lazy" className="size-full object-contain" />
      )}
    </span>
  )
}

export function QuoteSums({ totals }: { totals: NonNullable<Quote['totals']> }) {
  const t = useMessages(quoteDeskMessages)
  const money = useAmountText()
  const sums = [
    { label: t.sub_total, amount: totals.subTotal },
    { label: t.taxes, amount: totals.taxes },
    ...(totals.discount > 0 ? [{ label: t.discount, amount: -totals.discount }] : []),
  ]
  return (
    <dl className="mt-3 ml-auto grid w-full max-w-72 gap-1 border-t border-line pt-3 text-13 tabular">
      {sums.map(({ label, amount }) => (
        <div key={label} className="flex justify-between gap-6">
          <dt className="text-ink-soft">{label}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-6 text-16 font-semibold">
        <dt>{t.total}</dt>
        <dd>{money(totals.total)}</dd>
      </div>
    </dl>
  )
}
