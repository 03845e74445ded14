import { Button } from '@estampa/ui/button'
import { onDemand } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { orderMessages } from '../messages/order.ts'
import { useMay } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import type { StaffOrder } from './order-types.ts'

const SettleDialog = onDemand(() => import('./dialogs/settle-dialog.tsx').then((file) => file.SettleDialog))

/** The exceptions that somebody of the shop has to look at, above everything else. */
export function FlagSection({ order }: { order: StaffOrder }) {
  const t = useMessages(orderMessages)
  const may = useMay()
  const money = useAmountText()
  const [open, setOpen] = useState<StaffOrder['flags'][number]['kind']>()
  if (order.flags.length === 0) return null
  return (
    <section aria-label={t.flags} className="mt-3 rounded-base bg-warning-wash px-4 py-3">
      <h2 className="text-13 font-semibold text-warning">{t.flags}</h2>
      <ul className="mt-1 grid gap-2">
        {order.flags.map(({ kind, sentence, amount, at }) => (
          <li key={`${kind} ${at}`} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-0 flex-1">{sentence}</span>
            <span className="font-semibold tabular">{money(amount)}</span>
            {may('payments.record') && (
              <Button variant="second" size="small" onClick={() => setOpen(kind)}>
                {t.settle}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open && <SettleDialog order={order} kind={open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}
