import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { Pagination } from '@estampa/ui/pagination'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link, useSearchParams } from 'react-router'
import { PageHead } from '../controls/page-head.tsx'
import { useRowSelection } from '../controls/row-selection.tsx'
import { RowsSkeleton } from '../controls/rows-skeleton.tsx'
import { orderListMessages } from '../messages/orders.ts'
import { officeMessages } from '../messages/shell.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { OrderFilterBar } from './order-filter-bar.tsx'
import type { OrderRow } from './order-types.ts'
import { type OrdersFilter, readOrdersFilter, toOrdersInput, writeOrdersFilter } from './orders-query.ts'
import { OrdersTable } from './orders-table.tsx'
import { SelectionBar } from './runs/selection-bar.tsx'

/** How often an open list asks for what is new. */
const REFRESH_MS = 60_000

/** The orders of the shop, as the address narrows them, the newest first. */
export function OrdersScreen() {
  const t = useMessages(orderListMessages)
  const { shop, name } = useShop()
  const api = useStaffApi()
  const [query] = useSearchParams()
  const filter = readOrdersFilter(query)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [shop, 'orders', filter],
    queryFn: ({ signal }) => api.getOrders(toOrdersInput(filter), { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead
        title={t.title}
        actions={
          <Button asChild variant="quiet" size="small">
            <Link to={`/${shop}/orders/runs`}>{t.runs}</Link>
          </Button>
        }
        note={<span role="status">{data ? t.found(data.totalCount) : '\u00a0'}</span>}
      />
      <OrderFilterBar filter={filter} />
      {error && !data && <RecordFailure error={error} title={t.failed_title} retry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton label={t.loading} rows={12} />}
      {data && (
        <div aria-busy={isPlaceholderData} className={clsx(isPlaceholderData && 'opacity-60')}>
          {data.items.length > 0 ? (
            <SelectableOrders
              key={writeOrdersFilter({ ...filter, page: 1 })}
              rows={data.items}
              filter={filter}
              total={data.totalCount}
            />
          ) : (
            <NoOrders isNarrowed={writeOrdersFilter(filter) !== ''} />
          )}
          <OrderPages filter={filter} total={data.total_pages} />
        </div>
      )}
    </>
  )
}

type SelectableOrdersProps = { rows: readonly OrderRow[]; filter: OrdersFilter; total: number }

/** The table, with marks for whoever may move orders. The marks stay from page to page of one filter. */
function SelectableOrders({ rows, filter, total }: SelectableOrdersProps) {
  const may = useMay()
  const selection = useRowSelection(rows.map(({ id }) => id))
  if (!may('orders.move')) return <OrdersTable rows={rows} />
  return (
    <>
      <OrdersTable rows={rows} selection={selection} />
      <SelectionBar selection={selection} filter={filter} rows={rows} total={total} />
    </>
  )
}

function NoOrders({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useMessages(orderListMessages)
  if (!isNarrowed) return <EmptyState drawing="box" title={t.empty_title} text={t.empty_text} />
  return (
    <EmptyState
      drawing="search"
      title={t.none_title}
      text={t.none_text}
      action={
        <Button asChild variant="second">
          <Link to="?">{t.see_all}</Link>
        </Button>
      }
    />
  )
}

function OrderPages({ filter, total }: { filter: OrdersFilter; total: number }) {
  const t = useMessages(orderListMessages)
  const s = useMessages(officeMessages)
  if (total < 2) return null
  return (
    <div className="mt-5">
      <Pagination
        current={filter.page}
        total={total}
        label={t.pages}
        previous={s.previous}
        next={s.next}
        page={t.page}
        link={(page, { children, ...props }) => (
          <Link {...props} to={writeOrdersFilter({ ...filter, page }) || '?'}>
            {children}
          </Link>
        )}
      />
    </div>
  )
}
