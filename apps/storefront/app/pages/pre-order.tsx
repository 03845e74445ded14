import { localeOf } from '@estampa/domain/countries/languages'
import { useMessages } from '@estampa/web/messages'
import { Navigate } from 'react-router'
import { CheckoutFrame } from '../checkout/checkout-frame.tsx'
import { useCheckoutPath } from '../checkout/checkout-items.ts'
import { useCheckout } from '../checkout/checkout-provider.tsx'
import { isReadyToPlace, openStep } from '../checkout/checkout-state.ts'
import { OrderReview } from '../checkout/order-review.tsx'
import { checkoutMessages } from '../messages/checkout.ts'
import type { PageHandle } from '../shell/page-handle.ts'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import type { Route } from './+types/pre-order'

export const handle = { layout: 'checkout', private: true } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const { review } = checkoutMessages[localeOf(shop?.config.environment)]
  return pageMeta({ shop, title: review, path: `${basePathOf(params)}/pre-order`, hidden: true })
}

export default function PreOrder() {
  const t = useMessages(checkoutMessages)
  return (
    <CheckoutFrame title={t.review} text={t.review_text}>
      <Review />
    </CheckoutFrame>
  )
}

/** Unanswered steps lead back to the checkout. */
function Review() {
  const pathOf = useCheckoutPath()
  const { state, reviewOutcome } = useCheckout()
  if (isReadyToPlace(state)) return <OrderReview />
  const led = reviewOutcome ?? { refused: [], opened: openStep(state) }
  return <Navigate replace to={pathOf('/checkout')} state={led} />
}
