import { randomUUID } from 'node:crypto'
import { CartLine } from '@estampa/contract/cart'
import type { Client } from '@estampa/contract/client'
import { addQuote, emptyCart, fromServerLines, type ServerProduct } from '@estampa/domain/cart'
import { isRefusal } from '@estampa/domain/refusal'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  addProduct,
  type Buyer,
  findVariant,
  openBuyer,
  refusalOf,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { genericDraft, mugDraft, poloDraft, screenPrinting, variantDraft } from '../../test/products.ts'
import { askQuote, letExpire, quoteOf, stepsOf, tokenIn } from '../../test/quotes.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveTechnique } from '../customization/customization.store.ts'
import { saveUpload } from '../customization/uploads.store.ts'
import type { Tx } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import { lockQuote, saveQuoteMoves } from './quote-life.store.ts'
import { quoteTasks } from './quotes.jobs.ts'

let testShops: TestShops
let lucia: Buyer
let mug: VariantFixture
let polo: VariantFixture[]
let technique: number
beforeAll(async () => {
  testShops = await openTestShops()
  lucia = await openBuyer(testShops, 'pampa')
  technique = await inPampa((tx) => saveTechnique(tx, screenPrinting()))
  const front = {
    id: 1,
    name: 'Frente',
    width_centimeters: 20,
    height_centimeters: 20,
    printing_types: [technique],
    placement: { image_url: '/pictures/mug-front.webp', x: 0.2, y: 0.2, width: 0.4, height: 0.4 },
  }
  const mugs = await addProduct(
    testShops,
    'pampa',
    mugDraft({ printing_areas: [front], printing_types: [technique] }),
  )
  mug = findVariant(mugs, 'MUG-11-B')
  polo = await addProduct(testShops, 'pampa', poloDraft())
})
afterAll(() => testShops.close())

const inPampa = <T>(work: (tx: Tx) => Promise<T>) => testShops.services.database.inShop(testShops.pampa, work)
const minor = (major: number) => Math.round(major * 100)
const curve = (...rows: [sku: string, quantity: number][]) => {
  const shoppingCartUUID = randomUUID()
  return {
    type: 'ProductoCurva' as const,
    shoppingCartUUID,
    generic: { id: polo[0]?.genericId ?? 0 },
    value: rows.map(([sku, quantity]) => ({ shoppingCartUUID: randomUUID(), value: { sku, quantity } })),
  }
}
const printed = (logo_id: string | null, quantity = 60) => {
  const line = simpleCartLine(mug, quantity)
  if (line.type !== 'ProductoSimple') throw new Error('a mug is a simple product')
  const view = {
    printing_area_id: 1,
    technique_id: technique,
    colours: 2,
    logo_id,
    width_centimeters: 10,
    height_centimeters: 7.5,
  }
  return { ...line, value: { ...line.value, customization: { views: [view], applicationDays: 4 } } }
}
const logoOf = async (customer_id: number) => {
  const id = randomUUID()
  const keys = { picture_key: `${id}.png`, preview_key: `${id}.webp`, drawing_key: null }
  const size = { width: 600, height: 400, bytes: 12_000, is_vector: false }
  const upload = { id, kind: 'logo' as const, name: 'logo.png', ...size, colours: ['#1a237e'], ...keys }
  await inPampa((tx) => saveUpload(tx, { ...upload, created_at: new Date() }, { customer_id }))
  return id
}

test('a cart is quoted without keeping anything, for a guest too [API-50]', async () => {
  const guest = await testShops.guest('pampa')
  const lines = [simpleCartLine(mug, 60), curve(['POLO-7-AS', 5], ['POLO-7-NM', 2])]
  const before = await countQuotes()
  const quote = await guest.quotes.createUnsavedQuote({ shoppingCart: { products: lines } })
  expect(quote.prices).toEqual(await pricesNow(guest, lines))
  expect(quote.rows.map((row) => [row.variantName, row.quantity])).toEqual([
    ['Blanco', 60],
    ['Azul S', 5],
    ['Negro M', 2],
  ])
  for (const field of ['subTotal', 'taxes', 'total'] as const) {
    const sum = quote.rows.reduce((amount, row) => amount + minor(row[field] ?? 0), 0)
    expect(sum).toBe(minor(quote.totals?.[field] ?? 0))
  }
  const days = (Date.parse(quote.expiresAt ?? '') - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(15)
  expect(await countQuotes()).toBe(before)
})

/** As a cart is priced; what more units would save is no part of a quote. */
async function pricesNow(api: Client, lines: Parameters<Client['cart']['getShoppingCartProductPrice']>[0]) {
  const entries = await api.cart.getShoppingCartProductPrice(lines)
  return entries.map(({ next: _next, setUps: _setUps, decorations: _made, ...entry }) => entry)
}

const countQuotes = () =>
  inPampa(async (tx) => (await sql<{ n: number }>`select count(*) as n from quotes`.execute(tx)).rows[0]?.n)

test('a quote is kept with its lines, prices and words, as a cart can take them back [API-48] [API-47] [CART-23]', async () => {
  const logo = await logoOf(lucia.customerId)
  const lines = [printed(logo), curve(['POLO-7-AS', 5], ['POLO-7-NM', 2])]
  const made = await askQuote(lucia, lines, { comment: 'Para el evento', contact: { company: 'Paz SA' } })
  expect(made).toMatchObject({ version: 1, state: 'sent', comment: 'Para el evento', currency: 'ARS' })
  expect(made.number).toMatch(/^C-\d{6}$/)
  expect(made.contact).toEqual({
    name: 'Lucía Paz',
    email: 'lucia@empresa.example',
    phone: '',
    company: 'Paz SA',
  })
  expect(made.prices).toEqual(await pricesNow(lucia.api, lines))
  const quoteInfo = { quoteId: made.id, number: made.number, version: 1 }
  expect(made.lines).toMatchObject([
    {
      type: 'ProductoSimple',
      quoteInfo,
      generic: { id: mug.genericId, name: 'Tazón de cerámica Aurora', price: made.rows[0]?.unitPrice },
      value: {
        sku: 'MUG-11-B',
        quantity: 60,
        id: mug.variantId,
        featuredImg: '/pictures/mug-front.webp',
        applicationTechnique: [{ id: technique, name: 'Serigrafía', minUnitsForPrinting: 50 }],
        customization: { views: [{ logo_id: logo, colours: 2 }] },
      },
    },
    { type: 'ProductoCurva', quoteInfo, value: [{ value: { size: 'S' } }, { value: { size: 'M' } }] },
  ])
  expect(made.rows[0]?.decorations).toEqual(['Frente: Serigrafía, 2 colores, 10 × 7,5 cm'])
  expect(await lucia.api.quotes.getQuoteById({ Id: made.id })).toEqual(made)
  expect(await stepsOf(lucia.api, made.id)).toEqual([
    [null, 'draft', 'Lucía Paz'],
    ['draft', 'sent', 'Lucía Paz'],
  ])
  const used = await inPampa((tx) =>
    tx.selectFrom('uploads').select('used_at').where('id', '=', logo).executeTakeFirstOrThrow(),
  )
  expect(used.used_at).not.toBeNull()
})

test('another person, another shop and a guest find no such quote [API-47]', async () => {
  const { id } = await askQuote(lucia, [simpleCartLine(mug, 3)])
  for (const shop of ['pampa', 'andina']) {
    const { api } = await openBuyer(testShops, shop, 'bruno')
    const request = { Id: id }
    const answers = await Promise.all([
      refusalOf(api.quotes.getQuoteById(request)),
      refusalOf(api.quotes.cancelQuote(request)),
      refusalOf(api.quotes.acceptQuote(request)),
      refusalOf(api.quotes.rejectQuote(request)),
      refusalOf(api.quotes.sendEmailQuote({ ...request, emails: ['x@empresa.example'] })),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await api.quotes.getQuotes({})).totalCount).toBe(0)
  }
  const guest = await testShops.guest('pampa')
  expect((await refusalOf(guest.quotes.getQuoteById({ Id: id }))).status).toBe(401)
  expect((await refusalOf(guest.quotes.generateQuote(quoteOf([simpleCartLine(mug, 3)])))).status).toBe(401)
})

test('a logo of somebody else is not quoted [API-48]', async () => {
  const bruno = await openBuyer(testShops, 'pampa', 'bruno')
  const logo = await logoOf(bruno.customerId)
  const refused = await refusalOf(askQuote(lucia, [printed(logo)]))
  expect([refused.status, refused.fault?.refusal]).toEqual([422, 'upload_not_found'])
})

test('what the shop does not sell is not quoted, and the line is named [API-48]', async () => {
  const unknown = { ...simpleCartLine(mug, 2), generic: { id: 999_999 } }
  const refused = await refusalOf(askQuote(lucia, [simpleCartLine(mug, 2), unknown]))
  expect([refused.status, refused.fault?.refusal]).toEqual([404, 'product_not_found'])
  expect(refused.fault?.data).toMatchObject({ shoppingCartUUID: unknown.shoppingCartUUID })
  const line = simpleCartLine(mug, 2)
  expect((await refusalOf(askQuote(lucia, [line, line]))).fault?.refusal).toBe('line_repeated')
})

test('a quote is the sum of its lines, or the database refuses it [API-48]', async () => {
  const { id } = await askQuote(lucia, [simpleCartLine(mug, 7)])
  const forge = (statement: ReturnType<typeof sql>) => inPampa((tx) => statement.execute(tx))
  const dearer = sql`update quotes set sub_total = sub_total + 1, total = total + 1 where id = ${id}`
  await expect(forge(dearer)).rejects.toThrow('is not the sum of its lines')
  await expect(forge(sql`update quotes set total = total + 1 where id = ${id}`)).rejects.toThrow('check')
  const second = sql`insert into quote_lines select shop_id, quote_id, position + 1, gen_random_uuid(), line,
    decorations, quantity, units, base_price, application_price, application_cost, application_price_with_profit,
    psm_price, psm_price_with_profit, sub_total, profit, taxes, total, tax_multiplier, profit_multiplier
    from quote_lines where quote_id = ${id}`
  await expect(forge(second)).rejects.toThrow('is not the sum of its lines')
  await expect(forge(sql`update quote_lines set total = 0 where quote_id = ${id}`)).rejects.toThrow('denied')
  await expect(forge(sql`update quote_history set who_name = '' where quote_id = ${id}`)).rejects.toThrow(
    'denied',
  )
})

test('a double click is one quote, a key is one for ever, and a key with other words is refused [API-48]', async () => {
  const body = quoteOf([simpleCartLine(mug, 9)])
  const [one, two] = await Promise.all([1, 2].map(() => lucia.api.quotes.generateQuote(body)))
  expect(two?.id).toBe(one?.id)
  const headers = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => lucia.api.quotes.generateQuote(body, { headers })),
  )
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(answers[0]?.id).not.toBe(one?.id)
  const other = { ...body, comment: 'Otra cosa' }
  const refused = await refusalOf(lucia.api.quotes.generateQuote(other, { headers }))
  expect([refused.status, refused.fault?.refusal]).toEqual([409, 'quote_key_reused'])
})

test('numbers have no gaps, whoever asks at once and whatever was refused [API-48]', async () => {
  const bruno = await openBuyer(testShops, 'pampa', 'bruno')
  await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      askQuote(index % 2 ? lucia : bruno, [simpleCartLine(mug, index % 5 ? 2 : 0)]),
    ),
  )
  const { rows } = await inPampa((tx) =>
    sql<{
      n: number
      top: number
    }>`select count(distinct number) as n, max(number) as top from quotes`.execute(tx),
  )
  expect(rows[0]?.n).toBe(rows[0]?.top)
})

test('a change is a new version under the same number, and the old one is superseded [QUO-01]', async () => {
  const first = await askQuote(lucia, [simpleCartLine(mug, 10)])
  const second = await askQuote(lucia, [simpleCartLine(mug, 250)], { quoteId: first.id })
  expect(second).toMatchObject({ number: first.number, version: 2, state: 'sent' })
  expect(second.versions.map(({ version, state }) => [version, state])).toEqual([
    [2, 'sent'],
    [1, 'superseded'],
  ])
  const old = await lucia.api.quotes.getQuoteById({ Id: first.id })
  expect([old.state, old.totals]).toEqual(['superseded', first.totals])
  const again = await refusalOf(askQuote(lucia, [simpleCartLine(mug, 5)], { quoteId: first.id }))
  expect([again.status, again.fault?.refusal]).toEqual([409, 'quote_superseded'])
  const { items } = await lucia.api.quotes.getQuotes({ Filtro: first.number })
  expect(items.map(({ id, version }) => [id, version])).toEqual([[second.id, 2]])
})

test('of twenty changes at once one is the next version [QUO-01]', async () => {
  const first = await askQuote(lucia, [simpleCartLine(mug, 10)])
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => askQuote(lucia, [simpleCartLine(mug, 11)], { quoteId: first.id })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('an accepted quote that is changed is cancelled; one that ended stays as it ended [QUO-01] [LIFE-01]', async () => {
  const accepted = await askQuote(lucia, [simpleCartLine(mug, 10)])
  await lucia.api.quotes.acceptQuote({ Id: accepted.id })
  const next = await askQuote(lucia, [simpleCartLine(mug, 12)], { quoteId: accepted.id })
  expect(next.versions.map(({ state }) => state)).toEqual(['sent', 'cancelled'])
  await lucia.api.quotes.rejectQuote({ Id: next.id, reason: 'Muy caro' })
  const third = await askQuote(lucia, [simpleCartLine(mug, 8)], { quoteId: next.id })
  expect(third.versions.map(({ state }) => state)).toEqual(['sent', 'rejected', 'cancelled'])
  const { history } = await lucia.api.quotes.getQuoteById({ Id: next.id })
  expect(history.at(-1)).toMatchObject({ to: 'rejected', who: 'Lucía Paz', note: 'Muy caro' })
})

test('later changes of the catalogue never reach a quote [API-47]', async () => {
  const draft = (name: string, cost: number) =>
    genericDraft('FECHA', name, {
      products: [variantDraft('FECHA-1', { tiers: [{ min_quantity: 1, cost }] })],
    })
  const [pen] = await addProduct(testShops, 'pampa', draft('Lapicera', 50_000))
  if (!pen) throw new Error('nothing was stocked')
  const made = await askQuote(lucia, [simpleCartLine(pen, 50)])
  await addProduct(testShops, 'pampa', draft('Bolígrafo', 80_000))
  expect(await lucia.api.quotes.getQuoteById({ Id: made.id })).toEqual(made)
  const today = await askQuote(lucia, [simpleCartLine(pen, 50)])
  expect(today.rows[0]).toMatchObject({ productName: 'Bolígrafo', unitPrice: 1_280 })
  expect(made.rows[0]).toMatchObject({ productName: 'Lapicera', unitPrice: 800 })
})

test('the list is paged in both ways, filtered by state and words, the newest first [API-44]', async () => {
  const paula = await openBuyer(testShops, 'pampa', 'paula')
  const made: string[] = []
  for (const quantity of [1, 2, 3, 4, 5])
    made.unshift((await askQuote(paula, [simpleCartLine(mug, quantity)])).id)
  const { getQuotes } = paula.api.quotes
  const all = await getQuotes({})
  expect([all.totalCount, all.items.map(({ id }) => id)]).toEqual([5, made])
  expect(all.items[0]).toMatchObject({ units: 5, image: '/pictures/mug-front.webp', state: 'sent' })
  const second = await getQuotes({ PaginaActual: 2, maxResultCount: 2 })
  expect(second.items.map(({ id }) => id)).toEqual(made.slice(2, 4))
  expect(second).toMatchObject({ totalCount: 5, page: 2, total_pages: 3 })
  const skipped = await getQuotes({ skipCount: 4, maxResultCount: 2 })
  expect(skipped.items.map(({ id }) => id)).toEqual(made.slice(4))
  await paula.api.quotes.cancelQuote({ Id: made[0] ?? '' })
  await letExpire(testShops, made[1] ?? '', -1)
  const states = async (state: string) => (await getQuotes({ state })).items.map(({ id }) => id)
  expect(await states('cancelled,expired')).toEqual(made.slice(0, 2))
  expect(await states('sent')).toEqual(made.slice(2))
  const found = async (Filtro: string) => (await getQuotes({ Filtro })).totalCount
  expect(await found(`${all.items[3]?.number} paula`)).toBe(1)
  expect(await found('EMPRESA.example')).toBe(5)
  expect([await found('%'), await found('_____'), await found('nada')]).toEqual([0, 0, 0])
})

test('the lines of a quote go into a cart as they come, which prices and saves them [CART-16] [CART-23] [API-47]', async () => {
  const rita = await openBuyer(testShops, 'pampa', 'rita')
  const lines = [printed(null), curve(['POLO-7-AS', 5], ['POLO-7-NM', 2])]
  const { id } = await askQuote(rita, lines)
  const quote = await rita.api.quotes.getQuoteById({ Id: id })
  const known = z.array(CartLine).parse(quote.lines) as ServerProduct[]
  const added = addQuote(emptyCart, fromServerLines(known), randomUUID)
  if (isRefusal(added)) throw new Error(added.refusal)
  expect([added.added, added.notice]).toEqual([2, null])
  const again = addQuote(added.cart, fromServerLines(known), randomUUID)
  expect(again).toMatchObject({ refusal: 'quote_all_present' })
  const sent = z.encode(z.array(CartLine), added.cart.products as z.output<typeof CartLine>[])
  const priced = await rita.api.cart.getShoppingCartProductPrice(sent)
  expect(priced.at(-1)?.prices.total).toBe(quote.totals?.total)
  await rita.api.cart.createOrEditShoppingCart(sent)
  const { products } = await rita.api.cart.getShoppingCartsClient({})
  expect(products.map(({ quoteInfo }) => quoteInfo)).toEqual(
    lines.map(() => ({ quoteId: id, number: quote.number, version: 1 })),
  )
})

test('half a letter is no accident, wherever it is written [API-48] [API-44]', async () => {
  const half = 'a\ud800b'
  const line = printed(null)
  const views = line.value.customization.views.map((view) => ({ ...view, instructions: half }))
  const decorated = { ...line, value: { ...line.value, customization: { views, applicationDays: 4 } } }
  const made = await askQuote(lucia, [decorated], { comment: half, contact: { name: half, company: half } })
  expect((await lucia.api.quotes.getQuoteById({ Id: made.id })).comment).toBe('a\ufffdb')
  expect((await lucia.api.quotes.getQuotes({ Filtro: half })).totalCount).toBe(1)
  const token = tokenIn(made)
  await testShops.api('pampa').quotes.acceptQuote({ token, name: half })
  expect((await lucia.api.quotes.getQuoteById({ Id: made.id })).acceptedBy).toBe('a\ufffdb')
})

test('the seller can be asked for what has no price, and the answer is waited for [LIFE-01] [API-48]', async () => {
  const request = await askQuote(lucia, [simpleCartLine(mug, 10)], {
    askSeller: true,
    comment: '¿Y bordado?',
  })
  expect(request).toMatchObject({ state: 'requested', totals: null, prices: [], expiresAt: null, link: null })
  expect(request.rows[0]).toMatchObject({ quantity: 10, unitPrice: null, total: null })
  const { acceptQuote, cancelQuote, sendEmailQuote } = lucia.api.quotes
  const refused = await Promise.all([
    refusalOf(acceptQuote({ Id: request.id })),
    refusalOf(cancelQuote({ Id: request.id })),
    refusalOf(sendEmailQuote({ Id: request.id, emails: ['x@empresa.example'] })),
    refusalOf(askQuote(lucia, [simpleCartLine(mug, 11)], { quoteId: request.id })),
  ])
  expect(new Set(refused.map(({ fault }) => fault?.refusal))).toEqual(new Set(['quote_move_not_allowed']))
})

const at = (ms: number): Services => ({ ...testShops.services, now: () => new Date(ms) })

test('a second before its date a quote is open, a second after the clock closes it, once [QUO-05] [LIFE-06]', async () => {
  const { id, expiresAt } = await askQuote(lucia, [simpleCartLine(mug, 4)])
  const ends = Date.parse(expiresAt ?? '')
  await quoteTasks.expire_quotes?.({}, at(ends - 1_000))
  expect((await lucia.api.quotes.getQuoteById({ Id: id })).state).toBe('sent')
  const tick = () => quoteTasks.expire_quotes?.({}, at(ends + 1_000))
  await Promise.all([tick(), tick()])
  expect(await stepsOf(lucia.api, id)).toEqual([
    [null, 'draft', 'Lucía Paz'],
    ['draft', 'sent', 'Lucía Paz'],
    ['sent', 'expired', 'Sistema'],
  ])
})

test('a quote past its date is shown as expired and not accepted, before the clock says so [QUO-05]', async () => {
  const { id } = await askQuote(lucia, [simpleCartLine(mug, 4)])
  await letExpire(testShops, id, -1)
  expect((await lucia.api.quotes.getQuoteById({ Id: id })).state).toBe('expired')
  const refused = await refusalOf(lucia.api.quotes.acceptQuote({ Id: id }))
  expect([refused.status, refused.fault?.refusal]).toEqual([409, 'quote_expired'])
})

test('of accepting and rejecting at once one wins, because each waits for the lock [LIFE-01]', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const { id } = await askQuote(lucia, [simpleCartLine(mug, 4)])
    const outcomes = await Promise.allSettled([
      lucia.api.quotes.acceptQuote({ Id: id }),
      lucia.api.quotes.rejectQuote({ Id: id }),
      lucia.api.quotes.cancelQuote({ Id: id }),
    ])
    const steps = await stepsOf(lucia.api, id)
    // whoever accepted may still cancel
    const won = outcomes.filter(({ status }) => status === 'fulfilled').length
    expect(steps).toHaveLength(2 + won)
    const pairs = steps.map(([from], index) => index === 0 || from === steps[index - 1]?.[1])
    expect(pairs.every(Boolean)).toBe(true)
  }
})

test('the state of a quote is written with its history or not at all [LIFE-06]', async () => {
  const { id } = await askQuote(lucia, [simpleCartLine(mug, 4)])
  const broken = inPampa(async (tx) => {
    const quote = await lockQuote(tx, { id })
    if (!quote) throw new Error('no quote')
    await saveQuoteMoves(tx, { ...quote, state: 'rejected' })
    throw new Error('the line is cut')
  })
  await expect(broken).rejects.toThrow('the line is cut')
  expect((await lucia.api.quotes.getQuoteById({ Id: id })).state).toBe('sent')
})
