import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  deliveryPlaces,
  findVariant,
  openBuyer,
  orderBody,
  refusalOf,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { mugDraft } from '../../test/products.ts'
import { askQuote, tokenIn } from '../../test/quotes.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { findCustomer } from '../customers/customers.store.ts'
import type { Tx } from '../db/database.ts'
import { quotesPersonalData } from './quotes.store.ts'

let testShops: TestShops
let mug: VariantFixture
beforeAll(async () => {
  testShops = await openTestShops()
  mug = findVariant(await addProduct(testShops, 'pampa', mugDraft()), 'MUG-11-B')
})
afterAll(() => testShops.close())

const inPampa = <T>(work: (tx: Tx) => Promise<T>) => testShops.services.database.inShop(testShops.pampa, work)

/** Somebody with one quote that became an order and one that two others know of. */
async function somebody(name: string) {
  const buyer = await openBuyer(testShops, 'pampa', name)
  const lines = [simpleCartLine(mug, 20)]
  const open = await askQuote(buyer, lines, { comment: 'Es una sorpresa', contact: { phone: '1123456789' } })
  await buyer.api.quotes.sendEmailQuote({ Id: open.id, emails: ['jefa@empresa.example'], message: '¿Va?' })
  const done = await askQuote(buyer, lines, { comment: 'Para la recepción' })
  await testShops.api('pampa').quotes.acceptQuote({ token: tokenIn(done), name: 'Martín Rojas' })
  const { provinceFKId: province, cityFKId: city, locationFKId: location } = deliveryPlaces.pampa
  const products = [{ productId: mug.variantId, genericProductId: mug.genericId, quantity: 20 }]
  const delivery = await buyer.api.shipping.getShippingQuote({ products, province, city, location })
  const total = done.prices.at(-1)?.prices
  const { shoppingCart, ...body } = orderBody('pampa', [], total, delivery.all_results[0])
  await buyer.api.checkout.convertQuoteToOrder({ ...body, Id: done.id })
  const customer = await inPampa((tx) => findCustomer(tx, buyer.customerId))
  if (!customer) throw new Error('there is nobody')
  return { buyer, customer, open, done }
}

test('a person is given what their quotes say of them, and nobody else’s [QUO-01]', async () => {
  const { customer, open, done } = await somebody('gema')
  await somebody('hugo')
  const given = await inPampa((tx) => quotesPersonalData.gather(tx, customer))
  expect(given).toMatchObject([
    {
      number: open.number,
      comment: 'Es una sorpresa',
      contact: { phone: '1123456789' },
      mails: [{ to: 'jefa@empresa.example', message: '¿Va?' }],
      lines: [{ product: 'Tazón de cerámica Aurora', quantity: 20 }],
    },
    { number: done.number, state: 'converted', accepted_by: 'Martín Rojas' },
  ])
})

test('forgetting a person leaves the money of what was ordered, and no name [QUO-01]', async () => {
  const { buyer, customer, open, done } = await somebody('ines')
  const other = await somebody('juan')
  await inPampa((tx) => quotesPersonalData.erase(tx, customer))
  expect((await refusalOf(buyer.api.quotes.getQuoteById({ Id: open.id }))).status).toBe(404)
  expect(
    (await refusalOf(testShops.api('pampa').quotes.getPublicQuote({ token: tokenIn(open) }))).status,
  ).toBe(404)
  const { rows } = await inPampa((tx) =>
    sql<{ kept: string }>`
      select concat(q::text, (select string_agg(h::text, '') from quote_history h where h.quote_id = q.id),
        (select string_agg(m::text, '') from quote_mails m where m.quote_id = q.id)) as kept
      from quotes q where q.customer_id = ${customer.id}`.execute(tx),
  )
  expect(rows).toHaveLength(1)
  for (const name of ['ines', 'Paz', 'Martín', 'recepción', 'jefa@'])
    expect(rows[0]?.kept).not.toContain(name)
  const kept = await buyer.api.quotes.getQuoteById({ Id: done.id })
  expect([kept.state, kept.totals]).toEqual(['converted', done.totals])
  const theirs = await other.buyer.api.quotes.getQuoteById({ Id: other.done.id })
  expect([theirs.acceptedBy, theirs.comment, theirs.contact.name]).toEqual([
    'Martín Rojas',
    'Para la recepción',
    'juan Paz',
  ])
})
