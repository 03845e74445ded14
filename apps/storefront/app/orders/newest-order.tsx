import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { ordersMessages } from '../messages/orders.ts'
import { useMessages } from '../messages/use-messages.ts'
import { RecordSkeleton } from '../records/record-skeleton.tsx'
import { RecordTrouble } from '../records/record-trouble.tsx'
import { useApi, useVisitor } from '../session/session-provider.tsx'
import { useAnswer } from '../session/use-answer.ts'
import { notify } from '../shell/notify.ts'
import { useShopPath } from '../shell/shop-data.ts'

/** An address that names no order means the newest one; whoever has none is shown the empty list. */
export function NewestOrder() {
  const t = useMessages(ordersMessages)
  const api = useApi()
  const { status } = useVisitor()
  const path = useShopPath()
  const { value, error, retry } = useAnswer(status === 'customer' ? 'newest' : null, () =>
    api.orders.getOrders({ maxResultCount: 1 }),
  )
  const isMissing = value?.items.length === 0
  useEffect(() => {
    if (isMissing) notify(t.none_to_show)
  }, [isMissing, t])
  // the link of one order names no newest
  if (status !== 'customer') return <Navigate replace to={path('/orders/list')} />
  if (error) {
    return (
      <RecordTrouble heading="h1" error={error} title={t.failed_title} retryLabel={t.retry} retry={retry} />
    )
  }
  if (!value) return <RecordSkeleton label={t.loading} />
  const [newest] = value.items
  return <Navigate replace to={path(newest ? `/orders/detail/${newest.id}` : '/orders/list')} />
}
