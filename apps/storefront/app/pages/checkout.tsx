import { localeOf } from '@estampa/domain/countries/languages'
import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { CheckoutFrame } from '../checkout/checkout-frame.tsx'
import { useCheckoutPath } from '../checkout/checkout-items.ts'
import { useCheckout } from '../checkout/checkout-provider.tsx'
import { isReadyToPlace } from '../checkout/checkout-state.ts'
import { CheckoutSteps } from '../checkout/checkout-steps.tsx'
import { OrderSummary } from '../checkout/order-summary.tsx'
import { checkoutMessages } from '../messages/checkout.ts'
import type { PageHandle } from '../shell/page-handle.ts'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import type { Route } from './+types/checkout'

export const handle = { layout: 'checkout', private: true } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const { title } = checkoutMessages[localeOf(shop?.config.environment)]
  return pageMeta({ shop, title, path: `${basePathOf(params)}/checkout`, hidden: true })
}

export default function CheckoutPage() {
  const t = useMessages(checkoutMessages)
  return (
    <CheckoutFrame title={t.title}>
      <Steps />
    </CheckoutFrame>
  )
}

function Steps() {
  const t = useMessages(checkoutMessages)
  const pathOf = useCheckoutPath()
  const navigate = useNavigate()
  const { state } = useCheckout()
  const isReady = isReadyToPlace(state)
  const wasReady = useRef(isReady)
  const review = pathOf('/pre-order')
  // finishing the last step leads on; coming back here by the browser's own button does not
  useEffect(() => {
    if (isReady && !wasReady.current) void navigate(review)
    wasReady.current = isReady
  }, [isReady, navigate, review])
  return (
    <div className="mt-4 grid gap-x-12 gap-y-6 md:mt-8 md:grid-cols-summary">
      <div className="md:order-last">
        <OrderSummary />
      </div>
      <div className="min-w-0">
        <CheckoutSteps />
        {isReady && (
          <Button size="large" className="mt-6 w-full sm:w-auto" onClick={() => navigate(review)}>
            {t.to_review}
          </Button>
        )}
      </div>
    </div>
  )
}
