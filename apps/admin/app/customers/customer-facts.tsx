import { dateText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { ChangesLink } from '../controls/changes-link.tsx'
import { Facts } from '../controls/facts.tsx'
import { PageSection } from '../controls/page-section.tsx'
import { linkClass, MailLink, PhoneLink } from '../controls/person-links.tsx'
import { customerPageMessages } from '../messages/customers.ts'
import { useShop } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import { companyPath } from './company-path.ts'
import type { CustomerPage } from './use-customer.ts'

export function ContactSection({
  customer: { email, phone, company, mergedEmails },
}: {
  customer: CustomerPage
}) {
  const t = useMessages(customerPageMessages)
  const { shop } = useShop()
  return (
    <PageSection title={t.contact}>
      <Facts
        facts={[
          {
            label: t.company,
            value: company && (
              <Link to={companyPath(shop, company)} className={linkClass}>
                {company}
              </Link>
            ),
          },
          { label: t.email, value: <MailLink email={email} /> },
          { label: t.merged_emails, value: mergedEmails.join(', ') },
          { label: t.phone, value: phone && <PhoneLink phone={phone} /> },
        ]}
      />
    </PageSection>
  )
}

export function FigureSection({ customer }: { customer: CustomerPage }) {
  const t = useMessages(customerPageMessages)
  const money = useAmountText()
  const { environment } = useShop()
  const { orders, ordered, paid, lastOrderAt, lastSeenAt } = customer
  return (
    <PageSection title={t.figures} action={<ChangesLink kind="customer" id={String(customer.id)} />}>
      <Facts
        facts={[
          { label: t.orders, value: String(orders) },
          { label: t.ordered, value: <span className="tabular">{money(ordered)}</span> },
          { label: t.paid, value: <span className="tabular">{money(paid)}</span> },
          { label: t.last_order, value: lastOrderAt && dateText(lastOrderAt, environment) },
          { label: t.seen, value: lastSeenAt && dateText(lastSeenAt, environment) },
        ]}
      />
    </PageSection>
  )
}

export function AddressSection({ addresses }: Pick<CustomerPage, 'addresses'>) {
  const t = useMessages(customerPageMessages)
  if (addresses.length === 0) return null
  return (
    <PageSection title={t.addresses}>
      <ul className="grid gap-3 text-13">
        {addresses.map(({ label, name, text }) => (
          <li key={`${label} ${name} ${text}`}>
            <span className="block font-medium">{[label, name].filter(Boolean).join(' · ')}</span>
            <span className="text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

export function ColleagueSection({ colleagues }: Pick<CustomerPage, 'colleagues'>) {
  const t = useMessages(customerPageMessages)
  const { shop } = useShop()
  if (colleagues.length === 0) return null
  return (
    <PageSection title={t.colleagues}>
      <ul className="grid gap-2 text-13">
        {colleagues.map(({ id, name, email }) => (
          <li key={id} className="min-w-0">
            <Link to={`/${shop}/customers/${id}`} className={linkClass}>
              {name || email}
            </Link>
            <span className="block truncate text-ink-faint">{email}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
