import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Accounts, openAccounts, password } from '../../test/account.ts'
import { refusalOf } from '../../test/buyer.ts'
import { deepTest } from '../../test/depth.ts'
import { staffActions } from '../../test/order-fixtures.ts'
import {
  type DecoratedProduct,
  dump,
  eulalia,
  leaveTraces,
  openDecoratedProduct,
  order,
  tablesOf,
  traces,
  uploadLogo,
} from '../../test/personal-data.ts'
import { prioritizeJobs, until } from '../../test/test-mail-server.ts'
import { retentionTasks } from '../orders/retention.jobs.ts'
import { sweepTasks } from './sweep.jobs.ts'

const folder = join(tmpdir(), `estampa-forget-${process.pid}-${randomUUID()}`)
const MINUTE_MS = 60_000
const YEAR_MS = 365.25 * 24 * 60 * MINUTE_MS
/** Where the invoices of somebody are kept, and what they are looked for by. */
const invoices = ['orders', 'order_words']
let here: Accounts
let stage: DecoratedProduct

beforeAll(async () => {
  here = await openAccounts({ FILES_DIR: folder })
  stage = await openDecoratedProduct(here)
})
beforeEach(async () => {
  await here.allSent()
  here.post.received.length = 0
})
afterAll(() => here.close(), 60_000)

async function settle(email: string) {
  const { accessToken, userId } = await here.settle(email)
  const api = here.testShops.api('pampa', accessToken)
  await api.customers.updateProfile(eulalia)
  return {
    api,
    email,
    userId,
    leave: () => api.customers.deleteAccount({ Email: email, UserId: userId, password }),
  }
}

/** Where somebody of these traces still stands, once what was asked for has been done. */
async function found(said: readonly string[] = traces): Promise<string[]> {
  await here.allSent()
  const rows = await dump(here.testShops)
  return [
    ...rows
      .filter(({ row }) => said.some((trace) => row.toLowerCase().includes(trace)))
      .map(({ table }) => table),
    ...(await filesKept()),
  ]
}

async function pathsKept(): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return all
    .filter((file) => file.isFile() && file.parentPath.includes('/shops/'))
    .map((file) => join(file.parentPath, file.name))
}

const filesKept = async () => (await pathsKept()).map((path) => basename(path))

const finish = (Id: string, state: 'delivered' | 'in_production') =>
  staffActions(here.testShops, 'pampa').force(Id, state)
const documentOf = async (Id: string) => {
  const { rows } = await here.inPampa((tx) =>
    sql<{ document: Record<string, Record<string, string>>; total: number }>`
      select document, total from orders where id = ${Id}`.execute(tx),
  )
  return rows[0]
}

describe('who deletes their account', () => {
  test('is forgotten in every table and every file, but for what an invoice needs [API-07] [LAW-07]', async () => {
    const { api, email, userId, leave } = await settle('eulalia@zacarias.example')
    const { orderId, total } = await order(api, stage, email, await uploadLogo(api))
    const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format()
    const notice = { amount: total, date, reference: 'De Eulalia', bank: 'Banco Zacarías' }
    await api.payments.updateOrderPayment({ Id: orderId, notice })
    await leaveTraces(here, stage, api, userId)
    await finish(orderId, 'delivered')
    await here.allSent()
    const before = await tablesOf(here, userId)
    expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([])
    expect(await found()).toEqual(
      expect.arrayContaining(['customers', 'mails', 'orders', 'order_lines', 'payments']),
    )
    expect(await filesKept()).not.toEqual([])
    here.post.received.length = 0
    expect(await leave()).toEqual({})
    const farewell = await here.post.next(email)
    expect(farewell.subject).toBe('Eliminamos tu cuenta de Pampa')
    expect(await found()).toEqual(invoices)
    const kept = await documentOf(orderId)
    expect(kept?.total).toBe(Math.round(total * 100))
    const { orderInvoiceFK, address, ...rest } = kept?.document ?? {}
    expect(orderInvoiceFK).toEqual({
      name: 'Eulalia',
      lastName: 'Zacarías',
      document: '20172543597',
      direction: '',
      phone: '',
      email: '',
      extra: expect.objectContaining({ businessName: 'Zacarías y Cía' }),
    })
    expect(
      Object.entries(address ?? {})
        .filter(([, value]) => value !== '')
        .map(([key]) => key)
        .toSorted(),
    ).toEqual(['city', 'locality', 'province'])
    expect(JSON.stringify(rest).toLowerCase()).not.toMatch(/eulalia|zacar/)
    expect((await refusalOf(api.customers.getProfile({}))).status).toBe(401)
    expect((await refusalOf(here.signIn(email))).status).toBe(401)
    expect(await here.calls().registerUser({ ...eulalia, emailAddress: email, password })).toBeTruthy()
    await here.allSent()
    await here.inPampa((tx) => sql`delete from customers where email = ${email}`.execute(tx))
    await here.inPampa((tx) => sql`delete from mails`.execute(tx))
    // the law asks for invoices for ten years in Argentina
    here.shift.ms += 9.9 * YEAR_MS
    await retentionTasks.forget_papers?.({}, here.testShops.services)
    expect(await found()).toEqual(invoices)
    here.shift.ms += 0.2 * YEAR_MS
    await retentionTasks.forget_papers?.({}, here.testShops.services)
    expect(await found()).toEqual([])
    here.shift.ms = 0
  })

  deepTest(
    'gets an order that is under way, and is forgotten the night after it is over [API-07] [LAW-07]',
    async () => {
      const { api, email, leave } = await settle('eulalia@zacarias.example')
      const logo = await uploadLogo(api)
      await uploadLogo(api, 'never-used.png')
      const { orderId } = await order(api, stage, email, logo)
      await finish(orderId, 'in_production')
      await leave()
      await sweepTasks.sweep?.({}, here.testShops.services)
      expect((await documentOf(orderId))?.document.address?.street).toBe('Calle Incógnita')
      const files = await here.inPampa((tx) => sql`select upload_id from cart_line_uploads`.execute(tx))
      expect(files.rows).toEqual([{ upload_id: logo }])
      await here.allSent()
      // what the workshop makes the order from lies in the order's own folder
      const ofOrder = [`/orders/${orderId}/`, '/purchase-orders/']
      const loose = (await pathsKept()).filter((path) => !ofOrder.some((folder) => path.includes(folder)))
      expect(loose.filter((path) => !basename(path).startsWith(logo))).toEqual([])
      expect((await found()).filter((place) => !place.startsWith(logo))).not.toContain('customers')
      await finish(orderId, 'delivered')
      await sweepTasks.sweep?.({}, here.testShops.services)
      expect(await found()).toEqual(invoices)
      expect(await found(['zacarias.example', 'incógnita', '555 7731', '5557731'])).toEqual([])
      const left = await here.inPampa((tx) =>
        sql`select id from customers where closed_at is not null`.execute(tx),
      )
      expect(left.rows).toEqual([])
      await here.inPampa((tx) => sql`update orders set document = document - 'orderInvoiceFK'`.execute(tx))
    },
  )

  test('gets the last mail although the mail server is away, and then its address is gone [API-07] [LAW-07]', async () => {
    const { email, leave } = await settle('eulalia@zacarias.example')
    const { port } = here.post
    await here.post.close()
    await leave()
    await here.post.open(port)
    await until(async () => {
      await prioritizeJobs(here.testShops)
      return here.post.received.some(({ to }) => to.includes(email))
    })
    expect(await found()).toEqual([])
    expect(here.post.received).toHaveLength(1)
  })

  test('leaves other people and other shops as they are [API-07] [LAW-07]', async () => {
    const other = await settle('otra@cliente.example')
    await leaveTraces(here, stage, other.api, other.userId)
    const same = await here.settle('eulalia@zacarias.example', 'andina')
    // mails bring papers with them, which are files too
    await here.allSent()
    const before = [await tablesOf(here, other.userId), await filesKept()]
    const { leave } = await settle('eulalia@zacarias.example')
    await leave()
    await here.allSent()
    expect([await tablesOf(here, other.userId), await filesKept()]).toEqual(before)
    await expect(here.calls('andina', same.accessToken).getProfile({})).resolves.toMatchObject({
      email: 'eulalia@zacarias.example',
    })
    await other.leave()
  })
})

describe('deleting an account', () => {
  const raw = (path: string, token: string, body?: object) =>
    fetch(`${here.testShops.origin}/api/services/app/Account/DeleteAccount?${path}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })

  test('needs the person’s own number and e-mail, and the password, which no address carries [API-07]', async () => {
    const email = 'ana@cliente.example'
    const { accessToken, userId } = await here.settle(email)
    const { deleteAccount } = here.calls('pampa', accessToken)
    const own = { Email: email, UserId: userId, password }
    for (const others of [{ UserId: userId + 1 }, { Email: 'beto@cliente.example' }]) {
      expect((await refusalOf(deleteAccount({ ...own, ...others }))).status).toBe(404)
    }
    expect((await refusalOf(deleteAccount({ ...own, password: 'Wrong2026' }))).fault?.refusal).toBe(
      'wrong_password',
    )
    const query = `Email=${encodeURIComponent(email)}&UserId=${userId}`
    expect((await raw(`${query}&password=${password}`, accessToken)).status).toBe(422)
    expect(await (await raw(query, accessToken, { password })).json()).toMatchObject({ success: true })
    expect((await refusalOf(here.signIn(email))).status).toBe(401)
  })

  test('happens once, also when it is asked for twice at the same time [API-07]', async () => {
    const { leave, email } = await settle('beto@cliente.example')
    const answers = await Promise.allSettled([1, 2, 3].map(leave))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await here.allSent()
    expect(here.post.received.filter(({ to }) => to.includes(email))).toHaveLength(1)
  })

  test('without a password needs a sign-in of the last ten minutes [API-07]', async () => {
    const email = 'cora@cliente.example'
    const { accessToken, userId } = await here.settle(email)
    await here.inPampa((tx) =>
      sql`update customers set password_hash = null where id = ${userId}`.execute(tx),
    )
    const leave = () => here.calls('pampa', accessToken).deleteAccount({ Email: email, UserId: userId })
    here.shift.ms += 11 * MINUTE_MS
    expect((await refusalOf(leave())).fault).toMatchObject({ refusal: 'sign_in_again', code: 422 })
    here.shift.ms -= 2 * MINUTE_MS
    expect(await leave()).toEqual({})
    here.shift.ms = 0
  })
})

test('the export holds what every feature knows of the person, and of nobody else [LAW-07]', async () => {
  const other = await settle('otra@cliente.example')
  await leaveTraces(here, stage, other.api, other.userId)
  const { api, email, userId } = await settle('eulalia@zacarias.example')
  const { total } = await order(api, stage, email, await uploadLogo(api))
  await leaveTraces(here, stage, api, userId)
  await here.allSent()
  const { data, shop } = await api.customers.getPersonalData({})
  expect(shop).toBe('Pampa')
  expect(data).toMatchObject({
    customers: { email, fullName: 'Eulalia Zacarías', phoneNumber: eulalia.phoneNumber, sessions: [{}, {}] },
    customization: {
      uploads: [{ name: 'logo-eulalia.png' }, { name: 'logo-eulalia.png' }],
      designs: [
        { name: 'Tazón de Eulalia', document: { views: [{ elements: [{ text: 'Zacarías' }, {}] }] } },
      ],
    },
    orders: [{ total, address: { street: 'Calle Incógnita' }, lines: [{ quantity: 60 }] }],
    identities: [{ email: 'eulalia@id.example' }],
  })
  expect(Object.keys(data)).toEqual([
    'customers',
    ...here.testShops.services.personalData.map(({ name }) => name),
  ])
  for (const [name, known] of Object.entries(data))
    expect([name, JSON.stringify(known).length > 10]).toEqual([name, true])
  const text = JSON.stringify(data)
  expect(text).not.toContain('otra@cliente.example')
  expect(text).not.toMatch(/password_?hash|token/i)
  expect((await refusalOf(here.calls().getPersonalData({}))).status).toBe(401)
})
