import { type ReactNode, useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { newsMessages } from '../messages/news.ts'
import { ownQuoteMessages, quoteMessages } from '../messages/quotes.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { keepPlace } from '../records/keep-place.ts'
import { isRecordId } from '../records/record-id.ts'
import { RecordNothing } from '../records/record-nothing.tsx'
import { RecordSkeleton } from '../records/record-skeleton.tsx'
import { RecordTrouble } from '../records/record-trouble.tsx'
import { isWriting, usePolling } from '../records/use-polling.ts'
import { troubleOf } from '../session/failures.ts'
import { useApi, useVisitor } from '../session/session-provider.tsx'
import { useAnswer } from '../session/use-answer.ts'
import { notify } from '../shell/notify.ts'
import { useShopPath } from '../shell/shop-data.ts'
import { isSame, mayChange, type Quote } from './quote-life.ts'

type WithQuoteProps = { id: string; children: (quote: Quote, refresh: () => void) => ReactNode }

/** A quote of one's own, or what there is instead of it: a skeleton, nobody's quote, a failure. */
export function WithQuote({ id, children }: WithQuoteProps) {
  const t = useMessages(quoteMessages)
  const api = useApi()
  const isId = isRecordId(id)
  const answer = useAnswer(isId ? id : null, () => api.quotes.getQuoteById({ Id: id }))
  const { error, retry } = answer
  const { value, replace } = useReplaced(answer.value)
  const { status } = troubleOf(error, useMessages(shellMessages))
  if (!isId || (error && (status === 404 || status === 400))) return <QuoteMissing />
  if (error) {
    return (
      <RecordTrouble heading="h1" error={error} title={t.failed_title} retryLabel={t.retry} retry={retry} />
    )
  }
  if (value?.id !== id) return <RecordSkeleton label={t.loading} />
  return <Watched key={id} quote={value} replace={replace} show={(quote) => children(quote, retry)} />
}

/** What was answered last, or what has taken its place since. */
function useReplaced(answered: Quote | undefined) {
  const [later, setLater] = useState<{ than: Quote; quote: Quote }>()
  const value = answered && later?.than === answered ? later.quote : answered
  return { value, replace: (quote: Quote) => answered && setLater({ than: answered, quote }) }
}

type WatchedProps = { quote: Quote; replace: (quote: Quote) => void; show: (quote: Quote) => ReactNode }

/** A quote that a seller or the holder of its link may still answer is looked at again while it is open. */
function Watched({ quote, replace, show }: WatchedProps) {
  const t = useMessages(newsMessages)
  const api = useApi()
  usePolling(mayChange(quote.state), async () => {
    const now = await api.quotes.getQuoteById({ Id: quote.id }, { isQuiet: true })
    if (isSame(quote, now) || isWriting()) return
    keepPlace(() => replace(now))
    notify(t.quote)
  })
  return show(quote)
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
  const { status } = useVisitor()
  const path = useShopPath()
  const { value, error, retry } = useAnswer(status === 'customer' ? 'newest' : null, () =>
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
    return (
      <RecordTrouble heading="h1" error={error} title={t.failed_title} retryLabel={t.retry} retry={retry} />
    )
  }
  if (!value) return <RecordSkeleton label={t.loading} />
  const [newest] = value.items
  return <Navigate replace to={path(newest ? `/orders/quote/detail/${newest.id}` : '/orders/quote/list')} />
}
