import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { client, Failure } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import type { GenericDraft } from '@estampa/server/catalog/save-generics'
import { saveCustomer } from '@estampa/server/customers/customers.store'
import { type Database, openDatabase } from '@estampa/server/db/database'
import { saveShop } from '@estampa/server/shops/shops.store'
import { type Goods, type OrderSent, orderFor, pick, stock } from '@estampa/server/test/buyer'
import { freshDatabase } from '@estampa/server/test/database'
import { mugDraft } from '@estampa/server/test/products'
import { pampaShop } from '@estampa/server/test/shops'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, serverProcess } from './server-process.ts'

const KILLS = process.env.DEEP ? 30 : 4
const LANES = 4
const password = 'Una clave larga 1'
const email = 'lucia@empresa.example'

let server: ServerProcess
let database: Database
let smtp: SMTPServer
let shop: number
let ownerUrl: string
/** Message-IDs as they came in. */
const mails: string[] = []

beforeAll(async () => {
  const roles = await freshDatabase()
  ownerUrl = roles.owner
  shop = await saveShop(roles.owner, pampaShop)
  smtp = await openMailServer()
  server = await serverProcess({
    DATABASE_URL: roles.owner,
    RATE_LIMIT_PER_MINUTE: '0',
    SECRET_KEY: 'a secret of the tests, long enough',
    MAIL_FROM: 'Estampa <no-reply@estampa.example>',
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as { port: number }).port}`,
  })
  await server.start()
  database = openDatabase(roles.app, { connections: 2 })
})

afterAll(async () => {
  await server.kill('SIGTERM')
  await database.close()
  await new Promise<void>((done) => smtp.close(() => done()))
})

test('ten kills in the middle of orders lose no order that was answered and double none [LIFE-05] [LIFE-06]', async () => {
  const goods = await prepareShop()
  const api = await signIn()
  const template = await orderFor({ api }, 'pampa', goods, 1)
  const wishes = new Map<string, { body: OrderSent; answer?: { orderId: string; number: number } }>()
  let isOver = false

  async function lane(): Promise<void> {
    while (!isOver) {
      const key = randomUUID()
      const [line] = template.shoppingCart.products
      if (!line) throw new Error('an order without a line')
      const products = [{ ...line, shoppingCartUUID: randomUUID() }]
      wishes.set(key, { body: { ...template, shoppingCart: { ...template.shoppingCart, products } } })
      await send(key).catch((error: unknown) => {
        // a power cut ends in no answer at all; an answer must be a success
        if (error instanceof Failure) throw error
        return delay(250)
      })
    }
  }

  async function send(key: string): Promise<void> {
    const wish = wishes.get(key)
    if (!wish) throw new Error('a wish that nobody had')
    const { orderId, number } = await api.checkout.completeOrder(wish.body, {
      headers: { 'idempotency-key': key },
    })
    wish.answer = { orderId, number }
  }

  const lanes = Array.from({ length: LANES }, lane)
  for (let kill = 0; kill < KILLS; kill++) {
    await delay(150 + kill * 37)
    await server.kill()
    await server.start()
  }
  await delay(200)
  isOver = true
  await Promise.all(lanes)

  const answeredBefore = [...wishes.values()].filter((wish) => wish.answer).length
  for (const [key, wish] of wishes) if (!wish.answer) await send(key)
  const rows = await readOrders()
  expect(answeredBefore).toBeGreaterThan(KILLS)
  expect(rows.map((row) => row.id).sort()).toEqual(
    [...wishes.values()].map((wish) => wish.answer?.orderId).sort(),
  )
  expect(rows.map((row) => row.number)).toEqual(rows.map((_, index) => index + 1))
  expect(
    rows.every((row) => row.lines === 1 && row.moves === 1 && row.payments === 1 && row.held === 1),
  ).toBe(true)
  expect(await reservedOf(goods)).toBe(rows.length)
  await mailsArrive(rows.length)
})

async function prepareShop(): Promise<Goods> {
  const services = { database, shops: { byName: async () => ({ id: shop }) } } as never
  const goods = await stock({ services }, 'pampa', plentiful(mugDraft()))
  await database.inShop(shop, (tx) =>
    saveCustomer(tx, {
      email,
      password,
      fullName: 'Lucía Paz',
      phoneNumber: '',
      company: '',
      verified: true,
    }),
  )
  return pick(goods, 'MUG-11-B')
}

const plentiful = (draft: GenericDraft): GenericDraft => ({
  ...draft,
  products: draft.products.map((variant) => ({ ...variant, stock: 1_000_000 })),
})

async function signIn() {
  const anonymous = client(httpTransport({ origin: server.origin, shop: 'pampa' }))
  const { accessToken } = await anonymous.customers.authenticate({ userNameOrEmailAddress: email, password })
  return client(httpTransport({ origin: server.origin, shop: 'pampa', token: () => accessToken }))
}

async function ask<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query("select set_config('estampa.shop', $1, false)", [String(shop)])
  const { rows } = await owner.query<Row>(sql, values).finally(() => owner.end())
  return rows
}

function readOrders() {
  return ask<{ id: string; number: number; lines: number; moves: number; payments: number; held: number }>(`
    select id, number,
      (select count(*)::int from order_lines l where l.order_id = o.id) as lines,
      (select count(*)::int from order_history h where h.order_id = o.id) as moves,
      (select count(*)::int from payments p where p.order_id = o.id) as payments,
      (select sum(quantity)::int from stock_holds s where s.order_id = o.id) as held
    from orders o order by number`)
}

async function reservedOf(goods: Goods): Promise<number | undefined> {
  const [row] = await ask<{ reserved_stock: number }>('select reserved_stock from variants where id = $1', [
    goods.variantId,
  ])
  return row?.reserved_stock
}

/** Each order is announced; a kill may double a mail that was on its way, and no more. */
async function mailsArrive(orders: number): Promise<void> {
  await expect.poll(() => new Set(mails).size, { timeout: 90_000 }).toBe(orders)
  expect(mails.length).toBeLessThanOrEqual(orders + KILLS * 2)
}

async function openMailServer(): Promise<SMTPServer> {
  const opened = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      text(stream).then((mail) => {
        mails.push(/^message-id:\s*(\S+)/im.exec(mail)?.[1] ?? 'none')
        done()
      }, done)
    },
  })
  // the killed server hangs up in the middle of a mail
  opened.on('error', () => {})
  await new Promise<void>((listening) => opened.listen(0, '127.0.0.1', listening))
  return opened
}
