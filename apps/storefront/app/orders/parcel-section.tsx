import {
  dayWords as arrivalDay,
  deliveryDatesText as arrivalDays,
} from '@estampa/domain/shipping/delivery-dates-text'
import { Icon } from '@estampa/ui/icon'
import { daysText, momentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { ordersMessages } from '../messages/orders.ts'
import { useShopConfig } from '../shop/shop-data.ts'
import { ParcelList } from './parcel-list.tsx'
import { isEnded, type Order } from './timeline.ts'

type Tracking = NonNullable<Order['tracking']>

/** The carrier and the tracking link of the parcel, its last known place and its expected arrival. */
export function ParcelSection({ order }: { order: Order }) {
  const t = useMessages(ordersMessages)
  const { environment } = useShopConfig()
  const { tracking, expected } = order
  if (order.parcels.length > 0) return <ParcelList order={order} />
  if (!tracking && !expected) return <PromisedDays order={order} className="mb-5" />
  return (
    <section aria-label={t.your_parcel} className="mb-5 rounded-large bg-wash p-4 text-14">
      <div className="flex gap-3">
        <Icon name="truck" size={22} className="mt-0.5 shrink-0 text-brand-ink" />
        <div className="min-w-0">
          {tracking && <p className="text-16 font-semibold">{t.parcel(tracking.name)}</p>}
          {expected && <p>{t.expected(daysText(expected.from, expected.until, environment))}</p>}
          {tracking && <p className="mt-1 break-words text-ink-soft">{t.carried_by(tracking.carrier)}</p>}
          {tracking?.number && (
            <p className="break-words text-ink-soft">{t.tracking_number(tracking.number)}</p>
          )}
        </div>
      </div>
      {tracking?.url && (
        <a
          href={tracking.url}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
        >
          {t.follow_parcel}
          <Icon name="external-link" size={16} />
        </a>
      )}
      {tracking && tracking.events.length > 1 && <TrackingEvents events={tracking.events} />}
    </section>
  )
}

/** The promised days of arrival; none for orders that have arrived or will not be made. */
export function PromisedDays({ order, className = '' }: { order: Order; className?: string }) {
  const t = useMessages(ordersMessages)
  const { environment } = useShopConfig()
  const { promised, deliveryMethod, service, carrier } = order.shipping
  if (!promised || isEnded(order.state)) return null
  const isCollected = deliveryMethod === 'pickup'
  return (
    <section aria-label={t.delivery} className={`flex gap-3 rounded-large bg-wash p-4 text-14 ${className}`}>
      <Icon name="truck" size={22} className="mt-0.5 shrink-0 text-brand-ink" />
      <div className="min-w-0">
        <p className="text-16 font-semibold">
          {isCollected
            ? t.promised_pick_up(arrivalDay(promised.from, environment))
            : t.promised(arrivalDays(promised, environment))}
        </p>
        <p className="break-words text-ink-soft">
          {[carrier, service].filter(Boolean).join(' · ')}. {t.promised_if}
        </p>
      </div>
    </section>
  )
}

/** The newest first, as carriers tell it. */
function TrackingEvents({ events }: { events: Tracking['events'] }) {
  const t = useMessages(ordersMessages)
  const { environment } = useShopConfig()
  return (
    <details className="mt-1">
      <summary className="min-h-11 cursor-pointer py-2.5 underline-offset-4 hover:underline">
        {t.parcel_way}
      </summary>
      <ol className="mt-1 grid gap-2 border-l border-line-strong pl-3">
        {events.toReversed().map(({ status, name, at }) => (
          <li key={`${status} ${at}`}>
            {name}
            <time dateTime={at} className="block text-ink-soft">
              {momentText(at, environment)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  )
}
