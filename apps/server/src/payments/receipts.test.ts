import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  refusalOf,
  type VariantFixture,
} from '../../test/buyer.ts'
import { someOf } from '../../test/depth.ts'
import { poison, refused, sanitized } from '../../test/hostile-files.ts'
import { ana } from '../../test/order-fixtures.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { heic, photo, receiptPdf, wrongReceipts } from '../../test/receipt-files.ts'
import { asOwner } from '../../test/test-mail-server.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import type { Shop } from '../http/shop.ts'
import { ordersPersonalData } from '../orders/personal-data.store.ts'
import { listShopOrders } from '../staff/list-orders.store.ts'
import { staffOrdersQueryOf } from '../staff/orders.routes.ts'
import { rejectPayment } from './reject-payment.ts'

let testShops: TestShops
let buyer: Buyer
let goods: VariantFixture
let id: string
let total: number
beforeAll(async () => {
  testShops = await openTestShops()
  buyer = await openBuyer(testShops, 'pampa')
  const products = [variantDraft('AGENDA-1', { stock: 5_000 })]
  goods = (
    await addProduct(testShops, 'pampa', genericDraft('AGENDA', 'Agenda', { products }))
  )[0] as VariantFixture
})
afterAll(() => testShops.close())
beforeEach(async () => {
  const order = await orderFor(buyer, 'pampa', goods, 2)
  total = order.total
  id = (await buyer.api.checkout.completeOrder(order)).orderId
})

const fileOf = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name)
const send = (bytes: Uint8Array, name = 'comprobante.pdf', who = buyer) =>
  who.api.payments.uploadReceipt({}, { files: [fileOf(bytes, name)] })
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format()
const tell = (receipts: string[], Id = id, who = buyer) =>
  who.api.payments.updateOrderPayment({
    Id,
    notice: { amount: total, date: today(), reference: '00398127', receipts },
  })
const rowsOf = async (Id: string) =>
  (
    await testShops.services.database.readInShop(testShops.pampa, (tx) =>
      sql<{ file_key: string }>`select file_key from receipts where id = ${Id}`.execute(tx),
    )
  ).rows

test('a PDF is kept as it came, only to be downloaded, and seen with its payment [API-42] [LIFE-04]', async () => {
  const bytes = await receiptPdf()
  const receipt = await send(bytes, 'Comprobante <b>banco</b>.pdf')
  expect(receipt).toMatchObject({ kind: 'pdf', name: 'b.pdf', bytes: bytes.length, preview_url: null })
  const { payments } = await tell([receipt.id])
  const shown = payments[0]?.notice?.receipts[0]
  expect(shown).toMatchObject({ id: receipt.id, kind: 'pdf' })
  const response = await fetch(testShops.origin + shown?.url)
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="comprobante.pdf"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
})

test.each([
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/png'],
] as const)('a %s is written anew and shown small [API-42] [API-51]', async (format, type) => {
  const bytes = await photo().toFormat(format, { compressionLevel: 1 }).toBuffer()
  const { kind, url, preview_url } = await send(bytes, `foto.${format}`)
  expect(kind).toBe('picture')
  const response = await fetch(testShops.origin + url)
  expect(response.headers.get('content-type')).toBe(type)
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(false)
  expect((await fetch(testShops.origin + preview_url)).headers.get('content-type')).toBe('image/webp')
})

test('what an iPhone takes is refused in a sentence of its own [API-42] [API-51]', async () => {
  const { status, message, fault } = await refusalOf(send(heic(), 'IMG_0012.HEIC'))
  expect([status, fault?.refusal]).toEqual([422, 'receipt_heic'])
  expect(message).toContain('«IMG_0012.HEIC» es una foto HEIC')
})

describe('what is no receipt is refused in a sentence', () => {
  test.each(Object.entries(wrongReceipts))('%s [API-51]', async (_, [code, make]) => {
    const { status, fault, message } = await refusalOf(send(await make()))
    expect([status, fault?.refusal]).toEqual([422, code])
    expect(message).toContain('«comprobante.pdf»')
  })

  // all of them are sent to the door of logos, and read in the same way
  const others = Object.entries(refused).filter(([name]) => name !== 'a PDF')
  test.each(someOf(others, 6))('%s [API-51]', async (_, make) => {
    const { status } = await refusalOf(send(await make(), 'comprobante.png'))
    expect([413, 422]).toContain(status)
  })

  test('a GIF, a drawing, two files, none, and nine megabytes [API-51]', async () => {
    const gif = await photo().gif().toBuffer()
    const drawing = (await sanitized['an SVG with a script']?.make()) as Buffer
    for (const bytes of [gif, drawing]) {
      expect((await refusalOf(send(bytes, 'x.png'))).fault?.refusal).toBe('receipt_unreadable')
    }
    const files = [fileOf(gif, 'a.png'), fileOf(gif, 'b.png')]
    expect((await refusalOf(buyer.api.payments.uploadReceipt({}, { files }))).status).toBe(422)
    expect((await refusalOf(buyer.api.payments.uploadReceipt({}, { files: [] }))).status).toBe(400)
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9_000_000)])
    expect((await refusalOf(send(large))).status).toBe(413)
  })
})

const pictures = Object.entries(sanitized).filter(([, { name }]) => !name?.endsWith('.svg'))
test.each(someOf(pictures, 8))('of %s nothing but the picture is kept [API-51]', async (_, file) => {
  const kept = await send(await file.make(), file.name ?? 'x.png').catch(() => null)
  if (!kept) return
  expect(kept.name).not.toMatch(/[<>"/\\\p{Cc}\p{Cf}]/u)
  const served = Buffer.from(await (await fetch(testShops.origin + kept.url)).arrayBuffer())
  expect(served.toString('latin1')).not.toMatch(poison)
})

test("another person's receipt, and one of another order, are not there [API-42]", async () => {
  const bruno = await openBuyer(testShops, 'pampa', 'bruno')
  const his = await send(await receiptPdf(), 'x.pdf', bruno)
  expect((await refusalOf(tell([his.id]))).fault?.refusal).toBe('receipt_not_found')
  const mine = await send(await receiptPdf())
  await tell([mine.id])
  const another = await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', goods, 2))
  expect((await refusalOf(tell([mine.id], another.orderId))).fault?.refusal).toBe('receipt_not_found')
})

test('what no notice names is kept until six newer ones come, what one names stays [API-42]', async () => {
  const named = await send(await receiptPdf())
  await tell([named.id])
  const loose = await send(await receiptPdf())
  const [row] = await rowsOf(loose.id)
  for (let n = 0; n < 6; n++) await send(await receiptPdf(`Transferencia ${n}`))
  expect(await rowsOf(loose.id)).toEqual([])
  expect(await testShops.services.files.has(row?.file_key ?? '')).toBe(false)
  expect((await rowsOf(named.id)).length).toBe(1)
})

test('a receipt goes with the person once the order is over [LAW-07]', async () => {
  const named = await send(await receiptPdf())
  await tell([named.id])
  const loose = await send(await receiptPdf())
  const [row] = await rowsOf(named.id)
  expect(JSON.stringify(await buyer.api.customers.getPersonalData({}))).toContain('comprobante.pdf')
  const { database } = testShops.services
  const [payment] = (await buyer.api.orders.getOrderById({ Id: id })).payments
  const shop = (await testShops.services.shops.byName('pampa')) as Shop
  const rejection = { shop, who: ana, now: new Date(), note: 'No llegó.' }
  await database.inShop(testShops.pampa, (tx) => rejectPayment(tx, payment?.id ?? '', rejection))
  await buyer.api.payments.cancelOrder({ Id: id })
  await database.inShop(testShops.pampa, (tx) =>
    sql`update customers set closed_at = now() where id = ${buyer.customerId}`.execute(tx),
  )
  const keys = await database.inShop(testShops.pampa, (tx) =>
    ordersPersonalData.erase(tx, { id: buyer.customerId } as Parameters<typeof ordersPersonalData.erase>[1]),
  )
  expect(keys).toContain(row?.file_key)
  expect([...(await rowsOf(named.id)), ...(await rowsOf(loose.id))]).toEqual([])
})

describe('the purchase order that a company buys with', () => {
  const bring = async (name = 'OC 4500.pdf', who = buyer) => {
    const files = [fileOf(await receiptPdf(), name)]
    return who.api.payments.uploadReceipt({ purpose: 'purchase_order' }, { files })
  }
  const change = (number: string, file?: string | null, Id = id, who = buyer) =>
    who.api.orders.updatePurchaseOrder({ Id, number, ...(file !== undefined && { file }) })
  const shown = async (Id = id) => (await buyer.api.orders.getOrderById({ Id })).purchaseOrder

  test('its number and file come with the order, are shown, printed and found by staff [API-39] [CHK-01]', async () => {
    const file = await bring()
    const body = {
      ...(await orderFor(buyer, 'pampa', goods, 2)),
      purchaseOrder: { number: '  OC  4500-A1 ', file: file.id },
    }
    const { orderId } = await buyer.api.checkout.completeOrder(body)
    const { number, file: kept } = await shown(orderId)
    expect([number, kept?.name]).toEqual(['OC 4500-A1', 'OC 4500.pdf'])
    const response = await fetch(testShops.origin + kept?.url)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="orden-de-compra.pdf"')
    // the same body is the same order; with another number it is another wish under the same key
    expect(await buyer.api.checkout.completeOrder(body)).toMatchObject({ orderId })
    const other = { ...body, purchaseOrder: { number: 'OC 4501', file: file.id } }
    expect((await refusalOf(buyer.api.checkout.completeOrder(other))).fault?.refusal).toBe(
      'idempotency_key_reused',
    )
    const { database, shops } = testShops.services
    const shop = (await shops.byName('pampa')) as Shop
    const numbersOf = async (Filtro: string) => {
      const wanted = staffOrdersQueryOf({ Filtro }, shop, new Date())
      const found = await database.readInShop(testShops.pampa, (tx) =>
        listShopOrders(tx, wanted, (key) => key),
      )
      return found.items.map((one) => one.id)
    }
    expect(await numbersOf('4500-a1')).toEqual([orderId])
    await change('70077', undefined, orderId)
    expect(await numbersOf('70077')).toEqual([orderId])
    expect((await buyer.api.orders.getOrders({ Filtro: '70077' })).items.map((one) => one.id)).toEqual([
      orderId,
    ])
  })

  test('an order without one is as it was before [API-39]', async () => {
    expect(await shown()).toEqual({ number: '', file: null })
  })

  test('a wrong number is said at its field, and a file that is gone too [API-51]', async () => {
    const wrong = await refusalOf(
      buyer.api.checkout.completeOrder({
        ...(await orderFor(buyer, 'pampa', goods, 2)),
        purchaseOrder: { number: '<OC>' },
      }),
    )
    expect(wrong.fault).toMatchObject({
      refusal: 'invalid_checkout',
      validationErrors: [{ members: ['purchaseOrder.number'], message: expect.stringContaining('Escribí') }],
    })
    const receipt = await send(await receiptPdf())
    for (const file of [randomUUID(), receipt.id]) {
      const body = { ...(await orderFor(buyer, 'pampa', goods, 2)), purchaseOrder: { file } }
      const { fault } = await refusalOf(buyer.api.checkout.completeOrder(body))
      expect(fault?.refusal).toBe('purchase_order_file_not_found')
    }
    expect((await refusalOf(change('=SUMA(1)'))).fault).toMatchObject({
      refusal: 'purchase_order_format',
      validationErrors: [{ members: ['number'] }],
    })
  })

  test('it is added and replaced later, by its owner only, until the order is over [LIFE-02]', async () => {
    const first = await bring()
    expect((await change('OC 1', first.id)).purchaseOrder).toMatchObject({
      number: 'OC 1',
      file: { id: first.id },
    })
    const [row] = await rowsOf(first.id)
    // the number alone leaves the file, and the same again changes nothing
    expect((await change('OC 2')).purchaseOrder).toMatchObject({ number: 'OC 2', file: { id: first.id } })
    expect((await change('OC 2', first.id)).purchaseOrder.file?.id).toBe(first.id)
    const second = await bring('nueva.pdf')
    expect((await change('OC 2', second.id)).purchaseOrder.file?.name).toBe('nueva.pdf')
    expect(await rowsOf(first.id)).toEqual([])
    const jobs = await asOwner(
      testShops,
      `select payload from graphile_worker._private_jobs where payload::text like '%${row?.file_key}%'`,
    )
    expect(jobs).toHaveLength(1)

    const bruno = await openBuyer(testShops, 'pampa', 'bruno-oc')
    const his = await bring('x.pdf', bruno)
    expect((await refusalOf(change('OC 3', his.id))).fault?.refusal).toBe('purchase_order_file_not_found')
    expect((await refusalOf(change('OC 3', null, id, bruno))).status).toBe(404)
    const andina = await openBuyer(testShops, 'andina', 'carla-oc')
    expect((await refusalOf(change('OC 3', null, id, andina))).status).toBe(404)

    expect((await change('', null)).purchaseOrder).toEqual({ number: '', file: null })
    await buyer.api.payments.cancelOrder({ Id: id })
    const { status, fault } = await refusalOf(change('OC 4'))
    expect([status, fault?.refusal]).toEqual([409, 'purchase_order_closed'])
    expect((await buyer.api.orders.getOrderById({ Id: id })).actions.changePurchaseOrder).toBe(false)
  })
})
