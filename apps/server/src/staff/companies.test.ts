/** The companies of a shop at its desk: customers who name the same one. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, openBuyer, orderFor, refusalCode, type VariantFixture } from '../../test/buyer.ts'
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
afterAll(() => office.close())

const desk = (browser = owner, shop = 'pampa') => browser.api(shop).staff

async function buyerOf(name: string, company: string) {
  const buyer = await openBuyer(office.testShops, 'pampa', name)
  await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', goods, 3))
  await desk().setCustomerCompany({ Id: buyer.customerId, company })
  return buyer
}

test('who names the same company is its people, whose orders and sums are together [ADM-17]', async () => {
  const [one, other] = [await buyerOf('tomas', 'Paz Hermanos'), await buyerOf('ines', 'PAZ HERMANOS')]
  await buyerOf('ramon', 'Sur Textil')
  const { items, totalCount } = await desk().getCompanies({ Filtro: 'hermanos' })
  expect(totalCount).toBe(1)
  expect(items[0]).toMatchObject({ people: 2, orders: 2 })
  const company = await desk().getCompany({ name: 'paz hermanos' })
  expect(company.people.map(({ id }) => id).toSorted()).toEqual([one.customerId, other.customerId].toSorted())
  expect(company.orders).toHaveLength(2)
  expect(company.ordered).toBe(company.orders.reduce((sum, { total }) => sum + total, 0))
  expect((await desk().getCompanies({})).items.map(({ people }) => people).toSorted()).toEqual([1, 2])
})

test('somebody leaves a company and joins another, and the changes say so without its name [ADM-05] [ADM-17]', async () => {
  const { customerId: Id } = await buyerOf('julia', 'Norte Gráfica')
  expect((await desk().setCustomerCompany({ Id, company: '' })).company).toBe('')
  expect(await refusalCode(desk().getCompany({ name: 'Norte Gráfica' }))).toBe('not_found')
  const { items } = await desk().getChanges({ kind: 'customer', subject: String(Id) })
  expect(items[0]).toMatchObject({
    call: 'setCustomerCompany',
    before: { company: 'attached' },
    after: { company: 'detached' },
  })
  expect(JSON.stringify(items)).not.toContain('Norte')
})

test('a company is of its shop, and only who edits customers puts people into it [ADM-03] [ADM-17]', async () => {
  const { customerId: Id } = await buyerOf('lia', 'Oeste')
  const neighbour = await office.enter('vecina@andina.example', 'andina')
  const next = desk(neighbour, 'andina')
  expect(await refusalCode(next.getCompany({ name: 'Oeste' }))).toBe('not_found')
  expect((await next.getCompanies({})).totalCount).toBe(0)
  expect(await refusalCode(next.setCustomerCompany({ Id, company: 'Oeste' }))).toBe('not_found')
  const reader = await office.enter('lectura@pampa.example', 'pampa', 'viewer')
  expect(await refusalCode(desk(reader).setCustomerCompany({ Id, company: '' }))).toBe('not_allowed')
  expect((await desk(reader).getCompany({ name: 'Oeste' })).people).toHaveLength(1)
})
