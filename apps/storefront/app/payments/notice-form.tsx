import { todayIn } from '../countries/dates.ts'
import { AccountField } from '../customers/account-field.tsx'
import { type Typed, useAccountForm } from '../customers/use-account-form.ts'
import { orderFormsMessages } from '../messages/orders.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useMoney } from '../money/amount.tsx'
import type { Order } from '../orders/timeline.ts'
import { FormPopup } from '../records/form-popup.tsx'
import { useApi } from '../session/session-provider.tsx'
import { notify } from '../shell/notify.ts'
import { useShopConfig } from '../shell/shop-data.ts'
import { amountIn } from './amount-text.ts'

type NoticeFormProps = { order: Order; onChanged: (order: Order) => void; onClose: () => void }

/** Refusals that belong to one field. */
const fieldOf = { payment_amount_wrong: 'amount', payment_date_wrong: 'notice.date' }

/** A buyer tells of a transfer or a cheque. The shop looks at it; nothing counts as paid before. */
export function NoticeForm({ order, onChanged, onClose }: NoticeFormProps) {
  const t = useMessages(orderFormsMessages)
  const api = useApi()
  const { environment } = useShopConfig()
  const isCheque = order.payment.code === 'CHQ'
  const { form, errors, isWorking } = useAccountForm({
    fieldOf,
    check: (typed) => missing(typed, t, isCheque),
    send: (typed) => api.payments.updateOrderPayment({ Id: order.id, notice: noticeOf(typed) }),
    onAnswer: (changed) => {
      onChanged(changed)
      notify(t.notified)
      onClose()
    },
  })
  const today = todayIn(environment)
  return (
    <FormPopup title={t.notify_title} submit={t.notify} {...{ form, isWorking, onClose }}>
      <p className="text-ink-soft">{isCheque ? t.notify_CHQ : t.notify_TRF}</p>
      <AmountField order={order} errors={errors} />
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
    </FormPopup>
  )
}

/** Filled with what nobody has told of yet. */
function AmountField({ order, errors }: { order: Order; errors: Record<string, string> }) {
  const t = useMessages(orderFormsMessages)
  const money = useMoney()
  const due = order.payments.findLast(({ state }) => state === 'pending')?.amount ?? order.toPay
  return (
    <AccountField
      name="amount"
      label={t.amount}
      hint={t.amount_hint(money(due))}
      errors={errors}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      defaultValue={money(due)}
    />
  )
}

type Words = (typeof orderFormsMessages)['cl']

function missing(typed: Typed, t: Words, isCheque: boolean): Record<string, string> {
  const needed = isCheque ? ['notice.chequeNumber', 'notice.bank'] : ['notice.reference']
  const empty = ['notice.date', ...needed].filter((name) => !typed[name])
  return {
    ...(amountIn(typed.amount ?? '') === undefined && { amount: t.amount_wrong }),
    ...Object.fromEntries(empty.map((name) => [name, t.missing])),
  }
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
