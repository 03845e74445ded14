import { Skeleton } from '@estampa/ui/skeleton'
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PageSection } from '../controls/page-section.tsx'
import { customerPageMessages } from '../messages/customers.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import type { CustomerPage } from './use-customer.ts'

const SHOWN = 10

type CustomerOrdersProps = { id: number; count: number; email: string }

/** The newest orders of this e-mail; the list has the others. */
export function CustomerOrders({ id, count, email }: CustomerOrdersProps) {
  const t = useMessages(customerPageMessages)
  const { shop, environment } = useShop()
  const api = useStaffApi()
  const money = useAmountText()
  const { data } = useQuery({
    queryKey: [shop, 'orders', 'of', id],
    queryFn: ({ signal }) =>
      api.getOrders({ customer: id, maxResultCount: SHOWN }, { signal, isQuiet: true }),
    enabled: count > 0,
  })
  const all =
    count > SHOWN ? (
      <Link
        to={`/${shop}/orders?q=${encodeURIComponent(email)}`}
        className="text-13 underline underline-offset-4"
      >
        {t.all_orders(count)}
      </Link>
    ) : undefined
  return (
    <PageSection title={t.orders} action={all}>
      {count === 0 && <p className="text-13 text-ink-faint">{t.no_orders}</p>}
      {count > 0 && !data && <Skeleton className="h-24" />}
      {data && (
        <ul className="divide-y divide-line">
          {data.items.map((order) => (
            <PaperRow
              key={order.id}
              to={`/${shop}/orders/${order.number}`}
              name={t.order(order.number)}
              day={shortMomentText(order.placedAt, environment)}
              about={order.productName}
              state={t.states[order.state] ?? order.state}
              total={money(order.total)}
            />
          ))}
        </ul>
      )}
    </PageSection>
  )
}

export function CustomerQuotes({ quotes }: Pick<CustomerPage, 'quotes'>) {
  const t = useMessages(customerPageMessages)
  const { shop, environment } = useShop()
  const money = useAmountText()
  if (quotes.length === 0) return null
  return (
    <PageSection title={t.quotes}>
      <ul className="divide-y divide-line">
        {quotes.map(({ id, number, state, total, createdAt }) => (
          <PaperRow
            key={id}
            to={`/${shop}/quotes/${id}`}
            name={number}
            day={shortMomentText(createdAt, environment)}
            state={t.quote_states[state] ?? state}
            total={total === null ? '' : money(total)}
          />
        ))}
      </ul>
    </PageSection>
  )
}

type PaperRowProps = {
  to: string
  name: string
  day: string
  about?: string
  state: string
  total: string
}

/** An order or a quote in a list of somebody's. */
export function PaperRow({ to, name, day, about = '', state, total }: PaperRowProps) {
  return (
    <li className="relative grid min-h-10 grid-cols-end items-center gap-x-4 gap-y-0.5 py-2 hover:bg-wash sm:flex">
      <span className="shrink-0 tabular sm:w-24">
        <Link to={to} className="row-link font-medium">
          {name}
        </Link>
      </span>
      <span className="text-right tabular font-medium sm:order-last sm:min-w-28">{total}</span>
      <span className="shrink-0 text-13 tabular text-ink-faint sm:w-28">{day}</span>
      <span className="min-w-0 flex-1 truncate text-ink-soft max-sm:hidden">{about}</span>
      <span className="text-right text-13 text-ink-soft">{state}</span>
    </li>
  )
}
