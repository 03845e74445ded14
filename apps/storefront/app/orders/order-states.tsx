import { useFailureView } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { RecordEmpty, RecordFailure, RecordSkeleton } from '@estampa/web/records'
import type { ReactNode } from 'react'
import { ordersMessages } from '../messages/orders.ts'
import { useShopPath } from '../shop/shop-data.ts'
import type { Order } from './timeline.ts'
import { useOrder } from './use-order.ts'

type WithOrderProps = {
  id: string | undefined
  /** `replace` takes the order as a call has changed it. */
  children: (order: Order, replace: (order: Order) => void) => ReactNode
}

/** The order, or what there is instead of it: a skeleton, nobody's order, a failure. */
export function WithOrder({ id, children }: WithOrderProps) {
  const t = useMessages(ordersMessages)
  const { value, error, isId, isLoading, retry, replace } = useOrder(id)
  const { status } = useFailureView()(error)
  if (!isId || (error && (status === 404 || status === 400))) return <OrderMissing />
  if (error) {
    return <RecordFailure heading="h1" error={error} title={t.failed_title} retry={retry} />
  }
  // another order's values are not this one's
  if (!value || (isLoading && value.id !== id)) return <RecordSkeleton label={t.loading} />
  return children(value, replace)
}

function OrderMissing() {
  const path = useShopPath()
  const t = useMessages(ordersMessages)
  return (
    <RecordEmpty
      heading="h1"
      drawing="lost"
      title={t.missing_title}
      text={t.missing_text}
      to={path('/orders/list')}
      action={t.to_list}
    />
  )
}
