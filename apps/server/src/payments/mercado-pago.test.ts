import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  refusalOf,
  type VariantFixture,
} from '../../test/buyer.ts'
import {
  account,
  collectAt,
  type MercadoPagoServer,
  noticeOf,
  notify,
  openMercadoPagoServer,
} from '../../test/mercado-pago-server.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { InvalidArguments, readArguments } from '../commands/staff/read-arguments.ts'
import { runStaffCommand } from '../commands/staff/run.ts'
import { unpaidTasks } from '../orders/unpaid.jobs.ts'
import { mercadoPagoTasks } from './mercado-pago.jobs.ts'
import { listUnmatched } from './mercado-pago.store.ts'
import { setUpMercadoPago } from './set-up-mercado-pago.ts'

let testShops: TestShops
let company: MercadoPagoServer
let buyer: Buyer
let goods: VariantFixture
let owner: pg.Client
beforeAll(async () => {
  testShops = await openTestShops({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://tienda.example' })
  company = await openMercadoPagoServer()
  owner = new pg.Client({ connectionString: testShops.ownerUrl })
  await owner.connect()
  buyer = await openBuyer(testShops, 'pampa')
  const products = [variantDraft('LIBRETA-1', { stock: 5_000 })]
  goods = (
    await addProduct(testShops, 'pampa', genericDraft('LIBRETA', 'Libreta', { products }))
  )[0] as VariantFixture
  await collectAt(testShops, 'pampa', company.origin)
})
afterAll(async () => {
  await owner.end()
  await company.close()
  await testShops.close()
})
beforeEach(() => owner.query('delete from graphile_worker._private_jobs'))

const show = (Id: string) => buyer.api.orders.getOrderById({ Id })
const jobs = async (task: string) =>
  (
    await owner.query(
      'select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where identifier = $1',
      [task],
    )
  ).rows.map(({ payload }) => payload)

/** An order that is to be paid at Mercado Pago, and the preference that was made for it. */
async function place() {
  const order = { ...(await orderFor(buyer, 'pampa', goods, 2)), payment: 'MP' as const }
  const { orderId: id } = await buyer.api.checkout.completeOrder(order)
  const { init_point } = await buyer.api.payments.payWithMercadoPago({ Id: id })
  const preference = company.preferences.findLast((one) => init_point.endsWith(one.id))
  if (!preference) throw new Error(`no preference at ${init_point}`)
  await owner.query('delete from graphile_worker._private_jobs')
  return { id, init_point, preference, total: order.total }
}

/** Notifies as Mercado Pago does, and does the job that this leaves behind. */
async function tell(id: string): Promise<void> {
  expect(await notify(testShops, noticeOf(id))).toBe(200)
  for (const payload of await jobs('read_mercado_pago')) {
    await mercadoPagoTasks.read_mercado_pago(payload, testShops.services)
  }
  await owner.query(`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and identifier = 'read_mercado_pago'`)
}

const mails = async (news: string) => (await jobs('order_news')).filter((job) => job.news === news).length
const rowsOf = async <T>(query: ReturnType<typeof sql<T>>) =>
  (await testShops.services.database.readInShop(testShops.pampa, (tx) => query.execute(tx))).rows
const flagOf = async (id: string) =>
  (await rowsOf(sql<{ flag: string }>`select flag from mercado_pago_payments where id = ${id}`))[0]?.flag
const states = (order: Awaited<ReturnType<typeof show>>) => order.payments.map(({ state }) => state)

test('an order is paid at Mercado Pago, and confirmed once [API-42] [LIFE-03]', async () => {
  const { id, init_point, preference, total } = await place()
  const order = await show(id)
  expect(preference).toMatchObject({
    external_reference: order.payments[0]?.id,
    notification_url: expect.stringMatching(/^https:\/\/tienda\.example\/.*tenancyName=pampa/),
    back_urls: { success: `https://tienda.example/pampa/orders/detail/${id}?mercadopago=success` },
    auto_return: 'approved',
    expires: true,
    expiration_date_to: order.heldUntil,
    payer: { email: 'lucia@empresa.example', surname: 'Paz' },
  })
  const cents = preference.items.reduce((sum, item) => sum + Math.round(item.unit_price * 100), 0)
  expect([cents, preference.items[0]?.currency_id]).toEqual([Math.round(total * 100), 'ARS'])
  // asked again it is the same place
  expect(await buyer.api.payments.payWithMercadoPago({ Id: id })).toEqual({ init_point })
  const paid = company.pay(preference)
  await tell(paid)
  await tell(paid)
  expect(await show(id)).toMatchObject({ state: 'confirmed', moneyState: 'paid', paid: total })
  expect(await mails('payment_approved')).toBe(1)
  expect((await refusalOf(buyer.api.payments.payWithMercadoPago({ Id: id }))).fault?.refusal).toBe(
    'nothing_to_pay',
  )
})

test.each([
  ['without a signature', () => ({ headers: {} })],
  ['signed by somebody else', () => ({ secret: 'guessed' })],
  ['of ten minutes ago', () => ({ ts: Math.floor(Date.now() / 1000) - 600 })],
  ['of ten minutes from now', () => ({ ts: Math.floor(Date.now() / 1000) + 600 })],
])('a notice %s is refused and changes nothing [LIFE-03]', async (_, otherwise) => {
  const { id, preference } = await place()
  const wrong = otherwise() as { headers?: Record<string, string>; secret?: string; ts?: number }
  const notice = { ...noticeOf(company.pay(preference), wrong), ...(wrong.headers && { headers: {} }) }
  expect(await notify(testShops, notice)).toBe(401)
  expect(await jobs('read_mercado_pago')).toEqual([])
  expect((await show(id)).moneyState).toBe('unpaid')
})

test("another shop's notice, and one for a shop that collects nothing, are refused [LIFE-03]", async () => {
  const { preference } = await place()
  const paid = company.pay(preference)
  expect(await notify(testShops, noticeOf(paid, { shop: 'andina' }))).toBe(404)
  await collectAt(testShops, 'andina', company.origin, { webhookSecret: 'the other secret' })
  expect(await notify(testShops, noticeOf(paid, { shop: 'andina' }))).toBe(401)
  // signed by the other shop itself: its account finds a payment that names nothing of this shop
  expect(await notify(testShops, noticeOf(paid, { shop: 'andina', secret: 'the other secret' }))).toBe(200)
  const [job] = await jobs('read_mercado_pago')
  await mercadoPagoTasks.read_mercado_pago(job, testShops.services)
  expect(await flagOf(paid)).toBeUndefined()
  await collectAt(testShops, 'andina', company.origin, { isOn: false })
})

test('a notice about another payment than the one that was signed is refused', async () => {
  const notice = noticeOf('1')
  const path = notice.path.replace('data.id=1', 'data.id=2')
  expect(await notify(testShops, { ...notice, path })).toBe(401)
})

test('a notice that is played again is kept once, and so are fifty at once [LIFE-03]', async () => {
  const { id, preference } = await place()
  const paid = company.pay(preference)
  const notice = noticeOf(paid)
  expect(await Promise.all(Array.from({ length: 10 }, () => notify(testShops, notice)))).toEqual(
    Array(10).fill(200),
  )
  expect(await jobs('read_mercado_pago')).toHaveLength(1)
  const fifty = await Promise.all(Array.from({ length: 50 }, () => notify(testShops, noticeOf(paid))))
  expect(fifty).toEqual(Array(50).fill(200))
  const payload = { shop: testShops.pampa, id: paid }
  await Promise.all(
    Array.from({ length: 50 }, () => mercadoPagoTasks.read_mercado_pago(payload, testShops.services)),
  )
  const order = await show(id)
  expect(order.payments[0]?.history.map(({ to }) => to)).toEqual(['pending', 'approved'])
  expect(order.history.map(({ to }) => to)).toEqual(['placed', 'confirmed'])
  expect(await mails('payment_approved')).toBe(1)
})

test.each([
  ['1 instead of the amount', { transaction_amount: 1 }, 'amount'],
  ['another currency', { currency_id: 'CLP' }, 'currency'],
  ["somebody else's account", { collector_id: 7 }, 'collector'],
  ['another shop', { metadata: { shop_id: 999 } }, 'shop'],
])('a payment of %s is not believed and flagged [LIFE-03]', async (_, said, flag) => {
  const { id, preference } = await place()
  const paid = company.pay(preference, said)
  await tell(paid)
  const order = await show(id)
  expect([order.state, order.moneyState, states(order)]).toEqual(['placed', 'unpaid', ['pending']])
  expect(await flagOf(paid)).toBe(flag)
  expect(await mails('payment_approved')).toBe(0)
})

test('a declined card is no end: the next one pays the same order [LIFE-03]', async () => {
  const { id, preference } = await place()
  await tell(company.pay(preference, { status: 'rejected', status_detail: 'cc_rejected_other_reason' }))
  expect(states(await show(id))).toEqual(['pending'])
  await tell(company.pay(preference))
  expect(await show(id)).toMatchObject({ state: 'confirmed', moneyState: 'paid' })
})

test('a payment of an unknown reference makes nothing of an order and is kept for people to see [LIFE-03]', async () => {
  const { id, preference } = await place()
  await tell(company.pay(preference, { external_reference: 'otra-caja-17' }))
  expect(states(await show(id))).toEqual(['pending'])
  const listed = () => testShops.services.database.readInShop(testShops.pampa, (tx) => listUnmatched(tx, 10))
  expect(await listed()).toMatchObject([{ reference: 'otra-caja-17', status: 'approved', currency: 'ARS' }])
  const shop = await testShops.services.shops.byName('pampa')
  if (!shop) throw new Error('no pampa')
  const said = await runStaffCommand(
    { services: testShops.services, shop, password: async () => '', confirm: async () => true },
    readFlags(),
  )
  expect(said).toContain('Pagos de Mercado Pago que no son de ningún pedido')
  expect(said).toContain('otra-caja-17')
})

function readFlags() {
  const words = readArguments(['flags'])
  if (words instanceof InvalidArguments) throw words
  return words
}

test('a payment that Mercado Pago looks at holds the order, and is asked for anew when it is declined [LIFE-04]', async () => {
  const { id, preference } = await place()
  const paid = company.pay(preference, { status: 'in_process', status_detail: 'pending_contingency' })
  await tell(paid)
  expect(await show(id)).toMatchObject({ state: 'placed', moneyState: 'in_review' })
  company.change(paid, { status: 'rejected' })
  await tell(paid)
  expect(states(await show(id)).sort()).toEqual(['pending', 'rejected'])
  const { init_point } = await buyer.api.payments.payWithMercadoPago({ Id: id })
  expect(init_point.endsWith(preference.id)).toBe(false)
})

test.each(['refunded', 'charged_back'] as const)(
  'money that is %s went back, whatever comes late [LIFE-03]',
  async (status) => {
    const { id, preference } = await place()
    const paid = company.pay(preference)
    await tell(paid)
    const before = company.payments.get(paid) ?? {}
    company.change(paid, { status, date_last_updated: new Date(Date.now() + 1_000).toISOString() })
    await tell(paid)
    expect(await show(id)).toMatchObject({ moneyState: 'refunded', payments: [{ state: status }] })
    // an answer of before, that comes after
    company.payments.set(paid, before)
    await tell(paid)
    expect((await show(id)).payments[0]?.history.map(({ to }) => to)).toEqual(['pending', 'approved', status])
  },
)

test('money for an order that has ended is kept and owed back, and so is what is paid twice [LIFE-04]', async () => {
  const { id, preference, total } = await place()
  const later = () => new Date(Date.now() + 30 * 86_400_000)
  await unpaidTasks.expire_orders({}, { ...testShops.services, now: later })
  await tell(company.pay(preference))
  expect(await show(id)).toMatchObject({ state: 'expired', refundOwed: total, paid: total })
  const twice = await place()
  await tell(company.pay(twice.preference))
  await tell(company.pay(twice.preference))
  expect(await show(twice.id)).toMatchObject({ state: 'confirmed', refundOwed: twice.total })
})

test('who pays after choosing a transfer has paid: nothing more is asked for [API-42]', async () => {
  const { id, preference } = await place()
  await buyer.api.payments.updateOrderPayment({ Id: id, payment: 'TRF' })
  await tell(company.pay(preference))
  const order = await show(id)
  expect([order.state, order.toPay, order.refundOwed]).toEqual(['confirmed', 0, 0])
  expect(states(order)).not.toContain('pending')
})

test('while Mercado Pago is away the order is kept, and a notice waits as a job [LIFE-03]', async () => {
  const order = { ...(await orderFor(buyer, 'pampa', goods, 1)), payment: 'MP' as const }
  const { orderId: Id } = await buyer.api.checkout.completeOrder(order)
  company.state.down = true
  const { status, fault } = await refusalOf(buyer.api.payments.payWithMercadoPago({ Id }))
  expect([status, fault?.refusal]).toEqual([503, 'payment_company_down'])
  await expect(
    mercadoPagoTasks.read_mercado_pago({ shop: testShops.pampa, id: '77' }, testShops.services),
  ).rejects.toThrow('could not be read')
  company.state.down = false
  expect(await buyer.api.payments.payWithMercadoPago({ Id })).toHaveProperty('init_point')
})

test('a notice and its job are one: where the job cannot be added the notice is not kept', async () => {
  await owner.query('alter function enqueue(text, json, text) rename to enqueue_away')
  const notice = noticeOf('4242')
  expect(await notify(testShops, notice)).toBe(500)
  await owner.query('alter function enqueue_away(text, json, text) rename to enqueue')
  expect(await notify(testShops, notice)).toBe(200)
  expect(await jobs('read_mercado_pago')).toEqual([{ shop: testShops.pampa, id: '4242' }])
})

test('Mercado Pago is offered where the shop collects there, and its secrets are nowhere to be read [API-43]', async () => {
  const codes = async (shop: string) =>
    (await (await testShops.guest(shop)).payments.getPaymentMethods({})).map(({ code }) => code)
  expect(await codes('pampa')).toContain('MP')
  expect(await codes('andina')).not.toContain('MP')
  const rows = await rowsOf(sql`select to_jsonb(a) as row from mercado_pago_accounts a`)
  const config = await testShops.api('pampa').shops.getConfig({})
  const everything = JSON.stringify([rows, config])
  expect(rows.length).toBeGreaterThan(0)
  expect(everything).not.toContain(account.accessToken)
  expect(everything).not.toContain(account.webhookSecret)
})

test('an account is set up from what is typed in, and a fault never repeats a secret', async () => {
  const shop = await testShops.services.shops.byName('andina')
  if (!shop) throw new Error('no andina')
  const { accessToken, webhookSecret, collectorId } = account
  const setUp = (given: object) =>
    setUpMercadoPago(testShops.services.mercadoPago, shop, JSON.stringify(given))
  const fault = await setUp({ accessToken, webhookSecret: 'short', collectorId }).catch(String)
  expect(fault).toContain('webhookSecret')
  expect(fault).not.toContain(accessToken)
  expect(await setUp({ accessToken, webhookSecret, collectorId, isOn: false })).toContain('desactivado')
  const kept = await testShops.services.database.readInShop(shop.id, (tx) =>
    testShops.services.mercadoPago.accountOf(tx, shop),
  )
  expect(kept).toEqual({ ...account, isOn: false, origin: 'https://api.mercadopago.com' })
})

test('money that came and went before we knew of it approves nothing, even when an older answer comes after [LIFE-03]', async () => {
  const { id, preference } = await place()
  const paid = company.pay(preference)
  const before = company.payments.get(paid) ?? {}
  const date_last_updated = new Date(Date.now() + 1_000).toISOString()
  company.change(paid, { status: 'refunded', date_last_updated })
  await tell(paid)
  company.payments.set(paid, before)
  await tell(paid)
  expect(await show(id)).toMatchObject({ state: 'placed', moneyState: 'unpaid' })
  expect(await mails('payment_approved')).toBe(0)
})

test('a notice that is played again after its job was done leaves no job [LIFE-03]', async () => {
  const notice = noticeOf('5151')
  expect(await notify(testShops, notice)).toBe(200)
  await owner.query('delete from graphile_worker._private_jobs')
  expect(await notify(testShops, notice)).toBe(200)
  expect(await jobs('read_mercado_pago')).toEqual([])
})

test('a Chilean order is asked for in pesos of Chile, to the total [CHK-05]', async () => {
  const lucia = await openBuyer(testShops, 'andina')
  const draft = genericDraft('LIBRETA-CL', 'Libreta', {
    products: [variantDraft('LIBRETA-CL-1', { stock: 50 })],
  })
  const [notebook] = await addProduct(testShops, 'andina', draft)
  await collectAt(testShops, 'andina', company.origin)
  const order = {
    ...(await orderFor(lucia, 'andina', notebook as VariantFixture, 2)),
    payment: 'MP' as const,
  }
  const { orderId: Id } = await lucia.api.checkout.completeOrder(order)
  const { init_point } = await lucia.api.payments.payWithMercadoPago({ Id })
  const items = company.preferences.findLast((one) => init_point.endsWith(one.id))?.items ?? []
  expect(items.map((item) => item.currency_id)).toEqual(items.map(() => 'CLP'))
  expect(items.reduce((sum, item) => sum + item.unit_price, 0)).toBe(order.total)
})
