import { dateText } from '@estampa/web/countries'
import { isFailure, useFailureView } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { PageSection } from '../controls/page-section.tsx'
import { useSettled } from '../controls/use-settled.ts'
import { composerMessages } from '../messages/quotes.ts'
import { useShop } from '../session/account.ts'
import { QuoteRows, QuoteSums } from './quote-lines.tsx'
import type { AnswerView } from './use-quote.ts'

const TYPING_MS = 400

type OfferPreviewProps<Asked> = {
  /** null: there is nothing that could be priced. */
  asked: Asked | null
  preview: (asked: Asked, options: { signal: AbortSignal; isQuiet: true }) => Promise<AnswerView>
}

/** What the buyer would get, as the server prices it at this moment. */
export function OfferPreview<Asked>({ asked: typed, preview }: OfferPreviewProps<Asked>) {
  const t = useMessages(composerMessages)
  const { shop, environment } = useShop()
  const asked = useSettled(typed, TYPING_MS)
  const { data, error, isFetching } = useQuery({
    queryKey: [shop, 'offer', asked],
    queryFn: asked === null ? skipToken : ({ signal }) => preview(asked, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <PageSection
      title={t.preview}
      action={
        <span role="status" className="text-13 text-ink-faint">
          {isFetching ? t.calculating : ''}
        </span>
      }
    >
      {!error && !data && <p className="text-13 text-ink-faint">{t.preview_none}</p>}
      {error && <PreviewFailure error={error} />}
      {data && !error && (
        <div className={clsx(isFetching && 'opacity-60')}>
          <QuoteRows rows={data.rows} />
          <QuoteSums totals={data.totals} />
          <p className="mt-3 text-right text-13 text-ink-soft">
            {t.valid_until(dateText(data.expiresAt, environment))}
          </p>
          {data.belowCost.length > 0 && (
            <p className="mt-2 text-13 font-medium text-warning">{t.below_cost(namesOf(data))}</p>
          )}
        </div>
      )}
    </PageSection>
  )
}

const namesOf = ({ rows, belowCost }: AnswerView) =>
  [
    ...new Set(
      rows.filter((row) => belowCost.includes(row.shoppingCartUUID)).map(({ productName }) => productName),
    ),
  ].join(', ')

function PreviewFailure({ error }: { error: unknown }) {
  const { message } = useFailureView()(error)
  return <p className={clsx('text-13', isFailure(error) ? 'text-error' : 'text-ink-soft')}>{message}</p>
}
