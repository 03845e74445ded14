import { useFailureView } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { isWriting, keepScrollPosition, usePolling } from '@estampa/web/polling'
import { isRecordId, RecordEmpty, RecordFailure, RecordSkeleton } from '@estampa/web/records'
import { useAsyncValue } from '@estampa/web/state'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { liveUpdateMessages } from '../messages/live-updates.ts'
import { ownQuoteMessages, quoteMessages } from '../messages/quotes.ts'
import { useApi, useVisitor } from '../session/session-provider.tsx'
import { useShopPath } from '../shop/shop-data.ts'
import { isSameQuote, mayQuoteChange, type Quote } from './quote-rules.ts'

type WithQuoteProps = { id: string; children: (quote: Quote, refresh: () => void) => ReactNode }

/** A quote of the visitor, or its replacement: a skeleton, a missing quote, a failure. */
export function WithQuote({ id, children }: WithQuoteProps) {
  const t = useMessages(quoteMessages)
  const api = useApi()
  const isId = isRecordId(id)
  const answer = useAsyncValue(isId ? id : null, () => api.quotes.getQuoteById({ Id: id }))
  const { error, retry } = answer
  const { value, replace } = useReplaceableQuote(answer.value)
  const { status } = useFailureView()(error)
  if (!isId || (error && (status === 404 || status === 400))) return <QuoteMissing />
  if (error) {
    return <RecordFailure heading="h1" error={error} title={t.failed_title} retry={retry} />
  }
  if (value?.id !== id) return <RecordSkeleton label={t.loading} />
  return <PolledQuote key={id} quote={value} replace={replace} show={(quote) => children(quote, retry)} />
}

/** The last loaded quote, or the one that has replaced it since. */
function useReplaceableQuote(answered: Quote | undefined) {
  const [later, setLater] = useState<{ than: Quote; quote: Quote }>()
  const value = answered && later?.than === answered ? later.quote : answered
  return { value, replace: (quote: Quote) => answered && setLater({ than: answered, quote }) }
}

type PolledQuoteProps = { quote: Quote; replace: (quote: Quote) => void; show: (quote: Quote) => ReactNode }

/** A quote that a seller or the holder of its link may still answer is looked at again while it is open. */
function PolledQuote({ quote, replace, show }: PolledQuoteProps) {
  const t = useMessages(liveUpdateMessages)
  const api = useApi()
  usePolling(mayQuoteChange(quote.state), async () => {
    const now = await api.quotes.getQuoteById({ Id: quote.id }, { isQuiet: true })
    if (isSameQuote(quote, now) || isWriting()) return
    keepScrollPosition(() => replace(now))
    notify(t.quote)
  })
  return show(quote)
}

function QuoteMissing() {
  const path = useShopPath()
  const t = useMessages(ownQuoteMessages)
  return (
    <RecordEmpty
      heading="h1"
      drawing="lost"
      title={t.missing_title}
      text={t.missing_text}
      to={path('/orders/quote/list')}
      action={t.to_list}
    />
  )
}

/** An address without a quote means the newest one; a person without quotes sees the empty list. */
export function NewestQuote() {
  const t = useMessages(quoteMessages)
  const api = useApi()
  const { status } = useVisitor()
  const path = useShopPath()
  const { value, error, retry } = useAsyncValue(status === 'customer' ? 'newest' : null, () =>
    api.quotes.getQuotes({ maxResultCount: 1 }),
  )
  const own = useMessages(ownQuoteMessages)
  const isMissing = value?.items.length === 0
  useEffect(() => {
    if (isMissing) notify(own.none_to_show)
  }, [isMissing, own])
  // the link of one quote names no newest
  if (status !== 'customer') return <Navigate replace to={path('/orders/quote/list')} />
  if (error) {
    return <RecordFailure heading="h1" error={error} title={t.failed_title} retry={retry} />
  }
  if (!value) return <RecordSkeleton label={t.loading} />
  const [newest] = value.items
  return <Navigate replace to={path(newest ? `/orders/quote/detail/${newest.id}` : '/orders/quote/list')} />
}
