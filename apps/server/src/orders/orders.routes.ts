import { orders } from '@estampa/contract/orders'
import { countries, localeOf } from '@estampa/domain/countries'
import { refuse } from '@estampa/domain/refusal'
import { signer } from '../files/signed-addresses.ts'
import { type Context, handle } from '../http/context.ts'
import { findOrderActivity } from './activity.store.ts'
import { listOrders, type OrderFilters } from './list-orders.store.ts'
import { messageHandlers } from './messages.routes.ts'
import { changePurchaseOrder } from './purchase-order.ts'
import { showOrder } from './show-order.ts'

const MAX_ROWS = 10
/** Numbers are four-byte integers; a longer one is the number of no order. */
const NUMBER = /^(?:#|n\.?º\s*)?(\d{1,9})$/i

export const ordersRoutes = handle('orders', orders, {
  getOrders: async ({ tx, shop, person, input, services, now }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const query = ordersQueryOf(input, person.customerId, countries[shop.config.environment].timeZone)
    const found = await listOrders(tx, query, signer(services.config, now))
    return { ...found, total_pages: Math.ceil(found.totalCount / query.take) }
  },
  getOrderById: async (context) => {
    const { tx, person, input } = context
    return person.kind === 'customer'
      ? showOrder(tx, input.Id, person.customerId, context)
      : refuse('no_token')
  },
  updatePurchaseOrder: async (context) => {
    const { tx, shop, person, input } = context
    if (person.kind !== 'customer') return refuse('no_token')
    const refusal = await changePurchaseOrder(tx, person.customerId, input, localeOf(shop.config.environment))
    return refusal ?? showOrder(tx, input.Id, person.customerId, context)
  },
  ...messageHandlers,
  getOrderNews: async ({ tx, person, input }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    return (await findOrderActivity(tx, input.Id, person.customerId)) ?? refuse('not_found')
  },
})

type OrdersInput = Context<typeof orders.getOrders>['input']

/** ABP's skip and take, or the pages of the specification; both together mean the page. */
function ordersQueryOf(input: OrdersInput, customerId: number, timeZone: string): OrderFilters {
  const take = input.maxResultCount ?? MAX_ROWS
  const skip = input.PaginaActual === undefined ? (input.skipCount ?? 0) : (input.PaginaActual - 1) * take
  const words = input.Filtro || undefined
  const number = NUMBER.exec(words ?? '')?.[1]
  return {
    customerId,
    skip,
    take,
    timeZone,
    number: number === undefined ? null : Number(number),
    words: words ?? null,
    states: listed(input.state),
    moneyStates: listed(input.moneyState),
    from: input.from ?? null,
    to: input.to ?? null,
  }
}

function listed(states: readonly string[] | undefined): readonly string[] | null {
  return states && states.length > 0 ? states : null
}
