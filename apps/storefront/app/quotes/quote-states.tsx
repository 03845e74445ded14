import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { ownQuoteMessages, quoteMessages } from '../messages/quotes.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { isRecordId } from '../records/record-id.ts'
import { RecordNothing } from '../records/record-nothing.tsx'
import { RecordSkeleton } from '../records/record-skeleton.tsx'
import { RecordTrouble } from '../records/record-trouble.tsx'
import { troubleOf } from '../session/failures.ts'
import { useApi } from '../session/session-provider.tsx'
import { useAnswer } from '../session/use-answer.ts'
import { useShopPath } from '../shell/shop-data.ts'
import type { Quote } from './quote-life.ts'

type WithQuoteProps = { id: string; children: (quote: Quote, refresh: () => void) => ReactNode }

/** A quote of one's own, or what there is instead of it: a skeleton, nobody's quote, a failure. */
export function WithQuote({ id, children }: WithQuoteProps) {
  const t = useMessages(quoteMessages)
  const api = useApi()
  const isId = isRecordId(id)
  const answer = useAnswer(isId ? id : null, () => api.quotes.getQuoteById({ Id: id }))
  const { value, error, retry } = answer
  const { status } = troubleOf(error, useMessages(shellMessages))
  if (!isId || (error && (status === 404 || status === 400))) return <QuoteMissing />
  if (error) {
    return (
      <RecordTrouble heading="h1" error={error} title={t.failed_title} retryLabel={t.retry} retry={retry} />
    )
  }
  if (value?.id !== id) return <RecordSkeleton label={t.loading} />
  return children(value, retry)
}

function QuoteMissing() {
  const t = useMessages(ownQuoteMessages)
  return (
    <RecordNothing
      heading="h1"
      drawing="lost"
      title={t.missing_title}
      text={t.missing_text}
      to="/orders/quote/list"
      action={t.to_list}
    />
  )
}

/** An address that names no quote means the newest one; whoever has none is shown the empty list. */
export function NewestQuote() {
  const t = useMessages(quoteMessages)
  const api = useApi()
  const path = useShopPath()
  const { value, error, retry } = useAnswer('newest', () => api.quotes.getQuotes({ maxResultCount: 1 }))
  if (error) {
    return (
      <RecordTrouble heading="h1" error={error} title={t.failed_title} retryLabel={t.retry} retry={retry} />
    )
  }
  if (!value) return <RecordSkeleton label={t.loading} />
  const [newest] = value.items
  return <Navigate replace to={path(newest ? `/orders/quote/detail/${newest.id}` : '/orders/quote/list')} />
}
