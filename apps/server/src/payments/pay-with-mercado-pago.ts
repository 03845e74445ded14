import type { payments } from '@estampa/contract/payments'
import { countries } from '@estampa/domain/countries'
import { payableOf } from '@estampa/domain/orders'
import { reportedAmount, unreportedAmount } from '@estampa/domain/payments'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Context } from '../http/context.ts'
import { buyerActorOf, openOrder } from '../orders/open-order.ts'
import { findOrder, type PlacedOrder } from '../orders/orders.store.ts'
import { shopAddress } from '../shops/shop-address.ts'
import { preferenceOf } from './mercado-pago/preference.ts'
import { findPreference, type StoredPreference, savePreference } from './mercado-pago.store.ts'
import type { MercadoPagoServices } from './mercado-pago.ts'
import { mayChangeAgain, requestInstead } from './request-rest.ts'

const NOTIFIED = '/api/services/app/Orders/NotifyMercadoPago'
const HOUR_MS = 3_600_000

/** Where the buyer pays what is asked for: the same place as long as it is open. */
export async function payWithMercadoPago(
  context: Context<typeof payments.payWithMercadoPago, MercadoPagoServices>,
) {
  const { shop, person, input, now, services } = context
  const { database, mercadoPago } = services
  if (person.kind !== 'customer') return refuse('no_token')
  const chosen = input.amount && (await database.inShop(shop.id, (tx) => choose(tx, context)))
  if (isRefusal(chosen)) return chosen
  const found = await database.readInShop(shop.id, async (tx) => {
    const order = await findOrder(tx, input.Id, person.customerId)
    const payment = order && askedOf(order)
    const last = payment && (await findPreference(tx, payment.id))
    return { order, payment, last, account: await mercadoPago.accountOf(tx, shop) }
  })
  const { order, payment, last, account } = found
  if (!order) return refuse('not_found')
  if (!account?.isOn) return refuse('payment_method_not_offered')
  if (!payment) return refuse('nothing_to_pay')
  if (last && isOpen(last, now)) return { init_point: last.initPoint }
  const until = payableUntil(order, now)
  if (until <= now) return refuse('order_not_payable')
  const home = shopAddress(shop, services.config.publicUrl)
  const notified = `${new URL(home).origin}${NOTIFIED}?tenancyName=${shop.name}&source_news=webhooks`
  const { currency } = countries[shop.config.environment]
  const request = { ...payment, currency }
  const body = preferenceOf({ order, payment: request, shop, home, notified, now, until })
  const made = await mercadoPago.createPreference(shop, account, { key: keyOf(payment.id, last), body })
  if (isRefusal(made)) return made
  await database.inShop(shop.id, (tx) => savePreference(tx, payment.id, made, until))
  return { init_point: made.initPoint }
}

/** For a minute more at least. */
const isOpen = ({ expiresAt }: StoredPreference, now: Date) => expiresAt.getTime() > now.getTime() + 60_000

/** Calls at the same time ask for the same; a call after the last preference has closed asks for another. */
const keyOf = (paymentId: string, last: StoredPreference | undefined) =>
  last ? `${paymentId}.${last.expiresAt.getTime().toString(36)}` : paymentId

/** As long as the stock is held for it; an order that some money has come for waits for the rest. */
function payableUntil({ heldUntil, moneyState }: PlacedOrder, now: Date): Date {
  const held = heldUntil === null ? null : new Date(heldUntil)
  const expires = moneyState === 'unpaid' || moneyState === 'refunded'
  return held && (expires || held > now) ? held : new Date(now.getTime() + HOUR_MS)
}

/** The buyer pays the deposit now, or all of it: that is asked for from here on. */
async function choose(
  tx: Tx,
  { person, input, now }: Context<typeof payments.payWithMercadoPago, MercadoPagoServices>,
): Promise<Refusal | undefined> {
  if (person.kind !== 'customer') return undefined
  const open = await openOrder(tx, input.Id, person.customerId)
  const request = open?.payments.find(({ state, method }) => state === 'pending' && method === 'MP')
  if (!open || !request) return undefined
  const { order, payments } = open
  const told = { told: reportedAmount(payments), untold: unreportedAmount(order.total, payments) }
  const { deposit, all } = payableOf(order, told)
  if (input.amount === 'deposit' && deposit === null) return refuse('deposit_not_asked')
  const amount = input.amount === 'deposit' && deposit !== null ? deposit : all
  if (request.amount === amount) return undefined
  if (!mayChangeAgain(open)) return refuse('payment_change_not_allowed')
  await requestInstead(tx, open, amount, { who: buyerActorOf(open), now })
  return undefined
}

function askedOf(order: PlacedOrder) {
  return order.payments.findLast(({ method, state }) => method === 'MP' && state === 'pending')
}
