import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { Skeleton } from '@estampa/ui/skeleton'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ordersMessages } from '../messages/orders.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { troubleOf } from '../session/failures.ts'
import { useShopPath } from '../shell/shop-data.ts'
import type { Order } from './timeline.ts'
import { useOrder } from './use-order.ts'

type WithOrderProps = { id: string | undefined; children: (order: Order) => ReactNode }

/** The order, or what there is instead of it: a skeleton, nobody's order, a failure. */
export function WithOrder({ id, children }: WithOrderProps) {
  const { value, error, isId, retry } = useOrder(id)
  const trouble = troubleOf(error, useMessages(shellMessages))
  if (value) return children(value)
  if (!isId || (error && (trouble.status === 404 || trouble.status === 400))) return <OrderMissing />
  if (error) return <OrderTrouble message={trouble.message} retry={retry} />
  return <OrderSkeleton />
}

function OrderMissing() {
  const t = useMessages(ordersMessages)
  const path = useShopPath()
  return (
    <EmptyState
      heading="h1"
      drawing="lost"
      title={t.missing_title}
      text={t.missing_text}
      action={
        <Button asChild>
          <Link to={path('/')}>{t.go_home}</Link>
        </Button>
      }
    />
  )
}

function OrderTrouble({ message, retry }: { message: string; retry: () => void }) {
  const t = useMessages(ordersMessages)
  return (
    <EmptyState
      heading="h1"
      drawing="trouble"
      title={t.failed_title}
      text={message}
      action={<Button onClick={retry}>{t.retry}</Button>}
    />
  )
}

function OrderSkeleton() {
  const t = useMessages(ordersMessages)
  return (
    <div role="status" className="grid min-h-[90vh] content-start gap-6">
      <span className="sr-only">{t.loading}</span>
      <Skeleton className="h-10 w-64" />
      <div className="grid gap-12 md:grid-cols-[1fr_380px]">
        <div className="grid content-start gap-4">
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} className="h-24" />
          ))}
        </div>
        <Skeleton className="h-80" />
      </div>
    </div>
  )
}
