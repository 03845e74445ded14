import { onDemand, usePreload } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { RecordEmpty, RecordList, toPageInput } from '@estampa/web/records'
import { ordersListMessages } from '../messages/orders-list.ts'
import { useApi } from '../session/session-provider.tsx'
import { useShopPath } from '../shop/shop-data.ts'
import { orderGroups, statesOfGroup } from './order-groups.ts'
import { OrderListRow } from './order-list-row.tsx'
import { useReorder } from './use-reorder.ts'

const ReorderReport = onDemand(async () => (await import('./reorder-report.tsx')).ReorderReport)

/** A person's orders as the address narrows them. */
export function OrderList() {
  const t = useMessages(ordersListMessages)
  const api = useApi()
  const path = useShopPath()
  const { reorder, workingOn, report, close } = useReorder()
  usePreload(ReorderReport)
  return (
    <>
      <RecordList
        path={path('/orders/list')}
        messages={t}
        groups={orderGroups}
        load={(state) => api.orders.getOrders({ ...toPageInput(state), ...statesOfGroup[state.group] })}
        empty={
          <RecordEmpty
            drawing="box"
            title={t.empty_title}
            text={t.empty_text}
            to={path('/products-list/all')}
            action={t.browse}
          />
        }
      >
        {(order) => (
          <OrderListRow
            order={order}
            isWorking={workingOn === order.id}
            onReorder={() => void reorder(order.id)}
          />
        )}
      </RecordList>
      {report && <ReorderReport report={report} onClose={close} />}
    </>
  )
}
