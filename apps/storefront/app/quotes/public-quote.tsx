import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { DocumentButton } from '@estampa/web/downloads'
import { useFailureView } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure, RecordSkeleton } from '@estampa/web/records'
import { useAsyncValue } from '@estampa/web/state'
import { useEffect, useState } from 'react'
import { publicQuoteMessages, quoteMessages } from '../messages/quotes.ts'
import { useApi } from '../session/session-provider.tsx'
import { useShopConfig } from '../shop/shop-data.ts'
import { ShopLink } from '../shop/shop-link.tsx'
import { useSwitches } from '../shop/switches.ts'
import { AcceptForm, RejectForm } from './answer-forms.tsx'
import { QuoteBadge } from './quote-badge.tsx'
import { QuoteDocument } from './quote-document.tsx'
import { mayAnswerQuote, mayQuote, readToken, type PublicQuote as Shown } from './quote-rules.ts'
import { Validity } from './validity.tsx'

/** The quote of a link, for its holder. The token stands after the #, which only the browser knows. */
export function PublicQuotePage() {
  const t = useMessages(quoteMessages)
  const token = useToken()
  const api = useApi()
  const form = useAsyncValue(token || null, () => api.quotes.getPublicQuote({ token: token ?? '' }))
  const { value, error, retry } = form
  const { status } = useFailureView()(error)
  useMarkViewed(token, value !== undefined)
  if (token === '' || (error && (status === 404 || status === 400))) return <LostLink />
  if (error) {
    return <RecordFailure heading="h1" error={error} title={t.failed_title} retry={retry} />
  }
  if (!value || !token) return <RecordSkeleton label={t.loading} />
  return <OpenedQuote quote={value} token={token} onChanged={retry} />
}

/** Undefined until the browser has read the part after the #; '' if that is no token. */
function useToken(): string | undefined {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const read = () => setToken(readToken(window.location.hash) ?? '')
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return token
}

/** Reports once that a person has the quote open: scanners of e-mails run no scripts. */
function useMarkViewed(token: string | undefined, isShown: boolean): void {
  const api = useApi()
  useEffect(() => {
    if (!token || !isShown) return
    // nobody waits for the answer of this call
    void api.quotes.viewQuote({ token }).catch(() => {})
  }, [api, token, isShown])
}

function LostLink() {
  const t = useMessages(publicQuoteMessages)
  const { name } = useShopConfig()
  return (
    <EmptyState
      heading="h1"
      drawing="lost"
      title={t.lost_title}
      text={t.lost_text}
      action={
        <Button asChild>
          <ShopLink to="/">{t.visit(name)}</ShopLink>
        </Button>
      }
    />
  )
}

type OpenedQuoteProps = { quote: Shown; token: string; onChanged: () => void }

function OpenedQuote({ quote, token, onChanged }: OpenedQuoteProps) {
  const t = useMessages(quoteMessages)
  const page = useMessages(publicQuoteMessages)
  const { number, from, company, isOwn, version, currentVersion } = quote
  const api = useApi()
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-28 font-semibold lining-nums md:text-36">{t.number(number)}</h1>
        <p className="flex flex-wrap items-center gap-2">
          <QuoteBadge state={quote.state === 'viewed' ? 'sent' : quote.state} />
          {currentVersion > 1 && <span className="text-14 text-ink-soft">{t.version(version)}</span>}
        </p>
        <p className="w-full text-ink-soft">{page.from(from, company)}</p>
        <Validity quote={quote} />
      </header>
      {isOwn && (
        <p className="mt-4 rounded-base bg-wash px-4 py-3 text-14">
          {page.own}{' '}
          <ShopLink to="/orders/quote/list" className="font-semibold underline underline-offset-4">
            {page.see_own}
          </ShopLink>
        </p>
      )}
      <QuoteAnswer quote={quote} token={token} onChanged={onChanged} />
      <div className="mt-8">
        <QuoteDocument quote={quote} />
      </div>
      <div className="mt-8">
        <DocumentButton load={() => api.papers.getPublicQuotePaper({ token })} />
      </div>
    </>
  )
}

/** The answers to the quote, or the reason why it cannot be answered any more. */
function QuoteAnswer({ quote, token, onChanged }: OpenedQuoteProps) {
  const t = useMessages(quoteMessages)
  const page = useMessages(publicQuoteMessages)
  const isOn = mayQuote(useSwitches())
  const [form, setForm] = useState<'accept' | 'reject' | null>(null)
  const onClose = () => setForm(null)
  const onDone = () => {
    onClose()
    onChanged()
  }
  const { state, acceptedBy } = quote
  if (!mayAnswerQuote(state)) {
    return (
      <p className="mt-4 border-l-2 border-brand pl-4 md:text-18" role="status">
        {page.says[state]} {state === 'accepted' && acceptedBy && page.accepted_by(acceptedBy)}
      </p>
    )
  }
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3 max-sm:*:grow">
      {isOn ? (
        <Button size="large" onClick={() => setForm('accept')}>
          {t.accept}
        </Button>
      ) : (
        <p className="w-full">{page.quotation_off}</p>
      )}
      <Button size="large" variant="second" onClick={() => setForm('reject')}>
        {t.reject}
      </Button>
      {form === 'accept' && <AcceptForm which={{ token }} onDone={onDone} onClose={onClose} />}
      {form === 'reject' && <RejectForm which={{ token }} onDone={onDone} onClose={onClose} />}
    </div>
  )
}
