import { FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useState } from 'react'
import { orderFormsMessages } from '../messages/order-forms.ts'
import type { Order } from '../orders/timeline.ts'
import { useShowCurrentOrder } from '../orders/use-show-current-order.ts'
import { useApi } from '../session/session-provider.tsx'
import { useShopConfig } from '../shop/shop-data.ts'
import { MethodCards } from './method-cards.tsx'

type MethodFormProps = { order: Order; onChanged: (order: Order) => void; onClose: () => void }

/** Changes the payment method of an order without payments or notices. */
export function MethodForm({ order, onChanged, onClose }: MethodFormProps) {
  const t = useMessages(orderFormsMessages)
  const api = useApi()
  const { partnerPaymentMethods } = useShopConfig()
  const [chosen, setChosen] = useState(order.payment.code)
  const choose = (code: string) => {
    const method = partnerPaymentMethods.find((one) => one.code === code)
    if (method) setChosen(method.code)
  }
  const { form, isWorking } = useForm({
    onMoved: useShowCurrentOrder({ order, onChanged, onClose }),
    check: () => ({}),
    send: () => api.payments.updateOrderPayment({ Id: order.id, payment: chosen }),
    onAnswer: (changed) => {
      onChanged(changed)
      notify(t.changed)
      onClose()
    },
  })
  return (
    <FormPopup title={t.change_title} submit={t.change} form={form} isWorking={isWorking} onClose={onClose}>
      <MethodCards
        methods={partnerPaymentMethods}
        chosen={chosen}
        onChoose={choose}
        isHeld={order.heldUntil !== null}
      />
    </FormPopup>
  )
}
