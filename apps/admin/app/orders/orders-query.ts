import { type OrderQueueName, orderQueueNames } from '@estampa/domain/orders/queues'

/** What the list shows, as its address says it: `?state=proof&money=in_review&q=paz&page=2`, `?queue=late`. */
export type OrdersFilter = {
  group: OrderTab
  money: MoneyFilter
  words: string
  page: number
  /** What waits for somebody; it stands for states of its own. */
  queue?: OrderQueueName | undefined
}

/** States that are worked on together; the first group is every order. */
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

export const PAGE_SIZE = 25

/** The filter that an address means; what it says wrongly is left out. */
export function readOrdersFilter(query: URLSearchParams): OrdersFilter {
  const queue = orderQueueNames.find((name) => name === query.get('queue'))
  const group = orderTabNames.find((name) => name === query.get('state')) ?? 'all'
  const money = moneyFilters.find((name) => name === query.get('money')) ?? ''
  const page = Number(query.get('page'))
  return {
    ...(queue && { queue }),
    group: queue ? 'all' : group,
    money,
    words: (query.get('q') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The same as the end of an address; what is as usual is not written. */
export function writeOrdersFilter({ group, money, words, page, queue }: OrdersFilter): string {
  const query = new URLSearchParams()
  if (queue) query.set('queue', queue)
  if (group !== 'all') query.set('state', group)
  if (money !== '') query.set('money', money)
  if (words !== '') query.set('q', words)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text && `?${text}`
}

/** The same as the call takes it. */
export function toOrdersInput({ group, money, words, page, queue }: OrdersFilter) {
  return {
    PaginaActual: page,
    maxResultCount: PAGE_SIZE,
    ...(queue && { queue }),
    ...(group !== 'all' && { state: orderTabs[group].join(',') }),
    ...(money !== '' && { moneyState: money }),
    ...(words !== '' && { Filtro: words }),
  }
}
