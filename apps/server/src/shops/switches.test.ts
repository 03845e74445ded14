import type { Call } from '@estampa/contract/call'
import { effectiveSwitches, type FeatureSwitches } from '@estampa/domain/shops'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Buyer, openBuyer } from '../../test/buyer.ts'
import { type CallAnswer, callByName, everyCall, moneyIn, type NamedCall } from '../../test/every-call.ts'
import {
  describeSwitches,
  everySwitching,
  openInputs,
  openPriceFixture,
  turn,
} from '../../test/price-fixture.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

type Gate = (switches: FeatureSwitches) => boolean
const signingIn: Gate = ({ loginInShop }) => loginInShop
const quoting: Gate = ({ quotation, pricesInShop }) => quotation && pricesInShop
const leadsSomewhere: Gate = ({ buyAccionsInShop, quotation }) => buyAccionsInShop || quotation

/** When a call may be made. What is not named here may be made whatever the switches. */
const gates: Record<string, Gate> = {
  'customers.authenticate': signingIn,
  'customers.refreshToken': signingIn,
  'customers.beginExternalAuthentication': signingIn,
  'customers.externalAuthenticate': signingIn,
  'customers.sendPasswordResetCodePartner': signingIn,
  'customers.resetPassword': signingIn,
  'customers.registerUser': ({ registrationInShop }) => registrationInShop,
  'customers.sendGuestCode': ({ quotation }) => quotation,
  'customers.beginGuestOrder': ({ buyAccionsInShop }) => buyAccionsInShop,
  'cart.getShoppingCartProductPrice': ({ pricesInShop }) => pricesInShop,
  'cart.getTechniquePrices': ({ pricesInShop }) => pricesInShop,
  'cart.createOrEditShoppingCart': leadsSomewhere,
  'cart.mergeShoppingCart': leadsSomewhere,
  'cart.putFilesShoppingCartItem': leadsSomewhere,
  'cart.putImagesProductItem': leadsSomewhere,
  'shipping.getShippingQuote': ({ pricesInShop }) => pricesInShop,
  'checkout.completeOrder': ({ buyAccionsInShop }) => buyAccionsInShop,
  'checkout.convertQuoteToOrder': ({ buyAccionsInShop, quotation }) => buyAccionsInShop && quotation,
  'quotes.createUnsavedQuote': quoting,
  'quotes.generateQuote': quoting,
  'quotes.generateQuote of the seller': ({ quotation }) => quotation,
  'quotes.sendEmailQuote': quoting,
  'quotes.acceptQuote': quoting,
}

/**
 * Documents that stay a person's to read when the shop hides its prices later: their own,
 * which no other person gets.
 */
const ownPapers = new Set([
  'customers.getPersonalData',
  'orders.getOrders',
  'orders.getOrderById',
  'payments.updateOrderPayment',
  'payments.cancelOrder',
])

/** They end what the others need: somebody else leaves, and what is undone is not there. */
const goodbyes = new Set(['customers.logOut', 'customers.deleteAccount'])
const undoing = new Set(['quotes.cancelQuote', 'quotes.rejectQuote', 'payments.cancelOrder'])

let testShops: TestShops
let buyer: Buyer
let inputs: Record<string, () => unknown>
let picture: File
let guestToken: string

beforeAll(async () => {
  testShops = await openTestShops()
  const stage = await openPriceFixture(testShops)
  buyer = await openBuyer(testShops, 'pampa')
  inputs = await openInputs(stage, buyer)
  guestToken = (await testShops.api('pampa').customers.getAccess({})).accessToken
  const dot = { width: 40, height: 40, channels: 3 as const, background: '#cc3333' }
  picture = new File([new Uint8Array(await sharp({ create: dot }).png().toBuffer())], 'logo.png')
})
afterAll(() => testShops.close())

const forShoppers = everyCall.filter(({ call }) => call.who !== 'staff')
/** Where prices are hidden the seller can still be asked for them. */
const ofTheSeller = forShoppers
  .filter(({ name }) => name === 'quotes.generateQuote')
  .map(({ name, call }) => ({ name: `${name} of the seller`, call }))
const calls = [...forShoppers, ...ofTheSeller]

/** The last placed order and quote, for the calls that ask by id. */
const last = { order: '', quote: '', token: '' }

async function askAll(): Promise<Map<NamedCall, CallAnswer>> {
  const leaver = await openBuyer(testShops, 'pampa', `adios${Math.random().toString(36).slice(2)}`)
  const heard = new Map<NamedCall, CallAnswer>()
  const askOne = async (named: NamedCall) => {
    const { token: own } = buyer
    const tokens: Partial<Record<Call['who'], string>> = { guest: guestToken, buyer: own, customer: own }
    const token = goodbyes.has(named.name) ? leaver.token : tokens[named.call.who]
    const files = named.call.multipart ? [picture] : []
    const request = { origin: testShops.origin, shop: 'pampa', token, input: inputOf(named), files }
    heard.set(named, await callByName(named, request))
  }
  for (const named of calls.filter(({ call }) => call.method !== 'GET')) {
    await askOne(named)
    const body = heard.get(named)?.body
    if (body?.success) remember(named, body.result)
  }
  await Promise.all(calls.filter(({ call }) => call.method === 'GET').map(askOne))
  return heard
}

function remember({ name }: NamedCall, result: unknown): void {
  const { orderId, id, link } = (result ?? {}) as { orderId?: string; id?: string; link?: string }
  if (name === 'checkout.completeOrder' && orderId) last.order = orderId
  if (name === 'quotes.generateQuote' && id) last.quote = id
  if (name === 'quotes.generateQuote' && link) last.token = link.split('#')[1] ?? ''
}

/** The input of real people, or the call's example with ids that are there. */
function inputOf({ name, call }: NamedCall): unknown {
  const real = inputs[name]
  if (real) return real()
  const takes = (call.example?.takes ?? {}) as object
  if (undoing.has(name)) return takes
  const isOfQuote = name.startsWith('quotes.') || name === 'checkout.convertQuoteToOrder'
  const ids = {
    Id: isOfQuote ? last.quote : last.order,
    orderId: last.order,
    quoteId: last.quote,
    token: last.token,
  }
  const there = Object.entries(ids).filter(([key, id]) => key in takes && id !== '')
  return Array.isArray(takes) ? takes : { ...takes, ...Object.fromEntries(there) }
}

/** The amounts of the answers in every way of writing them: 12345.67, 1234567 and 12.345,67. */
function amountsIn(heard: Map<NamedCall, CallAnswer>): string[] {
  const amounts = [...heard].flatMap(([{ call }, { body }]) =>
    body?.success ? moneyIn(call.gives, body.result) : [],
  )
  const telling = amounts.filter((amount) => String(amount).replace('.', '').replace(/0+$/, '').length > 5)
  return [...new Set(telling)].flatMap((amount) => [
    String(amount),
    String(Math.round(amount * 100)),
    new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(amount),
  ])
}

let amounts: string[]
beforeAll(async () => {
  await askAll()
  amounts = [...amountsIn(await askAll()), '731357', '7313.57', '613979', '571733', '917353', '173791']
})

test('every gate is of a call, and enough amounts are looked for [CONF-11]', () => {
  expect(Object.keys(gates).filter((name) => !calls.some((one) => one.name === name))).toEqual([])
  expect(amounts.length).toBeGreaterThan(60)
})

const switchings = everySwitching.map((switches) => ({ switches, which: describeSwitches(switches) }))
test.each(switchings)(
  'what every call answers obeys the switches, $which [CONF-11] [CONF-05] [UI-08]',
  async ({ switches }) => {
    await turn(
      testShops.ownerUrl,
      switches,
      async () => (await testShops.services.shops.byName('pampa'))?.config,
    )
    const faults: string[] = []
    for (const [{ name, call }, { status, text, body, refusal }] of await askAll()) {
      const fault = (what: string) => faults.push(`${name} ${status} ${what}`)
      const isRefused = refusal === 'switched_off'
      const mayBeMade = gates[name]?.(effectiveSwitches(switches)) ?? true
      if (status >= 500) fault(text)
      if (isRefused === mayBeMade) fault(isRefused ? 'is refused' : 'is not refused')
      if (switches.pricesInShop || (ownPapers.has(name) && ['buyer', 'customer'].includes(call.who))) continue
      const money = body?.success ? moneyIn(call.gives, body.result) : []
      if (money.length > 0) fault(`gives amounts: ${money.slice(0, 3)}`)
      const said = amounts.find((amount) => text.includes(amount))
      if (said) fault(`says ${said}`)
    }
    expect([...new Set(faults)].slice(0, 60)).toEqual([])
  },
)
