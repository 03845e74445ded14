/** The state of the list of orders lives in its address, so that Back works and a reload keeps it. */
import type { Client } from '@estampa/contract/client'

type OrdersInput = Parameters<Client['orders']['getOrders']>[0]
type State = 'placed' | 'confirmed' | 'art_review' | 'proof_sent' | 'proof_approved' | 'proof_rejected'

export const orderGroups = ['all', 'to_pay', 'in_progress', 'delivered', 'ended'] as const
export type OrderGroup = (typeof orderGroups)[number]
export type OrderListing = { group: OrderGroup; words: string; page: number }

export const ordersPerPage = 10
const MAX_WORDS_LENGTH = 100
const MAX_PAGES = 10_000

const beforeProduction: readonly State[] = [
  ...(['placed', 'confirmed', 'art_review'] as const),
  ...(['proof_sent', 'proof_approved', 'proof_rejected'] as const),
]
/** The groups of states that the filter offers. */
const groups: Record<OrderGroup, Pick<OrdersInput, 'state' | 'moneyState'>> = {
  all: {},
  to_pay: { state: [...beforeProduction, 'in_production', 'ready'], moneyState: ['unpaid', 'partial'] },
  in_progress: { state: [...beforeProduction, 'in_production', 'ready', 'shipped'] },
  delivered: { state: ['delivered', 'returned'] },
  ended: { state: ['cancelled', 'expired'] },
}

export function readOrderListing(query: URLSearchParams): OrderListing {
  const group = orderGroups.find((one) => one === query.get('state')) ?? 'all'
  const words = (query.get('q') ?? '').trim().slice(0, MAX_WORDS_LENGTH)
  return { group, words, page: readPage(query.get('page')) }
}

function readPage(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGES ? page : 1
}

export function orderListPath({ group, words, page }: OrderListing): string {
  const query = new URLSearchParams({
    ...(group !== 'all' && { state: group }),
    ...(words && { q: words }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return `/orders/list${query && `?${query}`}`
}

export function toOrdersInput({ group, words, page }: OrderListing): OrdersInput {
  return {
    PaginaActual: page,
    maxResultCount: ordersPerPage,
    ...groups[group],
    ...(words && { Filtro: words }),
  }
}
