import { randomUUID } from 'node:crypto'
import { formatPriceText, fromWire } from '@estampa/domain/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  type CartInput,
  findVariant,
  openBuyer,
  orderFor,
  refusalOf,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { mugDraft, poloDraft } from '../../test/products.ts'
import { askQuote, tokenIn } from '../../test/quotes.ts'
import { readDocument, readQrCode } from '../../test/read-document.ts'
import { pampaShop } from '../../test/shops.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import type { Customer } from '../customers/customers.store.ts'
import { saveShop } from '../shops/shops.store.ts'
import { documentsPersonalData } from './personal-data.ts'

let testShops: TestShops
let lucia: Buyer
let mug: VariantFixture
beforeAll(async () => {
  testShops = await openTestShops()
  lucia = await openBuyer(testShops, 'pampa')
  mug = findVariant(await addProduct(testShops, 'pampa', mugDraft()), 'MUG-11-B')
})
afterAll(() => testShops.close())

/** As a browser fetches it. */
async function fetched({ url }: { url: string }) {
  const answer = await fetch(`${testShops.origin}${url}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return new Uint8Array(await answer.arrayBuffer())
}
const text = (amount: number, roundPrice = 2) =>
  formatPriceText(fromWire(amount), roundPrice).replace(/\s+/g, ' ')

test('a quote is a paper with its number, people, goods and the sums of the quote to the cent [QUO-02]', async () => {
  const quote = await askQuote(lucia, [simpleCartLine(mug, 60)], {
    contact: { company: 'Bodega del Sur' },
    comment: 'Para fin de año',
  })
  const file = await lucia.api.papers.getQuotePaper({ Id: quote.id })
  expect(file.name).toBe(`cotizacion-${quote.number}.pdf`)
  const paper = await fetched(file)
  const content = await readDocument(paper)
  const { totals, rows } = quote
  if (!totals) throw new Error('the quote has no prices')
  for (const said of [
    `Cotización ${quote.number}`,
    'Bodega del Sur',
    'Lucía Paz',
    'lucia@empresa.example',
    'Para fin de año',
    rows[0]?.productName ?? '',
    rows[0]?.sku ?? '',
    text(rows[0]?.unitPrice ?? 0),
    text(totals.subTotal),
    'IVA 21 %',
    text(totals.taxes),
    text(totals.total),
    '1 de 1',
    'no es una factura',
  ]) {
    expect(content.text).toContain(said)
  }
  expect(content.text).toMatch(/Condiciones de venta: \S+\/pampa\/terms /)
  expect(content.info).toMatchObject({
    Author: pampaShop.config.name,
    'Page size': expect.stringMatching(/A4/),
  })
  expect(content.fonts.length).toBeGreaterThan(1)
  for (const font of content.fonts) expect(font).toMatch(/Figtree.* yes yes yes /)
  expect(await readQrCode(paper)).toMatch(new RegExp(`/pampa/quote#${tokenIn(quote)}$`))
})

test('asked for twenty times at once it is one file, made once, by its owner and by its link [QUO-02] [QUO-04]', async () => {
  const quote = await askQuote(lucia, [simpleCartLine(mug, 12)])
  const token = tokenIn(quote)
  const request = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? lucia.api.papers.getQuotePaper({ Id: quote.id })
        : testShops.api('pampa').papers.getPublicQuotePaper({ token }),
    ),
  )
  expect(new Set(request.map(({ url }) => url.split('/').slice(4).join('/'))).size).toBe(1)
  const [first] = request
  if (!first) throw new Error('nothing was given')
  const before = await fetched(first)
  await lucia.api.quotes.cancelQuote({ Id: quote.id })
  const after = await fetched(await lucia.api.papers.getQuotePaper({ Id: quote.id }))
  expect(Buffer.from(after).equals(Buffer.from(before))).toBe(true)
})

test('thirty lines take several pages, each with the table’s head, and the sums stay with goods [QUO-02]', async () => {
  const quote = await askQuote(
    lucia,
    Array.from({ length: 30 }, (_, index) => simpleCartLine(mug, index + 1)),
  )
  const paper = await fetched(await lucia.api.papers.getQuotePaper({ Id: quote.id }))
  const { pages } = await readDocument(paper)
  expect(pages.length).toBeGreaterThan(2)
  for (const [index, page] of pages.entries()) expect(page).toContain(`${index + 1} de ${pages.length}`)
  const withSums = pages.find((page) => page.includes('Total sin envío'))
  expect(withSums).toContain('MUG-11-B')
  const heads = pages.filter((page) => page.includes('MUG-11-B') && page.includes('Precio unit.'))
  expect(heads).toHaveLength(pages.filter((page) => page.includes('MUG-11-B')).length)
  expect(await readQrCode(paper)).toContain('/quote#')
})

test('amounts of ten digits stand on one line, and nothing is read in another language [QUO-02]', async () => {
  const quote = await askQuote(lucia, [simpleCartLine(mug, 987_654)])
  const bytes = await fetched(await lucia.api.papers.getQuotePaper({ Id: quote.id }))
  const { text: said } = await readDocument(bytes)
  const [row] = quote.rows
  const amount = Math.round((row?.unitPrice ?? 0) * 100) * 987_654
  expect(said).toContain(`987.654 ${text(row?.unitPrice ?? 0)} ${text(amount / 100)}`)
  expect(said).toContain('Subtotal sin impuestos nacionales')
  expect(Buffer.from(bytes).toString('latin1')).toContain('/Lang (es-AR)')
})

test('a curve shows each size at its price, and its lines add up to what the quote asks [QUO-02]', async () => {
  const polos = await addProduct(testShops, 'pampa', poloDraft())
  const [first] = polos
  if (!first) throw new Error('no polo')
  const rows = polos.slice(0, 3).map(({ sku }, index) => ({
    shoppingCartUUID: randomUUID(),
    value: { sku, quantity: 10 * (index + 1) },
  }))
  const curve = {
    type: 'ProductoCurva' as const,
    shoppingCartUUID: randomUUID(),
    generic: { id: first.genericId },
    general_description: '',
    value: rows,
    customization: null,
  }
  const quote = await askQuote(lucia, [curve as CartInput[number], simpleCartLine(mug, 9)])
  const { text: said } = await readDocument(
    await fetched(await lucia.api.papers.getQuotePaper({ Id: quote.id })),
  )
  for (const row of quote.rows) {
    const amount = Math.round((row.unitPrice ?? 0) * 100) * row.quantity
    expect(said).toContain(`${text(row.unitPrice ?? 0)} ${text(amount / 100)}`)
    expect(said).toContain(row.sku)
  }
  const goods = quote.rows.reduce(
    (sum, row) => sum + Math.round((row.unitPrice ?? 0) * 100) * row.quantity,
    0,
  )
  expect(goods).toBe(fromWire(quote.totals?.subTotal ?? 0))
})

test('an order is a paper with its sums and how to pay, and another one once it has moved [ORD-03]', async () => {
  for (const shop of ['pampa', 'andina'] as const) {
    const buyer = await openBuyer(testShops, shop, 'elena')
    const goods =
      shop === 'pampa' ? mug : findVariant(await addProduct(testShops, 'andina', mugDraft()), 'MUG-11-B')
    const { orderId: Id } = await buyer.api.checkout.completeOrder(await orderFor(buyer, shop, goods, 12))
    const file = await buyer.api.papers.getOrderPaper({ Id })
    const order = await buyer.api.orders.getOrderById({ Id })
    const roundPrice = (await testShops.services.shops.byName(shop))?.config.roundPrice
    const paper = await fetched(file)
    const content = await readDocument(paper)
    for (const amount of [order.totals.subTotal, order.totals.taxes, order.total]) {
      expect(content.text).toContain(text(amount, roundPrice))
    }
    expect(content.text).toContain(`Pedido n.º ${order.number}`)
    expect(content.text).toContain(`Referencia: Pedido ${order.number}`)
    expect(content.text).toContain('no es una factura')
    expect(await readQrCode(paper)).toMatch(new RegExp(`/${shop}/orders/detail/${Id}$`))
    expect((await buyer.api.papers.getOrderPaper({ Id })).url).toBe(file.url)
    await buyer.api.orders.updatePurchaseOrder({ Id, number: 'OC 4500' })
    await buyer.api.payments.cancelOrder({ Id })
    const after = await readDocument(await fetched(await buyer.api.papers.getOrderPaper({ Id })))
    expect(after.text).toContain('Cancelado')
    expect(after.text).toContain('OC 4500')
    expect(after.text).not.toContain('Cómo pagar')
  }
})

test('nobody gets the paper of another, nor of another shop [QUO-02] [ORD-03]', async () => {
  const { id } = await askQuote(lucia, [simpleCartLine(mug, 5)])
  const martin = await openBuyer(testShops, 'pampa', 'martin')
  const elsewhere = await openBuyer(testShops, 'andina', 'lucia')
  for (const { api } of [martin, elsewhere]) {
    expect((await refusalOf(api.papers.getQuotePaper({ Id: id }))).status).toBe(404)
    expect((await refusalOf(api.papers.getOrderPaper({ Id: id }))).status).toBe(404)
  }
})

test('a shop that hides its prices shows none on paper, of old quotes neither [QUO-02]', async () => {
  const quote = await askQuote(lucia, [simpleCartLine(mug, 7)])
  const hide = { ...pampaShop, config: { ...pampaShop.config, pricesInShop: false } }
  await saveShop(testShops.ownerUrl, hide)
  await expect
    .poll(async () => (await testShops.services.shops.byName('pampa'))?.config.pricesInShop)
    .toBe(false)
  const content = await readDocument(await fetched(await lucia.api.papers.getQuotePaper({ Id: quote.id })))
  await saveShop(testShops.ownerUrl, pampaShop)
  await expect
    .poll(async () => (await testShops.services.shops.byName('pampa'))?.config.pricesInShop)
    .not.toBe(false)
  expect(content.text).not.toContain('$')
  expect(content.text).toContain('MUG-11-B')
})

test('papers are forgotten with the account [QUO-02] [LAW-07]', async () => {
  const rosa = await openBuyer(testShops, 'pampa', 'rosa')
  const { id } = await askQuote(rosa, [simpleCartLine(mug, 5)])
  const { url } = await rosa.api.papers.getQuotePaper({ Id: id })
  await fetched({ url })
  const { services, pampa } = testShops
  const customer = { id: rosa.customerId } as Customer
  const keys = await services.database.inShop(pampa, (tx) => documentsPersonalData.erase(tx, customer))
  expect(keys).toEqual([url.split('/').slice(4).join('/')])
  const { rows } = await services.database.inShop(pampa, (tx) =>
    sql`select key from papers where customer_id = ${rosa.customerId}`.execute(tx),
  )
  expect(rows).toEqual([])
})
