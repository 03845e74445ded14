import { ActionMenu } from '@estampa/ui/action-menu'
import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { orderMessages } from '../messages/order.ts'
import { orderActMessages } from '../messages/order-acts.ts'
import { useMay } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import { ActDialog } from './act-dialog.tsx'
import { isEnding, nextActOf, type OrderAct, type OrderWait, otherActs } from './next-act.ts'
import type { StaffOrder } from './order-types.ts'
import { useUndoMove } from './use-undo-move.ts'

/** The next step as the one filled button, with what it does; every other act is in the menu beside it. */
export function NextStepBar({ order }: { order: StaffOrder }) {
  const t = useMessages(orderMessages)
  const a = useMessages(orderActMessages)
  const may = useMay()
  const describe = useActWords(order)
  const [open, setOpen] = useState<OrderAct>()
  const { act, wait } = nextActOf(order, may)
  const others = otherActs(order, may)
  return (
    <section aria-label={t.next} className="next-step">
      <p className="min-w-room flex-1">
        <span className="font-semibold">{t.next}: </span>
        {act ? describe(act).does : wait && a[waitNames[wait]]}
      </p>
      <div className="flex flex-wrap gap-2">
        <UndoButton order={order} />
        {act && <Button onClick={() => setOpen(act)}>{describe(act).label}</Button>}
        {others.length > 0 && (
          <ActionMenu
            trigger={
              <Button variant="second" aria-label={t.more}>
                {t.more}
                <Icon name="chevron-down" size={16} />
              </Button>
            }
            items={others.map((other) => ({
              label: describe(other).label,
              isDangerous: isEnding(other),
              onSelect: () => setOpen(other),
            }))}
          />
        )}
      </div>
      {open && <ActDialog act={open} order={order} onClose={() => setOpen(undefined)} />}
    </section>
  )
}

/** While nothing has left the house the last move can be taken back. */
function UndoButton({ order }: { order: StaffOrder }) {
  const a = useMessages(orderActMessages)
  const may = useMay()
  const undo = useUndoMove(order.order.number)
  const [isWorking, setIsWorking] = useState(false)
  if (!order.undo || !may('orders.move')) return null
  return (
    <Button
      variant="quiet"
      isBusy={isWorking}
      onClick={() => {
        setIsWorking(true)
        void undo(order).finally(() => setIsWorking(false))
      }}
    >
      {a.undo_last}
    </Button>
  )
}

const waitNames = {
  payment: 'wait_payment',
  proof: 'wait_proof',
  rest: 'wait_rest',
  role: 'wait_role',
  over: 'over',
} as const satisfies Record<OrderWait, string>

/** The button of an act, and what it does. */
function useActWords(order: StaffOrder): (act: OrderAct) => { label: string; does: string } {
  const a = useMessages(orderActMessages)
  const money = useAmountText()
  return (act) => {
    if (act.kind === 'move') {
      const move = a.moves[act.to]
      return { label: move?.act ?? act.to, does: move?.does ?? '' }
    }
    if (act.kind === 'send_proof') return { label: a.send_proof, does: a.send_proof_does }
    if (act.kind === 'record_payment') return { label: a.record_payment, does: a.record_payment_does }
    if (act.kind === 'name_parcel') return { label: a.name_parcel, does: a.name_parcel_does }
    const payment = order.order.payments.find(({ id }) => id === act.paymentId)
    return { label: a.approve_payment(money(payment?.amount ?? 0)), does: a.approve_payment_does }
  }
}
