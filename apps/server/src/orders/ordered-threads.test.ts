/** A thread that a buyer chose, from the design over the cart and the order into the workshop. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, type Buyer, openBuyer, type VariantFixture } from '../../test/buyer.ts'
import { deepTest } from '../../test/depth.ts'
import {
  type DesignFixture,
  design,
  designedLine,
  designedOrder,
  openDesignFixture,
  text,
  view,
} from '../../test/design-fixture.ts'
import { makeOrderFiles } from '../../test/order-files.ts'
import { genericDraft } from '../../test/products.ts'
import { readDocument } from '../../test/read-document.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

let testShops: TestShops
let stage: DesignFixture
let buyer: Buyer
let cap: VariantFixture
beforeAll(async () => {
  testShops = await openTestShops()
  stage = await openDesignFixture(testShops)
  buyer = await openBuyer(testShops, 'pampa')
  const front = {
    id: 1,
    name: 'Frente',
    width_centimeters: 8,
    height_centimeters: 5,
    printing_types: [stage.embroidery],
    placement: { image_url: '/pictures/mug-front.webp', x: 0.25, y: 0.3, width: 0.5, height: 0.3 },
  }
  const drafts = { printing_areas: [front], printing_types: [stage.embroidery] }
  const [made] = await addProduct(testShops, 'pampa', genericDraft('GORRA-1', 'Gorra Trucker', drafts))
  if (!made) throw new Error('there is no cap')
  cap = made
})
afterAll(() => testShops.close())

const black = '#000000'
const navy = '#202a65'
const choice = [{ from: black, to: navy }]
const lines = [
  text('RIBERA', { id: 'a', y: 16, size: 10, colour: '#111111' }),
  text('CLUB', { id: 'b', y: 36, size: 10, colour: '#e12a23' }),
]

deepTest(
  'a chosen thread goes with the line into the cart, the order and the files of the workshop [API-29] [CART-22] [DEC-01]',
  async () => {
    const chosen = { ...view(stage.embroidery, lines), threadChoices: choice }
    const { customization } = await buyer.api.customization.measureDesign(design(cap, chosen))
    const [measured] = customization.views
    await buyer.api.cart.createOrEditShoppingCart([designedLine(cap, 60, customization.views)])
    const { products } = await buyer.api.cart.getShoppingCartsClient({})
    expect(products).toMatchObject([{ value: { customization: { views: [{ threadChoices: choice }] } } }])

    const { orderId } = await buyer.api.checkout.completeOrder(
      await designedOrder(buyer, cap, customization.views),
    )
    const order = await buyer.api.orders.getOrderById({ Id: orderId })
    const [ordered] = order.lines[0]?.customization?.views ?? []
    expect(ordered).toMatchObject({ threadChoices: choice, colour_names: expect.arrayContaining([navy]) })

    const fileOf = await makeOrderFiles(testShops, orderId)
    const list = (await fileOf('-hilos.txt')).toString()
    expect(list).toContain('Isacord 3353 · Azul marino (#202a65)')
    expect(list).not.toContain('Negro')
    expect((await fileOf('.pes')).toString()).toContain('Azul marino')
    const { text: worksheet } = await readDocument(await fileOf('-ficha.pdf'))
    expect(worksheet).toContain('Isacord 3353 · Azul marino')
    const { text: sheet } = await readDocument(await fileOf('hoja-de-taller.pdf'))
    expect(sheet).toContain('Isacord 3353 · Azul marino')
    expect(sheet).toContain(/^\d+ puntadas, \d+ hilos, \d+ cortes/.exec(list)?.[0])

    // what was priced is what is sewn, as a cap
    const stitches = Number(/^(\d+) puntadas/.exec(list)?.[1])
    expect(Math.ceil(stitches / 100) / 10).toBe(measured?.thousandStitches)
    expect(worksheet).toContain('Tela Gorra')
    expect(list).toMatch(/1\. Isacord 1306 .*\n2\. Isacord 3353 /)
  },
)

test('the same design on a cap and on a mug is measured by the recipe of each [API-29] [DEC-02]', async () => {
  const sewnOn = async (variant: VariantFixture) => {
    const { views } = await buyer.api.customization.measureDesign(
      design(variant, view(stage.embroidery, lines)),
    )
    return views[0]?.threads.map(({ number }) => number)
  }
  expect(await sewnOn(cap)).toEqual(['1306', '0020'])
  expect(await sewnOn(stage.mug)).toEqual(['0020', '1306'])
})
