import { Badge, type BadgeTone } from '@estampa/ui/badge'
import { localeOf } from '../messages/catalogue.ts'
import { ordersMessages } from '../messages/orders.ts'
import { useMessages } from '../messages/use-messages.ts'
import { dateText } from '../orders/dates.ts'
import { OrderLines, OrderSums } from '../orders/order-lines.tsx'
import { WithOrder } from '../orders/order-states.tsx'
import { OrderTimeline } from '../orders/order-timeline.tsx'
import type { Order } from '../orders/timeline.ts'
import { OrderPapers, OrderPayment } from '../payments/order-papers.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { useShopConfig } from '../shell/shop-data.ts'
import type { Route } from './+types/order-detail'

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const { history: title } = ordersMessages[localeOf(shop?.config.environment)]
  return pageMeta({ shop, title, path: `/${params.tenantName}/orders/detail`, hidden: true })
}

export default function OrderDetail({ params }: Route.ComponentProps) {
  return (
    <main id="page" className="page min-h-[80vh] pt-6 pb-16 md:pt-10">
      <WithOrder id={params.id}>{(order) => <Detail order={order} />}</WithOrder>
    </main>
  )
}

const tones: Record<Order['moneyState'], BadgeTone> = {
  unpaid: 'warning',
  in_review: 'neutral',
  partial: 'warning',
  paid: 'success',
  refunded: 'neutral',
}

function Detail({ order }: { order: Order }) {
  const t = useMessages(ordersMessages)
  const { environment } = useShopConfig()
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-28 font-semibold md:text-36">{t.number(order.number)}</h1>
        <Badge tone="brand">{t.states[order.state]}</Badge>
        <Badge tone={tones[order.moneyState]}>{t.money[order.moneyState]}</Badge>
        <p className="w-full text-ink-soft">{t.placed_on(dateText(order.placedAt, environment))}</p>
      </header>
      <div className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-[1fr_360px]">
        <div className="grid min-w-0 content-start gap-10 md:order-last">
          <section>
            <h2 className="mb-4 text-18 font-semibold">{t.history}</h2>
            <OrderTimeline order={order} />
          </section>
        </div>
        <div className="grid min-w-0 content-start gap-10">
          <section>
            <h2 className="mb-3 text-18 font-semibold">{t.lines}</h2>
            <OrderLines order={order} />
            <OrderSums order={order} />
          </section>
          <section className="rounded-large bg-wash p-5 sm:p-6">
            <h2 className="mb-1 text-18 font-semibold">{t.payment}</h2>
            <OrderPayment order={order} />
          </section>
          <OrderPapers order={order} />
        </div>
      </div>
    </>
  )
}
