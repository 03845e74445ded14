import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { ChangesLink } from '../controls/changes-link.tsx'
import { EventList } from '../controls/event-list.tsx'
import { Facts } from '../controls/facts.tsx'
import { PageSection } from '../controls/page-section.tsx'
import { CustomerLink, linkClass, MailLink, PhoneLink } from '../controls/person-links.tsx'
import { quoteDeskMessages } from '../messages/quotes.ts'
import { useShop } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import type { OfficeQuote } from './use-quote.ts'

/** Who asked, as the quote names them; their page has the rest. */
export function QuoteBuyer({ open: { quote, customer } }: { open: OfficeQuote }) {
  const t = useMessages(quoteDeskMessages)
  const { name, company, email, phone } = quote.contact
  return (
    <PageSection title={t.buyer}>
      <Facts
        facts={[
          {
            label: t.name,
            value: customer.isClosed ? name : <CustomerLink id={customer.id} name={name || email} />,
          },
          { label: t.company, value: company },
          { label: t.email, value: email && <MailLink email={email} /> },
          { label: t.phone, value: phone && <PhoneLink phone={phone} /> },
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

/** What became of the quote, to whom it was sent and who was reminded of it, the newest first. */
export function QuoteLife({ open }: { open: OfficeQuote }) {
  const t = useMessages(quoteDeskMessages)
  const { quote } = open
  const moves = quote.history.map(({ to, who, note, at }) => ({
    at,
    text: t.states[to] ?? to,
    detail: [who, note].filter(Boolean).join(': '),
  }))
  const mails = quote.mails.map(({ to, at }) => ({ at, text: t.mails, detail: to }))
  const reminders = [
    { at: open.teamNoticedAt, text: t.reminders.team, detail: t.by_clock },
    { at: open.remindedAt, text: t.reminders.answer, detail: open.remindedBy ?? t.by_clock },
    { at: open.endRemindedAt, text: t.reminders.end, detail: t.by_clock },
  ].flatMap(({ at, ...event }) => (at === null ? [] : [{ at, ...event }]))
  return (
    <PageSection title={t.history} action={<ChangesLink kind="quote" id={quote.id} />}>
      <EventList events={[...moves, ...mails, ...reminders]} />
    </PageSection>
  )
}
