import { Button } from '@estampa/ui/button'
import { useFailureView } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { deliveryMessages } from '../../messages/delivery.ts'
import { shippingMessages } from '../../messages/shipping.ts'
import type { DeliveryPlace } from './delivery-place.ts'
import { deliveryPlaceName } from './delivery-place-name.ts'

type EstimateFailureProps = { error: unknown; place: DeliveryPlace; retry: () => void }

/** The shop does not deliver there, or nobody could say. */
export function EstimateFailure({ error, place, retry }: EstimateFailureProps) {
  const t = useMessages(deliveryMessages)
  const shipping = useMessages(shippingMessages)
  const { message, refusal, status } = useFailureView()(error)
  if (refusal === 'no_rate_for_zone') {
    return (
      <div role="status">
        <p className="font-semibold">{t.not_there(deliveryPlaceName(place))}</p>
        <p className="mt-1 text-ink-soft">{t.not_there_text}</p>
      </div>
    )
  }
  const canRetry = refusal === 'carrier_down' || status === 0 || status >= 500 || status === 429
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{message}</p>
      {canRetry && (
        <Button variant="second" onClick={retry}>
          {shipping.retry}
        </Button>
      )}
    </div>
  )
}
