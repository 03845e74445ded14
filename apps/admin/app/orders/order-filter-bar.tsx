import { Select } from '@estampa/ui/select'
import { useMessages } from '@estampa/web/messages'
import { sumOf } from '@estampa/web/money'
import { Link, useNavigate } from 'react-router'
import { SearchField } from '../controls/search-field.tsx'
import { orderListMessages } from '../messages/orders.ts'
import { queueNames } from '../messages/today.ts'
import { OrderTraitChips } from './order-trait-chips.tsx'
import { OrderTraitFilter } from './order-trait-filter.tsx'
import {
  moneyFilters,
  type OrdersFilter,
  type OrderTab,
  orderTabNames,
  orderTabs,
  writeOrdersFilter,
} from './orders-query.ts'
import { type OrderCounts, useOrderCounts } from './use-order-counts.ts'

/** Groups of states as tabs, money as a choice, words as a field; all of them are in the address. */
export function OrderFilterBar({ filter }: { filter: OrdersFilter }) {
  const t = useMessages(orderListMessages)
  const navigate = useNavigate()
  const counts = useOrderCounts()
  const narrow = (change: Partial<OrdersFilter>) =>
    void navigate(writeOrdersFilter({ ...filter, page: 1, ...change }) || '?', { replace: true })
  return (
    <>
      <nav aria-label={t.by_state} className="-mx-4 mt-3 overflow-x-auto px-4 md:mx-0 md:px-0">
        <ul className="flex min-w-max border-b border-line">
          {orderTabNames.map((group) => (
            <li key={group} className="-mb-px">
              <Link
                to={writeOrdersFilter({ ...filter, queue: undefined, group, page: 1 }) || '?'}
                aria-current={(!filter.queue && filter.group === group) || undefined}
                className="tab-link"
              >
                {t.groups[group]}
                <TabCount group={group} counts={counts} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {filter.queue && (
        <p className="mt-3 flex flex-wrap items-center gap-2 text-13 text-ink-soft">
          <span className="font-medium text-ink">{queueNames[filter.queue]}</span>
          {t.longest_first}
          <Link
            to={writeOrdersFilter({ ...filter, queue: undefined, page: 1 }) || '?'}
            className="inline-flex min-h-6 items-center underline underline-offset-4"
          >
            {t.see_all}
          </Link>
        </p>
      )}
      <div className="my-3 flex flex-wrap gap-2">
        <SearchField
          key={filter.words === '' ? 'none' : 'some'}
          label={t.search}
          words={filter.words}
          onSearch={(words) => narrow({ words })}
        />
        <Select
          aria-label={t.money}
          className="w-44 max-sm:w-full"
          value={filter.money}
          options={moneyFilters.map((state) => ({
            value: state,
            label: state === '' ? t.all_money : (t.money_states[state] ?? state),
          }))}
          onChange={({ currentTarget }) =>
            narrow({ money: moneyFilters.find((state) => state === currentTarget.value) ?? '' })
          }
        />
        <OrderTraitFilter traits={filter.traits} onChange={(traits) => narrow({ traits })} />
      </div>
      <OrderTraitChips traits={filter.traits} onChange={(traits) => narrow({ traits })} />
    </>
  )
}

type TabCountProps = { group: OrderTab; counts: OrderCounts | undefined }

/** How many orders a tab holds; it keeps its place until that is known. */
function TabCount({ group, counts }: TabCountProps) {
  if (group === 'all' || group === 'over') return null
  const states: readonly string[] = orderTabs[group]
  const orders = sumOf(
    ...(counts ?? []).filter(({ state }) => states.includes(state)).map((one) => one.orders),
  )
  return <span className="tab-count">{counts && orders > 0 ? orders : ''}</span>
}
