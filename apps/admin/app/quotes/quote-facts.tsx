import { displayPhone, shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { Facts } from '../controls/facts.tsx'
import { PageSection } from '../controls/page-section.tsx'
import { quoteDeskMessages } from '../messages/quotes.ts'
import { useMay, useShop } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import type { OfficeQuote } from './use-quote.ts'

const linkClass = 'text-brand-ink underline-offset-4 hover:underline'

/** Who asked, as the quote names them; their page has the rest. */
export function QuoteBuyer({ open: { quote, customer } }: { open: OfficeQuote }) {
  const t = useMessages(quoteDeskMessages)
  const may = useMay()
  const { shop, environment } = useShop()
  const { name, company, email, phone } = quote.contact
  const isLinked = may('customers.view') && !customer.isClosed
  return (
    <PageSection title={t.buyer}>
      <Facts
        facts={[
          {
            label: t.name,
            value: isLinked ? (
              <Link to={`/${shop}/customers/${customer.id}`} className={linkClass}>
                {name || email}
              </Link>
            ) : (
              name
            ),
          },
          { label: t.company, value: company },
          {
            label: t.email,
            value: email && (
              <a href={`mailto:${email}`} className={linkClass}>
                {email}
              </a>
            ),
          },
          { label: t.phone, value: phone && displayPhone(phone, environment) },
          { label: t.comment, value: quote.comment },
          { label: t.answer_note, value: quote.answer?.note },
        ]}
      />
    </PageSection>
  )
}

/** The versions with what they came to, the newest first. */
export function QuoteVersions({ quote: { id, versions } }: Pick<OfficeQuote, 'quote'>) {
  const t = useMessages(quoteDeskMessages)
  const money = useAmountText()
  const { shop } = useShop()
  if (versions.length < 2) return null
  return (
    <PageSection title={t.versions}>
      <ol className="grid gap-1.5 text-13">
        {versions.map((one) => (
          <li key={one.id} className="flex justify-between gap-3">
            {one.id === id ? (
              <span className="font-medium">{t.version(one.version)}</span>
            ) : (
              <Link to={`/${shop}/quotes/${one.id}`} className={linkClass}>
                {t.version(one.version)}
              </Link>
            )}
            <span className="text-ink-soft">{t.states[one.state] ?? one.state}</span>
            <span className="tabular">{one.total === null ? '' : money(one.total)}</span>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}

/** What became of the quote, and to whom it was sent, the newest first. */
export function QuoteLife({ open: { quote } }: { open: OfficeQuote }) {
  const t = useMessages(quoteDeskMessages)
  const { environment } = useShop()
  const moves = quote.history.map(({ to, who, note, at }) => ({
    at,
    text: t.states[to] ?? to,
    detail: [who, note].filter(Boolean).join(': '),
  }))
  const mails = quote.mails.map(({ to, at }) => ({ at, text: t.mails, detail: to }))
  const events = [...moves, ...mails].toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <PageSection title={t.history}>
      <ol className="grid gap-2.5 text-13">
        {events.map(({ at, text, detail }) => (
          <li key={`${at} ${text} ${detail}`} className="grid grid-cols-[92px_minmax(0,1fr)] gap-3">
            <time dateTime={at} className="tabular whitespace-nowrap text-ink-faint">
              {shortMomentText(at, environment)}
            </time>
            <span className="min-w-0">
              <span className="block font-medium">{text}</span>
              {detail && <span className="block break-words text-ink-soft">{detail}</span>}
            </span>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}
