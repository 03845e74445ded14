/** The customers of a shop at its desk: who they are, what is noted of them, and who may not buy. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  refusalCode,
  refusalOf,
  type VariantFixture,
} from '../../test/buyer.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { saveCustomer } from '../../test/people.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'

let office: TestOffice
let owner: OfficeBrowser
let lucia: Buyer
let goods: VariantFixture
let terms: string

beforeAll(async () => {
  office = await openTestOffice()
  owner = await office.enter('duena@pampa.example')
  const { testShops } = office
  lucia = await openBuyer(testShops, 'pampa')
  const products = [variantDraft('LAPIZ-1', { stock: 5_000 })]
  goods = (
    await addProduct(testShops, 'pampa', genericDraft('LAPIZ', 'Lápiz', { products }))
  )[0] as VariantFixture
  terms = (await testShops.api('pampa').law.getTerms({})).hash
  await lucia.api.checkout.completeOrder(await orderFor(lucia, 'pampa', goods, 3))
})
afterAll(() => office.close())

const desk = (browser = owner, shop = 'pampa') => browser.api(shop).staff

function inShop<T>(work: Parameters<TestOffice['services']['database']['inShop']>[1]): Promise<T> {
  return office.services.database.inShop(office.testShops.pampa, work) as Promise<T>
}
const guestContext = (emailAddress: string) => ({
  name: 'Lucía Paz',
  emailAddress,
  phoneNumber: '11 2345 6789',
  company: 'Paz S.A.',
})

/** Buys without an account, with this e-mail. */
async function buyAsGuest(emailAddress: string) {
  const { testShops } = office
  const browser = await testShops.guest('pampa')
  const guest = await browser.customers.beginGuestOrder(guestContext(emailAddress))
  const body = { ...(await orderFor({ api: browser }, 'pampa', goods, 5)), acceptedTerms: terms }
  return testShops.api('pampa', guest.accessToken).checkout.completeOrder(body)
}

test('one e-mail is one customer, whatever it bought with an account and without [ADM-17]', async () => {
  const { email } = await lucia.api.customers.getProfile({})
  await buyAsGuest(email)
  const { items, totalCount } = await desk().getCustomers({ Filtro: email })
  expect(totalCount).toBe(1)
  expect(items[0]).toMatchObject({ email, hasAccount: true, isBlocked: false, orders: 2 })
  const id = items[0]?.id ?? 0
  expect(id).toBe(lucia.customerId)
  const page = await desk().getCustomer({ Id: id })
  expect(page).toMatchObject({ guests: 1, isConfirmed: true, orders: 2 })
  const { items: orders } = await desk().getOrders({ customer: id })
  expect(orders.map(({ number }) => number)).toEqual([2, 1])
  expect(page.ordered).toBe(orders.reduce((sum, { total }) => sum + total, 0))
  const merged = await desk().mergeGuests({ Id: id })
  expect(merged.guests).toBe(0)
  expect((await lucia.api.orders.getOrders({})).totalCount).toBe(2)
  expect(await refusalCode(desk().mergeGuests({ Id: id }))).toBe('nothing_to_merge')
})

test('words find by name, company and phone, without accents; another shop finds nobody [ADM-17]', async () => {
  await buyAsGuest('compras@paz.example')
  const names = async (Filtro: string) =>
    (await desk().getCustomers({ Filtro })).items.map(({ email }) => email)
  expect(await names('LUCIA paz 2345')).toContain('compras@paz.example')
  expect(await names('paz s.a.')).toEqual(['compras@paz.example'])
  expect(await names('50%')).toEqual([])
  const neighbour = await office.enter('vecina@andina.example', 'andina')
  expect((await desk(neighbour, 'andina').getCustomers({})).totalCount).toBe(0)
  expect(await refusalCode(desk(neighbour, 'andina').getCustomer({ Id: lucia.customerId }))).toBe('not_found')
})

test('who ordered last comes first and who never did comes last, page by page, as among those that words find [ADM-17]', async () => {
  const bruno = await openBuyer(office.testShops, 'pampa', 'Bruno')
  await openBuyer(office.testShops, 'pampa', 'Silenciosa')
  await bruno.api.checkout.completeOrder(await orderFor(bruno, 'pampa', goods, 3))
  await buyAsGuest('dos.veces@paz.example')
  await lucia.api.checkout.completeOrder(await orderFor(lucia, 'pampa', goods, 3))
  await buyAsGuest('dos.veces@paz.example')
  const { items, totalCount } = await desk().getCustomers({})
  expect(items).toHaveLength(totalCount)
  const last = items.map(({ lastOrderAt }) => lastOrderAt ?? '')
  expect(last).toEqual(last.toSorted().toReversed())
  expect(last.at(-1)).toBe('')
  expect(items[0]).toMatchObject({ email: 'dos.veces@paz.example', orders: 2 })
  expect(await desk().getCustomers({ Filtro: '@' })).toMatchObject({ items, totalCount })
  const pages = []
  for (let PaginaActual = 1; pages.length < totalCount; PaginaActual++)
    pages.push(...(await desk().getCustomers({ PaginaActual, maxResultCount: 2 })).items)
  expect(pages).toEqual(items)
})

test('a blocked e-mail neither signs in nor buys, with or without an account, until it may again [ADM-17]', async () => {
  const email = 'morosa@empresa.example'
  await buyAsGuest(email)
  const [found] = (await desk().getCustomers({ Filtro: email })).items
  const Id = found?.id ?? 0
  const blocked = await desk().blockCustomer({ Id, reason: 'Tres cheques rechazados' })
  expect(blocked).toMatchObject({ isBlocked: true, block: { reason: 'Tres cheques rechazados' } })
  expect(await refusalCode(buyAsGuest(email))).toBe('account_blocked')
  const person = { fullName: 'Rosa Deudas', phoneNumber: '', company: '', verified: true }
  const account = { ...person, email: 'rosa@empresa.example', password: 'Tres tristes tigres 3' }
  const rosa = await inShop<{ id: number }>((tx) => saveCustomer(tx, account))
  const api = office.testShops.api('pampa').customers
  const signIn = () => api.authenticate({ userNameOrEmailAddress: account.email, password: account.password })
  const { accessToken } = await signIn()
  const session = office.testShops.api('pampa', accessToken).customers
  await desk().blockCustomer({ Id: rosa.id, reason: 'Prueba' })
  // the sessions that were open are over
  expect((await refusalOf(session.getProfile({}))).status).toBe(401)
  expect(await refusalCode(signIn())).toBe('account_blocked')
  await desk().unblockCustomer({ Id: rosa.id })
  expect(await signIn()).toMatchObject({ canLogin: true })
  await desk().unblockCustomer({ Id })
  expect(await buyAsGuest(email)).toMatchObject({ orderId: expect.any(String) })
})

test('notes are of the shop alone, and of everybody who works there [ADM-17]', async () => {
  const Id = lucia.customerId
  const { notes } = await desk().addNote({ Id, text: 'Pide factura A' })
  expect(notes).toMatchObject([{ text: 'Pide factura A', who: 'Ana Ventas' }])
  const seller = await office.enter('mostrador@pampa.example', 'pampa', 'sales')
  expect((await desk(seller).getCustomer({ Id })).notes).toEqual(notes)
  expect(await refusalCode(desk(seller).removeNote({ Id, noteId: 4_000 }))).toBe('not_found')
  expect((await desk(seller).removeNote({ Id, noteId: notes[0]?.id ?? 0 })).notes).toEqual([])
  const reader = await office.enter('lectura@pampa.example', 'pampa', 'viewer')
  expect(await refusalCode(desk(reader).addNote({ Id, text: 'No' }))).toBe('not_allowed')
})

test('a person is handed over and forgotten only by whoever has proved who they are, with the e-mail typed again [ADM-17] [LAW-07]', async () => {
  const email = 'olvidable@empresa.example'
  await buyAsGuest(email)
  const [found] = (await desk().getCustomers({ Filtro: email })).items
  const Id = found?.id ?? 0
  await desk().addNote({ Id, text: 'Llama siempre a la tarde' })
  const { data } = await desk().exportCustomer({ Id })
  expect(data).toHaveLength(1)
  expect(JSON.stringify(data)).toContain('Llama siempre a la tarde')
  expect(await refusalCode(desk().eraseCustomer({ Id, email: 'otra@empresa.example' }))).toBe('not_found')
  office.shift.ms += 11 * 60_000
  expect(await refusalCode(desk().eraseCustomer({ Id, email }))).toBe('proof_needed')
  office.shift.ms -= 11 * 60_000
  await desk().eraseCustomer({ Id, email: ` ${email.toUpperCase()}` })
  expect(await refusalCode(desk().getCustomer({ Id }))).toBe('not_found')
  expect((await desk().getCustomers({ Filtro: 'olvidable' })).totalCount).toBe(0)
  const left = await inShop<{ rows: unknown[] }>((tx) =>
    sql`select text from customer_notes where customer_id = ${Id}`.execute(tx),
  )
  expect(left.rows).toEqual([])
  const { items } = await desk().getChanges({ kind: 'customer', subject: String(Id) })
  expect(items.map(({ call }) => call)).toEqual(['eraseCustomer', 'exportCustomer', 'addNote'])
  expect(JSON.stringify(items)).not.toContain('olvidable')
})
