import { paymentMethodCodes, paymentMethodOf } from '@estampa/domain/shops'
import { Field } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { todayIn } from '@estampa/web/countries'
import { FormField, FormPopup } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { parseAmount } from '@estampa/web/money'
import { orderActMessages } from '../../messages/order-acts.ts'
import { useShop, useStaffApi } from '../../session/account.ts'
import { MeanwhileNotice } from '../meanwhile-notice.tsx'
import type { StaffOrder } from '../order-types.ts'
import { useOrderForm } from '../use-order-form.ts'
import { useChangedOrder } from '../use-staff-order.ts'

/** Writes down money that has arrived, as an approved payment. */
export function PaymentDialog({ order: staffOrder, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { order } = staffOrder
  const a = useMessages(orderActMessages)
  const api = useStaffApi()
  const { environment } = useShop()
  const changed = useChangedOrder(order.number)
  const due = order.payable.deposit ?? order.toPay
  // a rest often equals its deposit: one more of the same day and means would be refused without a number
  const hasEqual = order.payments.some(({ state, amount }) => state === 'approved' && amount === due)
  const { form, errors, isWorking, meanwhile } = useOrderForm(staffOrder, {
    check: ({ amount = '', date = '' }) => ({
      ...(parseAmount(amount) === undefined && { amount: a.payment_amount_wrong }),
      ...(date === '' && { date: a.payment_date_missing }),
    }),
    send: ({ method, amount = '', date = '', reference = '', bank = '' }, options) =>
      api.recordPayment(
        {
          Id: order.id,
          method: paymentMethodCodes.find((code) => code === method) ?? 'TRF',
          amount: parseAmount(amount) ?? 0,
          date,
          reference,
          bank,
        },
        options,
      ),
    onAnswer: (paid) => {
      changed.show(paid, a.payment_recorded)
      onClose()
    },
    fieldOf: {
      payment_date_wrong: 'date',
      payment_amount_too_fine: 'amount',
      payment_waits_for_review: 'amount',
      payment_recorded_before: 'reference',
    },
  })
  return (
    <FormPopup
      startsInField
      title={a.record_payment}
      submit={a.record_payment}
      back={a.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <MeanwhileNotice meanwhile={meanwhile} order={staffOrder} />
      <p className="text-ink-soft">{a.record_payment_does}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={a.payment_method}>
          {(aria) => (
            <Select
              {...aria}
              name="method"
              defaultValue="TRF"
              options={paymentMethodCodes.map((code) => ({ value: code, label: paymentMethodOf(code).name }))}
            />
          )}
        </Field>
        <FormField
          name="amount"
          label={a.payment_amount}
          inputMode="decimal"
          className="text-right tabular"
          defaultValue={due > 0 ? String(due).replace('.', ',') : ''}
          errors={errors}
        />
        <FormField
          name="date"
          type="date"
          label={a.payment_date}
          max={todayIn(environment)}
          defaultValue={todayIn(environment)}
          errors={errors}
        />
        <FormField
          name="reference"
          label={a.payment_reference}
          optional={a.optional}
          hint={hasEqual ? a.payment_reference_tells_apart : undefined}
          maxLength={60}
          errors={errors}
        />
        <FormField name="bank" label={a.payment_bank} optional={a.optional} maxLength={80} errors={errors} />
      </div>
    </FormPopup>
  )
}
