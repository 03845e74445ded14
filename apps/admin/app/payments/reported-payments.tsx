// biome-ignore-all lint/a11y/noRedundantRoles: a phone lays the cells out by themselves, which takes their roles away
import { paymentMethodOf } from '@estampa/domain/shops'
import { Button } from '@estampa/ui/button'
import { dayText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { useRef } from 'react'
import { Link } from 'react-router'
import { PageSection } from '../controls/page-section.tsx'
import { TeachingEmpty } from '../controls/teaching-empty.tsx'
import { useRowKeys } from '../controls/use-row-keys.ts'
import { useWaitedText } from '../controls/use-waited-text.ts'
import { moneyDeskMessages } from '../messages/money-desk.ts'
import { useShop } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import type { MoneyAct, WaitingPayment } from './money-types.ts'

type ReportedPaymentsProps = {
  items: readonly WaitingPayment[]
  count: number
  total: number
  onAct: (act: MoneyAct) => void
}

/** The payments that somebody told of, each beside what its order owes, the one that has waited longest first. */
export function ReportedPayments({ items, count, total, onAct }: ReportedPaymentsProps) {
  const t = useMessages(moneyDeskMessages)
  const money = useAmountText()
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body)
  if (items.length === 0)
    return (
      <PageSection title={t.reported}>
        <TeachingEmpty title={t.reported_none_title} text={t.reported_none_text} />
      </PageSection>
    )
  return (
    <PageSection title={t.reported} note={<span role="status">{t.reported_count(count, money(total))}</span>}>
      <table role="table" className="records money-table">
        <caption className="sr-only">{t.reported}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t.receipt}
            </th>
            <th role="columnheader" scope="col">
              {t.buyer}
            </th>
            <th role="columnheader" scope="col">
              {t.told}
            </th>
            <th role="columnheader" scope="col">
              {t.waits}
            </th>
            <th role="columnheader" scope="col" className="number">
              {t.amount}
            </th>
            <th role="columnheader" scope="col">
              <span className="sr-only">{t.acts}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" ref={body}>
          {items.map((payment) => (
            <ReportedRow key={payment.paymentId} payment={payment} onAct={onAct} />
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-12 text-ink-faint max-md:hidden">{t.keys}</p>
    </PageSection>
  )
}

type RowProps = { payment: WaitingPayment; onAct: (act: MoneyAct) => void }

function ReportedRow({ payment, onAct }: RowProps) {
  const t = useMessages(moneyDeskMessages)
  const money = useAmountText()
  const waited = useWaitedText()
  const { shop } = useShop()
  const told = useToldText(payment)
  const { number, buyer, amount, owed, since } = payment
  const isOther = amount !== owed
  return (
    <tr role="row">
      <td role="cell" className="money-receipt py-2">
        <ReceiptLinks payment={payment} />
      </td>
      <td role="cell" className="money-buyer">
        <Link to={`/${shop}/orders/${number}`} className="row-link block truncate font-medium">
          {buyer}
        </Link>
        <span className="block truncate text-13 text-ink-soft">{t.order(number)}</span>
      </td>
      <td role="cell" className="money-told text-13 text-ink-soft">
        {told}
      </td>
      <td role="cell" className="money-waits tabular whitespace-nowrap text-ink-soft">
        {waited(since)}
      </td>
      <td role="cell" className="money-amount number">
        <span className="font-medium">{money(amount)}</span>
        <span className={isOther ? 'block text-12 text-warning' : 'block text-12 text-ink-faint'}>
          {isOther ? t.owed_differs(money(owed)) : t.owed(money(owed))}
        </span>
      </td>
      <td role="cell" className="money-acts">
        <span className="flex gap-2">
          <Decisions payment={payment} onAct={onAct} />
        </span>
      </td>
    </tr>
  )
}

function Decisions({ payment: { number, paymentId }, onAct }: RowProps) {
  const t = useMessages(moneyDeskMessages)
  return (
    <>
      <Button
        variant="second"
        size="small"
        aria-label={t.approve_of(number)}
        onClick={() => onAct({ kind: 'approve', number, paymentId })}
      >
        {t.approve}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={t.reject_of(number)}
        onClick={() => onAct({ kind: 'reject', number, paymentId })}
      >
        {t.reject}
      </Button>
    </>
  )
}

/** «Transferencia bancaria, operación 00398127, Banco Nación, del 21 de noviembre». */
function useToldText({ method, notice, reference }: WaitingPayment): string {
  const t = useMessages(moneyDeskMessages)
  const { environment } = useShop()
  const told = notice?.chequeNumber
    ? t.cheque(notice.chequeNumber)
    : t.operation(notice?.reference || reference)
  const facts = [
    paymentMethodOf(method).name,
    told,
    notice?.bank,
    notice && t.dated(dayText(notice.date, environment)),
  ]
  return facts.filter(Boolean).join(', ')
}

function ReceiptLinks({ payment: { notice, number } }: { payment: WaitingPayment }) {
  const t = useMessages(moneyDeskMessages)
  const receipts = notice?.receipts ?? []
  if (receipts.length === 0) return <span className="text-12 text-ink-faint">{t.no_receipt}</span>
  return (
    <span className="flex flex-wrap gap-1">
      {receipts.map(({ id, url, preview_url }) => (
        <a
          key={id}
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={t.receipt_of(number)}
          className="grid size-14 place-items-center overflow-hidden rounded-base border border-line bg-wash text-12"
        >
          {preview_url ? (
            <img src={preview_url} alt="" loading="lazy" className="size-full object-cover" />
          ) : (
            t.pdf
          )}
        </a>
      ))}
    </span>
  )
}
