import { type OrderQueueName, orderQueueNames } from '@estampa/domain/orders/queues'
import { type ListedPage, readListedPage, toListedInput, writeListedPage } from '../controls/listed-page.ts'
import { readViewId, writeViewId } from '../controls/views/saved-views.ts'
import { type OrderTraits, readOrderTraits, toTraitsInput, writeOrderTraits } from './order-traits.ts'

/** The list shows what its address says: `?state=proof&money=in_review&q=paz&page=2`, `?queue=late`. */
export type OrdersFilter = ListedPage & {
  group: OrderTab
  money: MoneyFilter
  traits: OrderTraits
  /** What waits for somebody; it stands for states of its own. */
  queue?: OrderQueueName | undefined
  /** The saved view from which it was narrowed. */
  view?: number | undefined
}

/** The tabs hold states that are worked on together; the first holds every order. */
export const orderTabs = {
  all: [],
  new: ['placed'],
  proof: ['confirmed', 'art_review', 'proof_sent', 'proof_approved', 'proof_rejected'],
  production: ['in_production'],
  ready: ['ready'],
  shipped: ['shipped'],
  over: ['delivered', 'returned', 'cancelled', 'expired'],
} as const
export type OrderTab = keyof typeof orderTabs
export const orderTabNames = Object.keys(orderTabs) as readonly OrderTab[]

export const moneyFilters = ['', 'unpaid', 'in_review', 'partial', 'paid', 'refunded'] as const
export type MoneyFilter = (typeof moneyFilters)[number]

/** The filter that an address means; what it says wrongly is left out. */
export function readOrdersFilter(query: URLSearchParams): OrdersFilter {
  const queue = orderQueueNames.find((name) => name === query.get('queue'))
  const group = orderTabNames.find((name) => name === query.get('state')) ?? 'all'
  const money = moneyFilters.find((name) => name === query.get('money')) ?? ''
  return {
    ...(queue && { queue }),
    group: queue ? 'all' : group,
    money,
    traits: readOrderTraits(query),
    ...readViewId(query),
    ...readListedPage(query),
  }
}

/** The same as the end of an address; what is as usual is not written. */
export function writeOrdersFilter({ group, money, queue, traits, view, ...listed }: OrdersFilter): string {
  const query = new URLSearchParams()
  if (queue) query.set('queue', queue)
  if (group !== 'all') query.set('state', group)
  if (money !== '') query.set('money', money)
  writeOrderTraits(traits, query)
  writeViewId(view, query)
  return writeListedPage(listed, query)
}

/** The same as the call takes it. */
export function toOrdersInput({ group, money, queue, traits, view: _, ...listed }: OrdersFilter) {
  return {
    ...toListedInput(listed),
    ...toTraitsInput(traits),
    ...(queue && { queue }),
    ...(group !== 'all' && { state: orderTabs[group].join(',') }),
    ...(money !== '' && { moneyState: money }),
  }
}

/** What a view keeps of a filter: all but the page and its own name. */
export function viewQueryOf(filter: OrdersFilter): string {
  return writeOrdersFilter({ ...filter, page: 1, view: undefined }).replace('?', '')
}
