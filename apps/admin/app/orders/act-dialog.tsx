import { onDemand } from '@estampa/web/loading'
import type { OrderAct } from './next-act.ts'
import type { StaffOrder } from './order-types.ts'

type ActDialogProps = { act: OrderAct; order: StaffOrder; onClose: () => void }

const MoveDialog = onDemand(() => import('./dialogs/move-dialog.tsx').then((file) => file.MoveDialog))
const ParcelDialog = onDemand(() => import('./dialogs/parcel-dialog.tsx').then((file) => file.ParcelDialog))
const SendProofDialog = onDemand(() =>
  import('./proofs/send-proof-dialog.tsx').then((file) => file.SendProofDialog),
)
const PaymentDialog = onDemand(() =>
  import('./dialogs/payment-dialog.tsx').then((file) => file.PaymentDialog),
)
const ApproveDialog = onDemand(() =>
  import('./dialogs/approve-dialog.tsx').then((file) => file.ApproveDialog),
)

/** The dialog in which an act is confirmed, with what it asks. */
export function ActDialog({ act, order, onClose }: ActDialogProps) {
  switch (act.kind) {
    case 'move':
      return <MoveDialog order={order} to={act.to} onClose={onClose} />
    case 'name_parcel':
      return <ParcelDialog order={order} onClose={onClose} />
    case 'send_proof':
      return <SendProofDialog order={order} onClose={onClose} />
    case 'record_payment':
      return <PaymentDialog order={order} onClose={onClose} />
    case 'approve_payment':
      return <ApproveDialog order={order} paymentId={act.paymentId} onClose={onClose} />
  }
}
