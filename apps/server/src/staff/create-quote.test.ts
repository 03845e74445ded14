import { randomUUID } from 'node:crypto'
import type { CallInput, Client } from '@estampa/contract/client'
import type { staff } from '@estampa/contract/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  deliveryPlaces,
  openBuyer,
  orderBody,
  refusalOf,
  type VariantFixture,
} from '../../test/buyer.ts'
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { pampaShop } from '../../test/shops.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveBlock } from '../customers/blocks.store.ts'
import { guestLinkToken } from '../customers/guest-links.ts'
import { findGuestSession } from '../customers/guests.store.ts'
import { saveShop } from '../shops/shops.store.ts'

let testShops: TestShops
let lucia: Buyer
let ana: StaffMember
let pencil: VariantFixture
beforeAll(async () => {
  testShops = await openTestShops()
  lucia = await openBuyer(testShops, 'pampa')
  ana = await openStaffMember(testShops, 'pampa', 'Ana')
  const products = [variantDraft('LAPIZ-1', { stock: 5_000, tiers: [{ min_quantity: 1, cost: 33_333 }] })]
  const added = await addProduct(testShops, 'pampa', genericDraft('LAPIZ', 'Lápiz de grafito', { products }))
  pencil = added[0] as VariantFixture
})
afterAll(() => testShops.close())

type NewQuote = CallInput<typeof staff.createQuote>
const minor = (major = 0) => Math.round(major * 100)
const tomas = { name: 'Tomás Paz', emailAddress: 'tomas@paz.example', company: 'Paz SA' }
const typed = (change: Partial<NewQuote> = {}): NewQuote => ({
  customer: { person: tomas },
  lines: [{ rows: [{ sku: 'LAPIZ-1', quantity: 37 }], discount: { percent: 12.5 } }],
  discount: { percent: 3 },
  leadTimeDays: 9,
  note: 'Como hablamos',
  ...change,
})
const create = (quote: NewQuote, key: string = randomUUID()) =>
  ana.api.staff.createQuote(quote, { headers: { 'idempotency-key': key } })
const inPampa = <T>(statement: ReturnType<typeof sql<T>>) =>
  testShops.services.database.inShop(testShops.pampa, async (tx) => (await statement.execute(tx)).rows)

/** The link that the mail to the caller carries, opened as their browser does. */
async function openMailed(customerId: number): Promise<Client> {
  const { services, pampa } = testShops
  const session = await services.database.inShop(pampa, (tx) => findGuestSession(tx, customerId, new Date()))
  const link = guestLinkToken(services.config, pampa, session ?? '')
  const { accessToken, isInvited } = await testShops.api('pampa').customers.openGuestLink({ link })
  expect(isInvited).toBe(true)
  return testShops.api('pampa', accessToken)
}

test('a quote typed for a caller says what its preview said, stands as answered and is mailed to them [ADM-16]', async () => {
  const { lines, discount } = typed()
  const preview = await ana.api.staff.previewQuote({ lines, ...(discount && { discount }) })
  const { quote, customer, stage } = await create(typed())
  expect(quote.totals).toEqual(preview.totals)
  expect([quote.state, quote.version, stage]).toEqual(['sent', 1, 'answered'])
  expect(quote.answer).toMatchObject({ by: ana.name, note: 'Como hablamos', leadTimeDays: 9 })
  expect(quote.contact).toEqual({
    name: 'Tomás Paz',
    email: 'tomas@paz.example',
    phone: '',
    company: 'Paz SA',
  })
  expect(quote.mails.map(({ to }) => to)).toEqual(['tomas@paz.example'])
  expect(customer.name).toBe('Tomás Paz')
  const [person] = await inPampa(
    sql<{ guest: boolean; secret: string | null }>`
      select is_guest as guest, password_hash as secret from customers where id = ${customer.id}`,
  )
  expect(person).toEqual({ guest: true, secret: null })
  const listed = await ana.api.staff.getQuotes({ stage: 'answered' })
  expect(listed.items.map(({ id }) => id)).toContain(quote.id)
  const [change] = await inPampa(
    sql<{ call: string; after: object }>`select call, after from changes where subject_id = ${quote.id}`,
  )
  expect(change).toMatchObject({ call: 'createQuote', after: { version: 1, state: 'sent' } })
})

test('the caller opens it without an account and orders it at the same amounts, where guests may not buy either [ADM-16]', async () => {
  await saveShop(testShops.ownerUrl, {
    ...pampaShop,
    config: { ...pampaShop.config, guestCheckout: false },
  })
  const allows = async () => (await testShops.services.shops.byName('pampa'))?.config.guestCheckout
  await expect.poll(allows).toBe(false)
  const { quote, customer } = await create(typed({ customer: { person: { ...tomas, name: 'Eva Sosa' } } }))
  const guest = await openMailed(customer.id)
  const own = await guest.quotes.getQuoteById({ Id: quote.id })
  expect(own.totals).toEqual(quote.totals)
  const { provinceFKId: province, cityFKId: city, locationFKId: location } = deliveryPlaces.pampa
  const products = [{ productId: pencil.variantId, genericProductId: pencil.genericId, quantity: 37 }]
  const delivery = await lucia.api.shipping.getShippingQuote({ products, province, city, location })
  const prices = own.prices.at(-1)?.prices
  const { shoppingCart: _, ...body } = orderBody('pampa', [], prices, delivery.all_results[0])
  const total = (minor(body.total) - minor(quote.totals?.discount)) / 100
  const { hash } = await guest.law.getTerms({})
  const ordered = { ...body, email: tomas.emailAddress, total, Id: quote.id, acceptedTerms: hash }
  const { orderId } = await guest.checkout.convertQuoteToOrder(ordered)
  const order = await guest.orders.getOrderById({ Id: orderId })
  expect([order.discount, order.total]).toEqual([quote.totals?.discount, total])
  expect((await ana.api.staff.getQuote({ Id: quote.id })).stage).toBe('ordered')
})

test('sent twice it is one quote and one mail; the same key with other goods is refused [ADM-16]', async () => {
  const key = randomUUID()
  const person = { ...tomas, name: 'Dos Veces' }
  const quote = typed({ customer: { person } })
  const made = await Promise.all([create(quote, key), create(quote, key), create(quote, key)])
  expect(new Set(made.map(({ quote: { id } }) => id)).size).toBe(1)
  expect(made[0]?.quote.mails).toHaveLength(1)
  const [count] = await inPampa(
    sql<{ made: number }>`select count(*) as made from customers where full_name = 'Dos Veces'`,
  )
  expect(count?.made).toBe(1)
  const { status, fault } = await refusalOf(create({ ...quote, note: 'Otra' }, key))
  expect([status, fault?.refusal]).toEqual([409, 'quote_key_reused'])
  // without a key a double click is told by its body
  const unnamed = [ana.api.staff.createQuote(quote), ana.api.staff.createQuote(quote)]
  const [one, two] = await Promise.all(unnamed)
  expect(one?.quote.id).toBe(two?.quote.id)
  expect(one?.quote.id).not.toBe(made[0]?.quote.id)
})

test('an account that is chosen gets the quote as its own; of a guest another is made [ADM-16]', async () => {
  const { quote, customer } = await create(typed({ customer: { Id: lucia.customerId } }))
  expect(customer.id).toBe(lucia.customerId)
  expect((await lucia.api.quotes.getQuoteById({ Id: quote.id })).totals).toEqual(quote.totals)
  const first = await create(typed())
  const again = await create(typed({ customer: { Id: first.customer.id } }))
  expect(again.customer.id).not.toBe(first.customer.id)
  expect(again.quote.contact).toEqual(first.quote.contact)
})

test('an unknown or blocked customer, unknown goods and goods given away are refused, and nothing is made [ADM-16]', async () => {
  const guests = () => inPampa(sql<{ made: number }>`select count(*) as made from customers`)
  const before = await guests()
  const refused = async (change: Partial<NewQuote>) => {
    const { status, fault } = await refusalOf(create(typed(change)))
    return [status, fault?.refusal]
  }
  expect(await refused({ customer: { Id: 999_999 } })).toEqual([404, 'not_found'])
  expect(await refused({ customer: {} })).toEqual([400, 'invalid_input'])
  expect(await refused({ customer: { Id: lucia.customerId, person: tomas } })).toEqual([400, 'invalid_input'])
  expect(await refused({ lines: [{ rows: [{ sku: 'NADA', quantity: 1 }] }] })).toEqual([
    422,
    'variant_not_offered',
  ])
  expect(await refused({ discount: { percent: 100 } })).toEqual([422, 'discount_too_large'])
  expect(await guests()).toEqual(before)
  const blocked = { ...tomas, emailAddress: 'deudor@paz.example' }
  await create(typed({ customer: { person: blocked } }))
  const block = { reason: 'Tres cheques', by: 'Ana', at: new Date() }
  await testShops.services.database.inShop(testShops.pampa, (tx) =>
    saveBlock(tx, blocked.emailAddress, block),
  )
  expect(await refused({ customer: { person: blocked }, note: 'Otra vez' })).toEqual([
    409,
    'customer_blocked',
  ])
})

test('what goods cost is told to who may see margins, and to nobody else [ADM-16]', async () => {
  const { quote } = await create(typed({ customer: { person: { ...tomas, name: 'Costos' } } }))
  const roles = [
    ['owner', true],
    ['manager', true],
    ['accounting', true],
    ['sales', false],
    ['viewer', false],
  ] as const
  for (const [role, sees] of roles) {
    const member = await openStaffMember(testShops, 'pampa', `De${role}`, role)
    const shown = await member.api.staff.getQuote({ Id: quote.id })
    expect([role, shown.quote.totals]).toEqual([role, quote.totals])
    const text = JSON.stringify(shown)
    for (const cost of ['basePrice', 'profit', 'psmPrice', 'applicationCost', 'unitCost']) {
      expect([role, cost, text.includes(cost)]).toEqual([role, cost, sees && cost !== 'unitCost'])
    }
  }
})
