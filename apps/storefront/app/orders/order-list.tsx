import { clsx } from 'clsx'
import { Navigate, useSearchParams } from 'react-router'
import { ordersListMessages } from '../messages/orders.ts'
import { useMessages } from '../messages/use-messages.ts'
import { RecordNothing } from '../records/record-nothing.tsx'
import { RecordPages } from '../records/record-pages.tsx'
import { RecordListSkeleton } from '../records/record-skeleton.tsx'
import { RecordTools } from '../records/record-tools.tsx'
import { RecordTrouble } from '../records/record-trouble.tsx'
import { useApi } from '../session/session-provider.tsx'
import { useAnswer } from '../session/use-answer.ts'
import { useShopPath } from '../shell/shop-data.ts'
import {
  type OrderListing,
  orderGroups,
  orderListPath,
  ordersInput,
  readOrderListing,
} from './order-list-state.ts'
import { OrderRow } from './order-row.tsx'
import { ReorderReport } from './reorder-report.tsx'
import { useReorder } from './use-reorder.ts'

/** A person's orders as the address narrows them. */
export function OrderList() {
  const t = useMessages(ordersListMessages)
  const [query] = useSearchParams()
  const listing = readOrderListing(query)
  const api = useApi()
  const { value, error, isAsking, retry } = useAnswer(orderListPath(listing), () =>
    api.orders.getOrders(ordersInput(listing)),
  )
  if (error) return <RecordTrouble error={error} title={t.failed_title} retryLabel={t.retry} retry={retry} />
  if (!value) return <RecordListSkeleton label={t.loading} />
  const isNarrowed = listing.group !== 'all' || listing.words !== ''
  if (value.totalCount === 0 && !isNarrowed && !isAsking) return <NoOrders />
  return (
    <>
      <Tools listing={listing} />
      <section aria-label={t.title} aria-busy={isAsking} className={clsx(isAsking && 'opacity-65')}>
        <Found {...value} listing={listing} isAsking={isAsking} />
      </section>
    </>
  )
}

function Tools({ listing }: { listing: OrderListing }) {
  const t = useMessages(ordersListMessages)
  const path = useShopPath()
  return (
    <RecordTools
      choicesLabel={t.filter}
      choices={orderGroups.map((group) => ({
        value: group,
        label: t.groups[group] ?? group,
        href: path(orderListPath({ ...listing, group, page: 1 })),
        isChosen: group === listing.group,
      }))}
      search={{
        label: t.search_label,
        placeholder: t.search,
        go: t.go,
        words: listing.words,
        action: path('/orders/list'),
      }}
      kept={listing.group === 'all' ? {} : { state: listing.group }}
    />
  )
}

type Answered = Awaited<ReturnType<ReturnType<typeof useApi>['orders']['getOrders']>>
type FoundProps = Answered & { listing: OrderListing; isAsking: boolean }

function Found({ items, totalCount, total_pages, listing, isAsking }: FoundProps) {
  const t = useMessages(ordersListMessages)
  const path = useShopPath()
  const { reorder, workingOn, report, close } = useReorder()
  if (totalCount === 0) return <NothingLikeThat />
  if (items.length === 0 && !isAsking) {
    return <Navigate replace to={path(orderListPath({ ...listing, page: total_pages }))} />
  }
  return (
    <>
      <p role="status" className="tabular mt-4 mb-2 text-14 text-ink-soft">
        {t.found(totalCount)}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((order) => (
          <li key={order.id}>
            <OrderRow
              order={order}
              isWorking={workingOn === order.id}
              onReorder={() => void reorder(order.id)}
            />
          </li>
        ))}
      </ul>
      <RecordPages
        current={listing.page}
        total={total_pages}
        label={t.pages}
        page={t.page}
        hrefOf={(page) => path(orderListPath({ ...listing, page }))}
      />
      {report && <ReorderReport report={report} onClose={close} />}
    </>
  )
}

function NoOrders() {
  const t = useMessages(ordersListMessages)
  return (
    <RecordNothing
      drawing="box"
      title={t.empty_title}
      text={t.empty_text}
      to="/products-list/all"
      action={t.browse}
    />
  )
}

function NothingLikeThat() {
  const t = useMessages(ordersListMessages)
  return (
    <RecordNothing
      drawing="search"
      title={t.none_title}
      text={t.none_text}
      to="/orders/list"
      action={t.see_all}
      look="second"
    />
  )
}
