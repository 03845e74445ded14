import { todayIn } from '../countries/dates.ts'
import { AccountField } from '../customers/account-field.tsx'
import { type Typed, useAccountForm } from '../customers/use-account-form.ts'
import { orderFormsMessages } from '../messages/orders.ts'
import { receiptMessages } from '../messages/receipts.ts'
import { useLocale, useMessages } from '../messages/use-messages.ts'
import { useMoney } from '../money/amount.tsx'
import type { Order } from '../orders/timeline.ts'
import { useOrderNow } from '../orders/use-order-now.ts'
import { FormPopup } from '../records/form-popup.tsx'
import { useApi } from '../session/session-provider.tsx'
import { notify } from '../shell/notify.ts'
import { useShopConfig } from '../shell/shop-data.ts'
import { amountIn } from './amount-text.ts'
import { missingFieldsOf } from './missing-fields.ts'
import { ReceiptsField } from './receipts-field.tsx'
import { useReceipts } from './use-receipts.ts'

type NoticeFormProps = {
  order: Order
  /** What the buyer means to pay now. */
  due: number
  onChanged: (order: Order) => void
  onClose: () => void
}

/** Refusals that belong to one field. */
const fieldOf = { payment_amount_wrong: 'amount', payment_date_wrong: 'notice.date' }

/** A buyer tells of a transfer or a cheque. The shop looks at it; nothing counts as paid before. */
export function NoticeForm({ order, due, onChanged, onClose }: NoticeFormProps) {
  const t = useMessages(orderFormsMessages)
  const words = useMessages(receiptMessages)
  const locale = useLocale()
  const receipts = useReceipts()
  const api = useApi()
  const { environment } = useShopConfig()
  const isCheque = order.payment.code === 'CHQ'
  const { form, errors, isWorking } = useAccountForm({
    fieldOf,
    onMoved: useOrderNow({ order, onChanged, onClose }),
    check: (typed) => ({
      ...(amountIn(typed.amount ?? '') === undefined && { amount: t.amount_wrong }),
      ...missingFieldsOf(typed, isCheque, locale),
      ...(receipts.sent.some(({ trouble }) => trouble) && { receipts: words.not_sent }),
    }),
    send: async (typed) => {
      const sent = await receipts.settled()
      // one that did not get there says so itself
      if (sent.some(({ trouble }) => trouble)) return null
      const ids = sent.flatMap(({ receipt }) => receipt?.id ?? [])
      return api.payments.updateOrderPayment({
        Id: order.id,
        notice: { ...noticeOf(typed), receipts: ids },
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
    <FormPopup title={t.notify_title} submit={t.notify} {...{ form, isWorking, onClose }}>
      <p className="text-ink-soft">{isCheque ? t.notify_CHQ : t.notify_TRF}</p>
      <AmountField order={order} due={due} errors={errors} />
      <AccountField
        name="notice.date"
        type="date"
        label={isCheque ? t.date_CHQ : t.date_TRF}
        errors={errors}
        defaultValue={today}
        {...(!isCheque && { max: today })}
      />
      {isCheque ? (
        <>
          <AccountField
            name="notice.chequeNumber"
            label={t.cheque_number}
            errors={errors}
            inputMode="numeric"
            maxLength={30}
          />
          <AccountField name="notice.bank" label={t.bank} errors={errors} maxLength={80} />
        </>
      ) : (
        <AccountField
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

/** Filled with what the buyer means to pay now, of what nobody has told of yet. */
function AmountField({ order, due, errors }: AmountFieldProps) {
  const t = useMessages(orderFormsMessages)
  const money = useMoney()
  return (
    <AccountField
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

function noticeOf(typed: Typed) {
  const said = (name: string) => (typed[name] ? { [name.replace('notice.', '')]: typed[name] } : {})
  return {
    amount: amountIn(typed.amount ?? '') ?? 0,
    date: typed['notice.date'] ?? '',
    ...said('notice.reference'),
    ...said('notice.chequeNumber'),
    ...said('notice.bank'),
  }
}
