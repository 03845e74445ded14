import { localeOf } from '@estampa/domain/countries/languages'
import { useMessages } from '@estampa/web/messages'
import { ordersListMessages } from '../messages/orders-list.ts'
import { OrderList } from '../orders/order-list.tsx'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import type { Route } from './+types/orders-list'

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const { title } = ordersListMessages[localeOf(shop?.config.environment)]
  return pageMeta({ shop, title, path: `${basePathOf(params)}/orders/list`, hidden: true })
}

export default function OrdersList() {
  const t = useMessages(ordersListMessages)
  return (
    <main id="page" className="page min-h-page pt-6 pb-16 md:pt-10">
      <h1 className="text-28 font-semibold md:text-36">{t.title}</h1>
      <OrderList />
    </main>
  )
}
