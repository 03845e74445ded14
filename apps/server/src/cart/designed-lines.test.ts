import type { Client } from '@estampa/contract/client'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Buyer, openBuyer, refusalOf } from '../../test/buyer.ts'
import {
  type DesignFixture,
  design,
  designedLine,
  fourColorLogo,
  image,
  openDesignFixture,
  svg,
  text,
  view,
} from '../../test/design-fixture.ts'
import { saveCustomer } from '../../test/people.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

let testShops: TestShops
let stage: DesignFixture

beforeAll(async () => {
  testShops = await openTestShops()
  stage = await openDesignFixture(testShops)
})
afterAll(() => testShops.close())

async function upload(api: Client): Promise<string> {
  const [logo] = await api.customization.uploadLogos({}, { files: [fourColorLogo] })
  return logo?.id ?? ''
}

async function savedMug(api: Client, design_id: string | null = null) {
  const logo = await upload(api)
  const front = view(stage.screen, [image(logo, { width: 38, height: 20 })])
  const saved = await api.customization.saveDesign({ ...design(stage.mug, front), design_id })
  return { logo, saved, line: designedLine(stage.mug, 60, saved.customization.views) }
}

type Shown = {
  value: { customization: { views: { elements: unknown[] }[] }; customizationRender: string | null }
}

test('a saved cart brings designs back whole, with a fresh picture of each [CART-22, API-35, API-36]', async () => {
  const { api } = await openBuyer(testShops, 'pampa', 'ana')
  const { line, saved } = await savedMug(api)
  await api.cart.createOrEditShoppingCart([line])
  const { products } = await api.cart.getShoppingCartsClient({})
  const { customization, customizationRender } = (products[0] as unknown as Shown).value
  expect(customization.views).toEqual(saved.customization.views)
  const render = await fetch(testShops.origin + customizationRender)
  expect([render.status, render.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test('what a guest designed is the customer’s after signing in [CART-13, API-02]', async () => {
  const credentials = { userNameOrEmailAddress: 'olga@empresa.example', password: 'Tres tristes tigres 3' }
  await testShops.services.database.inShop(testShops.pampa, (tx) =>
    saveCustomer(tx, {
      email: credentials.userNameOrEmailAddress,
      password: credentials.password,
      verified: true,
      fullName: 'Olga Paz',
      phoneNumber: '',
      company: '',
    }),
  )
  const guest = await testShops.guest('pampa')
  const { line, saved } = await savedMug(guest)
  const { accessToken } = (await guest.customers.authenticate(credentials)) as { accessToken: string }
  const olga = testShops.api('pampa', accessToken)
  expect((await olga.customization.getDesign({ id: saved.design_id })).design_id).toBe(saved.design_id)
  await olga.cart.mergeShoppingCart([line])
  const [entry] = await olga.cart.getShoppingCartProductPrice([line])
  expect(entry?.prices.applicationPrice).toBe(60 * 110)
  expect(await refusalOf(guest.customization.getDesign({ id: saved.design_id }))).toMatchObject({
    status: 404,
  })
})

test('a logo that is gone is told of once, with its line [CART-13, API-36]', async () => {
  const { api } = await openBuyer(testShops, 'pampa', 'berta')
  const { line, logo } = await savedMug(api)
  await api.cart.createOrEditShoppingCart([line])
  await testShops.services.database.inShop(testShops.pampa, (tx) =>
    sql`delete from uploads where id = ${logo}`.execute(tx),
  )
  const failure = await refusalOf(api.cart.getShoppingCartsClient({}))
  expect(failure).toMatchObject({
    status: 422,
    fault: {
      refusal: 'cart_not_restored',
      data: { lines: [{ shoppingCartUUID: line.shoppingCartUUID, refusal: 'decoration_withdrawn' }] },
    },
  })
  const { products } = await api.cart.getShoppingCartsClient({})
  expect((products[0] as unknown as Shown).value.customization).toBeNull()
})

test('a line that names the design of somebody else shows nothing of it', async () => {
  const [carla, dora] = [
    await openBuyer(testShops, 'pampa', 'carla'),
    await openBuyer(testShops, 'pampa', 'dora'),
  ]
  const { saved } = await savedMug(carla.api)
  const { line } = await savedMug(dora.api)
  const [own] = (line as unknown as Shown).value.customization.views
  const named = designedLine(stage.mug, 60, [{ ...own, design_id: saved.design_id }])
  await dora.api.cart.createOrEditShoppingCart([named])
  const { products } = await dora.api.cart.getShoppingCartsClient({})
  expect((products[0] as unknown as Shown).value.customizationRender).toBeNull()
})

test('a quote carries the design as it was measured, and a design that is quoted does not change [API-48, CART-22]', async () => {
  const { api } = await openBuyer(testShops, 'pampa', 'elena')
  const { line, saved } = await savedMug(api)
  const [measured] = saved.customization.views
  const claimed = designedLine(stage.mug, 60, [{ ...measured, colours: 1, colour_names: [] }])
  const quote = await api.quotes.generateQuote({ shoppingCart: { products: [claimed] } })
  const kept = (quote.lines[0] as unknown as Shown).value.customization.views[0]
  expect(kept).toMatchObject({ colours: 4, elements: measured?.elements })
  const other = view(stage.digital, [text('Otra')])
  const changed = await api.customization.saveDesign({
    ...design(stage.mug, other),
    design_id: saved.design_id,
  })
  expect(changed.design_id).not.toBe(saved.design_id)
  const before = await api.customization.getDesign({ id: saved.design_id })
  expect(before.design.views[0]?.elements).toEqual(measured?.elements)
  expect(line.shoppingCartUUID).not.toBe('')
})

test('a design without anything to see, or with a place that is not there, has no price', async () => {
  const { api } = await openBuyer(testShops, 'pampa', 'fany')
  const hidden = { ...view(stage.screen, [text('nada', { hidden: true })]), ...claims }
  expect(
    await refusalOf(api.cart.getShoppingCartProductPrice([designedLine(stage.mug, 60, [hidden])])),
  ).toMatchObject({
    fault: { refusal: 'design_empty', data: { view: 0 } },
  })
  const elsewhere = { ...view(stage.screen, [text('nada')], 77), ...claims }
  expect(
    await refusalOf(api.cart.getShoppingCartProductPrice([designedLine(stage.mug, 60, [elsewhere])])),
  ).toMatchObject({ fault: { refusal: 'printing_area_unknown' } })
})
const claims = { colours: 1, width_centimeters: 1, height_centimeters: 1 }

test('a logo that is too coarse, empty or of too many colors is refused without a design as with one [BLD-01, ROUTE-06]', async () => {
  const { api } = await openBuyer(testShops, 'pampa', 'julia')
  const quoted = async (file: File, technique_id: number) => {
    const [logo] = await api.customization.uploadLogos({}, { files: [file] })
    const place = { printing_area_id: 1, technique_id, colours: 1, logo_id: logo?.id ?? '' }
    const line = designedLine(stage.mug, 60, [{ ...place, width_centimeters: 4, height_centimeters: 2 }])
    const { status, fault } = await refusalOf(
      api.quotes.generateQuote({ shoppingCart: { products: [line] } }),
    )
    return [status, fault?.refusal, (fault?.data as { lines?: { code: string }[] } | null)?.lines?.[0]?.code]
  }
  const dot = (width: number, alpha: number) =>
    sharp({ create: { width, height: width / 2, channels: 4, background: { r: 9, g: 9, b: 9, alpha } } })
  const png = async (width: number, alpha: number) =>
    new File([new Uint8Array(await dot(width, alpha).png().toBuffer())], 'x.png')
  expect(await quoted(await png(60, 1), stage.digital)).toEqual([422, 'design_refused', 'too_blurry'])
  expect(await quoted(await png(600, 0), stage.digital)).toEqual([422, 'design_refused', 'empty_picture'])
  const stripes = ['#000', '#0b3d91', '#d0202e', '#2c9a45', '#f6b21a', '#a88bc7'].map(
    (color, at) => `<rect x="${30 * at}" width="30" height="100" fill="${color}"/>`,
  )
  expect(await quoted(svg(stripes.join('')), stage.screen)).toEqual([
    422,
    'design_refused',
    'too_many_colours',
  ])
})

test('orders while the logo is being thrown away: each has its logo or is refused, none breaks [CHK-10]', async () => {
  const buyers: Buyer[] = []
  for (const name of ['gala', 'hilda', 'ines']) buyers.push(await openBuyer(testShops, 'pampa', name))
  const outcomes = await Promise.all(
    buyers.map(async ({ api }) => {
      const { logo, line } = await savedMug(api)
      const [price] = await Promise.all([
        api.quotes.generateQuote({ shoppingCart: { products: [line] } }).then(
          () => 'kept',
          ({ status }) => status,
        ),
        testShops.services.database.inShop(testShops.pampa, (tx) =>
          sql`delete from uploads where id = ${logo} and used_at is null`.execute(tx),
        ),
      ])
      const { rows } = await testShops.services.database.readInShop(testShops.pampa, (tx) =>
        sql`select 1 from uploads where id = ${logo}`.execute(tx),
      )
      return [price, rows.length]
    }),
  )
  for (const outcome of outcomes)
    expect([
      ['kept', 1],
      [422, 0],
    ]).toContainEqual(outcome)
})
