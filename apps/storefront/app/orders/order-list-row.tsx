import type { Client } from '@estampa/contract/client'
import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { dateText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { PictureTile } from '../catalog/picture-tile.tsx'
import { ordersMessages } from '../messages/orders.ts'
import { ordersListMessages } from '../messages/orders-list.ts'
import { Amount } from '../money/amount.tsx'
import { useShopConfig } from '../shop/shop-data.ts'
import { ShopLink } from '../shop/shop-link.tsx'
import { useSwitches } from '../shop/switches.ts'
import { OrderBadges } from './order-badges.tsx'

type OrderListItem = Awaited<ReturnType<Client['orders']['getOrders']>>['items'][number]
type OrderRowProps = { order: OrderListItem; isWorking: boolean; onReorder: () => void }

/** An order in the list. All of it leads to the order; the button beside it buys the same again. */
export function OrderListRow({ order, isWorking, onReorder }: OrderRowProps) {
  const t = useMessages(ordersMessages)
  const list = useMessages(ordersListMessages)
  const { environment } = useShopConfig()
  const { buy, quote } = useSwitches()
  const { number, productName, pieces, placedAt, total, image } = order
  return (
    <article className="relative flex gap-4 py-5 transition-colors hover:bg-wash sm:gap-6 md:-mx-4 md:px-4">
      <PictureTile image={image} className="w-18 self-start sm:w-22" />
      <div className="flex min-w-0 flex-1 flex-col gap-x-6 gap-y-3 sm:flex-row sm:justify-between">
        <div className="min-w-0">
          <h2 className="text-18 font-semibold lining-nums">
            <ShopLink to={`/orders/detail/${order.id}`} className="after:absolute after:inset-0">
              {t.number(number)}
            </ShopLink>
          </h2>
          <p className="mt-0.5 text-14 text-ink-soft">
            <time dateTime={placedAt}>{dateText(placedAt, environment)}</time>
          </p>
          <p className="mt-1 flex gap-1.5 text-14">
            <span className="truncate">{productName}</span>
            <span className="shrink-0 text-ink-soft">· {list.pieces(pieces)}</span>
          </p>
          <p className="mt-2 flex flex-wrap gap-1.5">
            <OrderBadges order={order} />
          </p>
        </div>
        <div className="flex shrink-0 items-center justify-between gap-3 sm:flex-col sm:items-end">
          <Amount value={total} className="text-18 font-semibold" />
          {(buy || quote) && (
            <Button
              variant="second"
              size="small"
              className="thumb z-10"
              isBusy={isWorking}
              aria-label={list.reorder_number(number)}
              onClick={onReorder}
            >
              <Icon name="rotate-ccw" size={16} />
              {list.reorder}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}
