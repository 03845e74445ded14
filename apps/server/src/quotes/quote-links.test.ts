import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  findVariant,
  openBuyer,
  refusalOf,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { mugDraft } from '../../test/products.ts'
import { askQuote, letExpire, stepsOf, tokenIn } from '../../test/quotes.ts'
import { pampaShop } from '../../test/shops.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveShop } from '../shops/shops.store.ts'
import { hashOfToken } from './quote-links.ts'

let testShops: TestShops
let lucia: Buyer
let mug: VariantFixture
beforeAll(async () => {
  testShops = await openTestShops()
  lucia = await openBuyer(testShops, 'pampa')
  mug = findVariant(await addProduct(testShops, 'pampa', mugDraft()), 'MUG-11-B')
})
afterAll(() => testShops.close())

const anybody = () => testShops.api('pampa').quotes
const shared = async (quantity = 10) => {
  const quote = await askQuote(lucia, [simpleCartLine(mug, quantity)], { contact: { company: 'Paz SA' } })
  return { ...quote, token: tokenIn(quote) }
}

test('whoever has the link sees the paper, and nothing of the shop’s costs or of the owner’s address [QUO-04]', async () => {
  const { token, number, rows, totals } = await shared(60)
  const seen = await anybody().getPublicQuote({ token })
  expect(seen).toMatchObject({ number, version: 1, currentVersion: 1, state: 'sent', rows, totals })
  expect(seen).toMatchObject({ from: 'Lucía Paz', company: 'Paz SA', isOwn: false })
  const text = JSON.stringify(seen)
  for (const hidden of ['profit', 'basePrice', 'unitCost', 'lucia@empresa.example', 'history', 'mails']) {
    expect(text).not.toContain(hidden)
  }
})

/** Until the server has heard of it. */
async function switchTo(said: { quotation?: boolean; pricesInShop?: boolean }) {
  await saveShop(testShops.ownerUrl, { ...pampaShop, config: { ...pampaShop.config, ...said } })
  await expect.poll(async () => (await testShops.services.shops.byName('pampa'))?.config).toMatchObject(said)
}

test('reading changes nothing; the page tells that a person opened it, once, and not the owner [QUO-04] [LIFE-06]', async () => {
  const { id, token } = await shared()
  await Promise.all([1, 2, 3].map(() => anybody().getPublicQuote({ token })))
  expect(await lucia.api.quotes.viewQuote({ token })).toEqual({ state: 'sent' })
  expect((await lucia.api.quotes.getPublicQuote({ token })).isOwn).toBe(true)
  const views = await Promise.all(Array.from({ length: 10 }, () => anybody().viewQuote({ token })))
  expect(new Set(views.map(({ state }) => state))).toEqual(new Set(['viewed']))
  expect(await stepsOf(lucia.api, id)).toEqual([
    [null, 'draft', 'Lucía Paz'],
    ['draft', 'sent', 'Lucía Paz'],
    ['sent', 'viewed', 'Destinatario'],
  ])
})

test('it is accepted without an account, with a name, once [QUO-04] [LIFE-06]', async () => {
  const { id, token } = await shared()
  const nameless = await refusalOf(anybody().acceptQuote({ token }))
  expect([nameless.status, nameless.fault?.validationErrors?.[0]?.members]).toEqual([400, ['name']])
  const accept = (name: string) => anybody().acceptQuote({ token, name })
  expect(await accept(' Martín Rojas ')).toEqual({ state: 'accepted' })
  expect(await accept('Martín Rojas')).toEqual({ state: 'accepted' })
  const other = await refusalOf(accept('Otra Persona'))
  expect([other.status, other.fault?.refusal]).toEqual([409, 'quote_move_not_allowed'])
  const quote = await lucia.api.quotes.getQuoteById({ Id: id })
  expect([quote.state, quote.acceptedBy, quote.history.at(-1)?.who]).toEqual([
    'accepted',
    'Martín Rojas',
    'Martín Rojas',
  ])
})

test('a rejection says why, and what was rejected is not accepted [QUO-04]', async () => {
  const { id, token } = await shared()
  await anybody().rejectQuote({ token, name: 'Martín Rojas', reason: 'Elegimos otro modelo' })
  const { state, history } = await lucia.api.quotes.getQuoteById({ Id: id })
  expect([state, history.at(-1)?.note]).toEqual(['rejected', 'Elegimos otro modelo'])
  const late = await refusalOf(anybody().acceptQuote({ token, name: 'Martín Rojas' }))
  expect(late.fault?.refusal).toBe('quote_move_not_allowed')
})

test('the link of an older version says that there is a newer one, and no more of it [QUO-01] [QUO-04]', async () => {
  const first = await shared(10)
  const second = await askQuote(lucia, [simpleCartLine(mug, 200)], { quoteId: first.id })
  const seen = await anybody().getPublicQuote({ token: first.token })
  expect(seen).toMatchObject({ state: 'superseded', version: 1, currentVersion: 2, totals: first.totals })
  expect(JSON.stringify(seen)).not.toContain(tokenIn(second))
  const late = await refusalOf(anybody().acceptQuote({ token: first.token, name: 'Martín Rojas' }))
  expect([late.status, late.fault?.refusal]).toEqual([409, 'quote_superseded'])
})

test('a second past its date it can be read and not accepted [QUO-05]', async () => {
  const { id, token } = await shared()
  await letExpire(testShops, id, -1)
  expect((await anybody().getPublicQuote({ token })).state).toBe('expired')
  expect((await anybody().viewQuote({ token })).state).toBe('sent')
  const late = await refusalOf(anybody().acceptQuote({ token, name: 'Martín Rojas' }))
  expect(late.fault?.refusal).toBe('quote_expired')
})

test('a link that was guessed, cut or is of another shop opens nothing [QUO-04]', async () => {
  const { id, token } = await shared()
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  for (const tried of [forged, randomBytes(32).toString('base64url')]) {
    expect((await refusalOf(anybody().getPublicQuote({ token: tried }))).status).toBe(404)
    expect((await refusalOf(anybody().viewQuote({ token: tried }))).status).toBe(404)
    const name = 'Martín Rojas'
    expect((await refusalOf(anybody().acceptQuote({ token: tried, name }))).status).toBe(404)
    expect((await refusalOf(anybody().rejectQuote({ token: tried }))).status).toBe(404)
  }
  for (const tried of [token.slice(1), `${token}A`, id, '', "' or 1=1 --"]) {
    expect((await refusalOf(anybody().getPublicQuote({ token: tried }))).status).toBe(400)
  }
  const elsewhere = testShops.api('andina').quotes
  expect((await refusalOf(elsewhere.getPublicQuote({ token }))).status).toBe(404)
  expect((await refusalOf(elsewhere.acceptQuote({ token, name: 'Martín Rojas' }))).status).toBe(404)
})

test('the database knows a link by its hash alone, and each version has its own [QUO-04]', async () => {
  const { token } = await shared()
  const dump = await testShops.services.database.inShop(testShops.pampa, async (tx) => {
    const { rows } = await sql<{ row: string; hash: Buffer }>`
      select q::text as row, token_hash as hash from quotes q`.execute(tx)
    return rows
  })
  expect(dump.map(({ row }) => row).join()).not.toContain(token)
  expect(new Set(dump.map(({ hash }) => hash.toString('hex'))).size).toBe(dump.length)
})

test('after a change of the server’s secret an old link opens until the quote is mailed anew [QUO-04]', async () => {
  const { id, token } = await shared()
  const old = randomBytes(32).toString('base64url')
  await testShops.services.database.inShop(testShops.pampa, (tx) =>
    sql`update quotes set token_hash = ${hashOfToken(old)} where id = ${id}`.execute(tx),
  )
  expect((await lucia.api.quotes.getQuoteById({ Id: id })).link).toBeNull()
  expect((await anybody().getPublicQuote({ token: old })).state).toBe('sent')
  await lucia.api.quotes.sendEmailQuote({ Id: id, emails: ['nueva@bodega.example'] })
  expect(tokenIn(await lucia.api.quotes.getQuoteById({ Id: id }))).toBe(token)
  expect((await refusalOf(anybody().getPublicQuote({ token: old }))).status).toBe(404)
})

test('without quotation nothing is quoted, sent or accepted; what there is can be read and rejected [CONF-11]', async () => {
  const { id, token } = await shared()
  await switchTo({ quotation: false })
  const { createUnsavedQuote, generateQuote, sendEmailQuote, getQuoteById, getQuotes } = lucia.api.quotes
  const shoppingCart = { products: [simpleCartLine(mug, 1)] }
  const refused = await Promise.all([
    refusalOf(createUnsavedQuote({ shoppingCart })),
    refusalOf(generateQuote({ shoppingCart })),
    refusalOf(generateQuote({ shoppingCart, askSeller: true })),
    refusalOf(sendEmailQuote({ Id: id, emails: ['x@empresa.example'] })),
    refusalOf(anybody().acceptQuote({ token, name: 'Martín Rojas' })),
  ])
  expect(refused.map(({ status, fault }) => `${status} ${fault?.refusal}`)).toEqual(
    refused.map(() => '403 switched_off'),
  )
  expect((await getQuoteById({ Id: id })).totals?.total).toBeGreaterThan(0)
  expect((await getQuotes({})).totalCount).toBeGreaterThan(0)
  expect(await anybody().rejectQuote({ token })).toEqual({ state: 'rejected' })
  await switchTo({ quotation: true })
})

test('a shop without prices shows none of its quotes, and only its seller can be asked [CONF-11]', async () => {
  const { id, token } = await shared()
  await switchTo({ pricesInShop: false })
  const shoppingCart = { products: [simpleCartLine(mug, 1)] }
  expect((await refusalOf(lucia.api.quotes.generateQuote({ shoppingCart }))).status).toBe(403)
  const answers = [
    await lucia.api.quotes.getQuoteById({ Id: id }),
    await lucia.api.quotes.getQuotes({}),
    await anybody().getPublicQuote({ token }),
    await lucia.api.quotes.generateQuote({ shoppingCart, askSeller: true }),
  ]
  const amounts = JSON.stringify(answers).match(/"(\w*(rice|otal|axes|ubTotal|profit))":\d/g) ?? []
  expect(amounts.filter((found) => !found.startsWith('"totalCount"'))).toEqual([])
  await switchTo({ pricesInShop: true })
})
