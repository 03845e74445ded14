import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  refusalOf,
  type VariantFixture,
} from '../../test/buyer.ts'
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { TestMailServer, until } from '../../test/test-mail-server.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { startTestWorker } from '../../test/test-worker.ts'
import { html } from '../mail/html.ts'
import { type Email, sendMail } from '../mail/send-mail.ts'

const post = new TestMailServer()
let testShops: TestShops
let ana: StaffMember
let lucia: Buyer
let goods: VariantFixture

beforeAll(async () => {
  await post.open()
  testShops = await openTestShops({ SMTP_URL: `smtp://127.0.0.1:${post.port}`, LOG_LEVEL: 'silent' })
  ana = await openStaffMember(testShops, 'pampa', 'Ana')
  lucia = await openBuyer(testShops, 'pampa')
  const draft = genericDraft('LAPIZ', 'Lápiz', { products: [variantDraft('LAPIZ-1', { stock: 500 })] })
  goods = (await addProduct(testShops, 'pampa', draft))[0] as VariantFixture
})
afterEach(() => {
  post.received.length = 0
})
afterAll(async () => {
  await testShops.close()
  await post.close()
})

const inPampa = (statement: ReturnType<typeof sql>) =>
  testShops.services.database.inShop(testShops.pampa, (tx) => statement.execute(tx))
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

async function send(event: string, change: Partial<Email> = {}) {
  const shop = await testShops.services.shops.byName('pampa')
  if (!shop) throw new Error('no pampa')
  const link = 'https://pampa.example/pedido#llave-secreta'
  const body = { html: html`<p>Hola <a href="${link}">ver</a></p>`, plain: `Hola ${link}` }
  const mail = { event, to: 'ines@empresa.example', subject: `Sobre ${event}`, ...body, ...change }
  await sendMail(testShops.services, shop, mail)
}
const fail = (event: string) =>
  inPampa(sql`update mails set sent_at = null, failed_at = now(), failure = '550 no such user',
    created_at = ${minutesAgo(30)} where event = ${event}`)
const rowOf = async (Id: string) => ana.api.staff.getMail({ Id })

test('the mails of a shop are listed with what became of each, and found by address [OWN-15]', async () => {
  const { orderId, number } = await lucia.api.checkout.completeOrder(await orderFor(lucia, 'pampa', goods, 3))
  await send(`order-news.${orderId}.shipped`)
  await send('account-farewell.1')
  await fail('account-farewell.1')
  const all = await ana.api.staff.getMails({})
  expect(all).toMatchObject({ totalCount: 2, failed: 1, waiting: 0 })
  const { items } = await ana.api.staff.getMails({ state: 'sent', Filtro: 'INES' })
  expect(items).toMatchObject([
    { kind: 'order-news', state: 'sent', tries: 1, about: { kind: 'order', number: String(number) } },
  ])
  expect((await ana.api.staff.getToday({})).failedMails).toBe(1)
  expect(await ana.api.staff.getMails({ Filtro: 'nadie' })).toMatchObject({
    items: [],
    totalCount: 0,
    failed: 1,
  })
})

test('a mail is shown without what its links open, and one with a code not at all [OWN-15]', async () => {
  await send('order-news.open')
  const shown = await rowOf('order-news.open')
  expect(shown.html).toContain('https://pampa.example/pedido"')
  expect(`${shown.html}${shown.plain}`).not.toContain('llave-secreta')
  await send('guest-code.1', { keep: 'secret' })
  expect(await rowOf('guest-code.1')).toMatchObject({
    html: null,
    plain: null,
    cannotResend: 'mail_not_kept',
  })
  expect((await refusalOf(rowOf('nothing'))).status).toBe(404)
})

test('a failed mail is sent again once, however often it is asked for, and that is recorded [OWN-15] [ADM-05]', async () => {
  await send('order-news.again')
  await fail('order-news.again')
  post.received.length = 0
  const asked = [1, 2, 3].map(() => ana.api.staff.resendMail({ Id: 'order-news.again' }))
  const outcomes = await Promise.allSettled(asked)
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(1)
  expect((await rowOf('order-news.again')).state).toBe('waiting')
  const worker = await startTestWorker(testShops)
  await until(async () => (await rowOf('order-news.again')).state === 'sent')
  await worker.stop()
  expect(post.received.filter(({ raw }) => raw.includes('order-news.again')).length).toBe(1)
  expect(await rowOf('order-news.again')).toMatchObject({ tries: 2, failure: null })
  const { rows } = await inPampa(sql`select call, before, after from changes order by id desc limit 1`)
  expect(rows).toEqual([{ call: 'resendMail', before: { mail: 'failed' }, after: { mail: 'waiting' } }])
})

test('all failed mails go again but for those of somebody who was forgotten [OWN-15] [LAW-07]', async () => {
  await inPampa(sql`delete from mails`)
  for (const event of ['order-news.one', 'order-news.two', 'account-farewell.2']) {
    await send(event)
    await fail(event)
  }
  await inPampa(sql`update mails set recipient = '', subject = '', html = '', plain = ''
    where event = 'account-farewell.2'`)
  expect((await refusalOf(ana.api.staff.resendMail({ Id: 'account-farewell.2' }))).fault?.code).toBeDefined()
  expect((await rowOf('account-farewell.2')).cannotResend).toBe('mail_of_nobody')
  expect(await ana.api.staff.resendFailedMails({})).toEqual({ sent: 2, leftOut: 1 })
  expect(await ana.api.staff.getMails({})).toMatchObject({ failed: 1, waiting: 2 })
})

test('a mail that the server did not take this time says so while it waits [OWN-15]', async () => {
  post.refuses = 1
  await expect(send('order-news.later')).rejects.toThrow()
  expect(await rowOf('order-news.later')).toMatchObject({ state: 'waiting', tries: 1 })
  expect((await rowOf('order-news.later')).failure).toContain('the mail server took no mail')
})

test('a test mail goes to whoever asks for it, and who may not see mails is told so [OWN-15] [ADM-03]', async () => {
  post.refuses = 0
  const told = await ana.api.staff.sendTestMail({})
  expect(told).toEqual({ recipient: ana.email, isSetUp: true, failure: null })
  expect(post.received[0]?.to).toEqual([ana.email])
  await ana.api.staff.sendTestMail({})
  expect(post.received.length).toBe(1)
  const cuentas = await openStaffMember(testShops, 'pampa', 'Cuentas', 'accounting')
  expect((await refusalOf(cuentas.api.staff.getMails({}))).status).toBe(403)
  expect((await cuentas.api.staff.getToday({})).failedMails).toBeNull()
})
