import type { CartProduct } from '@estampa/domain/cart'
import { Icon } from '@estampa/ui/icon'
import { Skeleton } from '@estampa/ui/skeleton'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { lazy, Suspense } from 'react'
import { deliveryBoxMessages } from '../../messages/delivery.ts'
import type { DeliveryQuote } from './use-delivery.ts'

const DeliveryEstimate = lazy(() =>
  import('./delivery-estimate.tsx').then((file) => ({ default: file.DeliveryEstimate })),
)

type DeliveryBoxProps = {
  delivery: DeliveryQuote
  /** The lines to be delivered; empty while no available product is chosen. */
  lines: readonly CartProduct[]
  /** The subtotal of these lines, without taxes. */
  subTotal: number | undefined
  className?: string
}

/**
 * The delivery cost and the arrival. The script is loaded for people who ask, or have asked on this device
 * before. It is one line, with the answer in it once a place is known, until somebody opens it, so nothing below moves. A
 * shop without prices or deliveries has no such box.
 */
export function DeliveryBox({ delivery, lines, subTotal, className }: DeliveryBoxProps) {
  const t = useMessages(deliveryBoxMessages)
  const { isOffered, place, isRequested, ask, box } = delivery
  if (!isOffered) return null
  const invitation = (
    <div className="delivery-invitation">
      <Icon name="truck" size={20} />
      <p>{t.invitation}</p>
      <button type="button" onClick={ask}>
        {t.ask}
      </button>
    </div>
  )
  return (
    <section
      ref={box}
      aria-label={t.title}
      className={clsx('delivery-box', isRequested && 'min-h-50 sm:min-h-41', className)}
    >
      {place || isRequested ? (
        <Suspense fallback={isRequested ? <EstimateSkeleton label={t.loading} /> : invitation}>
          <DeliveryEstimate delivery={delivery} lines={lines} subTotal={subTotal} />
        </Suspense>
      ) : (
        invitation
      )}
    </section>
  )
}

function EstimateSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-11" />
    </div>
  )
}
