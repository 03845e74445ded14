import { Skeleton } from '@estampa/ui/skeleton'
import { momentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ComingRecord, OpenedRecord } from '../controls/opened-record.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { StateDot } from '../controls/state-dot.tsx'
import { orderMessages } from '../messages/order.ts'
import { useMay, useShop } from '../session/account.ts'
import { MessageSection } from './message-section.tsx'
import { NextStepBar } from './next-step-bar.tsx'
import { BuyerSection, DeliverySection, DocumentSection, InvoiceSection } from './order-facts.tsx'
import { FlagSection } from './order-flags.tsx'
import { HistorySection } from './order-history.tsx'
import { LineSection } from './order-lines.tsx'
import { MoneySection } from './order-money.tsx'
import { ProposalSection } from './order-proposal.tsx'
import type { StaffOrder } from './order-types.ts'
import { PackingSection } from './packing-section.tsx'
import { ProofSection } from './proofs/proof-section.tsx'
import { moneyTone, stateTone } from './state-tones.ts'
import { useOrderMessages } from './use-order-messages.ts'
import { useStaffOrder } from './use-staff-order.ts'

/** One order: what it is, what comes next, and all that is known of it. */
export function OrderScreen({ number }: { number: number }) {
  const t = useMessages(orderMessages)
  const { shop, name } = useShop()
  const query = useStaffOrder(number)
  const back = { to: `/${shop}/orders`, text: t.to_list }
  const head = <PageHead title={t.number(number)} back={back} note={'\u00a0'} />
  return (
    <>
      <title>{`${t.number(number)} · ${name}`}</title>
      <OpenedRecord query={query} texts={t} head={head} skeleton={<OrderSkeleton />}>
        {(order) => <OpenOrder order={order} head={head} />}
      </OpenedRecord>
    </>
  )
}

/** Whoever comes for the messages sees the order together with them, so that nothing moves when they come. */
function OpenOrder({ order, head }: { order: StaffOrder; head: ReactNode }) {
  const t = useMessages(orderMessages)
  const { hash } = useLocation()
  const { isLoading } = useOrderMessages(order.order.id)
  if (hash !== '#messages' || !isLoading) return <WholeOrder order={order} />
  return (
    <>
      {head}
      <ComingRecord loading={t.loading}>
        <OrderSkeleton />
      </ComingRecord>
    </>
  )
}

function WholeOrder({ order: staffOrder }: { order: StaffOrder }) {
  const t = useMessages(orderMessages)
  const may = useMay()
  const { shop, environment } = useShop()
  const { order } = staffOrder
  return (
    <>
      <PageHead
        title={t.number(order.number)}
        back={{ to: `/${shop}/orders`, text: t.to_list }}
        note={
          <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
            <StateDot tone={stateTone(order.state)}>{t.states[order.state]}</StateDot>
            <StateDot tone={moneyTone(order.moneyState)}>{t.money_states[order.moneyState]}</StateDot>
            <span>{t.placed(momentText(order.placedAt, environment))}</span>
          </span>
        }
      />
      <NextStepBar order={staffOrder} />
      <FlagSection order={staffOrder} />
      <ProposalSection order={staffOrder} />
      <div className="mt-6 grid gap-x-10 gap-y-7 lg:grid-cols-record">
        <div className="grid min-w-0 content-start gap-7">
          <LineSection order={staffOrder} />
          <PackingSection order={staffOrder} />
          <MoneySection order={staffOrder} />
          <ProofSection order={staffOrder} />
          {may('messages.view') && (
            <MessageSection id={order.id} number={order.number} buyer={staffOrder.customer.name} />
          )}
        </div>
        <div className="grid min-w-0 content-start gap-7 sm:max-lg:grid-cols-2">
          <BuyerSection order={staffOrder} />
          <DeliverySection order={staffOrder} />
          <InvoiceSection order={order} />
          <DocumentSection order={staffOrder} />
          <HistorySection order={staffOrder} />
        </div>
      </div>
    </>
  )
}

function OrderSkeleton() {
  return (
    <>
      <Skeleton className="h-16" />
      <div className="grid gap-10 lg:grid-cols-record">
        <div className="grid content-start gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
        </div>
        <Skeleton className="h-72" />
      </div>
    </>
  )
}
