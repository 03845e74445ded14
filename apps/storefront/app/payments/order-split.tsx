import { RadioCards } from '@estampa/ui/radio-cards'
import { useMessages } from '@estampa/web/messages'
import { splitMessages } from '../messages/split.ts'
import { Amount, useMoney, useMoneyInText } from '../money/amount.tsx'
import type { Order } from '../orders/timeline.ts'

type Split = NonNullable<Order['split']>
type SplitMessages = (typeof splitMessages)['cl']
/** The part of the order that the buyer has chosen to pay now. */
export type PaymentPart = 'deposit' | 'all'

/** The amount of the chosen part. */
export function amountOf({ payable }: Order, part: PaymentPart): number {
  return part === 'deposit' && payable.deposit !== null ? payable.deposit : payable.all
}

/** The deposit and the rest, and what is missing of each. */
export function OrderSplit({ order, split }: { order: Order; split: Split }) {
  const t = useMessages(splitMessages)
  return (
    <dl className="mt-3 divide-y divide-line border-y border-line">
      <SplitRow
        label={t.deposit(split.percent)}
        amount={split.deposit}
        missing={split.depositDue}
        isReported={order.state === 'placed' && order.payable.deposit === null}
        done={t.deposit_done}
      />
      <SplitRow
        label={restLabel(order, split, t)}
        amount={split.rest}
        missing={split.restDue}
        isReported={order.payable.all === 0}
        done={t.rest_done}
      />
    </dl>
  )
}

type SplitRowProps = {
  label: string
  amount: number
  missing: number
  /** The shop is looking for what is missing. */
  isReported: boolean
  done: string
}

function SplitRow({ label, amount, missing, isReported, done }: SplitRowProps) {
  const t = useMessages(splitMessages)
  const money = useMoney()
  const status = isReported ? t.in_review : t.missing(money(missing))
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="min-w-0">
        {label}
        <span className={missing > 0 ? 'block text-14 font-semibold' : 'block text-14 text-success'}>
          {missing > 0 ? status : done}
        </span>
      </dt>
      <dd>
        <Amount value={amount} />
      </dd>
    </div>
  )
}

function restLabel({ shipping }: Order, { onCredit }: Split, t: SplitMessages): string {
  if (onCredit) return t.rest_credit
  return shipping.deliveryMethod === 'pickup' ? t.rest_pickup : t.rest_shipping
}

type PartChoiceProps = {
  order: Order
  split: Split
  part: PaymentPart
  onChoose: (part: PaymentPart) => void
}

/** The deposit or all of it, while the deposit is what is missing. */
export function PartChoice({ order, split, part, onChoose }: PartChoiceProps) {
  const t = useMessages(splitMessages)
  const money = useMoneyInText()
  const { payable, shipping } = order
  if (payable.deposit === null) return null
  const rest = money(split.restDue)
  const later = shipping.deliveryMethod === 'pickup' ? t.then_pickup(rest) : t.then_shipping(rest)
  return (
    <section className="mt-4">
      <h3 className="mb-2 text-14 font-semibold">{t.how_much}</h3>
      <RadioCards
        label={t.how_much}
        value={part}
        onChange={(chosen) => onChoose(chosen === 'all' ? 'all' : 'deposit')}
        options={[
          {
            value: 'deposit',
            title: <PricedLabel words={t.pay_deposit(split.percent)} amount={payable.deposit} />,
            detail: split.onCredit ? t.then_credit(rest) : later,
          },
          {
            value: 'all',
            title: <PricedLabel words={t.pay_all} amount={payable.all} />,
            detail: t.pay_all_detail,
          },
        ]}
      />
    </section>
  )
}

function PricedLabel({ words, amount }: { words: string; amount: number }) {
  return (
    <span className="flex flex-wrap justify-between gap-x-4">
      {words}
      <Amount value={amount} />
    </span>
  )
}
