import { Icon } from '@estampa/ui/icon'
import { dateText, daysText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { ordersMessages } from '../messages/orders.ts'
import { useShopConfig } from '../shop/shop-data.ts'
import type { Order } from './timeline.ts'

/** An order that leaves in several parcels: how much has left, and what is in each. */
export function ParcelList({ order }: { order: Order }) {
  const t = useMessages(ordersMessages)
  const { environment } = useShopConfig()
  const { parcels, dispatched, expected } = order
  const { left, all } = dispatched
  return (
    <section aria-label={t.your_parcels} className="mb-5 rounded-large bg-wash p-4 text-14">
      <div className="flex gap-3">
        <Icon name="truck" size={22} className="mt-0.5 shrink-0 text-brand-ink" />
        <div className="min-w-0">
          <p className="text-16 font-semibold">{left < all ? t.sent_in_part(left, all) : t.sent_whole}</p>
          {expected && <p>{t.expected(daysText(expected.from, expected.until, environment))}</p>}
        </div>
      </div>
      <ol className="mt-2 divide-y divide-line">
        {parcels.map((parcel) => (
          <ParcelItem key={parcel.number} parcel={parcel} />
        ))}
      </ol>
    </section>
  )
}

function ParcelItem({ parcel }: { parcel: Order['parcels'][number] }) {
  const t = useMessages(ordersMessages)
  const { environment } = useShopConfig()
  const { number, leftAt, arrivedAt, carrier, tracking, url, lines } = parcel
  return (
    <li className="py-3">
      <p className="font-semibold">{t.one_parcel(number)}</p>
      <p className="text-ink-soft">
        {arrivedAt
          ? t.parcel_arrived(dateText(arrivedAt, environment))
          : t.parcel_left(dateText(leftAt, environment))}
      </p>
      <ul className="mt-1">
        {lines.map(({ productName, variantName, units }) => (
          <li key={`${productName} ${variantName}`} className="break-words">
            {units} × {[productName, variantName].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
      {carrier && <p className="mt-1 break-words text-ink-soft">{t.carried_by(carrier)}</p>}
      {tracking && <p className="break-words text-ink-soft">{t.tracking_number(tracking)}</p>}
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
        >
          {t.follow_parcel}
          <Icon name="external-link" size={16} />
        </a>
      )}
    </li>
  )
}
