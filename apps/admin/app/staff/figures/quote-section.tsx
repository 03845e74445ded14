import { numberText } from '@estampa/domain/messages/numbers'
import { type DaySpan, quoteSteps } from '@estampa/domain/staff/figures'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PageSection } from '../../controls/page-section.tsx'
import { RowsSkeleton } from '../../controls/rows-skeleton.tsx'
import { figuresMessages } from '../../messages/figures.ts'
import { useShop, useStaffApi } from '../../session/account.ts'
import { ChangeFigure } from './change-figure.tsx'
import { shareWidth } from './chart-scale.ts'
import type { QuoteFigures } from './figures-types.ts'
import { wholeAmount } from './whole-amount.ts'

/** How far the quotes of a span came, and the carts that were left. */
export function QuoteSection({ span }: { span: DaySpan }) {
  const t = useMessages(figuresMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const { data, error, refetch } = useQuery({
    queryKey: [shop, 'figures', 'quotes', span],
    queryFn: ({ signal }) => api.getQuoteFigures(span, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="grid content-start gap-8">
      <PageSection title={t.quotes_title} note={t.quotes_note}>
        {error && !data && (
          <RecordFailure error={error} title={t.failed_title} retry={() => void refetch()} />
        )}
        {!error && !data && <RowsSkeleton label={t.loading} rows={5} />}
        {data && <QuoteWay figures={data} />}
      </PageSection>
      {data && (
        <PageSection title={t.carts_title} note={t.carts_note}>
          <LeftCarts figures={data} />
        </PageSection>
      )}
    </div>
  )
}

function QuoteWay({ figures: { quotes, quotesBefore } }: { figures: QuoteFigures }) {
  const t = useMessages(figuresMessages)
  if (quotes.asked === 0) return <p className="text-ink-soft">{t.quotes_none}</p>
  return (
    <>
      <table className="quote-way">
        <caption className="sr-only">{t.quotes_title}</caption>
        <tbody>
          {quoteSteps.map((step) => {
            const percent = Math.round((100 * quotes[step]) / quotes.asked)
            return (
              <tr key={step}>
                <th scope="row">{t.quote_steps[step]}</th>
                <td aria-hidden="true" className="w-2/5">
                  <span className="share-bar" style={{ width: shareWidth(quotes[step], quotes.asked) }} />
                </td>
                <td className="number font-semibold">{numberText(quotes[step])}</td>
                <td className="number text-ink-soft">{t.of_asked(percent)}</td>
                <td className="number text-13 max-sm:hidden">
                  <ChangeFigure now={quotes[step]} before={quotesBefore[step]} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {quotes.medianHours !== null && (
        <p className="mt-3 text-13 text-ink-soft">
          {t.first_answer(quotes.medianHours)}
          {quotesBefore.medianHours !== null && ` (${t.first_answer_before(quotesBefore.medianHours)})`}.
        </p>
      )}
    </>
  )
}

function LeftCarts({ figures: { carts, cartsBefore } }: { figures: QuoteFigures }) {
  const t = useMessages(figuresMessages)
  if (carts.count === 0 && cartsBefore.count === 0) return <p className="text-ink-soft">{t.carts_none}</p>
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-20 font-semibold tabular">{t.carts(carts.count)}</span>
      <span className="tabular">{t.carts_worth(wholeAmount(carts.amount))}</span>
      <span className="text-13">
        <ChangeFigure now={carts.count} before={cartsBefore.count} />
      </span>
    </p>
  )
}
