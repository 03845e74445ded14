import { clsx } from 'clsx'
import { Navigate, useSearchParams } from 'react-router'
import { ordersListMessages } from '../messages/orders.ts'
import { useMessages } from '../messages/use-messages.ts'
import { RecordEmpty } from '../records/record-empty.tsx'
import { RecordFailure } from '../records/record-failure.tsx'
import { RecordPages } from '../records/record-pages.tsx'
import { RecordListSkeleton } from '../records/record-skeleton.tsx'
import { RecordTools } from '../records/record-tools.tsx'
import { useApi } from '../session/session-provider.tsx'
import { useShopPath } from '../shop/shop-data.ts'
import { useAsyncValue } from '../state/use-async-value.ts'
import { OrderListRow } from './order-list-row.tsx'
import {
  type OrderListing,
  orderGroups,
  orderListPath,
  readOrderListing,
  toOrdersInput,
} from './order-list-state.ts'
import { ReorderReport } from './reorder-report.tsx'
import { useReorder } from './use-reorder.ts'

/** A person's orders as the address narrows them. */
export function OrderList() {
  const t = useMessages(ordersListMessages)
  const [query] = useSearchParams()
  const listing = readOrderListing(query)
  const api = useApi()
  const { value, error, isLoading, retry } = useAsyncValue(orderListPath(listing), () =>
    api.orders.getOrders(toOrdersInput(listing)),
  )
  if (error) return <RecordFailure error={error} title={t.failed_title} retryLabel={t.retry} retry={retry} />
  if (!value) return <RecordListSkeleton label={t.loading} />
  const isNarrowed = listing.group !== 'all' || listing.words !== ''
  if (value.totalCount === 0 && !isNarrowed && !isLoading) return <NoOrders />
  return (
    <>
      <OrderListTools listing={listing} />
      <section aria-label={t.title} aria-busy={isLoading} className={clsx(isLoading && 'opacity-65')}>
        <FoundOrders {...value} listing={listing} isAsking={isLoading} />
      </section>
    </>
  )
}

function OrderListTools({ listing }: { listing: OrderListing }) {
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
      hiddenFields={listing.group === 'all' ? {} : { state: listing.group }}
    />
  )
}

type OrdersAnswer = Awaited<ReturnType<ReturnType<typeof useApi>['orders']['getOrders']>>
type FoundOrdersProps = OrdersAnswer & { listing: OrderListing; isAsking: boolean }

function FoundOrders({ items, totalCount, total_pages, listing, isAsking }: FoundOrdersProps) {
  const t = useMessages(ordersListMessages)
  const path = useShopPath()
  const { reorder, workingOn, report, close } = useReorder()
  if (totalCount === 0) return <NoMatchingOrders />
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
            <OrderListRow
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
    <RecordEmpty
      drawing="box"
      title={t.empty_title}
      text={t.empty_text}
      to="/products-list/all"
      action={t.browse}
    />
  )
}

function NoMatchingOrders() {
  const t = useMessages(ordersListMessages)
  return (
    <RecordEmpty
      drawing="search"
      title={t.none_title}
      text={t.none_text}
      to="/orders/list"
      action={t.see_all}
      variant="second"
    />
  )
}
