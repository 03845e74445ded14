import type { CartProduct } from '@estampa/domain/cart'
import { Button } from '@estampa/ui/button'
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
 * before; its space is reserved until then. A shop without prices or deliveries has no such box.
 */
export function DeliveryBox({ delivery, lines, subTotal, className }: DeliveryBoxProps) {
  const t = useMessages(deliveryBoxMessages)
  const { isOffered, place, isRequested, ask, box } = delivery
  if (!isOffered) return null
  return (
    <section
      ref={box}
      aria-label={t.title}
      className={clsx(
        'grid min-h-50 content-center rounded-large border border-line p-4 text-14 sm:min-h-41',
        className,
      )}
    >
      {!place && !isRequested ? (
        <div className="flex gap-3">
          <Icon name="truck" size={20} className="mt-0.5 shrink-0 text-ink-faint" />
          <div>
            <p className="text-16 font-semibold">{t.title}</p>
            <p className="mt-1 text-ink-soft">{t.invitation}</p>
            <Button variant="second" className="mt-3" onClick={ask}>
              {t.ask}
            </Button>
          </div>
        </div>
      ) : (
        <Suspense fallback={<EstimateSkeleton label={t.loading} />}>
          <DeliveryEstimate delivery={delivery} lines={lines} subTotal={subTotal} />
        </Suspense>
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
