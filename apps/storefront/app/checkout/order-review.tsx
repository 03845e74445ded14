import { type StepKey, stepKeys } from '@estampa/domain/checkout'
import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useRef } from 'react'
import { toLineView } from '../cart/line-view.ts'
import { ItemizedSums } from '../law/itemized-sums.tsx'
import { WithdrawalNote } from '../law/withdrawal-note.tsx'
import { checkoutMessages } from '../messages/checkout.ts'
import { useMoney } from '../money/amount.tsx'
import { DepositNote } from '../payments/deposit-note.tsx'
import { BoughtLines } from './bought-lines.tsx'
import { useCheckout } from './checkout-provider.tsx'
import { reopenStep } from './checkout-state.ts'
import { listShortLines, PlaceOrderFailure } from './place-order-failure.tsx'
import { PriceChanges } from './price-changes.tsx'
import { StepAnswers } from './step-answers.tsx'
import { StepField } from './step-field.tsx'
import { usePlaceOrder } from './use-place-order.ts'
import { usePriceChange } from './use-price-change.ts'
import { useStepForm } from './use-step-form.ts'

/** The whole order once more before it is sent. */
export function OrderReview() {
  const { lines } = useCheckout()
  const order = usePlaceOrder()
  const prices = usePriceChange()
  const isToldByPrices = order.failure?.refusal === 'totals_differ' && prices.priceChange !== null
  return (
    <div className="mt-6 grid gap-x-12 gap-y-8 md:mt-8 md:grid-cols-summary">
      <div className="min-w-0">
        {order.failure && !isToldByPrices && <PlaceOrderFailure failure={order.failure} />}
        {prices.priceChange && <PriceChanges change={prices.priceChange} />}
        <BoughtLines variant="review" lines={lines} short={listShortLines(order.failure)} />
        <dl className="mt-4 grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
          {stepKeys
            .filter((step) => step !== 'MyPurchase')
            .map((step) => (
              <ReviewedStep key={step} step={step} />
            ))}
        </dl>
        <PurchaseComment />
      </div>
      <ConfirmPanel order={order} prices={prices} />
    </div>
  )
}

/** All that the purchase itself asks for. */
function PurchaseComment() {
  const form = useStepForm('MyPurchase')
  return <StepField form={form} name="comment" long className="mt-5" />
}

function ReviewedStep({ step }: { step: StepKey }) {
  const t = useMessages(checkoutMessages)
  const { change, setReviewOutcome } = useCheckout()
  // what is open again leads back by itself, and takes this along
  const edit = () => {
    setReviewOutcome({ refused: [], opened: step })
    change((state) => reopenStep(state, step))
  }
  return (
    <div className="border-b border-line py-5">
      <dt className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{t[step]}</span>
        <button
          type="button"
          aria-label={t.edit_step(t[step])}
          onClick={edit}
          className="thumb text-14 underline underline-offset-4"
        >
          {t.edit}
        </button>
      </dt>
      <dd className="mt-1.5">
        <StepAnswers step={step} />
      </dd>
    </div>
  )
}

type ConfirmPanelProps = {
  order: ReturnType<typeof usePlaceOrder>
  prices: ReturnType<typeof usePriceChange>
}

function ConfirmPanel({ order, prices }: ConfirmPanelProps) {
  const t = useMessages(checkoutMessages)
  const money = useMoney()
  const { total, totals, shippingCost, lines } = useCheckout()
  const views = lines.map(toLineView)
  const button = useFocusAfterFailure(order.failure !== null && !prices.isAsking)
  const isNewTotal = prices.priceChange !== null
  return (
    <aside
      aria-label={t.order_summary}
      className="short:static self-start md:sticky md:top-36 md:rounded-large md:bg-wash md:p-6"
    >
      <ItemizedSums totals={totals} shippingCost={shippingCost} />
      <WithdrawalNote
        hasPlain={views.some((view) => !view.isCustomized)}
        hasDecorated={views.some((view) => view.isCustomized)}
      />
      <div
        data-bottom-bar
        className="short:static fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper px-4 py-3 shadow-floating md:static md:mt-4 md:border-0 md:bg-transparent md:p-0 md:shadow-none"
      >
        <Button
          ref={button}
          wide
          size="large"
          isBusy={order.isPlacing}
          disabled={total === undefined || prices.isAsking}
          onClick={order.place}
        >
          {isNewTotal ? t.confirm_new_total : t.confirm}
          {total !== undefined && (
            <span className="tabular font-normal whitespace-nowrap md:hidden">· {money(total)}</span>
          )}
        </Button>
      </div>
      <DepositNote total={total} />
    </aside>
  )
}

/** The message is read out; the finger stays on the button that tries again. */
function useFocusAfterFailure(hasFailure: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasFailure) button.current?.focus({ preventScroll: true })
  }, [hasFailure])
  return button
}
