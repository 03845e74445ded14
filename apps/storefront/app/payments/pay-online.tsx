import { Button } from '@estampa/ui/button'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ordersMessages } from '../messages/orders.ts'
import { useMessages } from '../messages/use-messages.ts'
import type { Order } from '../orders/timeline.ts'
import { useApi } from '../session/session-provider.tsx'
import { showError } from '../shell/show-error.ts'
import type { Part } from './order-split.tsx'

/** Leads from a placed order to where it is paid; where the shop asks a part first, the buyer chooses before. */
export function usePayOnline() {
  const api = useApi()
  const go = useGoToPay()
  return useCallback(
    async (Id: string) => {
      const { payable } = await api.orders.getOrderById({ Id })
      if (payable.deposit === null) await go(Id)
    },
    [api, go],
  )
}

function useGoToPay() {
  const api = useApi()
  return useCallback(
    async (Id: string, amount?: Part) => {
      const { init_point } = await api.payments.payWithMercadoPago({ Id, ...(amount && { amount }) })
      window.location.assign(init_point)
    },
    [api],
  )
}

/** Whether money is asked for that is paid at Mercado Pago. */
export function isPaidOnline({ payments, toPay }: Order): boolean {
  return toPay > 0 && payments.some(({ state, method }) => state === 'pending' && method === 'MP')
}

export function PayOnline({ order, part }: { order: Order; part: Part }) {
  const t = useMessages(ordersMessages)
  const pay = useGoToPay()
  const [query] = useSearchParams()
  const [isGoing, setIsGoing] = useState(false)
  // nobody is asked to pay twice
  if (hasPaid(query)) return null
  const go = async () => {
    setIsGoing(true)
    try {
      await pay(order.id, order.payable.deposit === null ? undefined : part)
    } catch (error) {
      setIsGoing(false)
      showError(error)
    }
  }
  return (
    <Button working={isGoing} onClick={() => void go()}>
      {t.pay_online}
    </Button>
  )
}

/** Whether somebody comes from Mercado Pago and may have paid. */
function hasPaid(query: URLSearchParams): boolean {
  const came = query.get('mercadopago')
  return came === 'success' || came === 'pending'
}

const EVERY_MS = 3_000
const MOST_LOOKS = 20

/**
 * For who comes back from Mercado Pago. What the address says is not believed: the order is looked at until the
 * shop knows of the payment, for a minute.
 */
export function PaymentReturn({ order, onChanged }: { order: Order; onChanged: (order: Order) => void }) {
  const t = useMessages(ordersMessages)
  const [query] = useSearchParams()
  const isWaiting = isPaidOnline(order) && hasPaid(query)
  const isOver = useLooking(order.id, isWaiting, onChanged)
  if (!isPaidOnline(order)) return null
  if (!isWaiting) return query.get('mercadopago') === 'failure' ? <Sentence text={t.pay_failed} /> : null
  return <Sentence text={isOver ? t.pay_late : t.pay_confirming} />
}

function Sentence({ text }: { text: string }) {
  return (
    <p role="status" className="mt-3 text-14 font-semibold">
      {text}
    </p>
  )
}

/** Looks at the order now and then; whether that has ended without news. */
function useLooking(id: string, isOn: boolean, onChanged: (order: Order) => void): boolean {
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
  return looks >= MOST_LOOKS
}
