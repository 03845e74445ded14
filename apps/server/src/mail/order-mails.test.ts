import { DAY_MS } from '@estampa/domain/time'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addProduct, type Buyer, openBuyer, orderFor, type VariantFixture } from '../../test/buyer.ts'
import {
  design,
  designedOrder,
  fourColorLogo,
  image,
  openDesignFixture,
  view,
} from '../../test/design-fixture.ts'
import { ana, type OrderView, staffActions } from '../../test/order-fixtures.ts'
import { mugDraft } from '../../test/products.ts'
import {
  asOwner,
  countWaitingJobs,
  prioritizeJobs,
  TestMailServer,
  until,
} from '../../test/test-mail-server.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { startTestWorker } from '../../test/test-worker.ts'
import { yesterday } from '../../test/yesterday.ts'
import { isSigned } from '../files/signed-addresses.ts'
import type { Shop } from '../http/shop.ts'
import { dropArtwork } from '../orders/artwork.store.ts'
import { findThread, type MessageFile } from '../orders/messages.store.ts'
import { writeMessage } from '../orders/messages.ts'
import { notifyBuyerLater } from '../orders/notify-buyer.ts'
import { sendProof } from '../orders/send-proof.ts'
import { unpaidTasks } from '../orders/unpaid.jobs.ts'
import { rejectPayment } from '../payments/reject-payment.ts'
import { recordRefund } from '../staff/record-refund.ts'
import { findMail } from './mails.store.ts'
import { refusalForGood } from './smtp-refusals.ts'

const post = new TestMailServer()
let testShops: TestShops
let buyer: Buyer
let goods: VariantFixture
const running: { stop(): Promise<void> }[] = []

beforeAll(async () => {
  await post.open()
  testShops = await openTestShops({ SMTP_URL: `smtp://127.0.0.1:${post.port}`, LOG_LEVEL: 'silent' })
  buyer = await openBuyer(testShops, 'pampa')
  goods = (await addProduct(testShops, 'pampa', mugDraft()))[0] as VariantFixture
})
afterEach(async () => {
  for (const worker of running.splice(0)) await worker.stop()
  post.received.length = 0
  post.unknown = ''
})
afterAll(async () => {
  await testShops.close()
  await post.close()
})

const hands = () => staffActions(testShops, 'pampa')
const work = async () => running.push(await startTestWorker(testShops))
/** Until nothing waits any more, with what failed tried again at once. */
const idle = () =>
  until(async () => {
    await prioritizeJobs(testShops)
    return (await countWaitingJobs(testShops)) === 0
  })

async function place(): Promise<OrderView> {
  const { orderId } = await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', goods, 3))
  return buyer.api.orders.getOrderById({ Id: orderId })
}

async function pay(order: OrderView): Promise<void> {
  const [payment] = order.payments
  if (payment) await hands().approve(payment)
}

/** The HTML of a mail as it was written. */
const decoded = (raw: string) =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll('&amp;', '&')

const mailed = () => post.received.map(({ raw }) => /^Message-ID:\s+<pampa\.([^@]+)@/m.exec(raw)?.[1] ?? '')
const kept = (event: string) =>
  testShops.services.database.readInShop(testShops.pampa, (tx) => findMail(tx, event))

test('an order’s mails come in the order of what happened, one for each, in one thread, though the post was closed [LIFE-02] [ORD-01]', async () => {
  const { port } = post
  await post.close()
  const order = await place()
  const { id } = order
  await work()
  await until(async () => (await kept(`order-placed.${id}`)) !== undefined)
  await pay(order)
  await hands().force(id, 'confirmed', { isDecorated: true })
  const moves = [
    'art_review',
    'proof_sent',
    'proof_rejected',
    'art_review',
    'proof_sent',
    'proof_approved',
  ] as const
  for (const to of [...moves, 'in_production', 'ready', 'shipped', 'delivered'] as const) {
    expect(await hands().advance(id, to)).toBe(to)
  }
  post.refuses = 2
  await post.open(port)
  await idle()
  expect(mailed().map((event) => event.replace(/\.\d+$/, '').replace(/^order-news\.[^.]+\./, ''))).toEqual([
    `order-placed.${id}`,
    `payment_approved.${order.payments[0]?.id}`,
    'proof_sent',
    'proof_rejected',
    'proof_sent',
    'proof_approved',
    'in_production',
    'ready',
    'shipped',
    'delivered',
  ])
  // two proofs were sent: each event is one of its own
  expect(new Set(mailed()).size).toBe(mailed().length)
  const root = /^Message-ID:\s+(\S+)/m.exec(post.received[0]?.raw ?? '')?.[1] ?? 'none'
  for (const { raw } of post.received.slice(1)) {
    expect(raw).toMatch(new RegExp(`^In-Reply-To:\\s+${root}`, 'm'))
    expect(raw).toMatch(new RegExp(`^References:\\s+${root}`, 'm'))
  }
  expect(post.received[0]?.raw).not.toMatch(/^(In-Reply-To|References):/m)
})

test('mails of a decorated order show how it will look, to whoever gets them and to nobody who guesses [ORD-01] [CART-22]', async () => {
  const stage = await openDesignFixture(testShops)
  const [logo] = await buyer.api.customization.uploadLogos({}, { files: [fourColorLogo] })
  const front = view(stage.screen, [image(logo?.id ?? '', { width: 38, height: 20 })])
  const { customization } = await buyer.api.customization.saveDesign(design(stage.mug, front))
  const body = await designedOrder(buyer, stage.mug, customization.views)
  const { orderId } = await buyer.api.checkout.completeOrder(body)
  await work()
  // the artwork is not waited for: the mail draws what it shows
  await until(() => mailed().includes(`order-placed.${orderId}`))
  const page = decoded(post.received[0]?.raw ?? '')
  const [, address = '', alt = ''] = /<img src="([^"]+-mail\.jpg)" alt="([^"]+)"/.exec(page) ?? []
  const { pathname } = new URL(address)
  expect(alt).toMatch(/^Taz[^,]+, [^,]+.*, con Frente: Serigraf/)
  const response = await fetch(testShops.origin + pathname)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.length).toBeLessThan(100_000)
  expect((await sharp(bytes).metadata()).width).toBe(320)
  const guessed = pathname.replace(
    /^(\/files\/[^/]+\/)./,
    (_, start) => `${start}${pathname.includes('/_') ? 'a' : '_'}`,
  )
  expect((await fetch(testShops.origin + guessed)).status).toBe(404)
  await idle()
  // the artwork took up what the mail had drawn, and later mails show the same
  const { artwork } = await buyer.api.orders.getOrderById({ Id: orderId })
  expect(artwork).toMatchObject({ ready: true, files: [{ name: 'Frente' }] })
  await hands().force(orderId, 'ready', { isDecorated: true })
  await hands().advance(orderId, 'shipped')
  await idle()
  expect(decoded(post.received.at(-1)?.raw ?? '')).toContain(address)
  // it goes with the person
  await hands().force(orderId, 'cancelled')
  const keys = await testShops.services.database.inShop(testShops.pampa, (tx) => dropArtwork(tx, orderId))
  expect(keys.filter((key) => pathname.endsWith(key))).toHaveLength(1)
})

test('the mail of a proof shows the proof, and says in words what is on it [ORD-01]', async () => {
  const { id } = await place()
  await hands().force(id, 'confirmed', { isDecorated: true })
  const file = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#225588' } })
    .png()
    .toBuffer()
  const proof = { shop: { id: testShops.pampa }, orderId: id, file, comment: 'El logo va a 8 cm', who: ana }
  expect(await sendProof(testShops.services, { ...proof, now: new Date() })).toEqual({ number: 1 })
  await work()
  await idle()
  const raw = post.received.find((mail) => mail.raw.includes('proof_sent'))?.raw ?? ''
  const page = decoded(raw)
  const [, address = '', alt = ''] = /<img class="wide-picture" src="([^"]+)" alt="([^"]+)"/.exec(page) ?? []
  expect(alt).toMatch(/^Boceto 1 del pedido n.+ \d+/)
  expect(page).toContain(`: ${address}`)
  const response = await fetch(testShops.origin + new URL(address).pathname)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(1080)
  const inAYear = new Date(Date.now() + 365 * DAY_MS)
  const [, expires = '', signature = '', key = ''] =
    /^\/files\/([^/]+)\/([^/]+)\/(.+)$/.exec(new URL(address).pathname) ?? []
  expect(isSigned(testShops.services.config, { expires, signature, key }, inAYear)).toBe(true)
})

test('a job that is done again after its mail went out, or was killed before it noted so, is the same message [LIFE-06]', async () => {
  const { id } = await place()
  await hands().force(id, 'ready')
  await hands().advance(id, 'shipped')
  await work()
  await idle()
  const again = async () => {
    await hands().inShop((tx) => notifyBuyerLater(tx, { shopId: testShops.pampa, id }, 'shipped'))
    await idle()
  }
  const event = `order-news.${id}.shipped`
  await again()
  expect(mailed().filter((one) => one === event)).toHaveLength(1)
  await hands().inShop((tx) => sql`update mails set sent_at = null where event = ${event}`.execute(tx))
  await again()
  await again()
  expect(mailed().filter((one) => one === event)).toHaveLength(2)
})

test('an address that does not exist is written down with what the server said, once, and nothing loops', async () => {
  post.unknown = 'lucia@empresa.example'
  const before = post.tries
  const { id } = await place()
  await work()
  await idle()
  const mail = await kept(`order-placed.${id}`)
  expect(mail).toMatchObject({ sent_at: null, failure: expect.stringContaining('550') })
  expect(mail?.failed_at).toBeInstanceOf(Date)
  expect(post.tries - before).toBe(1)
  // what comes after it is tried by itself
  post.unknown = ''
  await hands().force(id, 'ready')
  await hands().advance(id, 'shipped')
  await idle()
  expect(mailed()).toEqual([`order-news.${id}.shipped`])
})

test('only what is about the mail or its recipient is for good; a password that is wrong is mended and tried again', () => {
  const said = (code: string, responseCode: number) =>
    refusalForGood(Object.assign(new Error('no'), { code, responseCode, response: `${responseCode} no` }))
  expect([said('EENVELOPE', 550), said('EMESSAGE', 552)]).toEqual(['550 no', '552 no'])
  const passing = [said('EENVELOPE', 451), said('EMESSAGE', 421), said('EENVELOPE', 530), said('EAUTH', 535)]
  expect([...passing, refusalForGood(new Error('ECONNREFUSED')), refusalForGood(null)]).toEqual(
    Array.from({ length: 6 }, () => null),
  )
})

test('a refusal says why by mail, and money that went back is told of [LIFE-03]', async () => {
  const order = await place()
  const shop = (await testShops.services.shops.byName('pampa')) as Shop
  const [payment] = order.payments
  const date = yesterday()
  await buyer.api.payments.updateOrderPayment({
    Id: order.id,
    notice: { amount: order.total, date, reference: '00398127' },
  })
  const note = 'El banco no tiene esa operación.'
  await hands().inShop((tx) =>
    rejectPayment(tx, payment?.id ?? '', { shop, who: ana, now: new Date(), note }),
  )
  await work()
  await idle()
  const request = (await buyer.api.orders.getOrderById({ Id: order.id })).payments.find(
    ({ state }) => state === 'pending',
  )
  if (!request) throw new Error('nothing is asked for')
  await hands().approve(request)
  const giveBack = (amount: number | null) =>
    hands().inShop((tx) =>
      recordRefund(tx, { shop, paymentId: request.id, amount, note: '', who: ana, now: new Date() }),
    )
  await giveBack(10_000)
  await idle()
  await giveBack(null)
  await idle()
  const news = mailed().map((event) => event.split('.')[2])
  expect(news).toEqual([
    undefined,
    'payment_reported',
    'payment_rejected',
    'payment_approved',
    'payment_refunded',
    'payment_refunded',
  ])
  const [, , rejected, , part, refunded] = post.received
  expect(rejected?.text).toContain(note)
  expect(rejected?.text).toContain('CBU: 0170099220000067797370')
  expect(part?.text).toContain('Devuelto: $ 100,00')
  expect(refunded?.subject).toBe(`Te devolvimos un pago del pedido n.º ${order.number}`)
})

test('whoever has not paid a day before the end is reminded once; whoever has, or told of it, is not [LIFE-05]', async () => {
  const [late, told, paid] = [await place(), await place(), await place()]
  const date = yesterday()
  await buyer.api.payments.updateOrderPayment({
    Id: told.id,
    notice: { amount: told.total, date, reference: '00398127' },
  })
  await pay(paid)
  const remind = (hours: number) => {
    const now = () => new Date(Date.parse(late.heldUntil ?? '') - hours * 3_600_000)
    return unpaidTasks.remind_payments({}, { ...testShops.services, now })
  }
  const ours = [late, told, paid].map(({ id }) => `order-news.${id}.payment_reminder`)
  const reminders = () => mailed().filter((event) => ours.includes(event))
  await remind(25)
  await work()
  await idle()
  expect(reminders()).toEqual([])
  await Promise.all([remind(23), remind(22)])
  await remind(20)
  await idle()
  expect(reminders()).toEqual([`order-news.${late.id}.payment_reminder`])
  const text = post.received[mailed().indexOf(ours[0] ?? '')]?.text ?? ''
  expect(text).toContain('CBU: 0170099220000067797370')
  expect(text).toContain('Guardamos tus productos hasta el')
})

test('a reminder that was waiting while its buyer paid is not sent [LIFE-05]', async () => {
  const order = await place()
  await hands().inShop((tx) =>
    notifyBuyerLater(tx, { shopId: testShops.pampa, id: order.id }, 'payment_reminder'),
  )
  await pay(order)
  await work()
  await idle()
  expect(mailed()).toEqual([
    `order-placed.${order.id}`,
    `order-news.${order.id}.payment_approved.${order.payments[0]?.id}`,
  ])
})

test('what the shop writes about an order reaches its buyer by mail, what the buyer writes does not [ORD-04]', async () => {
  const { id, number } = await place()
  const write = (kind: 'staff' | 'customer', text: string, files: MessageFile[] = []) =>
    hands().inShop(async (tx) => {
      const talk = await findThread(tx, id, null)
      if (!talk) throw new Error('no talk')
      return writeMessage(tx, talk, {
        orderId: id,
        who: { kind, id: '7', name: 'Ana <b>' },
        text,
        files,
        now: new Date(),
      })
    })
  await write('customer', '¿Llegan el viernes?')
  await write('staff', 'Sí.\n<img src=x onerror=alert(1)>')
  await work()
  await idle()
  expect(mailed()).toEqual([`order-placed.${id}`, `order-message.${id}.2`])
  const mail = post.received.at(-1)
  expect(mail?.subject).toBe(`Pampa te escribió por tu pedido n.º ${number}`)
  expect(mail?.text).toContain('> Sí.')
  expect(mail?.text).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(mail?.text.split('<!doctype html>')[1]).not.toContain('<img src=x')
  await write('staff', '', [{ name: 'guía.pdf', kind: 'pdf', bytes: 1, key: 'a.pdf', preview: null }])
  await work()
  await idle()
  expect(post.received.at(-1)?.text).toContain('Con el mensaje viene un archivo: lo ves en tu pedido.')
})

test('an order’s mails go to who bought and, where the shop wishes, to the invoice; its addressee hears of the dispatch alone [LIFE-06, LIFE-07]', async () => {
  const request = await orderFor(buyer, 'pampa', goods, 3)
  const elsewhere = {
    ...request,
    name: 'Gerente',
    lastName: 'Pérez',
    email: 'gerente@otra.example',
    orderInvoiceFK: {
      ...request.orderInvoiceFK,
      name: 'Conta',
      lastName: 'Dora',
      email: 'conta@otra.example',
    },
  }
  const shop = (await testShops.services.shops.byName('pampa')) as Shop
  shop.rules.mailsInvoice = true
  try {
    const { orderId } = await buyer.api.checkout.completeOrder(elsewhere)
    await work()
    await idle()
    expect(post.received.map(({ to }) => to[0])).toEqual(['lucia@empresa.example', 'conta@otra.example'])
    shop.rules.mailsInvoice = false
    const order = await buyer.api.orders.getOrderById({ Id: orderId })
    expect(order.history[0]?.who).toBe('Lucía Paz')
    expect((await hands().inShop((tx) => findThread(tx, orderId, null)))?.buyer).toBe('Lucía Paz')
    post.received.length = 0
    await pay(order)
    await hands().force(orderId, 'ready')
    await hands().advance(orderId, 'shipped')
    await idle()
    const dispatched = post.received.filter(({ to }) => to[0] !== 'lucia@empresa.example')
    expect(dispatched.map(({ to, subject }) => [to[0], subject])).toEqual([
      ['gerente@otra.example', 'Va en camino un envío de Pampa para vos'],
    ])
    expect(dispatched[0]?.text).toContain('Lucía Paz hizo este pedido')
    expect(dispatched[0]?.text).not.toMatch(/\$ ?\d|CBU|Ver mi pedido/)
  } finally {
    shop.rules.mailsInvoice = false
  }
})

test('no queue is left behind by orders whose mails have gone out', async () => {
  await work()
  await idle()
  const [row] = await asOwner(testShops, 'select count(*)::int as jobs from graphile_worker._private_jobs')
  expect(row?.jobs).toBe(0)
})
