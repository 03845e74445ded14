import { Button } from '@estampa/ui/button'
import { clsx } from 'clsx'
import { useState } from 'react'
import { momentText } from '../countries/dates.ts'
import { ordersMessages } from '../messages/orders.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Amount, useMoney } from '../money/amount.tsx'
import { showsMoneyState } from '../orders/order-badges.tsx'
import type { Order } from '../orders/timeline.ts'
import { useShopConfig } from '../shell/shop-data.ts'
import { MethodForm } from './method-form.tsx'
import { NoticeForm } from './notice-form.tsx'
import { isPaidOnline, PaymentReturn, PayOnline } from './pay-online.tsx'
import { PaymentList } from './payment-list.tsx'
import { PaymentSteps } from './payment-steps.tsx'

type OrderPaymentProps = { order: Order; onChanged: (order: Order) => void }

/** How the order is paid, what was paid, what is still to pay, and telling the shop of it. */
export function OrderPayment({ order, onChanged }: OrderPaymentProps) {
  const t = useMessages(ordersMessages)
  const money = useMoney()
  const { environment } = useShopConfig()
  const asked = order.payments.findLast(({ state }) => state === 'pending')
  const isOpen = asked !== undefined && order.toPay > 0
  const until = order.heldUntil ? momentText(order.heldUntil, environment) : undefined
  const isPartOnly = order.deposit > 0 && order.deposit < order.total && order.state === 'placed'
  return (
    <>
      <p className="text-14 text-ink-soft">
        {[order.payment.name, showsMoneyState(order) && t.money[order.moneyState]]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Balance order={order} />
      {isOpen && isPartOnly && <p className="mt-2 text-14">{t.deposit(money(order.deposit))}</p>}
      {isOpen && (
        <div className="mt-3">
          <PaymentSteps method={order.payment} number={order.number} total={asked.amount} until={until} />
        </div>
      )}
      <PaymentReturn order={order} onChanged={onChanged} />
      <PaymentActions order={order} onChanged={onChanged} />
      <PaymentList payments={order.payments} />
    </>
  )
}

/** Only what says more than the total does. */
function Balance({ order: { paid, toPay, refundOwed } }: { order: Order }) {
  const t = useMessages(ordersMessages)
  const rows = [
    ...(paid > 0 ? [{ label: t.paid, amount: paid, isMain: false }] : []),
    ...(paid > 0 && toPay > 0 ? [{ label: t.to_pay, amount: toPay, isMain: true }] : []),
    ...(refundOwed > 0 ? [{ label: t.refund_owed, amount: refundOwed, isMain: true }] : []),
  ]
  if (rows.length === 0) return null
  return (
    <dl className="mt-2 max-w-80">
      {rows.map(({ label, amount, isMain }) => (
        <div key={label} className={clsx('flex justify-between gap-4 py-0.5', isMain && 'font-semibold')}>
          <dt>{label}</dt>
          <dd>
            <Amount value={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function PaymentActions({ order, onChanged }: OrderPaymentProps) {
  const t = useMessages(ordersMessages)
  const { partnerPaymentMethods } = useShopConfig()
  const [open, setOpen] = useState<'notice' | 'method' | null>(null)
  const { reportPayment, changePayment } = order.actions
  const mayChange = changePayment && partnerPaymentMethods.some(({ code }) => code !== order.payment.code)
  const isOnline = isPaidOnline(order)
  if (!reportPayment && !mayChange && !isOnline) return null
  const parts = { order, onChanged, onClose: () => setOpen(null) }
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {isOnline && <PayOnline order={order} />}
      {reportPayment && <Button onClick={() => setOpen('notice')}>{t.notify_payment}</Button>}
      {mayChange && (
        <Button look="second" onClick={() => setOpen('method')}>
          {t.change_method}
        </Button>
      )}
      {open === 'notice' && <NoticeForm {...parts} />}
      {open === 'method' && <MethodForm {...parts} />}
    </div>
  )
}
