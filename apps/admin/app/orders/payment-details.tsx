import { paymentMethodOf } from '@estampa/domain/shops'
import { dayText, shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { orderMessages } from '../messages/order.ts'
import { useShop } from '../session/account.ts'
import type { StaffOrder } from './order-types.ts'

export type OrderPaymentView = StaffOrder['order']['payments'][number]

/** What is known of a payment: how, when, its reference, and the receipts that came with it. */
export function PaymentDetails({ payment }: { payment: OrderPaymentView }) {
  const t = useMessages(orderMessages)
  const { environment } = useShop()
  const { notice, history } = payment
  const note = history.at(-1)?.note
  const reference = notice?.reference || payment.reference
  const facts = [
    shortMomentText(payment.changedAt, environment),
    notice && t.notice_from(dayText(notice.date, environment)),
    notice?.chequeNumber ? t.cheque(notice.chequeNumber, notice.bank) : reference && t.operation(reference),
    note,
  ]
  return (
    <div className="min-w-0">
      <p className="font-medium">{paymentMethodOf(payment.method).name}</p>
      <p className="text-13 text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      {notice?.receipts.map(({ id, name, url }) => (
        <p key={id} className="text-13">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="text-brand-ink underline underline-offset-4"
          >
            {t.receipt(name)}
          </a>
        </p>
      ))}
    </div>
  )
}
