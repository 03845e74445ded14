import { Navigate } from 'react-router'
import { CheckoutFrame } from '../checkout/checkout-frame.tsx'
import { useCheckoutPath } from '../checkout/checkout-goods.ts'
import { useCheckout } from '../checkout/checkout-provider.tsx'
import { isReadyToPlace, openStep } from '../checkout/checkout-state.ts'
import { OrderReview } from '../checkout/order-review.tsx'
import { localeOf } from '../messages/catalogue.ts'
import { checkoutMessages } from '../messages/checkout.ts'
import { useMessages } from '../messages/use-messages.ts'
import type { PageHandle } from '../shell/page-handle.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/pre-order'

export const handle = { layout: 'checkout', private: true } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const { review } = checkoutMessages[localeOf(shop?.config.environment)]
  return pageMeta({ shop, title: review, path: `/${params.tenantName}/pre-order`, hidden: true })
}

export default function PreOrder() {
  const t = useMessages(checkoutMessages)
  return (
    <CheckoutFrame title={t.review} text={t.review_text}>
      <Review />
    </CheckoutFrame>
  )
}

/** What is not answered yet is answered first. */
function Review() {
  const pathOf = useCheckoutPath()
  const { state, handOver } = useCheckout()
  if (isReadyToPlace(state)) return <OrderReview />
  const led = handOver ?? { refused: [], opened: openStep(state) }
  return <Navigate replace to={pathOf('/checkout')} state={led} />
}
