import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  deliveryPlaces,
  findVariant,
  openBuyer,
  orderFor,
  refusalOf,
  type VariantFixture,
} from '../../test/buyer.ts'
import { mugDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

let testShops: TestShops
let mug: VariantFixture
beforeAll(async () => {
  testShops = await openTestShops()
  mug = findVariant(await addProduct(testShops, 'pampa', mugDraft()), 'MUG-11-B')
})
afterAll(() => testShops.close())

const home = {
  label: 'Casa',
  name: 'Ana',
  lastName: 'Ríos',
  phone: '11 4444 5555',
  email: 'ana@empresa.example',
  ...deliveryPlaces.pampa,
  zipCode: '7021',
  street: 'Belgrano',
  streetNumber: '55',
  apartment: '',
}
const order = async (buyer: Buyer, more: object) =>
  buyer.api.checkout.completeOrder({ ...(await orderFor(buyer, 'pampa', mug, 6)), ...more })
const streetsOf = async ({ api }: Buyer) =>
  (await api.checkout.getAddresses({})).items.map(({ street, label }) => `${label}: ${street}`)

test('an order keeps its address only where that was asked, and once however often it goes there [CHK-01]', async () => {
  const buyer = await openBuyer(testShops, 'pampa', 'once')
  await order(buyer, {})
  expect(await streetsOf(buyer)).toEqual([])
  await order(buyer, { keepAddress: { label: 'Oficina' } })
  await order(buyer, { keepAddress: { label: 'Oficina' }, street: 'AV. MITRE' })
  expect((await buyer.api.checkout.getAddresses({})).items).toEqual([
    expect.objectContaining({
      label: 'Oficina',
      street: 'AV. MITRE',
      phone: '+541123456789',
      zipCode: '7021',
      province: 'Buenos Aires',
      city: 'Adolfo Gonzales Chaves',
      locality: 'Adolfo Gonzales Chaves',
      usedAt: expect.any(String),
    }),
  ])
})

test('the one used last comes first, and one that was removed comes back where it was [CHK-01]', async () => {
  const buyer = await openBuyer(testShops, 'pampa', 'several')
  const { api } = buyer
  const saved = await api.checkout.saveAddress(home)
  expect(saved).toMatchObject({ usedAt: null, phone: '+541144445555', province: 'Buenos Aires' })
  await order(buyer, { keepAddress: { label: 'Oficina' } })
  expect(await streetsOf(buyer)).toEqual(['Oficina: Av. Mitre', 'Casa: Belgrano'])
  await order(buyer, { ...home, keepAddress: { Id: saved.id, label: 'Casa nueva' }, street: 'Moreno' })
  expect(await streetsOf(buyer)).toEqual(['Casa nueva: Moreno', 'Oficina: Av. Mitre'])
  const [first] = (await api.checkout.getAddresses({})).items
  if (!first) throw new Error('nothing is kept')
  await api.checkout.removeAddress({ Id: first.id })
  expect(await streetsOf(buyer)).toEqual(['Oficina: Av. Mitre'])
  expect((await refusalOf(api.checkout.removeAddress({ Id: first.id }))).status).toBe(404)
  const { id: _, province: __, city: ___, locality: ____, ...again } = first
  await api.checkout.saveAddress(again)
  expect(await streetsOf(buyer)).toEqual(['Casa nueva: Moreno', 'Oficina: Av. Mitre'])
})

test('an address that was removed in another window is kept anew by the order [CHK-01]', async () => {
  const buyer = await openBuyer(testShops, 'pampa', 'windows')
  const { id } = await buyer.api.checkout.saveAddress(home)
  await buyer.api.checkout.removeAddress({ Id: id })
  await order(buyer, { keepAddress: { Id: id, label: 'Oficina' } })
  expect(await streetsOf(buyer)).toEqual(['Oficina: Av. Mitre'])
})

test('an address is held to the rules of the checkout, and nobody keeps more than twenty [CHK-12]', async () => {
  const { api } = await openBuyer(testShops, 'pampa', 'many')
  const wrong = await refusalOf(
    api.checkout.saveAddress({ ...home, phone: '12', zipCode: 'X5000', street: '' }),
  )
  expect(wrong.fault?.validationErrors?.flatMap(({ members }) => members).sort()).toEqual([
    'phone',
    'street',
    'zipCode',
  ])
  const elsewhere = { ...home, cityFKId: '06007' }
  expect((await refusalOf(api.checkout.saveAddress(elsewhere))).fault?.refusal).toBe('place_not_found')
  const houses = Array.from({ length: 21 }, (_, at) => ({ ...home, streetNumber: String(at + 1) }))
  const tried = await Promise.allSettled(houses.map((house) => api.checkout.saveAddress(house)))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  expect((await api.checkout.getAddresses({})).items).toHaveLength(20)
})

test('an address is kept by the official codes, whatever became of them on the way [CHK-01] [API-40]', async () => {
  const { api } = await openBuyer(testShops, 'pampa', 'numbers')
  const saved = await api.checkout.saveAddress({
    ...home,
    provinceFKId: 6,
    cityFKId: 6014,
    locationFKId: 6014010,
  })
  expect(saved).toMatchObject({ provinceFKId: '06', cityFKId: '06014', locationFKId: '06014010' })
})

test('an address with a postal code of another province is refused at that field [CHK-12]', async () => {
  const { api } = await openBuyer(testShops, 'pampa', 'south')
  const { status, fault } = await refusalOf(api.checkout.saveAddress({ ...home, zipCode: '9410' }))
  expect(status).toBe(422)
  expect(fault?.validationErrors).toEqual([
    {
      members: ['zipCode'],
      message: expect.stringMatching(/^El código postal 9410 corresponde a Tierra del Fuego.*: revisá/),
    },
  ])
})

test('an order is placed although no further address can be kept [CHK-01]', async () => {
  const buyer = await openBuyer(testShops, 'pampa', 'full')
  for (let at = 1; at <= 20; at++) {
    await buyer.api.checkout.saveAddress({ ...home, streetNumber: String(at) })
  }
  const { orderId } = await order(buyer, { keepAddress: { label: 'Una más' } })
  expect(orderId).toBeTruthy()
  expect(await streetsOf(buyer)).toHaveLength(20)
})

test('who was billed last is offered for the next order, to nobody else [CHK-11]', async () => {
  const buyer = await openBuyer(testShops, 'pampa', 'billed')
  const other = await openBuyer(testShops, 'pampa', 'stranger')
  expect(await buyer.api.checkout.getBillingData({})).toEqual({ orderInvoiceFK: null })
  await order(buyer, {})
  expect(await buyer.api.checkout.getBillingData({})).toEqual({
    orderInvoiceFK: expect.objectContaining({
      document: '30500010912',
      extra: { invoiceKind: 'responsable_inscripto', businessName: 'Paz SA', giro: 'Publicidad' },
    }),
  })
  expect(await other.api.checkout.getBillingData({})).toEqual({ orderInvoiceFK: null })
})

test("another's address is not there, whoever asks [CHK-01]", async () => {
  const owner = await openBuyer(testShops, 'pampa', 'owner')
  const other = await openBuyer(testShops, 'pampa', 'thief')
  const { id } = await owner.api.checkout.saveAddress(home)
  for (const Id of [id, randomUUID()]) {
    expect((await refusalOf(other.api.checkout.saveAddress({ ...home, Id }))).status).toBe(404)
    expect((await refusalOf(other.api.checkout.removeAddress({ Id }))).status).toBe(404)
  }
  expect(await streetsOf(owner)).toEqual(['Casa: Belgrano'])
})
