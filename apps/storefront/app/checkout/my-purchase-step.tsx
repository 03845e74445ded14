import { Link } from 'react-router'
import { checkoutMessages } from '../messages/checkout.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useShopPath } from '../shell/shop-data.ts'
import { BoughtLines } from './bought-lines.tsx'
import { useCheckout } from './checkout-provider.tsx'
import { StepField } from './step-field.tsx'
import { StepFrame } from './step-frame.tsx'
import { useStepForm } from './use-step-form.ts'

/** What is bought, to be looked at once more, and a word for the shop. */
export function MyPurchaseStep() {
  const t = useMessages(checkoutMessages)
  const path = useShopPath()
  const form = useStepForm('MyPurchase')
  const { lines, goods } = useCheckout()
  return (
    <StepFrame form={form}>
      <div className="sm:col-span-2">
        <p className="text-14 text-ink-soft">
          {goods.quote ? t.quote_check(goods.quote.number) : t.purchase_check}
        </p>
        <BoughtLines lines={lines} />
        {goods.mode === 'direct' && <p className="text-14 text-ink-soft">{t.leave_direct}</p>}
        {goods.mode === 'cart' && (
          <Link
            to={path('/shopping-cart')}
            className="inline-flex min-h-9 items-center text-14 underline underline-offset-4"
          >
            {t.change_cart}
          </Link>
        )}
      </div>
      <StepField form={form} name="comment" long className="sm:col-span-2" />
    </StepFrame>
  )
}
