import { Button } from '@estampa/ui/button'
import { shippingMessages } from '../../messages/checkout.ts'
import { deliveryMessages } from '../../messages/delivery.ts'
import { shellMessages } from '../../messages/shell.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { troubleOf } from '../../session/failures.ts'
import type { DeliveryPlace } from './kept-place.ts'
import { placeName } from './place-name.ts'

type EstimateTroubleProps = { error: unknown; place: DeliveryPlace; retry: () => void }

/** The shop does not deliver there, or nobody could say. */
export function EstimateTrouble({ error, place, retry }: EstimateTroubleProps) {
  const t = useMessages(deliveryMessages)
  const shipping = useMessages(shippingMessages)
  const { message, refusal, status } = troubleOf(error, useMessages(shellMessages))
  if (refusal === 'no_rate_for_zone') {
    return (
      <div role="status">
        <p className="font-semibold">{t.not_there(placeName(place))}</p>
        <p className="mt-1 text-ink-soft">{t.not_there_text}</p>
      </div>
    )
  }
  const canRetry = refusal === 'carrier_down' || status === 0 || status >= 500 || status === 429
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{message}</p>
      {canRetry && (
        <Button look="second" onClick={retry}>
          {shipping.retry}
        </Button>
      )}
    </div>
  )
}
