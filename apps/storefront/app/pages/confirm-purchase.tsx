import { localeOf } from '@estampa/domain/countries/languages'
import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ordersMessages } from '../messages/orders.ts'
import { OrderLines, OrderSums } from '../orders/order-lines.tsx'
import { WithOrder } from '../orders/order-states.tsx'
import { PromisedDays } from '../orders/parcel-section.tsx'
import type { Order } from '../orders/timeline.ts'
import { OrderPaymentSection } from '../payments/order-payment-section.tsx'
import { PurchaseOrder } from '../payments/purchase-order.tsx'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import { useShopPath } from '../shop/shop-data.ts'
import type { Route } from './+types/confirm-purchase'

export const meta: Route.MetaFunction = ({ location, matches, params }) => {
  const shop = matches[1]?.loaderData
  const t = ordersMessages[localeOf(shop?.config.environment)]
  const title = new URLSearchParams(location.search).has('order') ? t.confirmed : t.missing_title
  return pageMeta({ shop, title, path: `${basePathOf(params)}/confirm-purchase`, hidden: true })
}

export default function ConfirmPurchase() {
  const [query] = useSearchParams()
  return (
    <main id="page" className="page min-h-page max-w-190! pt-8 pb-16 md:pt-14">
      <WithOrder id={query.get('order') ?? undefined}>
        {(order, replace) => <Confirmation order={order} onChanged={replace} />}
      </WithOrder>
    </main>
  )
}

/** The number of the order, what happens now, and the way to it. */
function Confirmation({ order, onChanged }: { order: Order; onChanged: (order: Order) => void }) {
  const t = useMessages(ordersMessages)
  const path = useShopPath()
  const isDecorated = order.lines.some((line) => line.hasProductBuilding)
  return (
    <>
      <Icon name="circle-check" size={44} className="text-success" />
      <h1 className="mt-4 text-28 font-semibold md:text-36">{t.confirmed}</h1>
      <p className="mt-2 text-18">
        <strong>{t.number(order.number)}</strong>{' '}
        <span className="text-ink-soft">· {t.confirmed_text(order.orderInvoiceFK.email)}</span>
      </p>
      <PromisedDays order={order} className="mt-6" />
      <h2 className="mt-10 text-22 font-semibold">{t.what_now}</h2>
      <ol className="mt-4 grid gap-6">
        <NextStep number={1} title={t.pay}>
          <OrderPaymentSection order={order} onChanged={onChanged} />
        </NextStep>
        {isDecorated && (
          <NextStep number={2} title={t.then_proof}>
            <p className="text-14 text-ink-soft">{t.then_proof_text}</p>
          </NextStep>
        )}
        <NextStep number={isDecorated ? 3 : 2} title={t.then_made}>
          <p className="text-14 text-ink-soft">{t.then_made_text}</p>
        </NextStep>
      </ol>
      <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow">
        <Button asChild size="large">
          <Link to={path(`/orders/detail/${order.id}`)}>{t.see_order}</Link>
        </Button>
        <Button asChild size="large" variant="second">
          <Link to={path('/products-list/all')}>{t.keep_buying}</Link>
        </Button>
      </div>
      <div className="mt-12">
        <PurchaseOrder order={order} onChanged={onChanged} />
      </div>
      <section className="mt-10">
        <h2 className="mb-3 text-18 font-semibold">{t.lines}</h2>
        <OrderLines order={order} />
        <OrderSums order={order} />
      </section>
    </>
  )
}

function NextStep({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-mark gap-x-4">
      <span
        aria-hidden="true"
        className="tabular grid size-8 shrink-0 place-items-center rounded-full bg-brand-wash font-semibold text-brand-ink"
      >
        {number}
      </span>
      <h3 className="self-center leading-snug font-semibold">{title}</h3>
      <div className="col-span-2 min-w-0 max-sm:mt-2 sm:col-start-2">{children}</div>
    </li>
  )
}
