import { isCheque } from '@estampa/domain/shops'
import { todayIn } from '@estampa/web/countries'
import { FormField, FormPopup, type FormValues, useForm } from '@estampa/web/forms'
import { useLocale, useMessages } from '@estampa/web/messages'
import { parseAmount } from '@estampa/web/money'
import { notify } from '@estampa/web/notices'
import { orderFormsMessages } from '../messages/order-forms.ts'
import { receiptMessages } from '../messages/receipts.ts'
import { useMoney } from '../money/amount.tsx'
import type { Order } from '../orders/timeline.ts'
import { useShowCurrentOrder } from '../orders/use-show-current-order.ts'
import { useApi } from '../session/session-provider.tsx'
import { useShopConfig } from '../shop/shop-data.ts'
import { listMissingFields } from './missing-fields.ts'
import { ReceiptsField } from './receipts-field.tsx'
import { useReceipts } from './use-receipts.ts'

type PaymentNoticeFormProps = {
  order: Order
  /** The amount that the buyer intends to pay now. */
  due: number
  onChanged: (order: Order) => void
  onClose: () => void
}

/** Refusals that belong to one field. */
const fieldOf = { payment_amount_wrong: 'amount', payment_date_wrong: 'notice.date' }

/** The notice of a transfer or a check. Nothing counts as paid before the shop has checked it. */
export function PaymentNoticeForm({ order, due, onChanged, onClose }: PaymentNoticeFormProps) {
  const t = useMessages(orderFormsMessages)
  const words = useMessages(receiptMessages)
  const locale = useLocale()
  const receipts = useReceipts()
  const api = useApi()
  const { environment } = useShopConfig()
  const byCheque = isCheque(order.payment.code)
  const { form, errors, isWorking } = useForm({
    fieldOf,
    onMoved: useShowCurrentOrder({ order, onChanged, onClose }),
    check: (typed) => ({
      ...(parseAmount(typed.amount ?? '') === undefined && { amount: t.amount_wrong }),
      ...listMissingFields(typed, byCheque, locale),
      ...(receipts.sent.some(({ failure }) => failure) && { receipts: words.not_sent }),
    }),
    send: async (typed) => {
      const sent = await receipts.settled()
      // one that did not get there says so itself
      if (sent.some(({ failure }) => failure)) return null
      const ids = sent.flatMap(({ receipt }) => receipt?.id ?? [])
      return api.payments.updateOrderPayment({
        Id: order.id,
        notice: { ...toNotice(typed), receipts: ids },
      })
    },
    onAnswer: (changed) => {
      if (!changed) return
      onChanged(changed)
      notify(t.notified)
      onClose()
    },
  })
  const today = todayIn(environment)
  return (
    <FormPopup title={t.notify_title} submit={t.notify} form={form} isWorking={isWorking} onClose={onClose}>
      <p className="text-ink-soft">{byCheque ? t.notify_CHQ : t.notify_TRF}</p>
      <AmountField order={order} due={due} errors={errors} />
      <FormField
        name="notice.date"
        type="date"
        label={byCheque ? t.date_CHQ : t.date_TRF}
        errors={errors}
        defaultValue={today}
        {...(!byCheque && { max: today })}
      />
      {byCheque ? (
        <>
          <FormField
            name="notice.chequeNumber"
            label={t.cheque_number}
            errors={errors}
            inputMode="numeric"
            maxLength={30}
          />
          <FormField name="notice.bank" label={t.bank} errors={errors} maxLength={80} />
        </>
      ) : (
        <FormField
          name="notice.reference"
          label={t.reference}
          hint={t.reference_hint}
          errors={errors}
          maxLength={60}
        />
      )}
      <ReceiptsField receipts={receipts} error={errors.receipts} />
    </FormPopup>
  )
}

type AmountFieldProps = { order: Order; due: number; errors: Record<string, string> }

/** The amount field, filled with the amount that the buyer intends to pay and has not reported yet. */
function AmountField({ order, due, errors }: AmountFieldProps) {
  const t = useMessages(orderFormsMessages)
  const money = useMoney()
  return (
    <FormField
      name="amount"
      label={t.amount}
      hint={t.amount_hint(money(order.payable.all))}
      errors={errors}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      defaultValue={money(due)}
    />
  )
}

function toNotice(typed: FormValues) {
  const optional = (name: string) => (typed[name] ? { [name.replace('notice.', '')]: typed[name] } : {})
  return {
    amount: parseAmount(typed.amount ?? '') ?? 0,
    date: typed['notice.date'] ?? '',
    ...optional('notice.reference'),
    ...optional('notice.chequeNumber'),
    ...optional('notice.bank'),
  }
}
