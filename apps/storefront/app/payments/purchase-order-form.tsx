import { MAX_PURCHASE_ORDER_LENGTH, purchaseOrderNumber } from '@estampa/domain/orders'
import { isRefusal } from '@estampa/domain/refusal'
import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useState } from 'react'
import { purchaseOrderMessages } from '../messages/purchase-order.ts'
import { useReceiptMessages } from '../messages/receipts.ts'
import type { Order } from '../orders/timeline.ts'
import { useShowCurrentOrder } from '../orders/use-show-current-order.ts'
import { useApi } from '../session/session-provider.tsx'
import { ReceiptsField } from './receipts-field.tsx'
import { sentReceipt, useReceipts } from './use-receipts.ts'

type PurchaseOrderFormProps = { order: Order; onChanged: (order: Order) => void; onClose: () => void }

export function PurchaseOrderForm({ order, onChanged, onClose }: PurchaseOrderFormProps) {
  const t = useMessages(purchaseOrderMessages)
  const files = useReceiptMessages('purchase_order')
  const { number, file } = order.purchaseOrder
  const [start] = useState(() =>
    file ? [sentReceipt({ name: file.name, bytes: file.bytes, file: null, part: 1, receipt: file })] : [],
  )
  const receipts = useReceipts({ purpose: 'purchase_order', max: 1, start })
  const api = useApi()
  const { form, errors, isWorking } = useForm({
    fieldOf: { purchase_order_file_not_found: 'file' },
    onMoved: useShowCurrentOrder({ order, onChanged, onClose }),
    check: (typed) => ({
      ...(typed.number && isRefusal(purchaseOrderNumber(typed.number)) && { number: t.wrong_number }),
      ...(receipts.sent.some(({ failure }) => failure) && { file: files.not_sent }),
    }),
    send: async (typed) => {
      const [sent] = await receipts.settled()
      // one that did not get there says so itself
      if (sent?.failure) return null
      const { id = null } = sent?.receipt ?? {}
      return api.orders.updatePurchaseOrder({ Id: order.id, number: typed.number ?? '', file: id })
    },
    onAnswer: (changed) => {
      if (!changed) return
      onChanged(changed)
      const isEmpty = changed.purchaseOrder.number === '' && changed.purchaseOrder.file === null
      notify(isEmpty ? t.removed : t.saved)
      onClose()
    },
  })
  return (
    <FormPopup title={t.title} submit={t.save} form={form} isWorking={isWorking} onClose={onClose}>
      <FormField
        name="number"
        label={t.number}
        optional={t.optional}
        errors={errors}
        autoComplete="off"
        maxLength={MAX_PURCHASE_ORDER_LENGTH}
        defaultValue={number}
      />
      <ReceiptsField receipts={receipts} error={errors.file} />
    </FormPopup>
  )
}
