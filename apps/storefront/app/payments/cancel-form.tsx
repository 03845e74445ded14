import { FormPopup, TextAreaField, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { orderFormsMessages } from '../messages/order-forms.ts'
import { useMoney } from '../money/amount.tsx'
import type { Order } from '../orders/timeline.ts'
import { useShowCurrentOrder } from '../orders/use-show-current-order.ts'
import { useApi } from '../session/session-provider.tsx'

type CancelFormProps = { order: Order; onChanged: (order: Order) => void; onClose: () => void }

/** Asks once more before an order is given up. */
export function CancelForm({ order, onChanged, onClose }: CancelFormProps) {
  const t = useMessages(orderFormsMessages)
  const money = useMoney()
  const api = useApi()
  const { form, errors, isWorking } = useForm({
    onMoved: useShowCurrentOrder({ order, onChanged, onClose }),
    check: () => ({}),
    send: ({ reason = '' }) => api.payments.cancelOrder({ Id: order.id, reason }),
    onAnswer: (changed) => {
      onChanged(changed)
      notify(t.cancelled)
      onClose()
    },
  })
  return (
    <FormPopup
      title={t.cancel_title}
      submit={t.cancel}
      back={t.keep}
      variant="danger"
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        {t.cancel_text} {order.paid > 0 && t.cancel_refund(money(order.paid))}
      </p>
      <TextAreaField
        name="reason"
        label={t.reason}
        optional={t.optional}
        error={errors.reason}
        maxLength={300}
      />
    </FormPopup>
  )
}
