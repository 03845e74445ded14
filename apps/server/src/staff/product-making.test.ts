/** Products that the people of a shop make, picture, schedule and retire. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, openBuyer, orderFor, refusalOf, type VariantFixture } from '../../test/buyer.ts'
import { logoFile } from '../../test/fixtures/pictures.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { productScheduleTasks } from './product-schedules.jobs.ts'

let office: TestOffice
let owner: OfficeBrowser
beforeAll(async () => {
  office = await openTestOffice()
  owner = await office.enter('duena@pampa.example')
})
afterAll(() => office.close())

const desk = () => owner.api('pampa').staff
const shopper = () => openBuyer(office.testShops, 'pampa')
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).fault?.refusal
const faultsOf = async (call: Promise<unknown>) => {
  const data = (await refusalOf(call)).fault?.data as {
    faults: { sku: string | null; field: string; fault: string }[]
  }
  return data.faults.map(({ sku, field, fault }) => `${sku} ${field} ${fault}`)
}
const productOf = async (...[code, name, overrides]: Parameters<typeof genericDraft>) => {
  const [goods] = await addProduct(office.testShops, 'pampa', genericDraft(code, name, overrides))
  return goods as VariantFixture
}
const blue = { color: 'Azul', primaryColor: '#1a237e' }
const red = { color: 'Rojo', primaryColor: '#c62828' }

test('a product is made, begins hidden, says what it lacks and is shown when it has a price [OWN-04]', async () => {
  const variants = [
    { sku: 'GORRO-A', ...blue, stock: 20 },
    { sku: 'GORRO-R', ...red, availability: 'on_order', onOrderDays: 12 } as const,
  ]
  const made = await desk().createProduct({ code: 'GORRO', name: 'Gorro de lana', variants })
  expect(made).toMatchObject({
    isPublished: false,
    lacks: ['price', 'picture', 'family'],
    minimumOrderQuantity: 1,
  })
  expect(made.variants.map(({ sku, stock, onOrderDays }) => [sku, stock, onOrderDays])).toEqual([
    ['GORRO-A', 20, null],
    ['GORRO-R', 0, 12],
  ])
  const Id = made.id
  const lacking = await refusalOf(desk().publishProduct({ Id, isPublished: true }))
  expect([lacking.fault?.refusal, lacking.fault?.data]).toEqual(['product_lacking', { lacks: ['price'] }])
  const tiers = [{ from: 1, cost: 900 }]
  await desk().saveProduct({
    Id,
    unitWeight: 80,
    height: 3.5,
    variants: variants.map(({ sku }) => ({ sku, tiers })),
  })
  await desk().publishProduct({ Id, isPublished: true })
  const { api } = await shopper()
  expect(await api.catalog.getProductDetail({ id: Id })).toMatchObject({
    name: 'Gorro de lana',
    unit_weight: 80,
  })
  const { items } = await desk().getChanges({ kind: 'product', subject: String(Id) })
  expect(items.at(-1)).toMatchObject({
    call: 'createProduct',
    after: { code: 'GORRO', name: 'Gorro de lana', skus: ['GORRO-A', 'GORRO-R'] },
  })
})

test('a code and a sku are of one product alone, and nothing is made where one is taken [OWN-04]', async () => {
  await productOf('TERMO', 'Termo')
  const call = desk().createProduct({ code: 'TERMO', name: 'Otro', variants: [{ sku: 'TERMO-1' }] })
  expect(await faultsOf(call)).toEqual(['TERMO-1 sku taken', 'null code taken'])
  expect((await desk().getProducts({ Filtro: 'otro' })).totalCount).toBe(0)
})

test('a copy keeps texts, prices and pictures, and the product that it is of stays [OWN-04]', async () => {
  const { genericId } = await productOf('BOLSA', 'Bolsa de tela', { description: 'De algodón' })
  const copy = await desk().createProduct({
    code: 'BOLSA-2',
    name: 'Bolsa larga',
    copyOf: genericId,
    variants: [{ sku: 'BOLSA-2' }],
  })
  expect(copy).toMatchObject({ description: 'De algodón', isPublished: false, lacks: ['picture', 'family'] })
  expect(copy.variants[0]?.tiers).toHaveLength(3)
  expect(await desk().getProduct({ Id: genericId })).toMatchObject({ code: 'BOLSA', isPublished: true })
})

test('a color is added, a sku is renamed, and the order that names the old one keeps it and its stock [OWN-04]', async () => {
  const goods = await productOf('VASO', 'Vaso', {
    products: [variantDraft('VASO-A', { color: 'Azul', stock: 50 })],
  })
  const Id = goods.genericId
  const buyer = await shopper()
  const { orderId } = await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', goods, 30))
  const saved = await desk().saveProduct({
    Id,
    variants: [{ sku: 'VASO-A', newSku: 'VASO-AZUL', stock: 60 }],
    newVariants: [{ sku: 'VASO-A', ...red, stock: 7 }],
  })
  expect(saved.variants.map(({ sku, color, stock, reserved }) => [sku, color, stock, reserved])).toEqual([
    ['VASO-AZUL', 'Azul', 60, 30],
    ['VASO-A', 'Rojo', 7, 0],
  ])
  expect(saved.variants[1]?.tiers).toEqual(saved.variants[0]?.tiers)
  expect(JSON.stringify(await buyer.api.orders.getOrderById({ Id: orderId }))).toContain('"VASO-A"')
  expect((await desk().getProducts({ Filtro: 'vaso-azul' })).totalCount).toBe(1)
  const { items } = await desk().getChanges({ kind: 'product', subject: String(Id) })
  expect(items[0]).toMatchObject({
    before: { skus: ['VASO-A'], stock: ['VASO-AZUL: 50'] },
    after: { skus: ['VASO-AZUL'], stock: ['VASO-AZUL: 60'], newVariants: ['VASO-A: Rojo'] },
  })
  const swapped = await desk().saveProduct({
    Id,
    variants: [
      { sku: 'VASO-AZUL', newSku: 'VASO-A' },
      { sku: 'VASO-A', newSku: 'VASO-AZUL' },
    ],
  })
  expect(swapped.variants.map(({ sku, color }) => [sku, color])).toEqual([
    ['VASO-A', 'Azul'],
    ['VASO-AZUL', 'Rojo'],
  ])
  const call = desk().saveProduct({ Id, newVariants: [{ sku: 'VASO-OTRO', ...red }] })
  expect(await faultsOf(call)).toEqual(['VASO-OTRO color repeated'])
})

test('pictures come in by file, are put in order, cropped, taken away and brought back [OWN-04]', async () => {
  const { genericId: Id, sku } = await productOf('MATE', 'Mate', {
    products: [variantDraft('MATE-A', { color: 'Azul' })],
  })
  await desk().addProductPicture({ Id, sku: '' }, { files: [await logoFile('uno.png', '#aa0000')] })
  const two = await desk().addProductPicture({ Id, sku }, { files: [await logoFile('dos.png', '#00aa00')] })
  const [first, second] = two.pictures.map(({ url }) => url)
  expect(two.pictures.map((one) => [one.sku, one.isMain, one.width])).toEqual([
    [null, true, 480],
    [sku, false, 480],
  ])
  const again = await desk().addProductPicture(
    { Id, sku: '' },
    { files: [await logoFile('uno.png', '#aa0000')] },
  )
  expect(again.pictures).toHaveLength(2)
  const turned = [
    { url: second ?? '', sku, alt: 'El mate azul, de frente' },
    { url: first ?? '', sku: null, alt: '' },
  ]
  const arranged = await desk().arrangeProductPictures({ Id, pictures: turned }, { version: again.version })
  expect(arranged.pictures.map((one) => [one.url, one.isMain, one.alt])).toEqual([
    [second, true, 'El mate azul, de frente'],
    [first, false, ''],
  ])
  expect(await codeOf(desk().arrangeProductPictures({ Id, pictures: [] }, { version: again.version }))).toBe(
    'product_changed',
  )
  const { api } = await shopper()
  expect((await api.catalog.getProductDetail({ id: Id })).images[0]).toMatchObject({
    alt: 'El mate azul, de frente',
  })
  expect((await desk().getProducts({ Filtro: 'mate' })).items[0]?.picture).toBe(second)
  const cropped = await desk().cropProductPicture({
    Id,
    url: second ?? '',
    crop: { x: 0, y: 0, width: 0.5, height: 1 },
  })
  expect(cropped.pictures[0]).toMatchObject({ width: 240, height: 320, alt: 'El mate azul, de frente', sku })
  expect(cropped.pictures[0]?.url).not.toBe(second)
  const small = { Id, url: first ?? '', crop: { x: 0, y: 0, width: 0.1, height: 0.1 } }
  expect(await codeOf(desk().cropProductPicture(small))).toBe('crop_too_small')
  const none = await desk().arrangeProductPictures({ Id, pictures: [] })
  expect([none.pictures, none.lacks]).toEqual([[], ['picture', 'family']])
  const back = await desk().arrangeProductPictures({ Id, pictures: turned })
  expect(back.pictures.map(({ url }) => url)).toEqual([second, first])
  const foreign = [{ url: '/pictures/andina/import-0123.webp' }]
  expect(await codeOf(desk().arrangeProductPictures({ Id, pictures: foreign }))).toBe('picture_unknown')
})

test('what is no picture is refused with its reason, and nothing of it is kept [OWN-04]', async () => {
  const { genericId: Id } = await productOf('PAVA', 'Pava')
  const add = (bytes: BlobPart, name: string) =>
    desk().addProductPicture({ Id, sku: '' }, { files: [new File([bytes], name)] })
  expect(await codeOf(add('hola', 'foto.jpg'))).toBe('unreadable_picture')
  const wide = await sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(await codeOf(add(new Uint8Array(wide), 'grande.png'))).toBe('picture_too_big')
  expect(await codeOf(desk().addProductPicture({ Id, sku: 'DE-OTRO' }, { files: [await logoFile()] }))).toBe(
    'picture_unknown',
  )
  expect(await desk().getProduct({ Id })).toMatchObject({ pictures: [], version: 1 })
})

test('a retired product is in no list and no shop, stays on its orders, and comes back hidden [OWN-04]', async () => {
  const goods = await productOf('REGLA', 'Regla')
  const Id = goods.genericId
  const buyer = await shopper()
  const { orderId } = await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', goods, 5))
  const before = await desk().getProductCounts({})
  await desk().scheduleProduct({ Id, showAt: null, hideAt: '2099-01-01T00:00:00.000Z' })
  const retired = await desk().retireProduct({ Id, isRetired: true })
  expect(retired).toMatchObject({ isRetired: true, isPublished: false, hideAt: null })
  const found = async (state?: 'hidden' | 'retired') =>
    (await desk().getProducts({ Filtro: 'regla', ...(state && { state }) })).totalCount
  expect([await found(), await found('hidden'), await found('retired')]).toEqual([0, 0, 1])
  const counts = await desk().getProductCounts({})
  expect([counts.all, counts.retired]).toEqual([before.all - 1, before.retired + 1])
  expect((await desk().getProducts({ maxResultCount: 1 })).totalCount).toBe(counts.all)
  expect(await codeOf(buyer.api.catalog.getProductDetail({ id: Id }))).toBe('product_not_found')
  expect(JSON.stringify(await buyer.api.orders.getOrderById({ Id: orderId }))).toContain('"REGLA-1"')
  expect(await codeOf(desk().publishProduct({ Id, isPublished: true }))).toBe('product_is_retired')
  await productOf('REGLA', 'Regla', { retired: true, published: true })
  expect(await desk().getProduct({ Id })).toMatchObject({ isRetired: true, isPublished: false })
  const back = await desk().retireProduct({ Id, isRetired: false })
  expect(back).toMatchObject({ isRetired: false, isPublished: false })
  expect(await found('hidden')).toBe(1)
})

test('a product is shown and hidden by itself at its moments [OWN-04]', async () => {
  const { genericId: Id } = await productOf('AGENDA', 'Agenda', { published: false })
  const showAt = '2098-03-01T12:00:00.000Z'
  const hideAt = '2098-04-01T12:00:00.000Z'
  expect(await codeOf(desk().scheduleProduct({ Id, showAt: '2020-01-01T00:00:00.000Z', hideAt: null }))).toBe(
    'schedule_past',
  )
  expect(await codeOf(desk().scheduleProduct({ Id, showAt: hideAt, hideAt: showAt }))).toBe(
    'schedule_backwards',
  )
  const planned = await desk().scheduleProduct({ Id, showAt, hideAt })
  expect([planned.showAt, planned.hideAt, planned.isPublished]).toEqual([showAt, hideAt, false])
  const at = (moment: string) =>
    productScheduleTasks.show_scheduled({}, { ...office.services, now: () => new Date(moment) })
  const listed = async () => {
    const [row] = (await desk().getProducts({ Filtro: 'agenda' })).items
    return [row?.isPublished, row?.showAt, row?.hideAt]
  }
  await at('2098-02-28T12:00:00.000Z')
  expect(await listed()).toEqual([false, showAt, hideAt])
  await at(showAt)
  expect(await listed()).toEqual([true, null, hideAt])
  const { api } = await shopper()
  expect((await api.catalog.getProductDetail({ id: Id })).name).toBe('Agenda')
  await at(hideAt)
  await at(hideAt)
  expect(await listed()).toEqual([false, null, null])
})
