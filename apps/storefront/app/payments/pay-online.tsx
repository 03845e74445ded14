import { Button } from '@estampa/ui/button'
import { isFailure } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { useCallback, useState } from 'react'
import { ordersMessages } from '../messages/orders.ts'
import type { Order } from '../orders/timeline.ts'
import { useShowCurrentOrder } from '../orders/use-show-current-order.ts'
import { useApi } from '../session/session-provider.tsx'
import type { PaymentPart } from './order-split.tsx'

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
    async (Id: string, amount?: PaymentPart) => {
      const { init_point } = await api.payments.payWithMercadoPago({ Id, ...(amount && { amount }) })
      window.location.assign(init_point)
    },
    [api],
  )
}

/** True if an amount is due that is paid at Mercado Pago. */
export function isPaidOnline({ payments, toPay }: Order): boolean {
  return toPay > 0 && payments.some(({ state, method }) => state === 'pending' && method === 'MP')
}

type PayOnlineProps = { order: Order; part: PaymentPart; onChanged: (order: Order) => void }

export function PayOnline({ order, part, onChanged }: PayOnlineProps) {
  const t = useMessages(ordersMessages)
  const pay = useGoToPay()
  const [isGoing, setIsGoing] = useState(false)
  const showNow = useShowCurrentOrder({ order, onChanged, onClose: () => setIsGoing(false) })
  const isRest = order.split?.depositDue === 0
  const go = async () => {
    setIsGoing(true)
    try {
      await pay(order.id, order.payable.deposit === null ? undefined : part)
    } catch (error) {
      showError(error)
      if (isFailure(error) && error.status === 409) showNow()
      else setIsGoing(false)
    }
  }
  return (
    <Button
      variant={isRest && order.state !== 'ready' ? 'second' : 'main'}
      isBusy={isGoing}
      onClick={() => void go()}
    >
      {isRest ? t.pay_rest_online : t.pay_online}
    </Button>
  )
}
