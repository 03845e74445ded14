import { Button } from '@estampa/ui/button'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ordersMessages } from '../messages/orders.ts'
import { useMessages } from '../messages/use-messages.ts'
import type { Order } from '../orders/timeline.ts'
import { useApi } from '../session/session-provider.tsx'
import { isAwaited, knownOf } from './awaited.ts'

const EVERY_MS = 3_000
const MOST_LOOKS = 20

type PaymentReturnProps = { order: Order; onChanged: (order: Order) => void }

/**
 * For who comes back from Mercado Pago. What the address says is not believed: the order is looked at until the
 * shop knows of the payment, for a minute.
 */
export function PaymentReturn({ order, onChanged }: PaymentReturnProps) {
  const t = useMessages(ordersMessages)
  const [query] = useSearchParams()
  const isWaiting = isAwaited(order, query)
  const { isOver, lookAgain } = usePaymentPolling(order.id, isWaiting, onChanged)
  if (!query.has('mercadopago')) return null
  const known = knownOf(order, query)
  if (known === 'approved') return <Sentence text={t.pay_received} look="success" />
  if (known === 'in_review') return <Sentence text={t.pay_in_review} />
  if (order.toPay <= 0) return null
  if (!isWaiting) return <Sentence text={t.pay_failed} />
  if (!isOver) return <Sentence text={t.pay_confirming} />
  return (
    <>
      <Sentence text={t.pay_late} />
      <Button look="second" className="mt-3" onClick={lookAgain}>
        {t.pay_look_again}
      </Button>
    </>
  )
}

function Sentence({ text, look }: { text: string; look?: 'success' }) {
  return (
    <p role="status" className={`mt-3 text-14 font-semibold ${look === 'success' ? 'text-success' : ''}`}>
      {text}
    </p>
  )
}

/** Looks at the order now and then; whether that has ended without news. */
function usePaymentPolling(id: string, isOn: boolean, onChanged: (order: Order) => void) {
  const api = useApi()
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (!isOn || looks >= MOST_LOOKS) return
    const timer = setTimeout(() => {
      api.orders
        .getOrderById({ Id: id })
        .then((order) => onChanged(order))
        // biome-ignore lint/suspicious/noConsole: errors are logged to the browser's console
        .catch((error: unknown) => console.error(error))
        .finally(() => setLooks(looks + 1))
    }, EVERY_MS)
    return () => clearTimeout(timer)
  }, [api, id, isOn, looks, onChanged])
  return { isOver: looks >= MOST_LOOKS, lookAgain: () => setLooks(0) }
}
