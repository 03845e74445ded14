import type { CallResult } from '@estampa/contract/client'
import type { staffCompanies } from '@estampa/contract/staff'
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Facts } from '../controls/facts.tsx'
import { OpenedRecord } from '../controls/opened-record.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { PageSection } from '../controls/page-section.tsx'
import { linkClass } from '../controls/person-links.tsx'
import { companyMessages } from '../messages/companies.ts'
import { customerPageMessages } from '../messages/customers.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import { AddressSection } from './customer-facts.tsx'
import { CustomerQuotes, PaperRow } from './customer-papers.tsx'

type Company = CallResult<(typeof staffCompanies)['getCompany']>

/** One company: who is of it, and what they asked for and bought together. */
export function CompanyScreen({ name }: { name: string }) {
  const t = useMessages(companyMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const query = useQuery({
    queryKey: [shop, 'companies', 'one', name.toLowerCase()],
    queryFn: ({ signal }) => api.getCompany({ name }, { signal, isQuiet: true }),
  })
  const back = { to: `/${shop}/companies`, text: t.title }
  return (
    <OpenedRecord query={query} texts={t} head={<PageHead title={name} back={back} note={'\u00a0'} />}>
      {(company) => <WholeCompany company={company} />}
    </OpenedRecord>
  )
}

function WholeCompany({ company }: { company: Company }) {
  const t = useMessages(companyMessages)
  const { shop, name: shopName } = useShop()
  const may = useMay()
  const money = useAmountText()
  const { name, people, ordered, paid } = company
  return (
    <>
      <title>{`${name} · ${shopName}`}</title>
      <PageHead
        title={name}
        back={{ to: `/${shop}/companies`, text: t.title }}
        note={t.people_count(people.length)}
      />
      <div className="mt-6 grid gap-x-10 gap-y-7 lg:grid-cols-record">
        <div className="grid min-w-0 grid-cols-1 content-start gap-7">
          <PeopleSection people={people} />
          {may('orders.view') && <OrderSection orders={company.orders} />}
          {may('quotes.view') && <CustomerQuotes quotes={company.quotes} />}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-7">
          <PageSection title={t.figures}>
            <Facts
              facts={[
                { label: t.ordered, value: <span className="tabular">{money(ordered)}</span> },
                { label: t.paid, value: <span className="tabular">{money(paid)}</span> },
              ]}
            />
          </PageSection>
          <AddressSection addresses={company.addresses} />
        </div>
      </div>
    </>
  )
}

function PeopleSection({ people }: Pick<Company, 'people'>) {
  const t = useMessages(companyMessages)
  const { shop } = useShop()
  const money = useAmountText()
  return (
    <PageSection title={t.people}>
      <ul className="divide-y divide-line">
        {people.map(({ id, name, email, hasAccount, ordered }) => (
          <li key={id} className="flex min-h-10 items-center justify-between gap-4 py-2">
            <span className="min-w-0">
              <Link to={`/${shop}/customers/${id}`} className={linkClass}>
                {name || email}
              </Link>
              <span className="block truncate text-13 text-ink-faint">
                {hasAccount ? email : `${email} · ${t.no_account}`}
              </span>
            </span>
            <span className="shrink-0 tabular font-medium">{money(ordered)}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function OrderSection({ orders }: Pick<Company, 'orders'>) {
  const t = useMessages(customerPageMessages)
  const { shop, environment } = useShop()
  const money = useAmountText()
  return (
    <PageSection title={t.orders}>
      {orders.length === 0 && <p className="text-13 text-ink-faint">{t.no_orders}</p>}
      <ul className="divide-y divide-line">
        {orders.map(({ id, number, state, total, placedAt }) => (
          <PaperRow
            key={id}
            to={`/${shop}/orders/${number}`}
            name={t.order(number)}
            day={shortMomentText(placedAt, environment)}
            state={t.states[state] ?? state}
            total={money(total)}
          />
        ))}
      </ul>
    </PageSection>
  )
}
