import { dateText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { OpenedRecord } from '../controls/opened-record.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { StateDot } from '../controls/state-dot.tsx'
import { customerMessages, customerPageMessages } from '../messages/customers.ts'
import { useMay, useShop } from '../session/account.ts'
import { CustomerActs } from './customer-acts.tsx'
import { BlockBar, GuestBar } from './customer-bars.tsx'
import { AddressSection, ColleagueSection, ContactSection, FigureSection } from './customer-facts.tsx'
import { CustomerOrders, CustomerQuotes } from './customer-papers.tsx'
import { PictureSection } from './customer-pictures.tsx'
import { NoteSection } from './note-section.tsx'
import { type CustomerPage, useCustomer } from './use-customer.ts'

/** One customer: who it is, what was bought and asked, and what the shop noted. */
export function CustomerScreen({ id }: { id: number }) {
  const t = useMessages(customerPageMessages)
  const { shop } = useShop()
  const query = useCustomer(id)
  const back = { to: `/${shop}/customers`, text: t.to_list }
  return (
    <OpenedRecord query={query} texts={t} head={<PageHead title={'\u00a0'} back={back} note={'\u00a0'} />}>
      {(customer) => <WholeCustomer customer={customer} />}
    </OpenedRecord>
  )
}

function WholeCustomer({ customer }: { customer: CustomerPage }) {
  const t = useMessages(customerPageMessages)
  const { shop, name: shopName, environment } = useShop()
  const may = useMay()
  const { id, email, createdAt } = customer
  const name = customer.name || email
  return (
    <>
      <title>{`${name} · ${shopName}`}</title>
      <PageHead
        title={name}
        back={{ to: `/${shop}/customers`, text: t.to_list }}
        note={
          <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
            <AccountState customer={customer} />
            <span>{t.since(dateText(createdAt, environment))}</span>
          </span>
        }
        actions={<CustomerActs customer={customer} />}
      />
      <BlockBar customer={customer} />
      <GuestBar customer={customer} />
      <div className="mt-6 grid gap-x-10 gap-y-7 lg:grid-cols-record">
        <div className="grid min-w-0 grid-cols-1 content-start gap-7">
          {may('orders.view') && <CustomerOrders id={id} count={customer.orders} email={email} />}
          {may('quotes.view') && <CustomerQuotes quotes={customer.quotes} />}
          <PictureSection title={t.designs} pictures={customer.designs} />
          <PictureSection title={t.logos} pictures={customer.logos} />
        </div>
        <div className="grid min-w-0 content-start gap-7">
          <ContactSection customer={customer} />
          <FigureSection customer={customer} />
          <NoteSection customer={customer} />
          <AddressSection addresses={customer.addresses} />
          <ColleagueSection colleagues={customer.colleagues} />
        </div>
      </div>
    </>
  )
}

function AccountState({ customer: { hasAccount, isConfirmed, isBlocked } }: { customer: CustomerPage }) {
  const t = useMessages(customerMessages)
  if (isBlocked) return <StateDot tone="trouble">{t.blocked}</StateDot>
  if (!hasAccount) return <StateDot tone="quiet">{t.no_account}</StateDot>
  return (
    <StateDot tone={isConfirmed ? 'done' : 'waiting'}>{isConfirmed ? t.account : t.unconfirmed}</StateDot>
  )
}
