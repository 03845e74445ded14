import { Link } from 'react-router'
import { useCart } from '../cart/cart-provider.tsx'
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
  const { lines } = useCheckout()
  const { cart } = useCart()
  return (
    <StepFrame form={form}>
      <div className="sm:col-span-2">
        <p className="text-14 text-ink-soft">{t.purchase_check}</p>
        <BoughtLines lines={lines} />
        {cart.mode === 'direct' ? (
          <p className="text-14 text-ink-soft">{t.leave_direct}</p>
        ) : (
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
