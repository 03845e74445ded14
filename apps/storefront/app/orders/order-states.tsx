import type { ReactNode } from 'react'
import { ordersMessages } from '../messages/orders.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { RecordNothing } from '../records/record-nothing.tsx'
import { RecordSkeleton } from '../records/record-skeleton.tsx'
import { RecordTrouble } from '../records/record-trouble.tsx'
import { troubleOf } from '../session/failures.ts'
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
  const { value, error, isId, isAsking, retry, replace } = useOrder(id)
  const { status } = troubleOf(error, useMessages(shellMessages))
  if (!isId || (error && (status === 404 || status === 400))) return <OrderMissing />
  if (error) {
    return (
      <RecordTrouble heading="h1" error={error} title={t.failed_title} retryLabel={t.retry} retry={retry} />
    )
  }
  // another order's values are not this one's
  if (!value || (isAsking && value.id !== id)) return <RecordSkeleton label={t.loading} />
  return children(value, replace)
}

function OrderMissing() {
  const t = useMessages(ordersMessages)
  return (
    <RecordNothing
      heading="h1"
      drawing="lost"
      title={t.missing_title}
      text={t.missing_text}
      to="/orders/list"
      action={t.to_list}
    />
  )
}
