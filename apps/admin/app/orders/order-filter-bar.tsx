import { Select } from '@estampa/ui/select'
import { useMessages } from '@estampa/web/messages'
import { sumOf } from '@estampa/web/money'
import { Link, useNavigate } from 'react-router'
import { SearchField } from '../controls/search-field.tsx'
import { TabLinks } from '../controls/tab-links.tsx'
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
  const tabs = orderTabNames.map((group) => ({
    text: t.groups[group],
    to: writeOrdersFilter({ ...filter, queue: undefined, group, page: 1 }) || '?',
    isCurrent: !filter.queue && filter.group === group,
    count: countOfTab(group, counts),
  }))
  return (
    <>
      <TabLinks label={t.by_state} tabs={tabs} />
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

/** How many orders a tab holds; the tabs of all orders and of those that are over tell no number. */
function countOfTab(group: OrderTab, counts: OrderCounts | undefined): number | undefined {
  if (group === 'all' || group === 'over') return undefined
  const states: readonly string[] = orderTabs[group]
  return sumOf(...(counts ?? []).filter(({ state }) => states.includes(state)).map((one) => one.orders))
}
