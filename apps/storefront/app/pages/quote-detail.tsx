import { localeOf } from '@estampa/domain/countries/languages'
import { displayPhone } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { BackToList } from '@estampa/web/records'
import { useSearchParams } from 'react-router'
import { GuestNote } from '../customers/guest-note.tsx'
import { ownQuoteMessages, quoteMessages } from '../messages/quotes.ts'
import { OwnActions } from '../quotes/quote-actions.tsx'
import { QuoteBadge } from '../quotes/quote-badge.tsx'
import { QuoteDocument } from '../quotes/quote-document.tsx'
import { QuoteHistory } from '../quotes/quote-history.tsx'
import type { Quote } from '../quotes/quote-rules.ts'
import { NewestQuote, WithQuote } from '../quotes/quote-states.tsx'
import { Validity } from '../quotes/validity.tsx'
import { useVisitor } from '../session/session-provider.tsx'
import type { PageHandle } from '../shell/page-handle.ts'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import { useShopConfig, useShopPath } from '../shop/shop-data.ts'
import { useSwitches } from '../shop/switches.ts'
import type { Route } from './+types/quote-detail'

export const handle = { private: true } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const title = ownQuoteMessages[localeOf(shop?.config.environment)].to_list
  return pageMeta({ shop, title, path: `${basePathOf(params)}/orders/quote/detail`, hidden: true })
}

export default function QuoteDetail({ params }: Route.ComponentProps) {
  const t = useMessages(ownQuoteMessages)
  const path = useShopPath()
  const [query] = useSearchParams()
  const { status } = useVisitor()
  const id = params.id ?? query.get('Id') ?? undefined
  return (
    <main id="page" className="page min-h-page pt-4 pb-16 md:pt-6">
      {status === 'customer' && <BackToList to={path('/orders/quote/list')} text={t.to_list} />}
      {id === undefined ? (
        <NewestQuote />
      ) : (
        <WithQuote key={id} id={id}>
          {(quote, refresh) => <Detail quote={quote} onChanged={refresh} />}
        </WithQuote>
      )}
    </main>
  )
}

function Detail({ quote, onChanged }: { quote: Quote; onChanged: () => void }) {
  const t = useMessages(quoteMessages)
  const own = useMessages(ownQuoteMessages)
  const { number, version, versions, state, contact, acceptedBy } = quote
  const { quote: isOn, prices } = useSwitches()
  const { environment } = useShopConfig()
  const isOpen = state === 'sent' || state === 'viewed' || state === 'accepted'
  const isClosed = isOpen && !(isOn && prices)
  const closed = isOn ? t.without_prices : own.quotation_off
  const phone = contact.phone && displayPhone(contact.phone, environment)
  const sentence = isClosed ? closed : own.says[state]
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-28 font-semibold lining-nums md:text-36">{t.number(number)}</h1>
        <p className="flex flex-wrap items-center gap-2">
          <QuoteBadge state={state} />
          {versions.length > 1 && <span className="text-14 text-ink-soft">{t.version(version)}</span>}
        </p>
        <Validity quote={quote} />
      </header>
      <p className="mt-4 border-l-2 border-brand pl-4 md:text-18" aria-live="polite">
        {sentence} {acceptedBy && state === 'accepted' && own.accepted_by(acceptedBy)}
      </p>
      <div className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-summary md:grid-rows-head">
        <div className="grid min-w-0 content-start gap-8 md:row-span-2">
          <QuoteDocument quote={quote} />
          <section>
            <h2 className="text-18 font-semibold">{t.contact}</h2>
            <p className="mt-1 text-14 break-words text-ink-soft">
              {[contact.company, contact.name, contact.email, phone].filter(Boolean).join(' · ')}
            </p>
          </section>
        </div>
        <div className="min-w-0">
          <OwnActions quote={quote} onChanged={onChanged} />
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <GuestNote from={`/orders/quote/detail/${quote.id}`} />
          <QuoteHistory quote={quote} />
        </div>
      </div>
    </>
  )
}
