import { Skeleton } from '@estampa/ui/skeleton'
import { useFailureView } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { cartShippingMessages } from '../../messages/delivery.ts'
import { shippingMessages } from '../../messages/shipping.ts'
import { Amount } from '../../money/amount.tsx'
import { deliveryPlaceName } from './delivery-place-name.ts'
import type { DeliveryQuote } from './use-delivery.ts'

/**
 * The delivery cost among the totals of the cart: the option that the box proposes, to the place that this device
 * has stored. Without a place it leads to the box.
 */
export function ShippingRow({ delivery }: { delivery: DeliveryQuote }) {
  const t = useMessages(cartShippingMessages)
  const { place, estimate } = delivery
  const [option] = estimate.value?.all_results ?? []
  return (
    <div className="flex min-h-12 justify-between gap-4 py-1 text-14">
      <dt className="min-w-0 text-ink-soft">
        {t.shipping}
        {delivery.isOffered && (
          <span className="block truncate text-12 text-ink-faint">
            {place ? t.to(deliveryPlaceName(place), option?.carrier.name) : t.by_place}
          </span>
        )}
      </dt>
      <dd className="shrink-0 text-right">
        <ShippingCost delivery={delivery} />
      </dd>
    </div>
  )
}

function ShippingCost({ delivery }: { delivery: DeliveryQuote }) {
  const t = useMessages(cartShippingMessages)
  const shipping = useMessages(shippingMessages)
  const { isOffered, place, estimate, ask } = delivery
  const { refusal } = useFailureView()(estimate.error)
  const cost = shippingCostOf(delivery)
  if (!isOffered || estimate.error) {
    return <span className="text-ink-faint">{refusal === 'no_rate_for_zone' ? t.not_there : t.later}</span>
  }
  if (!place) {
    return (
      <button type="button" onClick={ask} className="thumb font-semibold underline underline-offset-4">
        {t.ask}
      </button>
    )
  }
  if (cost === undefined) {
    return estimate.isLoading ? (
      <Skeleton className="h-4 w-20" />
    ) : (
      <span className="text-ink-faint">{t.later}</span>
    )
  }
  return (
    <span className={estimate.isLoading ? 'opacity-65' : ''}>
      {cost === 0 ? <span className="text-success">{shipping.free}</span> : <Amount value={cost} />}
    </span>
  )
}

/** The cost of the proposed option; undefined while there is none. */
export function shippingCostOf({ estimate }: DeliveryQuote): number | undefined {
  return estimate.error ? undefined : estimate.value?.all_results[0]?.amounts.price_incl_tax
}
