import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { RecordFailure, RecordSkeleton } from '@estampa/web/records'
import { useAsyncValue } from '@estampa/web/state'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { ordersMessages } from '../messages/orders.ts'
import { useApi, useVisitor } from '../session/session-provider.tsx'
import { useShopPath } from '../shop/shop-data.ts'

/** An address without an order means the newest one; a person without orders sees the empty list. */
export function NewestOrder() {
  const t = useMessages(ordersMessages)
  const api = useApi()
  const { status } = useVisitor()
  const path = useShopPath()
  const { value, error, retry } = useAsyncValue(status === 'customer' ? 'newest' : null, () =>
    api.orders.getOrders({ maxResultCount: 1 }),
  )
  const isMissing = value?.items.length === 0
  useEffect(() => {
    if (isMissing) notify(t.none_to_show)
  }, [isMissing, t])
  // the link of one order names no newest
  if (status !== 'customer') return <Navigate replace to={path('/orders/list')} />
  if (error) {
    return <RecordFailure heading="h1" error={error} title={t.failed_title} retry={retry} />
  }
  if (!value) return <RecordSkeleton label={t.loading} />
  const [newest] = value.items
  return <Navigate replace to={path(newest ? `/orders/detail/${newest.id}` : '/orders/list')} />
}
