import { dateText, momentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ownQuoteMessages, quoteMessages } from '../messages/quotes.ts'
import { Amount } from '../money/amount.tsx'
import { useShopConfig } from '../shop/shop-data.ts'
import { ShopLink } from '../shop/shop-link.tsx'
import { QuoteBadge } from './quote-badge.tsx'
import { isPreparedByShop, type Quote } from './quote-rules.ts'

/** The events of a quote, its other versions, and its recipients. */
export function QuoteHistory({ quote }: { quote: Quote }) {
  const t = useMessages(ownQuoteMessages)
  const { environment } = useShopConfig()
  const { history, mails, versions } = quote
  const moves = isPreparedByShop(quote) ? t.moves : { ...t.moves, ...t.own_moves }
  return (
    <div className="grid gap-8">
      {versions.length > 1 && <Versions quote={quote} />}
      <HistorySection title={t.history}>
        <ol className="grid gap-3">
          {history.map(({ to, who, note, at }) => (
            <li key={`${at} ${to}`} className="text-14">
              <p className="font-semibold">{moves[to]}</p>
              <p className="break-words text-ink-soft">
                {who} · <time dateTime={at}>{momentText(at, environment)}</time>
              </p>
              {note && <p className="mt-0.5 break-words text-ink-soft">«{note}»</p>}
            </li>
          ))}
        </ol>
      </HistorySection>
      {mails.length > 0 && (
        <HistorySection title={t.mails}>
          <ul className="grid gap-2 text-14">
            {mails.map(({ to, at }) => (
              <li key={`${to} ${at}`} className="break-words">
                {to} <span className="block text-ink-soft">{momentText(at, environment)}</span>
              </li>
            ))}
          </ul>
        </HistorySection>
      )}
    </div>
  )
}

function Versions({ quote }: { quote: Quote }) {
  const t = useMessages(ownQuoteMessages)
  const words = useMessages(quoteMessages)
  const { environment } = useShopConfig()
  return (
    <HistorySection title={t.versions}>
      <ul className="divide-y divide-line border-y border-line text-14">
        {quote.versions.map(({ id, version, state, total, createdAt }) => {
          const isThis = id === quote.id
          return (
            <li key={id} className="relative flex items-center justify-between gap-3 py-2.5">
              <span className="min-w-0">
                <span className={clsx('block', isThis && 'font-semibold')}>
                  {isThis ? (
                    `${words.version(version)} (${t.this_version})`
                  ) : (
                    <ShopLink
                      to={`/orders/quote/detail/${id}`}
                      className="font-semibold underline underline-offset-4 after:absolute after:inset-0"
                    >
                      {words.version(version)}
                    </ShopLink>
                  )}
                </span>
                <span className="block text-ink-soft">{dateText(createdAt, environment)}</span>
              </span>
              <span className="flex shrink-0 flex-col items-end gap-1">
                <QuoteBadge state={state} />
                {total !== null && <Amount value={total} />}
              </span>
            </li>
          )
        })}
      </ul>
    </HistorySection>
  )
}

function HistorySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-18 font-semibold">{title}</h2>
      {children}
    </section>
  )
}
