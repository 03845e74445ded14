import { setTimeout as delay } from 'node:timers/promises'
import { addProduct, type Buyer, openBuyer, orderFor, type VariantFixture } from '@estampa/server/test/buyer'
import {
  collectAt,
  type MercadoPagoServer,
  noticeOf,
  notify,
  openMercadoPagoServer,
} from '@estampa/server/test/mercado-pago-server'
import { genericDraft, variantDraft } from '@estampa/server/test/products'
import { TestMailServer, until } from '@estampa/server/test/test-mail-server'
import { openTestShops, type TestShops } from '@estampa/server/test/test-shops'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serverSettings } from './mug-shop.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'

const KILLS = 10
const ORDERS = 8
const post = new TestMailServer()
/** Looks at the database beside the server that is killed, and at the order that it was killed in. */
let testShops: TestShops
let company: MercadoPagoServer
let server: ServerProcess
let buyer: Buyer
let variant: VariantFixture
let owner: pg.Client

beforeAll(async () => {
  await post.open()
  company = await openMercadoPagoServer()
  testShops = await openTestShops({ SMTP_URL: `smtp://127.0.0.1:${post.port}`, LOG_LEVEL: 'silent' })
  await collectAt(testShops, 'pampa', company.origin)
  buyer = await openBuyer(testShops, 'pampa')
  const products = [variantDraft('LAPIZ-1', { stock: 5_000 })]
  variant = (
    await addProduct(testShops, 'pampa', genericDraft('LAPIZ', 'Lápiz', { products }))
  )[0] as VariantFixture
  server = await serverProcess({ ...serverSettings(testShops.ownerUrl, post.port), LOG_LEVEL: 'silent' })
  await server.start()
  owner = await asOwner()
})
beforeEach(() => {
  post.received.length = 0
})
afterAll(async () => {
  await owner?.end()
  await server?.kill('SIGTERM')
  await testShops?.close()
  await company?.close()
  await post.close()
})

async function asOwner(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: testShops.ownerUrl })
  await client.connect()
  await client.query("select set_config('estampa.shop', $1, false)", [String(testShops.pampa)])
  return client
}
const show = (Id: string) => buyer.api.orders.getOrderById({ Id })
const mailsOf = (words: RegExp) => post.received.filter(({ subject }) => words.test(subject))
const idOf = (raw: string) => /^message-id:\s*(\S+)/im.exec(raw)?.[1]

/** Somebody waits for a lock that this test holds: the server is in the middle of what it was asked for. */
const isStuck = () =>
  until(async () => {
    const { rows } = await owner.query('select count(*)::int as n from pg_locks where not granted')
    return rows[0]?.n > 0
  })

/** An order that was paid at Mercado Pago, of which nobody has told us yet. */
async function payAtCompany() {
  const body = { ...(await orderFor(buyer, 'pampa', variant, 2)), payment: 'MP' as const }
  const { orderId, number } = await buyer.api.checkout.completeOrder(body)
  await buyer.api.payments.payWithMercadoPago({ Id: orderId })
  const preference = company.preferences.at(-1)
  if (!preference) throw new Error('nothing was asked for')
  return { orderId, number, paid: company.pay(preference) }
}

/** Ends the server like a power cut while this lock is held, and brings it up again once nobody is left of it. */
async function killWhileHeld(lock: string, begin: () => Promise<unknown>): Promise<void> {
  const holder = await asOwner()
  await holder.query('begin')
  await holder.query(lock)
  const began = begin().catch(() => 'nobody answered')
  await isStuck()
  await server.kill()
  await began
  await holder.query('rollback')
  await holder.end()
  await restart()
}

async function restart(): Promise<void> {
  await until(async () => {
    const { rows } = await owner.query(
      `select count(*)::int as n from pg_stat_activity where application_name like 'estampa worker%'
       and datname = current_database()`,
    )
    return rows[0]?.n === 0
  })
  await server.start()
}

const isPaidOnce = async (orderId: string) => {
  await until(async () => (await show(orderId)).state === 'confirmed')
  const { payments, history, paid, total } = await show(orderId)
  expect(history.map(({ to }) => to)).toEqual(['placed', 'confirmed'])
  expect(payments.map((one) => one.history.map(({ to }) => to))).toEqual([['pending', 'approved']])
  expect(paid).toBe(total)
}
const idle = () =>
  until(async () => {
    const { rows } = await owner.query(
      'select count(*)::int as n from graphile_worker.jobs where run_at <= now()',
    )
    return rows[0]?.n === 0
  })

test('a notice that the server was killed in leaves nothing, and told again it pays once [LIFE-03]', async () => {
  const { orderId, number, paid } = await payAtCompany()
  const notice = noticeOf(paid)
  let answer: unknown
  await killWhileHeld('lock table mercado_pago_notices in exclusive mode', async () => {
    answer = await notify(server, notice)
  })
  expect(answer).toBeUndefined()
  const { rows } = await owner.query('select from mercado_pago_notices where mercado_pago_id = $1', [paid])
  expect([rows.length, (await show(orderId)).moneyState]).toEqual([0, 'unpaid'])
  expect(await notify(server, notice)).toBe(200)
  await isPaidOnce(orderId)
  await until(() => mailsOf(/Confirmamos tu pago/).length > 0)
  await idle()
  expect(mailsOf(new RegExp(`Confirmamos tu pago.*${number}`))).toHaveLength(1)
})

test('a payment whose worker was killed before its commit is read again by the next one, once [LIFE-03]', async () => {
  const { orderId, number, paid } = await payAtCompany()
  await idle()
  let answer: unknown
  await killWhileHeld(`select from orders where id = '${orderId}' for update`, async () => {
    answer = await notify(server, noticeOf(paid))
  })
  expect(answer).toBe(200)
  await isPaidOnce(orderId)
  await until(() => mailsOf(/Confirmamos tu pago/).length > 0)
  await idle()
  expect(mailsOf(new RegExp(`Confirmamos tu pago.*${number}`))).toHaveLength(1)
})

test('a mail whose worker was killed before it could note it goes out once more, as the same message', async () => {
  const { orderId } = await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', variant, 3))
  const event = `order-placed.${orderId}`
  const holder = await asOwner()
  const heard = Promise.withResolvers<void>()
  post.beforeAnswer = async () => {
    post.beforeAnswer = async () => {}
    await holder.query('begin')
    await holder.query('select from mails where event = $1 for update', [event])
    heard.resolve()
  }
  await heard.promise
  await isStuck()
  await server.kill()
  await holder.query('rollback')
  await holder.end()
  const unsent = await owner.query('select sent_at from mails where event = $1', [event])
  expect(unsent.rows).toEqual([{ sent_at: null }])
  await restart()
  await until(() => post.received.length >= 2)
  await idle()
  await delay(300)
  const ids = post.received.map(({ raw }) => idOf(raw))
  expect(ids).toEqual([ids[0], ids[0]])
  expect(ids[0]).toContain(event)
  const { rows } = await owner.query('select sent_at from mails where event = $1', [event])
  expect(rows[0]?.sent_at).toBeInstanceOf(Date)
})

test('kills in the middle of many notices lose no payment and count none twice [LIFE-03]', async () => {
  const orders = []
  for (let index = 0; index < ORDERS; index++) orders.push(await payAtCompany())
  let isOver = false
  // it notifies until it is answered, and some things twice
  const telling = orders.map(async ({ paid }, index) => {
    for (let told = 0; told < 2 || !isOver; ) {
      await delay(20 + index * 15)
      if ((await notify(server, noticeOf(paid)).catch(() => 0)) === 200) told += 1
    }
  })
  for (let kill = 0; kill < KILLS; kill++) {
    await delay(120 + kill * 170)
    await server.kill()
    await restart()
  }
  isOver = true
  await Promise.all(telling)
  for (const { orderId } of orders) await isPaidOnce(orderId)
  await until(() => new Set(mailsOf(/Confirmamos tu pago/).map(({ raw }) => idOf(raw))).size === ORDERS)
  expect(mailsOf(/Confirmamos tu pago/).length).toBeLessThanOrEqual(ORDERS + KILLS * 2)
})
