/** Two e-mails of one person become one customer. */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
import { genericDraft, variantDraft } from '../../test/products.ts'

let office: TestOffice
let owner: OfficeBrowser
let goods: VariantFixture

beforeAll(async () => {
  office = await openTestOffice()
  owner = await office.enter('duena@pampa.example')
  const products = [variantDraft('LAPIZ-1', { stock: 5_000 })]
  const variants = await addProduct(office.testShops, 'pampa', genericDraft('LAPIZ', 'Lápiz', { products }))
  goods = variants[0] as VariantFixture
})
beforeEach(() => {
  office.shift.ms = 0
})
afterAll(() => office.close())

const desk = (browser = owner, shop = 'pampa') => browser.api(shop).staff
const emailOf = async ({ api }: Buyer) => (await api.customers.getProfile({})).email

let buyers = 0
async function buyerWithOrder(units: number) {
  buyers += 1
  const buyer = await openBuyer(office.testShops, 'pampa', `compradora${buyers}`)
  const { orderId } = await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', goods, units))
  return { buyer, orderId, email: await emailOf(buyer) }
}

test('a look says what moves and what stays, and then the account has it all, under both numbers and e-mails [ADM-17]', async () => {
  const [kept, gone] = [await buyerWithOrder(3), await buyerWithOrder(5)]
  await gone.buyer.api.favorites.updateFavoriteProduct({ genericId: goods.genericId })
  await desk().addNote({ Id: gone.buyer.customerId, text: 'Llama a la tarde' })
  const Id = kept.buyer.customerId
  const look = await desk().getCustomerMerge({ Id, email: ` ${gone.email.toUpperCase()}` })
  expect(look).toMatchObject({
    into: { id: Id, email: kept.email },
    from: { id: gone.buyer.customerId, email: gone.email },
    moves: { orders: 1, notes: 1, favorites: 1 },
    stays: { hasPassword: false, identities: 0 },
  })
  const before = await desk().getCustomer({ Id })
  const other = await desk().getCustomer({ Id: gone.buyer.customerId })
  const merged = await desk().mergeCustomers({ Id, email: gone.email })
  expect(merged).toMatchObject({
    id: Id,
    orders: before.orders + other.orders,
    ordered: before.ordered + other.ordered,
    mergedEmails: [gone.email],
  })
  expect(merged.notes.map(({ text }) => text)).toContain('Llama a la tarde')
  const { items } = await kept.buyer.api.orders.getOrders({})
  expect(items.map(({ id }) => id).toSorted()).toEqual([kept.orderId, gone.orderId].toSorted())
  expect((await kept.buyer.api.favorites.getFavorites({ onlyIds: true })).ids).toEqual([goods.genericId])
  // who had the other e-mail is signed out, and still found
  expect((await refusalOf(gone.buyer.api.customers.getProfile({}))).status).toBe(401)
  expect((await desk().getCustomer({ Id: gone.buyer.customerId })).id).toBe(Id)
  expect((await desk().getCustomers({ Filtro: gone.email })).items.map(({ id }) => id)).toEqual([Id])
})

test('both customers keep in their changes what became of them, without an e-mail [ADM-05] [ADM-17]', async () => {
  const [kept, gone] = [await buyerWithOrder(3), await buyerWithOrder(5)]
  await desk().mergeCustomers({ Id: kept.buyer.customerId, email: gone.email })
  const changesOf = async (id: number) =>
    (await desk().getChanges({ kind: 'customer', subject: String(id) })).items
  const [into] = await changesOf(kept.buyer.customerId)
  const [from] = await changesOf(gone.buyer.customerId)
  expect(into).toMatchObject({
    call: 'mergeCustomers',
    before: { orders: 1 },
    after: { orders: 2, mergedFrom: `Nº ${gone.buyer.customerId}` },
  })
  expect(from).toMatchObject({ after: { orders: 0, mergedInto: `Nº ${kept.buyer.customerId}` } })
  expect(JSON.stringify([into, from])).not.toContain('@')
})

test('who is forgotten is forgotten with every e-mail that became theirs [ADM-17] [LAW-07]', async () => {
  const [kept, gone] = [await buyerWithOrder(3), await buyerWithOrder(5)]
  const Id = kept.buyer.customerId
  await desk().mergeCustomers({ Id, email: gone.email })
  const { data } = await desk().exportCustomer({ Id })
  expect(JSON.stringify(data)).toContain(gone.email)
  await desk().eraseCustomer({ Id, email: kept.email })
  expect((await desk().getCustomers({ Filtro: gone.email })).totalCount).toBe(0)
  expect(await refusalCode(desk().getCustomer({ Id: gone.buyer.customerId }))).toBe('not_found')
  const { services, testShops } = office
  const { rows } = await services.database.readInShop(testShops.pampa, (tx) =>
    sql`select id from merged_customers where email = ${gone.email}`.execute(tx),
  )
  expect(rows).toEqual([])
})

test('a merge is of two people of one shop, into a confirmed account, neither of them blocked, and wants a proof [ADM-03] [ADM-17]', async () => {
  const [kept, gone] = [await buyerWithOrder(3), await buyerWithOrder(5)]
  const Id = kept.buyer.customerId
  const merge = { Id, email: gone.email }
  expect(await refusalCode(desk().getCustomerMerge({ Id, email: kept.email }))).toBe('merge_with_itself')
  expect(await refusalCode(desk().getCustomerMerge({ Id, email: 'nadie@empresa.example' }))).toBe('not_found')
  const browser = await office.testShops.guest('pampa')
  const person = {
    name: 'Rosa',
    emailAddress: 'rosa@empresa.example',
    phoneNumber: '11 2345 6789',
    company: '',
  }
  const guest = await browser.customers.beginGuestOrder(person)
  expect(await refusalCode(desk().mergeCustomers({ Id: guest.userId, email: kept.email }))).toBe(
    'customer_without_account',
  )
  await desk().blockCustomer({ Id: gone.buyer.customerId, reason: 'Prueba' })
  expect(await refusalCode(desk().mergeCustomers(merge))).toBe('merge_of_blocked')
  await desk().unblockCustomer({ Id: gone.buyer.customerId })
  const neighbour = await office.enter('vecina@andina.example', 'andina')
  expect(await refusalCode(desk(neighbour, 'andina').mergeCustomers(merge))).toBe('not_found')
  const seller = await office.enter('mostrador@pampa.example', 'pampa', 'sales')
  expect(await refusalCode(desk(seller).mergeCustomers(merge))).toBe('not_allowed')
  office.shift.ms = 11 * 60_000
  expect(await refusalCode(desk().mergeCustomers(merge))).toBe('proof_needed')
  office.shift.ms = 0
  // what a guest bought goes along too
  expect((await desk().mergeCustomers({ Id, email: 'rosa@empresa.example' })).mergedEmails).toEqual([
    'rosa@empresa.example',
  ])
})

test('the database itself merges nobody into a guest, a blocked customer or another shop [ADM-17]', async () => {
  const [kept, gone] = [await buyerWithOrder(3), await buyerWithOrder(5)]
  const { services, testShops } = office
  const merge = (shop: number, source: number, target: number) =>
    services.database.inShop(shop, (tx) =>
      sql`select merge_customer(${source}::integer, ${target}::integer, 'Ana', now())`.execute(tx),
    )
  const [source, target] = [gone.buyer.customerId, kept.buyer.customerId]
  await expect(merge(testShops.andina, source, target)).rejects.toThrow('cannot become part')
  await expect(merge(testShops.pampa, source, source)).rejects.toThrow('cannot become part')
  await desk().blockCustomer({ Id: target, reason: 'Prueba' })
  await expect(merge(testShops.pampa, source, target)).rejects.toThrow('cannot become part')
})
