import { localeOf } from '@estampa/domain/countries/languages'
import { dateText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { BackToList } from '@estampa/web/records'
import { clsx } from 'clsx'
import { useSearchParams } from 'react-router'
import { GuestNote } from '../customers/guest-note.tsx'
import { WithdrawalLink } from '../law/withdrawal-link.tsx'
import { ordersMessages } from '../messages/orders.ts'
import { NewestOrder } from '../orders/newest-order.tsx'
import { OrderBadges } from '../orders/order-badges.tsx'
import { PastChanges, WaitingChange } from '../orders/order-changes.tsx'
import { OrderLines, OrderSums } from '../orders/order-lines.tsx'
import { OrderMessageThread } from '../orders/order-message-thread.tsx'
import { WithOrder } from '../orders/order-states.tsx'
import { OrderTimeline } from '../orders/order-timeline.tsx'
import { ParcelSection } from '../orders/parcel-section.tsx'
import { SentProofs, WaitingProof } from '../orders/proof-card.tsx'
import type { Order } from '../orders/timeline.ts'
import { useOrderUpdates } from '../orders/use-order-updates.ts'
import { OrderActions } from '../payments/order-actions.tsx'
import { OrderDetails } from '../payments/order-details.tsx'
import { isPaidNow, OrderPaymentSection } from '../payments/order-payment-section.tsx'
import { useVisitor } from '../session/session-provider.tsx'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import { useShopConfig, useShopPath } from '../shop/shop-data.ts'
import type { Route } from './+types/order-detail'

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const { history: title } = ordersMessages[localeOf(shop?.config.environment)]
  return pageMeta({ shop, title, path: `${basePathOf(params)}/orders/detail`, hidden: true })
}

export default function OrderDetail({ params }: Route.ComponentProps) {
  const t = useMessages(ordersMessages)
  const path = useShopPath()
  const [query] = useSearchParams()
  const { status } = useVisitor()
  const id = params.id ?? query.get('Id') ?? undefined
  return (
    <main id="page" className="page min-h-page pt-4 pb-16 md:pt-6">
      {status === 'customer' && <BackToList to={path('/orders/list')} text={t.to_list} />}
      {id === undefined ? (
        <NewestOrder />
      ) : (
        <WithOrder id={id}>{(order, replace) => <Detail order={order} onChanged={replace} />}</WithOrder>
      )}
    </main>
  )
}

function Detail({ order, onChanged }: { order: Order; onChanged: (order: Order) => void }) {
  const t = useMessages(ordersMessages)
  const update = useOrderUpdates(order, onChanged)
  return (
    <>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-end">
        <OrderHead order={order} />
        <WaitingChange order={order} onChanged={onChanged} />
        <WaitingProof order={order} onChanged={onChanged} />
        <OrderActions order={order} onChanged={onChanged} />
      </div>
      <div className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-summary">
        <div className="grid min-w-0 content-start gap-10 max-md:contents md:order-last">
          <section className="min-w-0">
            <h2 className="mb-4 text-18 font-semibold">{t.history}</h2>
            <ParcelSection order={order} />
            <OrderTimeline order={order} />
          </section>
          <OrderDetails order={order} onChanged={onChanged} />
          <WithdrawalLink order={order} />
          <GuestNote from={`/orders/detail/${order.id}`} />
        </div>
        <div className="grid min-w-0 content-start gap-10 max-md:contents">
          <section
            className={clsx(
              'min-w-0 rounded-large bg-wash p-4 sm:p-6',
              isPaidNow(order) && 'max-md:order-first',
            )}
          >
            <h2 className="mb-1 text-18 font-semibold">{t.payment}</h2>
            <OrderPaymentSection order={order} onChanged={onChanged} />
          </section>
          <section>
            <h2 className="mb-3 text-18 font-semibold">{t.lines}</h2>
            <OrderLines order={order} />
            <OrderSums order={order} />
          </section>
          <PastChanges order={order} />
          <SentProofs order={order} onChanged={onChanged} />
          <div className="max-md:order-2">
            <OrderMessageThread orderId={order.id} update={update} />
          </div>
        </div>
      </div>
    </>
  )
}

function OrderHead({ order }: { order: Order }) {
  const t = useMessages(ordersMessages)
  const { environment } = useShopConfig()
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <h1 className="text-28 font-semibold lining-nums md:text-36">{t.number(order.number)}</h1>
        <p className="flex flex-wrap gap-1.5">
          <OrderBadges order={order} />
        </p>
        <p className="w-full text-ink-soft">{t.placed_on(dateText(order.placedAt, environment))}</p>
      </header>
      <p className="border-l-2 border-brand pl-4 md:col-span-2 md:text-18" aria-live="polite">
        {order.nextStep}
      </p>
    </>
  )
}
