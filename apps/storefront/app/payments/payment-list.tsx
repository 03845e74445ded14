import { paymentMethodOf } from '@estampa/domain/shops'
import { Badge, type BadgeTheme } from '@estampa/ui/badge'
import { dateText, dayText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { ordersMessages } from '../messages/orders.ts'
import { splitMessages } from '../messages/split.ts'
import { Amount, useMoneyInText } from '../money/amount.tsx'
import type { Order } from '../orders/timeline.ts'
import { useShopConfig } from '../shop/shop-data.ts'

type Payment = Order['payments'][number]

const tones: Record<Payment['state'], BadgeTheme> = {
  pending: 'warning',
  in_review: 'neutral',
  approved: 'success',
  rejected: 'error',
  expired: 'neutral',
  cancelled: 'neutral',
  refunded: 'neutral',
  charged_back: 'error',
}

/** Money that is here, on its way, asked for, or went back. What was never paid and no longer asked is left out. */
export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const t = useMessages(ordersMessages)
  const shown = payments.filter(
    ({ state, notice }) => notice !== null || (state !== 'pending' && state !== 'cancelled'),
  )
  if (shown.length === 0) return null
  return (
    <section className="mt-5">
      <h3 className="text-14 font-semibold">{t.payments}</h3>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {shown.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
    </section>
  )
}

function PaymentRow({ payment }: { payment: Payment }) {
  const t = useMessages(ordersMessages)
  const { environment, partnerPaymentMethods } = useShopConfig()
  const words = useMessages(splitMessages)
  const money = useMoneyInText()
  const { method, state, amount, refunded, notice, changedAt, history } = payment
  const name = partnerPaymentMethods.find(({ code }) => code === method)?.name ?? paymentMethodOf(method).name
  const date = notice ? dayText(notice.date, environment) : dateText(changedAt, environment)
  const note = history.at(-1)?.note
  const details = notice && [
    notice.reference && t.payment_reference(notice.reference),
    notice.chequeNumber && t.cheque(notice.chequeNumber, notice.bank),
  ]
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 text-14">
      <div className="min-w-0 grow basis-45">
        <p>{t.payment_from(name, date)}</p>
        {details?.filter(Boolean).map((detail) => (
          <p key={detail} className="break-words text-ink-soft">
            {detail}
          </p>
        ))}
        {refunded > 0 && <p className="text-ink-soft">{words.part_given_back(money(refunded))}</p>}
        {notice && <Receipts receipts={notice.receipts} />}
        {note && <p className="break-words text-ink-soft">«{note}»</p>}
      </div>
      <p className="flex items-center gap-3">
        <Badge theme={tones[state]}>{t.payment_states[state]}</Badge>
        <Amount value={amount} className="font-semibold" />
      </p>
    </li>
  )
}

/** A picture is shown beside the page; a PDF is only ever saved. */
function Receipts({ receipts }: { receipts: NonNullable<Payment['notice']>['receipts'] }) {
  const t = useMessages(splitMessages)
  if (receipts.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4">
      {receipts.map(({ id, kind, name, url }) => (
        <li key={id}>
          <a
            href={url}
            aria-label={kind === 'pdf' ? t.download_receipt_what(name) : t.see_receipt_what(name)}
            className="inline-flex min-h-9 items-center underline underline-offset-4"
            {...(kind === 'pdf' ? { download: true } : { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {kind === 'pdf' ? t.download_receipt : t.see_receipt}
          </a>
        </li>
      ))}
    </ul>
  )
}
