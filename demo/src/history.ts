/**
 * The orders and quotes of each demo company's branch so far, so that its lists, documents and states can be
 * seen before anything is done: one order that came, one that is being made, one that waits for its money, a
 * quote, favorites and an address, and in two shops messages about the orders. They come about by the API's own
 * calls, on the days on which they would have. Where a shop hides its prices nothing is bought, and the quote
 * waits for the seller.
 */
import type { CallResult, Client } from '@estampa/contract/client'
import type { OrderActor, OrderState } from '@estampa/domain/orders'
import { isRefusal } from '@estampa/domain/refusal'
import { effectiveSwitches } from '@estampa/domain/shops'
import { findCustomerByEmail } from '@estampa/server/customers/customers.store'
import type { Tx } from '@estampa/server/db/database'
import type { Person } from '@estampa/server/http/person'
import { advanceOrder } from '@estampa/server/orders/advance-order'
import { approveVerifiedPayment } from '@estampa/server/payments/approve-payment'
import type { ServerServices } from '@estampa/server/services'
import { inProcessClient } from '@estampa/server/start/in-process-client'
import { conversationAbout, takeTurn } from './conversations.ts'
import type { DemoShop } from './demo-shops.ts'

type Purchase = { readonly daysAgo: number; readonly pieces: number; readonly moves: readonly OrderState[] }

const PAST_ORDERS: readonly Purchase[] = [
  { daysAgo: 47, pieces: 120, moves: ['in_production', 'ready', 'shipped', 'delivered'] },
  { daysAgo: 8, pieces: 60, moves: ['in_production'] },
  { daysAgo: 1, pieces: 48, moves: [] },
]
const PAST_QUOTES = { daysAgo: 2, pieces: 200 }

const DAY_MS = 24 * 3600_000
/** Late in the morning in both countries. */
const OFFICE_HOUR_UTC = 14
const DAYS_BETWEEN_MOVES = 3
const counter: OrderActor = { kind: 'staff', id: null, name: 'Mostrador' }
const places = {
  ARG: { provinceFKId: '06', cityFKId: '06014', locationFKId: '06014010', locality: '', zipCode: '7021' },
  CL: { provinceFKId: '13', cityFKId: '131', locationFKId: '13101', locality: '', zipCode: '' },
} as const

/** Does nothing where the branch has bought before. */
export async function addDemoHistory(services: ServerServices, shop: DemoShop): Promise<void> {
  const { tenancyName } = shop.config.tenant
  const branch = shop.customers.find(({ email }) => email.startsWith('sucursal@'))
  const found = await services.shops.byName(tenancyName)
  if (!branch || !found) return
  const holder = await services.database.readInShop(found.id, (tx) => findCustomerByEmail(tx, branch.email))
  if (!holder) return
  const person = { kind: 'customer', customerId: holder.id, sessionId: crypto.randomUUID() } as const
  const on = (daysAgo: number) => dayOf(services, { tenancyName, id: found.id, person, branch }, daysAgo)
  if ((await on(0).api.quotes.getQuotes({})).totalCount > 0) return
  const catalogProducts = await productsForSale(
    on(0).api,
    Math.max(...PAST_ORDERS.map(({ pieces }) => pieces), PAST_QUOTES.pieces),
  )
  for (const { genericId } of catalogProducts)
    await on(0).api.favorites.updateFavoriteProduct({ genericId, favorite: true })
  if (effectiveSwitches(found.config).buyAccionsInShop) {
    for (const [index, bought] of PAST_ORDERS.entries()) {
      const product = catalogProducts[index % catalogProducts.length]
      const placed = product && (await buy(on, shop, product, bought))
      if (placed) await converse(on, shop, { place: index, orderId: placed.id })
    }
  }
  // the first shop's buyer types an address: its checkout is the one that people try
  if (shop.config.tenant.id > 1) await keepAddress(on(0), shop)
  const [product] = catalogProducts
  if (product) await askQuote(on(PAST_QUOTES.daysAgo), product, !effectiveSwitches(found.config).pricesInShop)
}

type Who = { tenancyName: string; id: number; person: Person; branch: DemoShop['customers'][number] }
type Day = { api: Client; at: Date; services: ServerServices; who: Who }

/** The API and the clock of so many days ago. */
function dayOf(services: ServerServices, who: Who, daysAgo: number): Day {
  const at = new Date(services.now().getTime() - daysAgo * DAY_MS)
  if (daysAgo > 0) at.setUTCHours(OFFICE_HOUR_UTC, 20, 0, 0)
  const then = { ...services, now: () => at }
  return { api: inProcessClient(then, who.tenancyName, { person: who.person }), at, services: then, who }
}

type ProductsForSale = { genericId: number; variantId: number; sku: string }

/** Trending products without sizes that are in stock in this quantity. */
async function productsForSale(api: Client, pieces: number): Promise<ProductsForSale[]> {
  const cards = await api.catalog.getTrendingProducts({ limit: 24 })
  const catalogProducts: ProductsForSale[] = []
  for (const { id } of cards.filter(({ type }) => type === 'ProductoSimple')) {
    const { products } = await api.catalog.getProductDetail({ id })
    const variant = products.find(({ stock }) => stock >= pieces * PAST_ORDERS.length)
    if (variant) catalogProducts.push({ genericId: id, variantId: variant.id, sku: variant.sku })
    if (catalogProducts.length === PAST_ORDERS.length) break
  }
  return catalogProducts
}

async function buy(
  on: (daysAgo: number) => Day,
  shop: DemoShop,
  catalogProducts: ProductsForSale,
  bought: Purchase,
): Promise<PlacedOrder> {
  const placed = await place(on(bought.daysAgo), shop, catalogProducts, bought.pieces)
  const paid = on(bought.daysAgo - 1)
  if (bought.moves.length > 0) await inShop(paid, (tx) => approveAll(tx, paid, placed))
  for (const [index, to] of bought.moves.entries()) {
    const then = on(Math.max(0, bought.daysAgo - 2 - index * DAYS_BETWEEN_MOVES))
    await inShop(then, (tx) => advanceOrder(tx, placed.id, { to, who: counter, now: then.at }))
  }
  return placed
}

async function converse(
  on: (daysAgo: number) => Day,
  shop: DemoShop,
  { place, orderId }: { place: number; orderId: string },
): Promise<void> {
  const country = shop.config.environment
  for (const turn of conversationAbout(place, shop)) {
    const then = on(turn.daysAgo)
    await inShop(then, (tx) => takeTurn(tx, { orderId, turn, country, now: then.at }))
  }
}

type PlacedOrder = CallResult<typeof import('@estampa/contract/orders')['orders']['getOrderById']>

async function place(
  { api, who }: Day,
  shop: DemoShop,
  catalogProducts: ProductsForSale,
  quantity: number,
): Promise<PlacedOrder> {
  const { genericId, variantId, sku } = catalogProducts
  const line = lineOf(catalogProducts, quantity)
  const { shoppingCartUUID } = line
  const prices = (await api.cart.getShoppingCartProductPrice([line])).at(-1)?.prices
  const where = places[shop.config.environment]
  const product = { productId: variantId, genericProductId: genericId, quantity }
  const { all_results } = await api.shipping.getShippingQuote({
    products: [product],
    province: where.provinceFKId,
    city: where.cityFKId,
    location: where.locationFKId,
  })
  const option = all_results.find(({ pickup_points }) => !pickup_points?.length)
  if (!prices || !option) throw new Error(`${shop.config.name} has no price or no delivery for its history`)
  const shippingCost = option.amounts.price_incl_tax
  const { hash } = await api.law.getTerms({})
  const { orderId } = await api.checkout.completeOrder({
    shoppingCart: { products: [{ ...product, sku, shoppingCartUUID }], shoppingCartMode: 'direct' },
    ...where,
    ...personOf(who),
    street: 'San Martín',
    streetNumber: '450',
    shippingCost,
    shippingServiceType: option.service_type.code,
    shippingLogisticType: option.logistic_type,
    shippingCarrierId: option.carrier.id,
    orderInvoiceFK: { ...personOf(who), document: who.branch.document, extra: invoiceOf(shop, who) },
    payment: 'TRF',
    acceptedTerms: hash,
    subTotal: prices.subTotal,
    taxes: prices.taxes,
    // cents add up exactly only when they are counted as whole ones
    total: (Math.round(prices.total * 100) + Math.round(shippingCost * 100)) / 100,
  })
  return api.orders.getOrderById({ Id: orderId })
}

async function keepAddress({ api, who }: Day, { config }: DemoShop): Promise<void> {
  const office = {
    ...places[config.environment],
    ...personOf(who),
    street: 'San Martín',
    streetNumber: '450',
  }
  await api.checkout.saveAddress(office)
}

async function askQuote(
  { api, who }: Day,
  catalogProducts: ProductsForSale,
  askSeller: boolean,
): Promise<void> {
  const shoppingCart = {
    products: [lineOf(catalogProducts, PAST_QUOTES.pieces)],
    shoppingCartMode: 'direct' as const,
  }
  const contact = { company: who.branch.company }
  await api.quotes.generateQuote({ shoppingCart, contact, askSeller })
}

function lineOf({ genericId, sku }: ProductsForSale, quantity: number) {
  const shoppingCartUUID = crypto.randomUUID()
  return {
    type: 'ProductoSimple' as const,
    shoppingCartUUID,
    generic: { id: genericId },
    value: { sku, quantity },
  }
}

function personOf({ branch }: Who) {
  const [name = '', ...rest] = branch.fullName.split(' ')
  return { name, lastName: rest.join(' '), phone: branch.phoneNumber, email: branch.email }
}

function invoiceOf({ config }: DemoShop, { branch }: Who): Record<string, string> {
  return config.environment === 'ARG'
    ? { invoiceKind: 'consumidor_final' }
    : { invoiceKind: 'boleta', businessName: branch.company }
}

/** The shop saw the money. */
async function approveAll(tx: Tx, { at, services, who }: Day, order: PlacedOrder): Promise<void> {
  const shop = await services.shops.byId(who.id)
  if (!shop) throw new Error(`no shop ${who.tenancyName}`)
  for (const { id, amount, reference } of order.payments) {
    const currency = shop.config.environment === 'ARG' ? 'ARS' : 'CLP'
    const reported = { amount: Math.round(amount * 100), reference, currency, shop: shop.id } as const
    const approved = await approveVerifiedPayment(tx, id, { shop, reported, who: counter, now: at })
    if (isRefusal(approved)) throw new Error(`the demo's payment was refused: ${approved.refusal}`)
  }
}

async function inShop(day: Day, work: (tx: Tx) => Promise<unknown>): Promise<void> {
  const outcome = await day.services.database.inShop(day.who.id, work)
  if (isRefusal(outcome)) throw new Error(`the demo's history was refused: ${outcome.refusal}`)
}
