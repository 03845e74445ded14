import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { ExportMenu } from '../controls/export-menu.tsx'
import { ListedRows } from '../controls/listed-rows.tsx'
import { NewRowsButton } from '../controls/new-rows-button.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { useRowSelection } from '../controls/row-selection.tsx'
import { useShownFilter } from '../controls/shown-filter.ts'
import { useSteadyRows } from '../controls/steady-rows.ts'
import { useOpenedPaper } from '../controls/use-desk-file.ts'
import { ViewTabs } from '../controls/views/view-tabs.tsx'
import { exportMessages } from '../messages/exports.ts'
import { orderListMessages } from '../messages/orders.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { OrderFilterBar } from './order-filter-bar.tsx'
import type { OrderRow } from './order-types.ts'
import {
  type OrdersFilter,
  readOrdersFilter,
  toOrdersInput,
  viewQueryOf,
  writeOrdersFilter,
} from './orders-query.ts'
import { OrdersTable } from './orders-table.tsx'
import { SelectionBar } from './runs/selection-bar.tsx'

/** How often an open list asks for what is new. */
const REFRESH_MS = 60_000

/** The orders of the shop, as the address narrows them, the newest first. */
export function OrdersScreen() {
  const t = useMessages(orderListMessages)
  const { shop, name } = useShop()
  const api = useStaffApi()
  const [params] = useSearchParams()
  const filter = readOrdersFilter(params)
  const query = useQuery({
    queryKey: [shop, 'orders', toOrdersInput(filter)],
    queryFn: ({ signal }) => api.getOrders(toOrdersInput(filter), { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
  const shown = useShownFilter(filter, writeOrdersFilter, query.isPlaceholderData)
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead
        title={t.title}
        actions={
          <>
            <OrderFiles filter={filter} />
            <Button asChild variant="quiet" size="small">
              <Link to={`/${shop}/orders/runs`}>{t.runs}</Link>
            </Button>
          </>
        }
        note={<span role="status">{query.data ? t.found(query.data.totalCount) : '\u00a0'}</span>}
      />
      <ViewTabs list="orders" view={filter.view} query={viewQueryOf(filter)} />
      <OrderFilterBar filter={filter} />
      <ListedRows
        query={query}
        texts={t}
        page={filter.page}
        toPage={(page) => writeOrdersFilter({ ...filter, page })}
        isNarrowed={viewQueryOf(filter) !== '' || filter.page > 1}
      >
        {({ items, totalCount }) => (
          <SelectableOrders key={viewQueryOf(shown)} rows={items} filter={shown} total={totalCount} />
        )}
      </ListedRows>
    </>
  )
}

/** The list as a file, and the paper of the counter, for whoever may have them. */
function OrderFiles({ filter }: { filter: OrdersFilter }) {
  const t = useMessages(exportMessages)
  const may = useMay()
  const api = useStaffApi()
  const { isDrawing, open } = useOpenedPaper()
  const { PaginaActual: _, maxResultCount: __, ...whole } = toOrdersInput(filter)
  return (
    <>
      {may('production.view') && (
        <Button
          variant="quiet"
          size="small"
          isBusy={isDrawing}
          onClick={() => open(() => api.drawPickUpList({}))}
        >
          {t.pick_ups}
        </Button>
      )}
      {may('orders.export') && <ExportMenu ask={(format) => api.exportOrders({ ...whole, format })} />}
    </>
  )
}

type SelectableOrdersProps = { rows: readonly OrderRow[]; filter: OrdersFilter; total: number }

/** The table, with marks for whoever may move orders. The marks stay from page to page of one filter. */
function SelectableOrders({ rows, filter, total }: SelectableOrdersProps) {
  const may = useMay()
  const steady = useSteadyRows(rows)
  const selection = useRowSelection(steady.rows.map(({ id }) => id))
  const marked = may('orders.move') ? selection : undefined
  return (
    <>
      <NewRowsButton count={steady.arrived} onShow={steady.show} />
      <OrdersTable rows={steady.rows} selection={marked} />
      {marked && <SelectionBar selection={marked} filter={filter} rows={steady.rows} total={total} />}
    </>
  )
}
