import { randomUUID } from 'node:crypto'
import type { CallFailure } from '@estampa/contract/client'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  type CartInput,
  findVariant,
  openBuyer,
  orderFor,
  refusalOf,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { genericDraft, mugDraft, poloDraft } from '../../test/products.ts'
import { pampaShop } from '../../test/shops.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { openSession } from '../customers/sessions.store.ts'
import { saveShop } from '../shops/shops.store.ts'

let testShops: TestShops
let goods: VariantFixture[]
let people = 0
beforeAll(async () => {
  testShops = await openTestShops()
  goods = [
    ...(await addProduct(testShops, 'pampa', mugDraft())),
    ...(await addProduct(testShops, 'pampa', poloDraft())),
  ]
})
afterAll(() => testShops.close())

const someone = (shop = 'pampa') => openBuyer(testShops, shop, `persona-${++people}`)
const mug = (quantity = 10, sku = 'MUG-11-B') => simpleCartLine(findVariant(goods, sku), quantity)
const curve = (quantities: Record<string, number>): CartInput[number] => ({
  type: 'ProductoCurva',
  shoppingCartUUID: randomUUID(),
  generic: { id: findVariant(goods, 'POLO-7-AS').genericId },
  value: Object.entries(quantities).map(([sku, quantity]) => ({
    shoppingCartUUID: randomUUID(),
    value: { sku, quantity },
  })),
})
const save = ({ api }: Buyer, lines: CartInput, seen?: number) =>
  api.cart.createOrEditShoppingCart(lines, seen === undefined ? {} : { headers: { 'If-Match': `"${seen}"` } })
const restore = ({ api }: Buyer) => api.cart.getShoppingCartsClient({})
const merge = ({ api }: Buyer, lines: CartInput) => api.cart.mergeShoppingCart(lines)
type Line = { shoppingCartUUID: string; type: string; value: unknown }
const unitsOf = (line: Line): number =>
  [line.value as { quantity: number } | { value: { quantity: number } }[]]
    .flat()
    .map((row) => ('value' in row ? row.value.quantity : row.quantity))
    .reduce((sum, quantity) => sum + quantity, 0)
const holds = async (buyer: Buyer) =>
  (await restore(buyer)).products.map((line) => [line.shoppingCartUUID, unitsOf(line)])
const as = (...lines: CartInput) => lines.map((line) => [line.shoppingCartUUID, unitsOf(line as Line)])
const otherSession = async ({ customerId }: Buyer): Promise<Buyer> => {
  const { database, tokens, now } = testShops.services
  const session = await database.inShop(testShops.pampa, (tx) =>
    openSession(tx, customerId, 24 * 3600, now()),
  )
  const holder = { kind: 'customer' as const, customerId, sessionId: session.id }
  const { token } = await tokens.issue(testShops.pampa, holder, now())
  return { customerId, token, api: testShops.api('pampa', token) }
}
const uploaded = async ({ api }: Pick<Buyer, 'api'>) => {
  const background = `#${Math.floor(Math.random() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`
  const png = await sharp({ create: { width: 30, height: 20, channels: 4, background } })
    .png()
    .toBuffer()
  const [logo] = await api.customization.uploadLogos(
    {},
    { files: [new File([new Uint8Array(png)], 'a.png')] },
  )
  return logo?.id ?? ''
}
const view = (logo_id: string) => ({
  printing_area_id: 1,
  technique_id: 1,
  colours: 1,
  logo_id,
  width_centimeters: 5,
  height_centimeters: 5,
})
const withLogo = (line: CartInput[number], logo_id: string): CartInput[number] => {
  if (line.type !== 'ProductoSimple') throw new Error('not a simple line')
  return { ...line, value: { ...line.value, customization: { views: [view(logo_id)] } } }
}

describe('saving', () => {
  test('a cart comes back whole, with the catalogue’s names, pictures and prices [API-35] [API-36]', async () => {
    const lucia = await someone()
    const forged = mug(60)
    const lines = [
      { ...forged, generic: { ...forged.generic, price: 0.01, name: 'Casi gratis' } },
      curve({ 'POLO-7-AS': 4, 'POLO-7-NL': 6 }),
    ]
    expect(await save(lucia, lines)).toEqual({ version: 1 })
    const { version, products } = await restore(lucia)
    expect(version).toBe(1)
    expect(products).toMatchObject([
      {
        shoppingCartUUID: lines[0]?.shoppingCartUUID,
        generic: { name: 'Tazón de cerámica Aurora', price: 1920, featured_img: '/pictures/mug-front.webp' },
        value: { sku: 'MUG-11-B', quantity: 60, element_description_1: 'Blanco' },
      },
      {
        general_description: 'Chomba de piqué Ribera',
        value: [
          { value: { sku: 'POLO-7-AS', quantity: 4, color: 'Azul', size: 'S' } },
          { value: { sku: 'POLO-7-NL', quantity: 6, color: 'Negro', size: 'L' } },
        ],
      },
    ])
    expect(await save(lucia, products, version)).toEqual({ version: 1 })
  })

  test('a guest has no cart here [API-35] [API-36]', async () => {
    const api = await testShops.guest('pampa')
    for (const call of [
      api.cart.createOrEditShoppingCart([mug()]),
      api.cart.getShoppingCartsClient({}),
      api.cart.mergeShoppingCart([mug()]),
    ]) {
      expect((await refusalOf(call)).status).toBe(401)
    }
  })

  test('nobody sees the cart of another person or of the same number in another shop [API-36]', async () => {
    const [lucia, ana, elena] = [await someone(), await someone(), await someone('andina')]
    await save(lucia, [mug()])
    expect(await holds(ana)).toEqual([])
    expect((await restore(elena)).products).toEqual([])
    const foreign = await refusalOf(save(elena, [mug()]))
    expect([foreign.status, foreign.fault?.refusal]).toEqual([404, 'product_not_found'])
  })

  test('what the shop does not sell is refused by its line, and nothing of the save is kept [API-35]', async () => {
    const lucia = await someone()
    const gone = simpleCartLine({ ...findVariant(goods, 'MUG-11-B'), sku: 'MUG-11-GONE' }, 5)
    const unknown = simpleCartLine({ ...findVariant(goods, 'MUG-11-B'), genericId: 99_999 }, 5)
    const { status, fault, message } = await refusalOf(save(lucia, [mug(), gone, unknown]))
    expect([status, message]).toEqual([422, 'El modelo MUG-11-GONE ya no está a la venta.'])
    expect(fault?.data).toMatchObject({
      lines: [
        { shoppingCartUUID: gone.shoppingCartUUID, refusal: 'variant_not_offered' },
        { shoppingCartUUID: unknown.shoppingCartUUID, refusal: 'product_not_found' },
      ],
    })
    expect(await holds(lucia)).toEqual([])
  })

  test('two lines of one uuid, 201 lines and too many units are refused [API-35]', async () => {
    const lucia = await someone()
    const line = mug()
    expect((await refusalOf(save(lucia, [line, line]))).fault?.refusal).toBe('line_repeated')
    const many = Array.from({ length: 201 }, () => mug(1))
    expect((await refusalOf(save(lucia, many))).status).toBe(400)
    const heavy = curve({ 'POLO-7-AS': 600_000, 'POLO-7-NL': 600_000 })
    expect((await refusalOf(save(lucia, [heavy]))).fault?.refusal).toBe('quantity_invalid')
  })

  test('a logo must be one’s own, and is kept for good once a saved cart shows it [API-35]', async () => {
    const [lucia, ana] = [await someone(), await someone()]
    const logo = await uploaded(lucia)
    const theft = await refusalOf(save(ana, [withLogo(mug(), logo)]))
    expect([theft.status, theft.fault?.refusal]).toEqual([422, 'upload_not_found'])
    expect(theft.fault?.data).toMatchObject({ lines: [{ refusal: 'upload_not_found' }] })
    await save(lucia, [withLogo(mug(), logo)])
    for (let more = 0; more < 9; more++) await uploaded(lucia)
    expect(await lucia.api.customization.getPicture({ id: logo })).toMatchObject({ id: logo })
  })

  test('no text makes the server stumble [API-35]', async () => {
    const lucia = await someone()
    const logo = await uploaded(lucia)
    for (const bad of ['\u0000', '\ud800', '__proto__', '\u202e', "'; drop table carts; --"]) {
      const line = withLogo(mug(), logo)
      const named = {
        ...line,
        generic: { ...line.generic, name: bad, description: bad },
        value: { ...line.value, customizationRender: bad, element_description_1: bad },
      } as CartInput[number]
      await save(lucia, [named])
      const views = [{ ...view(logo), instructions: bad, colour_names: [bad] }]
      const written = { ...line, value: { ...line.value, customization: { views } } } as CartInput[number]
      const status = await save(lucia, [written]).then(
        () => 200,
        (failure: CallFailure) => failure.status,
      )
      expect(status, JSON.stringify(bad)).toBeLessThan(500)
    }
  })

  test('an address elsewhere is not kept as the picture of a line [API-35]', async () => {
    const lucia = await someone()
    const line = mug()
    const traced = { ...line, value: { ...line.value, customizationRender: 'https://spy.example/a.gif' } }
    await save(lucia, [traced as CartInput[number]])
    expect((await restore(lucia)).products[0]?.value).toMatchObject({ customizationRender: null })
  })
})

describe('versions', () => {
  test('a save of an older version is refused with the cart as it is now [API-35]', async () => {
    const lucia = await someone()
    const [first, second] = [mug(), mug(5, 'MUG-11-R')]
    const { version } = await save(lucia, [first], 0)
    await save(lucia, [first, second], version)
    const { status, fault } = await refusalOf(save(lucia, [], version))
    expect([status, fault?.refusal]).toEqual([409, 'cart_changed'])
    const data = fault?.data as { version: number; products: Line[] }
    expect(data.version).toBe(2)
    expect(data.products.map((line) => [line.shoppingCartUUID, unitsOf(line)])).toEqual(as(first, second))
    expect(await save(lucia, [second], 2)).toEqual({ version: 3 })
    expect(await holds(lucia)).toEqual(as(second))
  })

  test('a version that is no number is refused [API-35]', async () => {
    const { api } = await someone()
    const headers = { 'If-Match': '"seven"' }
    expect((await refusalOf(api.cart.createOrEditShoppingCart([], { headers }))).status).toBe(400)
  })

  test('without a version, what one session adds stays when another adds more [API-35]', async () => {
    const lucia = await someone()
    const phone = await otherSession(lucia)
    const [one, other] = [mug(), mug(5, 'MUG-11-R')]
    await Promise.all([save(lucia, [one]), save(phone, [other])])
    expect(new Set((await holds(lucia)).map(([uuid]) => uuid))).toEqual(
      new Set([one.shoppingCartUUID, other.shoppingCartUUID]),
    )
  })

  test('without a version, a line that is left out is removed [API-35]', async () => {
    const lucia = await someone()
    const [one, other] = [mug(), mug(5, 'MUG-11-R')]
    await save(lucia, [one, other])
    await save(lucia, [other])
    expect(await holds(lucia)).toEqual(as(other))
    await save(lucia, [])
    expect(await holds(lucia)).toEqual([])
  })

  test('without a version, a list replaces what its session had sent, also where it changes a line [API-35]', async () => {
    const lucia = await someone()
    const [one, other] = [mug(), mug(5, 'MUG-11-R')]
    await save(lucia, [one, other])
    const more = { ...other, value: { ...other.value, quantity: 9 } } as CartInput[number]
    await save(lucia, [more])
    expect(await holds(lucia)).toEqual(as(more))
  })

  test('without a version, nobody removes a line that they have never seen [API-35]', async () => {
    const context = await someone()
    const phone = await otherSession(context)
    const [one, other, third] = [mug(), mug(5, 'MUG-11-R'), curve({ 'POLO-7-AS': 2 })]
    await save(context, [one, other])
    await save(phone, [third])
    await save(context, [one])
    expect(await holds(context)).toEqual(as(one, third))
    await restore(phone)
    await save(phone, [third])
    expect(await holds(context)).toEqual(as(third))
  })

  test('of parallel saves of one version one wins and no other is taken [API-35]', async () => {
    const lucia = await someone()
    const { version } = await save(lucia, [mug()])
    const tabs = Array.from({ length: 8 }, (_, index) => [mug(index + 1)])
    const outcomes = await Promise.allSettled(tabs.map((lines) => save(lucia, lines, version)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const lost = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as CallFailure).status] : [],
    )
    expect(new Set(lost)).toEqual(new Set([409]))
    expect(await holds(lucia)).toHaveLength(1)
  })

  test('two sessions that add one sku at once both keep their units [CART-13]', async () => {
    const lucia = await someone()
    const sessions = [lucia, ...(await Promise.all(Array.from({ length: 5 }, () => otherSession(lucia))))]
    await Promise.all(sessions.map((session) => save(session, [mug(7)])))
    expect((await holds(lucia)).reduce((sum, [, units]) => sum + Number(units), 0)).toBe(42)
  })
})

describe('at login', () => {
  test('equal plain skus are summed and everything else is appended [CART-20]', async () => {
    const lucia = await someone()
    const [saved, kept] = [mug(10), curve({ 'POLO-7-AS': 1 })]
    await save(lucia, [saved, kept])
    const guest = [mug(5), mug(3, 'MUG-11-R'), curve({ 'POLO-7-AS': 2, 'POLO-7-NL': 4 })] as const
    await merge(lucia, [...guest])
    expect(await holds(lucia)).toEqual([
      [saved.shoppingCartUUID, 15],
      [kept.shoppingCartUUID, 7],
      [guest[1].shoppingCartUUID, 3],
    ])
  })

  test('a line that cannot join is named with its reason, and the others join [CART-20]', async () => {
    const lucia = await someone()
    const gone = simpleCartLine({ ...findVariant(goods, 'MUG-11-B'), sku: 'MUG-11-GONE' }, 5)
    const stranger = await uploaded(await someone())
    const [stolen, sound] = [withLogo(mug(2), stranger), mug(3, 'MUG-11-R')]
    const { leftOut } = await merge(lucia, [gone, sound, stolen])
    expect(leftOut).toEqual([
      {
        shoppingCartUUID: gone.shoppingCartUUID,
        refusal: 'variant_not_offered',
        message: 'El modelo MUG-11-GONE ya no está a la venta.',
      },
      expect.objectContaining({ shoppingCartUUID: stolen.shoppingCartUUID, refusal: 'upload_not_found' }),
    ])
    expect(await holds(lucia)).toEqual(as(sound))
  })

  test('the same guest cart joins once, however often and however much at once it is sent [CART-20]', async () => {
    const lucia = await someone()
    await save(lucia, [mug(10)])
    const devices = Array.from({ length: 8 }, () => [mug(5)])
    await Promise.all([...devices, ...devices].map((guest) => merge(lucia, guest)))
    for (const guest of devices) await merge(lucia, guest)
    expect((await holds(lucia)).map(([, units]) => units)).toEqual([50])
  })

  test('what was removed after the login does not come back with a late retry [CART-20]', async () => {
    const lucia = await someone()
    const line = mug(5)
    const { version } = await merge(lucia, [line])
    await save(lucia, [], version)
    await merge(lucia, [line])
    expect(await holds(lucia)).toEqual([])
  })

  test('lines that a full cart has no room for are named, and the others join [CART-20]', async () => {
    const lucia = await someone()
    const logo = await uploaded(lucia)
    await save(
      lucia,
      Array.from({ length: 150 }, () => withLogo(mug(1), logo)),
    )
    const more = Array.from({ length: 51 }, () => withLogo(mug(1), logo))
    const { leftOut } = await merge(lucia, more)
    expect(leftOut).toMatchObject([{ shoppingCartUUID: more[50]?.shoppingCartUUID, refusal: 'cart_full' }])
    const over = await otherSession(lucia)
    expect((await refusalOf(save(over, [mug(1)]))).fault?.refusal).toBe('cart_full')
  })
})

describe('an order', () => {
  test('takes its lines out of the saved cart, and no stale save brings them back [CART-13] [API-39]', async () => {
    const lucia = await someone()
    const order = await orderFor(lucia, 'pampa', findVariant(goods, 'MUG-11-B'), 4)
    const [row] = order.shoppingCart.products
    const ordered = { ...mug(4), shoppingCartUUID: row?.shoppingCartUUID ?? '' }
    const stays = mug(2, 'MUG-11-R')
    await save(lucia, [ordered, stays])
    await lucia.api.checkout.completeOrder(order)
    expect(await holds(lucia)).toEqual(as(stays))
    expect((await refusalOf(save(lucia, [ordered, stays], 1))).fault?.refusal).toBe('cart_changed')
    await save(lucia, [ordered, stays])
    expect(await holds(lucia)).toEqual(as(stays))
  })

  test('and a save at once leave a cart without what was ordered [CART-13] [API-39]', async () => {
    for (let round = 0; round < 5; round++) {
      const lucia = await someone()
      const order = await orderFor(lucia, 'pampa', findVariant(goods, 'MUG-11-B'), 1)
      const ordered = { ...mug(1), shoppingCartUUID: order.shoppingCart.products[0]?.shoppingCartUUID ?? '' }
      const stays = mug(2, 'MUG-11-R')
      await save(lucia, [ordered])
      await Promise.all([
        lucia.api.checkout.completeOrder(order),
        save(lucia, [ordered, stays]),
        save(lucia, [ordered, stays]),
      ])
      expect(await holds(lucia)).toEqual(as(stays))
    }
  })

  test('that is bought directly leaves the cart as it is [CART-07]', async () => {
    const lucia = await someone()
    const line = mug(3)
    await save(lucia, [line])
    const order = await orderFor(lucia, 'pampa', findVariant(goods, 'MUG-11-B'), 1)
    const shoppingCart = { ...order.shoppingCart, shoppingCartMode: 'direct' as const }
    await lucia.api.checkout.completeOrder({ ...order, shoppingCart })
    expect(await restore(lucia)).toMatchObject({ version: 1 })
    expect(await holds(lucia)).toEqual(as(line))
  })
})

describe('files of a line', () => {
  test('are one’s own uploads and come back with the cart [API-37] [API-38]', async () => {
    const lucia = await someone()
    const line = mug()
    await save(lucia, [line])
    const { shoppingCartUUID } = line
    const [logo, render] = [await uploaded(lucia), await uploaded(lucia)]
    await lucia.api.cart.putFilesShoppingCartItem({ shoppingCartUUID, files: [logo, logo] })
    const put = await lucia.api.cart.putImagesProductItem({ shoppingCartUUID, images: [render] })
    expect([put.files.map(({ id }) => id), put.images.map(({ id }) => id)]).toEqual([[logo], [render]])
    const { uploads, products } = await restore(lucia)
    expect(uploads).toMatchObject([{ shoppingCartUUID, files: [{ id: logo }], images: [{ id: render }] }])
    expect(products[0]?.value).toMatchObject({ customizationRender: put.images[0]?.preview_url })
    expect((await fetch(testShops.origin + put.images[0]?.preview_url)).status).toBe(200)
    const none = await lucia.api.cart.putFilesShoppingCartItem({ shoppingCartUUID, files: [] })
    expect(none).toMatchObject({ files: [], images: [{ id: render }] })
  })

  test('go to nobody else’s line and come from nobody else [API-37] [API-38]', async () => {
    const [lucia, ana] = [await someone(), await someone()]
    const line = mug()
    await save(lucia, [line])
    const { shoppingCartUUID } = line
    const logo = await uploaded(ana)
    const stolen = ana.api.cart.putFilesShoppingCartItem({ shoppingCartUUID, files: [logo] })
    expect((await refusalOf(stolen)).status).toBe(404)
    const foreign = lucia.api.cart.putImagesProductItem({ shoppingCartUUID, images: [logo] })
    expect((await refusalOf(foreign)).fault?.refusal).toBe('upload_not_found')
  })
})

describe('switches', () => {
  const shopWith = async (name: string, switches: Partial<typeof pampaShop.config>) => {
    await saveShop(testShops.ownerUrl, { ...pampaShop, name, config: { ...pampaShop.config, ...switches } })
    const [sold] = await addProduct(testShops, name, genericDraft('PEN-1', 'Lápiz Andes'))
    if (!sold) throw new Error('nothing to sell')
    return { buyer: await openBuyer(testShops, name), line: simpleCartLine(sold, 3) }
  }

  test('a cart that leads to a quote is saved, without any price [CONF-11] [API-36]', async () => {
    const { buyer, line } = await shopWith('sinprecios', { pricesInShop: false })
    await save(buyer, [line])
    const { products } = await restore(buyer)
    expect(products[0]?.generic).toMatchObject({ price: null, customization_under_minimum_extra_cost: null })
  })

  test('a cart that leads nowhere is not [CONF-11] [API-35]', async () => {
    const { buyer, line } = await shopWith('vidriera', { buyAccionsInShop: false, quotation: false })
    expect((await refusalOf(save(buyer, [line]))).fault?.refusal).toBe('switched_off')
  })
})
