import { dayText } from '../countries/dates.ts'
import { ordersMessages } from '../messages/orders.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useShopConfig } from '../shell/shop-data.ts'
import type { Order } from './timeline.ts'

/** Where the carrier says that the parcel is, and when it is expected. */
export function Parcel({ order: { tracking, expected } }: { order: Pick<Order, 'tracking' | 'expected'> }) {
  const t = useMessages(ordersMessages)
  const { environment } = useShopConfig()
  if (!tracking && !expected) return null
  return (
    <div className="mb-5 rounded-large bg-wash p-4 text-14">
      {tracking && <p className="font-semibold">{t.parcel(tracking.name)}</p>}
      {expected && (
        <p>{t.expected(dayText(expected.from, environment), dayText(expected.until, environment))}</p>
      )}
      {tracking?.number && <p className="break-words text-ink-soft">{t.tracking_number(tracking.number)}</p>}
      {tracking?.url && (
        <a href={tracking.url} target="_blank" rel="noopener noreferrer" className="underline">
          {t.follow_parcel}
        </a>
      )}
    </div>
  )
}
