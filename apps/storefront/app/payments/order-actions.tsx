import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { onDemand, usePreload } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { ordersMessages } from '../messages/orders.ts'
import type { Order } from '../orders/timeline.ts'
import { useReorder } from '../orders/use-reorder.ts'
import { useSwitches } from '../shop/switches.ts'

const CancelForm = onDemand(async () => (await import('./cancel-form.tsx')).CancelForm)
const ReorderReport = onDemand(async () => (await import('../orders/reorder-report.tsx')).ReorderReport)

type OrderActionsProps = { order: Order; onChanged: (order: Order) => void }

/** Buying the same again, and giving the order up while that may be. */
export function OrderActions({ order, onChanged }: OrderActionsProps) {
  const t = useMessages(ordersMessages)
  const { buy, quote } = useSwitches()
  const { reorder, workingOn, report, close } = useReorder()
  const [isCancelling, setIsCancelling] = useState(false)
  usePreload(CancelForm, ReorderReport)
  const mayReorder = buy || quote
  if (!mayReorder && !order.actions.cancel) return null
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1 max-sm:*:grow max-sm:*:px-3 md:col-start-2 md:row-start-1 md:self-start">
      {mayReorder && (
        <Button variant="second" isBusy={workingOn !== null} onClick={() => void reorder(order.id)}>
          <Icon name="rotate-ccw" size={18} />
          {t.reorder}
        </Button>
      )}
      {order.actions.cancel && (
        <Button variant="quiet" onClick={() => setIsCancelling(true)}>
          {t.cancel}
        </Button>
      )}
      {isCancelling && (
        <CancelForm order={order} onChanged={onChanged} onClose={() => setIsCancelling(false)} />
      )}
      {report && <ReorderReport report={report} onClose={close} />}
    </div>
  )
}
