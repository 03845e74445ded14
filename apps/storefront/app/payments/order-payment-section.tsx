import { paymentMethodOf } from '@estampa/domain/shops'
import { Button } from '@estampa/ui/button'
import { momentText } from '@estampa/web/countries'
import { onDemand, usePreload } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ordersMessages } from '../messages/orders.ts'
import { splitMessages } from '../messages/split.ts'
import { Amount } from '../money/amount.tsx'
import { moneyText, showsMoneyState } from '../orders/order-badges.tsx'
import type { Order } from '../orders/timeline.ts'
import { useShopConfig } from '../shop/shop-data.ts'
import { isPaymentAwaited } from './awaited-payment.ts'
import { amountOf, OrderSplit, PartChoice, type PaymentPart } from './order-split.tsx'
import { isPaidOnline, PayOnline } from './pay-online.tsx'
import { PaymentList } from './payment-list.tsx'
import { PaymentReturn } from './payment-return.tsx'
import { PaymentSteps } from './payment-steps.tsx'

const PaymentNoticeForm = onDemand(async () => (await import('./notice-form.tsx')).PaymentNoticeForm)
const MethodForm = onDemand(async () => (await import('./method-form.tsx')).MethodForm)

type OrderPaymentProps = { order: Order; onChanged: (order: Order) => void }

/** The payment of an order: the method, the payments, the balance, and the notice of a payment. */
export function OrderPaymentSection({ order, onChanged }: OrderPaymentProps) {
  const t = useMessages(ordersMessages)
  const [part, setPart] = useState<PaymentPart>('deposit')
  const [query] = useSearchParams()
  const { split } = order
  const isOpen =
    order.toPay > 0 &&
    !isPaymentAwaited(order, query) &&
    order.payments.some(({ state }) => state === 'pending')
  const amount = amountOf(order, part)
  return (
    <>
      <p className="text-14 text-ink-soft">
        {[order.payment.name, showsMoneyState(order) && moneyText(order, t)].filter(Boolean).join(' · ')}
      </p>
      {split && isOpen && order.payable.deposit !== null ? (
        <PartChoice order={order} split={split} part={part} onChoose={setPart} />
      ) : (
        split && <OrderSplit order={order} split={split} />
      )}
      <Balance order={order} />
      {isOpen && <HowToPay order={order} amount={amount} />}
      <PaymentReturn order={order} onChanged={onChanged} />
      {isOpen && <PaymentActions order={order} part={part} onChanged={onChanged} />}
      <PaymentList payments={order.payments} />
    </>
  )
}

/** Folded while what is left has time. */
function HowToPay({ order, amount }: { order: Order; amount: number }) {
  const t = useMessages(splitMessages)
  const { environment } = useShopConfig()
  const until = order.heldUntil ? momentText(order.heldUntil, environment) : undefined
  const steps = <PaymentSteps method={order.payment} number={order.number} total={amount} until={until} />
  if (!isBalanceDueLater(order)) return <div className="mt-4">{steps}</div>
  if (paymentMethodOf(order.payment.code).isOnline) return null
  return <FoldedSection title={t.how_to_pay_rest}>{steps}</FoldedSection>
}

/** True if the buyer has to pay now: before the order is confirmed, or before a ready order leaves. */
export function isPaidNow(order: Order): boolean {
  return order.toPay > 0 && (order.state === 'placed' || order.state === 'ready') && !isBalanceDueLater(order)
}

/** True if the deposit has arrived or is being checked, and the order is not ready. */
function isBalanceDueLater({ split, payable, state }: Order): boolean {
  return split !== null && payable.deposit === null && state !== 'ready'
}

function FoldedSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold underline-offset-4 hover:underline">
        {title}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}

/** Only what says more than the total does. */
function Balance({ order: { paid, toPay, refundOwed, refunded, split } }: { order: Order }) {
  const t = useMessages(ordersMessages)
  const words = useMessages(splitMessages)
  const rows = [
    ...(paid > 0 && (!split || refunded > 0) ? [{ label: t.paid, amount: paid, isMain: false }] : []),
    ...(refunded > 0 ? [{ label: words.given_back, amount: refunded, isMain: false }] : []),
    ...(paid > 0 && toPay > 0 && !split ? [{ label: t.to_pay, amount: toPay, isMain: true }] : []),
    ...(refundOwed > 0 ? [{ label: t.refund_owed, amount: refundOwed, isMain: true }] : []),
  ]
  if (rows.length === 0) return null
  return (
    <dl className="mt-2">
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

function PaymentActions({ order, part, onChanged }: OrderPaymentProps & { part: PaymentPart }) {
  const t = useMessages(ordersMessages)
  const { partnerPaymentMethods } = useShopConfig()
  const [open, setOpen] = useState<'notice' | 'method' | null>(null)
  const { reportPayment, changePayment } = order.actions
  const mayChange = changePayment && partnerPaymentMethods.some(({ code }) => code !== order.payment.code)
  const isOnline = isPaidOnline(order)
  usePreload(PaymentNoticeForm, MethodForm)
  if (!reportPayment && !mayChange && !isOnline) return null
  const parts = { order, onChanged, onClose: () => setOpen(null) }
  return (
    <div className="mt-4 flex flex-wrap gap-3 max-sm:*:grow">
      {isOnline && <PayOnline order={order} part={part} onChanged={onChanged} />}
      {reportPayment && (
        <Button variant={isBalanceDueLater(order) ? 'second' : 'main'} onClick={() => setOpen('notice')}>
          {t.notify_payment}
        </Button>
      )}
      {mayChange && (
        <Button variant="second" onClick={() => setOpen('method')}>
          {t.change_method}
        </Button>
      )}
      {open === 'notice' && <PaymentNoticeForm {...parts} due={amountOf(order, part)} />}
      {open === 'method' && <MethodForm {...parts} />}
    </div>
  )
}
