/** An ink that a buyer named, from the design over the cart, the quote and the order to the plates of the workshop. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Buyer, openBuyer } from '../../test/buyer.ts'
import { deepTest } from '../../test/depth.ts'
import {
  type DesignFixture,
  design,
  designedLine,
  designedOrder,
  image,
  openDesignFixture,
  text,
  view,
} from '../../test/design-fixture.ts'
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { makeOrderFiles } from '../../test/order-files.ts'
import { staffActions } from '../../test/order-fixtures.ts'
import { pdfOf } from '../../test/pdf-files.ts'
import { askQuote } from '../../test/quotes.ts'
import { readDocument } from '../../test/read-document.ts'
import { readPdf } from '../../test/read-pdf.ts'
import { readBookmarks, readPlates, readStructure } from '../../test/read-print-file.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

let testShops: TestShops
let stage: DesignFixture
let buyer: Buyer
let ana: StaffMember
beforeAll(async () => {
  testShops = await openTestShops()
  stage = await openDesignFixture(testShops)
  buyer = await openBuyer(testShops, 'pampa')
  ana = await openStaffMember(testShops, 'pampa', 'Ana')
})
afterAll(() => testShops.close())

const red = '#d0202e'
const gold = '#b8860b'
const names = [
  { hex: red, name: 'Pantone 485 C' },
  // pdfkit knows a color of the web by this name
  { hex: gold, name: 'Gold' },
]
const printed = (inkNames: readonly { hex: string; name: string }[]) => ({
  ...view(stage.screen, [
    text('RIBERA', { id: 'a', y: 20, size: 10, colour: red }),
    text('CLUB', { id: 'b', y: 42, size: 10, colour: gold }),
  ]),
  inkNames: [...inkNames],
})
const measure = (inkNames: readonly { hex: string; name: string }[]) =>
  buyer.api.customization.measureDesign(design(stage.mug, printed(inkNames)))

deepTest(
  'a named ink goes with the line into the cart, the order and onto its plate [BLD-02] [DEC-05] [CART-22]',
  async () => {
    const { customization } = await measure(names)
    expect(customization.views[0]).toMatchObject({ inkNames: names, colours: 2 })
    const saved = await buyer.api.customization.saveDesign({
      ...design(stage.mug, printed(names)),
      name: 'Club',
    })
    expect(saved.customization.views[0]).toMatchObject({ inkNames: names })
    await buyer.api.cart.createOrEditShoppingCart([designedLine(stage.mug, 60, customization.views)])
    const { products } = await buyer.api.cart.getShoppingCartsClient({})
    expect(products).toMatchObject([{ value: { customization: { views: [{ inkNames: names }] } } }])

    const { orderId, number } = await buyer.api.checkout.completeOrder(
      await designedOrder(buyer, stage.mug, customization.views),
    )
    const order = await buyer.api.orders.getOrderById({ Id: orderId })
    expect(order.lines[0]?.customization?.views[0]).toMatchObject({ inkNames: names })

    const fileOf = await makeOrderFiles(testShops, orderId)
    const layered = await fileOf('-capas.pdf')
    expect((await readPdf(layered)).layers.toSorted()).toEqual(['Gold', 'Pantone 485 C'])
    const { objects } = await readStructure(layered)
    const spaces = Object.values(objects).flatMap(({ value }) =>
      Array.isArray(value) && value[0] === '/Separation' ? [value[1]] : [],
    )
    expect(spaces.toSorted()).toEqual(['/All', '/Gold', '/Pantone 485 C'])
    const plates = await readPlates(layered)
    expect(plates.get('Pantone 485 C')).toBeGreaterThan(0.01)
    expect(plates.get('Gold')).toBeGreaterThan(0.01)
    const films = await readBookmarks(await fileOf('-peliculas.pdf'))
    expect(films.toSorted()).toEqual([
      expect.stringMatching(/^Gold #b8860b · \d\/2$/),
      expect.stringMatching(/^Pantone 485 C #d0202e · \d\/2$/),
    ])
    await ana.api.staff.approvePayment({ paymentId: order.payments[0]?.id ?? '' })
    const made = await ana.api.staff.getProductionOrder({ number: String(number) })
    const colors = made.lines[0]?.decorations[0]?.colors.map(({ name }) => name)
    expect(colors?.toSorted()).toEqual(['Gold', 'Pantone 485 C'])
    const { text: sheet } = await readDocument(await fileOf('hoja-de-taller.pdf'))
    expect(sheet).toContain('Pantone 485 C #d0202e')
    expect(sheet).toContain('Gold #b8860b')
    expect(sheet).toMatch(/Una película por plancha: .*Pantone 485 C/)
  },
)

deepTest(
  'the spot ink of a PDF is called on its plate as the file calls it [BLD-02] [DEC-05] [API-51]',
  async () => {
    const pdf = pdfOf({
      content: '/Rojo cs 1 scn 20 20 100 160 re f 0 g 130 20 50 160 re f',
      resources: '/ColorSpace << /Rojo [/Separation /PANTONE#20485#20C /DeviceCMYK 10 0 R] >>',
      objects: ['<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 0.95 1 0] /N 1 >>'],
    })
    const file = new File([new Uint8Array(pdf)], 'marca.pdf')
    const [logo] = await buyer.api.customization.uploadLogos({}, { files: [file] })
    if (!logo) return expect.unreachable()
    expect(logo.inks).toEqual([{ hex: expect.stringMatching(/^#[\da-f]{6}$/), name: 'PANTONE 485 C' }])
    expect(logo.colours).toContain(logo.inks[0]?.hex)
    expect(await buyer.api.customization.getPicture({ id: logo.id })).toMatchObject({ inks: logo.inks })
    const drawn = { ...view(stage.screen, [image(logo.id, { width: 40, height: 40 })]), inkNames: logo.inks }
    const { customization } = await buyer.api.customization.measureDesign(design(stage.mug, drawn))
    const { orderId } = await buyer.api.checkout.completeOrder(
      await designedOrder(buyer, stage.mug, customization.views),
    )
    const layered = await (await makeOrderFiles(testShops, orderId))('-capas.pdf')
    const plates = await readPlates(layered)
    expect(plates.get('PANTONE 485 C')).toBeGreaterThan(0.01)
  },
)

test('a quote keeps the names of the inks [BLD-02] [DEC-05] [API-48]', async () => {
  const { customization } = await measure(names)
  const { id } = await askQuote(buyer, [designedLine(stage.mug, 60, customization.views)])
  const { lines } = await buyer.api.quotes.getQuoteById({ Id: id })
  expect(lines).toMatchObject([{ value: { customization: { views: [{ inkNames: names }] } } }])
})

test.each([
  [[{ hex: red, name: 'All' }], 'ink_name_reserved'],
  [[{ hex: red, name: 'cyan' }], 'ink_name_reserved'],
  [[{ hex: red, name: '朱' }], 'ink_name_invalid'],
  [
    [
      { hex: red, name: 'Rojo' },
      { hex: gold, name: 'ROJO' },
    ],
    'ink_name_repeated',
  ],
])('%j is refused by its reason [BLD-02] [DEC-05]', async (inkNames, code) => {
  await expect(measure(inkNames)).rejects.toMatchObject({ status: 422, fault: { refusal: code } })
})

test.each([
  [[{ hex: 'rojo', name: 'Rojo' }]],
  [[{ hex: red, name: 'x'.repeat(41) }]],
  [[{ hex: red, name: 'a\u0000' }]],
])('%j is no list of names [BLD-02] [DEC-05]', async (inkNames) => {
  await expect(measure(inkNames)).rejects.toMatchObject({ status: 400 })
})

test('an ink keeps its plain name where none was typed, and threads have their own [BLD-02] [DEC-05]', async () => {
  const { customization } = await measure([])
  expect(customization.views[0]?.inkNames ?? []).toEqual([])
  const sewn = { ...printed(names), technique_id: stage.embroidery }
  const { views } = await buyer.api.customization.measureDesign(design(stage.mug, sewn))
  expect(views[0]?.threads.map(({ name }) => name)).not.toContain('Pantone 485 C')
})

deepTest(
  'the shop corrects the name of an ink before the order is made: plates, sheet and log have it, the order keeps its own [BLD-14] [ADM-05]',
  async () => {
    const { customization } = await measure(names)
    const { orderId, number } = await buyer.api.checkout.completeOrder(
      await designedOrder(buyer, stage.mug, customization.views),
    )
    await makeOrderFiles(testShops, orderId)
    const [line] = (await buyer.api.orders.getOrderById({ Id: orderId })).lines
    const ink = {
      Id: orderId,
      line: line?.shoppingCartUUID ?? '',
      area: customization.views[0]?.printing_area_id ?? 0,
      hex: red,
    }
    const rename = (name: string, hex = red) => ana.api.staff.renameOrderInk({ ...ink, hex, name })
    for (const [name, code] of [
      ['gold', 'ink_name_repeated'],
      ['Cyan', 'ink_name_reserved'],
      ['朱', 'ink_name_invalid'],
    ] as const)
      await expect(rename(name)).rejects.toMatchObject({ fault: { refusal: code } })
    await expect(rename('Rojo', '#00ff00')).rejects.toMatchObject({ fault: { refusal: 'not_found' } })
    const renamed = await rename('  Pantone  186 C ')
    expect(renamed.isWaitingForFiles).toBe(true)
    const colorsOf = (order: typeof renamed) => order.lines[0]?.decorations[0]?.colors ?? []
    expect(colorsOf(renamed)).toContainEqual({ name: 'Pantone 186 C', hex: red })
    const fileOf = await makeOrderFiles(testShops, orderId)
    expect((await readPdf(await fileOf('-capas.pdf'))).layers.toSorted()).toEqual(['Gold', 'Pantone 186 C'])
    expect(await readBookmarks(await fileOf('-peliculas.pdf'))).toContainEqual(
      expect.stringMatching(/^Pantone 186 C #d0202e/),
    )
    const { text: sheet } = await readDocument(await fileOf('hoja-de-taller.pdf'))
    expect(sheet).toContain('Pantone 186 C #d0202e')
    expect(sheet).not.toContain('Pantone 485 C')
    const { lines } = await buyer.api.orders.getOrderById({ Id: orderId })
    expect(lines[0]?.customization?.views[0]).toMatchObject({ inkNames: names })
    const { rows } = await testShops.services.database.inShop(testShops.pampa, (tx) =>
      sql`select before, after from changes where subject_id = ${orderId} order by id desc limit 1`.execute(
        tx,
      ),
    )
    expect(rows).toEqual([{ before: { ink: 'Pantone 485 C' }, after: { ink: 'Pantone 186 C' } }])

    await staffActions(testShops, 'pampa').force(orderId, 'in_production')
    await expect(rename('Pantone 187 C')).rejects.toMatchObject({
      fault: { refusal: 'production_order_over' },
    })
    const made = await ana.api.staff.getProductionOrder({ number: String(number) })
    expect(colorsOf(made)).toContainEqual({ name: 'Pantone 186 C', hex: red })
  },
)
