import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { checkoutMessages } from '../messages/checkout.ts'
import { useShopPath } from '../shop/shop-data.ts'
import { BoughtLines } from './bought-lines.tsx'
import { useCheckout } from './checkout-provider.tsx'
import { StepField } from './step-field.tsx'
import { StepFrame } from './step-frame.tsx'
import { useStepForm } from './use-step-form.ts'

/** The lines to be reviewed once more, and a comment for the shop. */
export function MyPurchaseStep() {
  const t = useMessages(checkoutMessages)
  const path = useShopPath()
  const form = useStepForm('MyPurchase')
  const { lines, items } = useCheckout()
  return (
    <StepFrame form={form}>
      <div className="sm:col-span-2">
        <p className="text-14 text-ink-soft">
          {items.quote ? t.quote_check(items.quote.number) : t.purchase_check}
        </p>
        <BoughtLines lines={lines} />
        {items.mode === 'direct' && <p className="text-14 text-ink-soft">{t.leave_direct}</p>}
        {items.mode === 'cart' && (
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
