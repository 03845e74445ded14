import { Button } from '@estampa/ui/button'
import { logError } from '@estampa/web/log'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ordersMessages } from '../messages/orders.ts'
import type { Order } from '../orders/timeline.ts'
import { useApi } from '../session/session-provider.tsx'
import { findKnownPayment, isPaymentAwaited } from './awaited-payment.ts'

const PAYMENT_POLLING_MS = 3_000
const MAX_POLLS = 20

type PaymentReturnProps = { order: Order; onChanged: (order: Order) => void }

/**
 * For buyers who return from Mercado Pago. The address is not trusted: the order is polled until the
 * shop knows of the payment, for a minute.
 */
export function PaymentReturn({ order, onChanged }: PaymentReturnProps) {
  const t = useMessages(ordersMessages)
  const [query] = useSearchParams()
  const isWaiting = isPaymentAwaited(order, query)
  const { isOver, lookAgain } = usePaymentPolling(order.id, isWaiting, onChanged)
  if (!query.has('mercadopago')) return null
  const known = findKnownPayment(order, query)
  if (known === 'approved') return <ReturnNote text={t.pay_received} variant="success" />
  if (known === 'in_review') return <ReturnNote text={t.pay_in_review} />
  if (order.toPay <= 0) return null
  if (!isWaiting) return <ReturnNote text={t.pay_failed} />
  if (!isOver) return <ReturnNote text={t.pay_confirming} />
  return (
    <>
      <ReturnNote text={t.pay_late} />
      <Button variant="second" className="mt-3" onClick={lookAgain}>
        {t.pay_look_again}
      </Button>
    </>
  )
}

function ReturnNote({ text, variant }: { text: string; variant?: 'success' }) {
  return (
    <p role="status" className={`mt-3 text-14 font-semibold ${variant === 'success' ? 'text-success' : ''}`}>
      {text}
    </p>
  )
}

/** Polls the order for a while; true once that has ended without a change. */
function usePaymentPolling(id: string, isOn: boolean, onChanged: (order: Order) => void) {
  const api = useApi()
  const [polls, setLooks] = useState(0)
  useEffect(() => {
    if (!isOn || polls >= MAX_POLLS) return
    const timer = setTimeout(() => {
      api.orders
        .getOrderById({ Id: id })
        .then((order) => onChanged(order))
        .catch(logError)
        .finally(() => setLooks(polls + 1))
    }, PAYMENT_POLLING_MS)
    return () => clearTimeout(timer)
  }, [api, id, isOn, polls, onChanged])
  return { isOver: polls >= MAX_POLLS, lookAgain: () => setLooks(0) }
}
