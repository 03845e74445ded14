/** Somebody of the shop sees it as one of its customers, and changes nothing. */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  refusalCode,
  type VariantFixture,
} from '../../test/buyer.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { finishImpersonation } from './impersonate-customer.ts'

const MINUTE_MS = 60_000

let office: TestOffice
let owner: OfficeBrowser
let lucia: Buyer
let goods: VariantFixture
let orderId: string

beforeAll(async () => {
  office = await openTestOffice()
  owner = await office.enter('duena@pampa.example')
  lucia = await openBuyer(office.testShops, 'pampa')
  const products = [variantDraft('LAPIZ-1', { stock: 5_000 })]
  const variants = await addProduct(office.testShops, 'pampa', genericDraft('LAPIZ', 'Lápiz', { products }))
  goods = variants[0] as VariantFixture
  orderId = (await lucia.api.checkout.completeOrder(await orderFor(lucia, 'pampa', goods, 3))).orderId
})
beforeEach(() => {
  office.shift.ms = 0
})
afterAll(() => office.close())

const desk = (browser = owner, shop = 'pampa') => browser.api(shop).staff

/** The address as this server answers it, whatever the installation is called. */
const here = (url: string) => office.testShops.origin + new URL(url).pathname + new URL(url).search

async function follow(url: string) {
  const answer = await fetch(here(url), { redirect: 'manual' })
  const cookie = answer.headers.getSetCookie()[0] ?? ''
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    cookie,
    text: await answer.text(),
  }
}

/** The cookie of a browser that sees pampa as lucia, for somebody of this office. */
async function seeAsLucia(browser = owner): Promise<string> {
  const { url } = await desk(browser).impersonateCustomer({ Id: lucia.customerId })
  return (await follow(url)).cookie.split(';')[0] ?? ''
}

type Asked = { shop?: string; method?: string; headers?: Record<string, string>; body?: unknown }

async function ask(cookie: string, path: string, { shop = 'pampa', method, headers, body }: Asked = {}) {
  const answer = await fetch(`${office.testShops.origin}/api/services/app/${path}`, {
    method: method ?? 'GET',
    headers: { cookie, 'abp-tenantid': shop, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { result, error } = await answer.json()
  return { status: answer.status, result, refusal: error?.refusal, sentence: error?.message }
}

const statusOf = async (cookie: string) => (await ask(cookie, 'Account/GetProfile')).status

test('a link opens once and within a minute, and begins a session that shows what the customer sees [ADM-17]', async () => {
  const { url, expiresAt } = await desk().impersonateCustomer({ Id: lucia.customerId })
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(MINUTE_MS)
  const opened = await follow(url)
  expect(opened).toMatchObject({ status: 303, location: '/pampa' })
  expect(opened.cookie).toMatch(/^estampa_seen_as=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  const cookie = opened.cookie.split(';')[0] ?? ''
  const { email } = await lucia.api.customers.getProfile({})
  expect((await ask(cookie, 'Account/GetProfile')).result).toMatchObject({ email })
  expect((await ask(cookie, `Orders/GetOrderById?Id=${orderId}`)).result).toMatchObject({ id: orderId })
  const again = await follow(url)
  expect(again).toMatchObject({ status: 410, cookie: '' })
  expect(again.text).toContain('ya se usó o venció')
  const late = await desk().impersonateCustomer({ Id: lucia.customerId })
  office.shift.ms = MINUTE_MS + 1_000
  expect(await follow(late.url)).toMatchObject({ status: 410, cookie: '' })
})

test('what would change something is refused with a sentence, and nothing counts as seen [ADM-17]', async () => {
  await desk().sendOrderMessage({ Id: orderId, text: 'Ya está en camino' })
  const unread = () => lucia.api.orders.getOrderNews({ Id: orderId })
  const [before, sessions] = [await unread(), await sessionsOfLucia()]
  const cookie = await seeAsLucia()
  const refused = await ask(cookie, 'Zecat/UpdateFavoriteProduct', {
    method: 'POST',
    body: { genericId: goods.genericId },
  })
  expect(refused).toMatchObject({
    status: 403,
    refusal: 'read_only_session',
    sentence: 'Estás viendo la tienda como un cliente: podés mirar todo, pero no cambiar nada.',
  })
  const { result } = await ask(cookie, `Orders/GetOrderMessages?Id=${orderId}`)
  expect(JSON.stringify(result)).toContain('Ya está en camino')
  expect(await unread()).toEqual(before)
  expect(await sessionsOfLucia()).toEqual(sessions)
  expect((await ask(cookie, 'ShoppingCarts/GetShoppingCartsClient')).status).toBe(200)
  // what is handed over on request is more than the pages show
  expect((await ask(cookie, 'Account/GetPersonalData')).refusal).toBe('read_only_session')
})

test('a session lasts twenty minutes, ends where somebody leaves, and both are in the changes of the customer [ADM-05] [ADM-17]', async () => {
  const left = await seeAsLucia()
  const end = `${office.testShops.origin}/pampa/see-as-customer/end`
  const answer = await fetch(end, { method: 'POST', headers: { cookie: left } })
  expect(answer.status).toBe(204)
  expect(answer.headers.getSetCookie()[0]).toMatch(/^estampa_seen_as=; .*Max-Age=0$/)
  expect(await statusOf(left)).toBe(401)
  const forgotten = await seeAsLucia()
  const id = await idOfSession()
  office.shift.ms = 20 * MINUTE_MS - 5_000
  expect(await statusOf(forgotten)).toBe(200)
  office.shift.ms = 20 * MINUTE_MS + 5_000
  expect(await statusOf(forgotten)).toBe(401)
  office.shift.ms = 30 * MINUTE_MS
  const { services, testShops } = office
  for (const _ of [1, 2]) await finishImpersonation(services, testShops.pampa, { id })
  office.shift.ms = 0
  const { items } = await desk().getChanges({ kind: 'customer', subject: String(lucia.customerId) })
  const calls = ['impersonateCustomer', 'beginImpersonation', 'endImpersonation']
  expect(items.slice(0, 6).map(({ call }) => call)).toEqual([...calls, ...calls].toReversed())
  expect(items[0]).toMatchObject({
    who: 'Ana Ventas',
    before: { seesAsCustomer: true },
    after: { seesAsCustomer: false },
  })
  // noted late, but at the moment when the time was over
  const minutes = (Date.parse(items[0]?.at ?? '') - Date.parse(items[1]?.at ?? '')) / MINUTE_MS
  expect(minutes).toBeCloseTo(20, 1)
  expect(JSON.stringify(items)).not.toContain('@')
})

test('it ends with the permission, the place or the account of who is in it [ADM-03] [ADM-17]', async () => {
  const seller = await office.enter('mostrador@pampa.example', 'pampa', 'sales')
  const { staffId } = await staffOf('mostrador@pampa.example')
  const cookie = await seeAsLucia(seller)
  expect(await statusOf(cookie)).toBe(200)
  await desk().changeRole({ Id: staffId, role: 'viewer' })
  expect(await statusOf(cookie)).toBe(401)
  await desk().changeRole({ Id: staffId, role: 'sales' })
  expect(await statusOf(cookie)).toBe(200)
  await desk().disablePerson({ Id: staffId })
  expect(await statusOf(cookie)).toBe(401)
  const own = await seeAsLucia()
  const Id = lucia.customerId
  const late = await desk().impersonateCustomer({ Id })
  await desk().blockCustomer({ Id, reason: 'Prueba' })
  expect(await statusOf(own)).toBe(401)
  expect((await follow(late.url)).status).toBe(410)
  expect(await refusalCode(desk().impersonateCustomer({ Id }))).toBe('blocked_customer_unseen')
  await desk().unblockCustomer({ Id })
})

test('only the owner, managers and sales ask for a link, with a proof, of an account of their own shop [ADM-03] [ADM-17]', async () => {
  const Id = lucia.customerId
  for (const role of ['artwork', 'accounting', 'viewer'] as const) {
    const other = await office.enter(`${role}@pampa.example`, 'pampa', role)
    expect([role, await refusalCode(desk(other).impersonateCustomer({ Id }))]).toEqual([role, 'not_allowed'])
  }
  const manager = await office.enter('encargada@pampa.example', 'pampa', 'manager')
  expect(await desk(manager).impersonateCustomer({ Id })).toHaveProperty('url')
  const neighbour = await office.enter('vecina@andina.example', 'andina')
  expect(await refusalCode(desk(neighbour, 'andina').impersonateCustomer({ Id }))).toBe('not_found')
  const browser = await office.testShops.guest('pampa')
  const person = { name: 'Rosa', emailAddress: 'rosa@empresa.example', phoneNumber: '', company: '' }
  const { userId } = await browser.customers.beginGuestOrder({ ...person, phoneNumber: '11 2345 6789' })
  expect(await refusalCode(desk().impersonateCustomer({ Id: userId }))).toBe('customer_without_account')
  office.shift.ms = 11 * MINUTE_MS
  expect(await refusalCode(desk().impersonateCustomer({ Id }))).toBe('proof_needed')
})

test('a link and a cookie are of one shop, of its own pages, and yield to a token [ADM-17]', async () => {
  const { url } = await desk().impersonateCustomer({ Id: lucia.customerId })
  expect((await follow(url.replace('/pampa/', '/andina/'))).status).toBe(410)
  const cookie = await seeAsLucia()
  expect((await ask(cookie, 'Account/GetProfile', { shop: 'andina' })).status).toBe(401)
  const elsewhere = { headers: { 'sec-fetch-site': 'cross-site' } }
  expect((await ask(cookie, 'Account/GetProfile', elsewhere)).status).toBe(401)
  const other = await openBuyer(office.testShops, 'pampa', 'rosa')
  const headers = { authorization: `Bearer ${other.token}` }
  expect((await ask(cookie, 'Account/GetProfile', { headers })).result.userId).toBe(other.customerId)
  const kept = { method: 'POST', headers, body: { genericId: goods.genericId } }
  expect((await ask(cookie, 'Zecat/UpdateFavoriteProduct', kept)).status).toBe(200)
})

test('a product that is seen so is not counted as looked at [ADM-17]', async () => {
  const { views } = office.services
  const counted: number[] = []
  const { see } = views
  views.see = (view) => {
    counted.push(view.genericId)
    see(view)
  }
  const path = `Zecat/GetProductDetail?id=${goods.genericId}`
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140' }
  await ask(await seeAsLucia(), path, { headers })
  expect(counted).toEqual([])
  await ask('', path, { headers })
  expect(counted).toEqual([goods.genericId])
  views.see = see
})

async function inPampa<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  const { services, testShops } = office
  const { rows } = await services.database.readInShop(testShops.pampa, (tx) => query.execute(tx))
  return rows
}

const sessionsOfLucia = () =>
  inPampa(sql`select id, ended_at from customer_sessions where customer_id = ${lucia.customerId} order by id`)

async function idOfSession(): Promise<string> {
  const [row] = await inPampa(
    sql<{ id: string }>`select id from impersonations where opened_at is not null order by opened_at desc`,
  )
  return row?.id ?? ''
}

async function staffOf(email: string): Promise<{ staffId: number }> {
  const [row] = await inPampa(
    sql<{ staffId: number }>`select id as "staffId" from staff where email = ${email}`,
  )
  return row ?? { staffId: 0 }
}
