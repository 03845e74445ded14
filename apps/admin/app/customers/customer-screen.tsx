import { Skeleton } from '@estampa/ui/skeleton'
import { dateText } from '@estampa/web/countries'
import { isFailure } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
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
  const { data, error, refetch } = useCustomer(id)
  if (data) return <WholeCustomer customer={data} />
  return (
    <>
      <PageHead title={'\u00a0'} back={{ to: `/${shop}/customers`, text: t.to_list }} note={'\u00a0'} />
      {error ? (
        <RecordFailure
          error={error}
          title={isFailure(error) && error.status === 404 ? t.missing_title : t.failed_title}
          retry={() => void refetch()}
        />
      ) : (
        <div role="status" className="mt-6 grid min-h-[80vh] content-start gap-4">
          <span className="sr-only">{t.loading}</span>
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </div>
      )}
    </>
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
      <div className="mt-6 grid gap-x-10 gap-y-7 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 content-start gap-7">
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
