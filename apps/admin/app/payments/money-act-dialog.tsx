import { onDemand } from '@estampa/web/loading'
import { showError } from '@estampa/web/notices'
import { useEffect } from 'react'
import { useStaffOrder } from '../orders/use-staff-order.ts'
import type { MoneyAct } from './money-types.ts'

const ApproveDialog = onDemand(() =>
  import('../orders/dialogs/approve-dialog.tsx').then((file) => file.ApproveDialog),
)
const RejectDialog = onDemand(() =>
  import('../orders/dialogs/reject-dialog.tsx').then((file) => file.RejectDialog),
)
const RefundDialog = onDemand(() =>
  import('../orders/dialogs/refund-dialog.tsx').then((file) => file.RefundDialog),
)
const SettleDialog = onDemand(() =>
  import('../orders/dialogs/settle-dialog.tsx').then((file) => file.SettleDialog),
)
const PaymentDialog = onDemand(() =>
  import('../orders/dialogs/payment-dialog.tsx').then((file) => file.PaymentDialog),
)

/** The same dialogs as on the order's page, once the order is here. */
export function MoneyActDialog({ act, onClose }: { act: MoneyAct; onClose: () => void }) {
  const { data: order, error } = useStaffOrder(act.number)
  useEffect(() => {
    if (!error || order) return
    showError(error)
    onClose()
  }, [error, order, onClose])
  if (!order) return null
  switch (act.kind) {
    case 'approve':
      return <ApproveDialog order={order} paymentId={act.paymentId} onClose={onClose} />
    case 'reject':
      return <RejectDialog order={order} paymentId={act.paymentId} onClose={onClose} />
    case 'record':
      return <PaymentDialog order={order} onClose={onClose} />
    case 'settle':
      return <SettleDialog order={order} kind={act.flag} onClose={onClose} />
    case 'give_back': {
      const last = order.order.payments.findLast(({ state }) => state === 'approved')
      return <RefundDialog order={order} paymentId={last?.id ?? ''} onClose={onClose} />
    }
  }
}
