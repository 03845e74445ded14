import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { type Database, openDatabase } from '@estampa/server/db/database'
import { enqueue } from '@estampa/server/jobs/jobs.store'
import { saveShop } from '@estampa/server/shops/shops.store'
import { orderFor } from '@estampa/server/test/buyer'
import { freshDatabase } from '@estampa/server/test/database'
import { pampaShop } from '@estampa/server/test/shops'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  askOwner,
  OrderWriters,
  prepareShop,
  readOrders,
  readReserved,
  signInAtEach,
} from './order-writers.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'

const KILLS = Number(process.env.KILLS ?? 200)
const LANES = 4
/** Each kill comes at another moment of the order that is being placed, and the first follows the last. */
const MOMENTS = 30
/** A start, with orders beside it, on a machine that does other things too. */
const KILL_MS = 30_000

let server: ServerProcess
let database: Database
let smtp: SMTPServer
let shop: number
let ownerUrl: string
/** Message-IDs as they came in. */
const mails: string[] = []
/** Runs after a mail has arrived and before its sender is answered. */
let beforeAnswer = async (): Promise<void> => {}

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

test(
  `${KILLS} kills in the middle of orders lose no order that was answered and double none [LIFE-05] [LIFE-06]`,
  async () => {
    const variant = await prepareShop(database, shop)
    const writers = await OrderWriters.open(await signInAtEach([server.origin]), variant, [503])
    const answeredBefore = await writers.during(LANES, async () => {
      for (let kill = 0; kill < KILLS; kill++) {
        await writers.nextAnswer()
        await delay((kill % MOMENTS) * 37)
        await server.kill()
        await server.start()
      }
      await writers.nextAnswer()
    })

    const rows = await readOrders(ownerUrl, shop)
    expect(answeredBefore).toBeGreaterThanOrEqual(KILLS)
    const answers = [...writers.attempts.values()].map(({ answer }) => answer?.orderId)
    expect(rows.map((row) => row.id).sort()).toEqual(answers.sort())
    expect(rows.map((row) => row.number)).toEqual(rows.map((_, index) => index + 1))
    expect(
      rows.every((row) => row.lines === 1 && row.moves === 1 && row.payments === 1 && row.held === 1),
    ).toBe(true)
    expect(await readReserved(ownerUrl, shop, variant)).toBe(rows.length)
    await mailsArrive(rows.length)
  },
  KILLS * KILL_MS,
)

test('a kill between a mail and its mark doubles that mail once, however many jobs bring it, under the same Message-ID [LIFE-06]', async () => {
  const variant = await prepareShop(database, shop)
  const [api] = await signInAtEach([server.origin])
  if (!api) throw new Error('nobody signed in')
  const killed = new Promise<void>((done) => {
    beforeAnswer = async () => {
      beforeAnswer = async () => {}
      await server.kill()
      done()
    }
  })
  const { orderId } = await api.checkout.completeOrder(await orderFor({ api }, 'pampa', variant, 1))
  await killed
  const ofOrder = () => mails.filter((id) => id.includes(orderId))
  expect(ofOrder()).toHaveLength(1)
  await database.inShop(shop, async (tx) => {
    for (let job = 0; job < 4; job++) await enqueue(tx, 'order_placed', { shop, orderId })
  })
  await server.start()
  const waiting = `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'order_placed'`
  await expect.poll(() => askOwner(ownerUrl, shop, waiting), { timeout: 120_000 }).toEqual([{ n: 0 }])
  expect(new Set(ofOrder()).size).toBe(1)
  expect(ofOrder()).toHaveLength(2)
})

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
        beforeAnswer().then(() => done(), done)
      }, done)
    },
  })
  // the killed server hangs up in the middle of a mail
  opened.on('error', () => {})
  await new Promise<void>((listening) => opened.listen(0, '127.0.0.1', listening))
  return opened
}
