import type { CallInput } from '@estampa/contract/client'
import type { designCalls } from '@estampa/contract/customization'
import sharp from 'sharp'
import { saveTechnique } from '../src/customization/customization.store.ts'
import { pictureKey } from '../src/files/pictures.ts'
import {
  addProduct,
  type Buyer,
  type CartInput,
  type CompleteOrderInput,
  deliveryPlaces,
  orderBody,
  simpleCartLine,
  type VariantFixture,
} from './buyer.ts'
import { mugDraft, poloDraft, screenPrinting } from './products.ts'
import type { TestShops } from './test-shops.ts'

export type DesignFixtureInput = CallInput<typeof designCalls.measureDesign>
export type ElementInput = DesignFixtureInput['design']['views'][number]['elements'][number]

export type DesignFixture = {
  mug: VariantFixture
  polo: VariantFixture
  screen: number
  digital: number
  embroidery: number
}

const scales = (price: number) => [{ minimum_quantity: 1, price, next_price: 1_000 }]

/** Mugs with a front of 80 × 60 mm and polos with a chest of 100 × 100 mm, printed by color, in full or sewn. */
export async function openDesignFixture(
  testShops: TestShops,
  shopName: 'pampa' | 'andina' = 'pampa',
): Promise<DesignFixture> {
  const shop = testShops[shopName]
  const { screen, digital, embroidery } = await testShops.services.database.inShop(shop, async (tx) => ({
    screen: await saveTechnique(tx, screenPrinting()),
    digital: await saveTechnique(
      tx,
      screenPrinting({
        key: 'digital_printing',
        name: 'Impresión digital',
        pricing: 'area',
        maxColours: null,
        bands: [{ from: 1, to: null, scales: scales(4_000) }],
      }),
    ),
    embroidery: await saveTechnique(
      tx,
      screenPrinting({
        key: 'embroidery',
        name: 'Bordado',
        pricing: 'stitches',
        maxColours: 12,
        bands: [{ from: 0, to: null, scales: scales(2_000) }],
      }),
    ),
  }))
  const all = [screen, digital, embroidery]
  const place = { x: 0.25, y: 0.3, width: 0.5, height: 0.375 }
  const front = {
    id: 1,
    name: 'Frente',
    width_centimeters: 8,
    height_centimeters: 6,
    printing_types: all,
    placement: { image_url: '/pictures/mug-front.webp', ...place },
  }
  const back = {
    ...front,
    id: 2,
    name: 'Dorso',
    placement: { image_url: '/pictures/mug-back.webp', ...place },
  }
  const chest = {
    id: 3,
    name: 'Pecho',
    width_centimeters: 10,
    height_centimeters: 10,
    printing_types: all,
    placement: { image_url: '/pictures/polo-front.webp', ...place, height: 0.5 },
  }
  for (const name of ['mug-front', 'mug-back', 'polo-front']) await keepPicture(testShops, name)
  const [mug] = await addProduct(
    testShops,
    shopName,
    mugDraft({
      printing_areas: [front, back],
      printing_types: all,
      customization_under_minimum_extra_cost: 0,
    }),
  )
  const [polo] = await addProduct(
    testShops,
    shopName,
    poloDraft({ printing_areas: [chest], printing_types: all }),
  )
  if (!mug || !polo) throw new Error('the stage has no goods')
  return { mug, polo, screen, digital, embroidery }
}

async function keepPicture({ services }: TestShops, name: string): Promise<void> {
  const create = { width: 400, height: 400, channels: 3 as const, background: '#d8d4cc' }
  const bytes = await sharp({ create }).webp().toBuffer()
  await services.files.put(pictureKey(name, 'webp'), bytes, 'image/webp')
}

const placed = {
  name: 'capa',
  x: 40,
  y: 30,
  width: 30,
  height: 20,
  angle: 0,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
  group: null,
}

export function image(logo_id: string, overrides: Partial<ElementInput> = {}): ElementInput {
  return {
    ...placed,
    id: 'logo',
    type: 'image',
    logo_id,
    crop: null,
    recolours: [],
    ...overrides,
  } as ElementInput
}

export function text(content: string, overrides: Partial<ElementInput> = {}): ElementInput {
  return {
    ...placed,
    id: 'texto',
    type: 'text',
    text: content,
    font: 'montserrat',
    size: 8,
    letterSpacing: 0,
    lineHeight: 1.2,
    align: 'center',
    colour: '#1a237e',
    outline: null,
    curve: null,
    ...overrides,
  } as ElementInput
}

export const view = (technique_id: number | null, elements: ElementInput[], printing_area_id = 1) => ({
  printing_area_id,
  technique_id,
  elements,
  instructions: '',
})

export function design(variant: VariantFixture, ...views: ReturnType<typeof view>[]): DesignFixtureInput {
  return { generic_id: variant.genericId, sku: variant.sku, design: { version: 1, views } }
}

/** Four flat colors on nothing. */
export const fourColorLogo = svg(
  ['#d32f2f', '#1976d2', '#388e3c', '#fbc02d']
    .map((fill, at) => `<rect x="${10 + at * 45}" y="20" width="40" height="60" fill="${fill}"/>`)
    .join(''),
)

export function svg(inside: string, name = 'logo.svg'): File {
  return new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 190 100" width="190" height="100">${inside}</svg>`,
    ],
    name,
    { type: 'image/svg+xml' },
  )
}

/** A line of the cart with what SaveDesign or MeasureDesign said of its places. */
export function designedLine(
  variant: VariantFixture,
  quantity: number,
  views: readonly unknown[],
): CartInput[number] {
  const line = simpleCartLine(variant, quantity)
  return { ...line, value: { ...line.value, customization: { views } } } as CartInput[number]
}

/** The body of an order of designed goods in pampa, at today's prices. */
export async function designedOrder(
  { api }: Buyer,
  variant: VariantFixture,
  views: readonly unknown[],
  quantity = 60,
): Promise<CompleteOrderInput> {
  const line = designedLine(variant, quantity, views)
  const entries = await api.cart.getShoppingCartProductPrice([line])
  const { provinceFKId: province, cityFKId: city, locationFKId: location } = deliveryPlaces.pampa
  const row = {
    productId: variant.variantId,
    genericProductId: variant.genericId,
    sku: variant.sku,
    quantity,
  }
  const quote = await api.shipping.getShippingQuote({ products: [row], province, city, location })
  const { customization } = line.value as { customization: unknown }
  const products = [{ ...row, shoppingCartUUID: line.shoppingCartUUID, customization }]
  const sent = products as Parameters<typeof orderBody>[1]
  return orderBody('pampa', sent, entries.at(-1)?.prices, quote.all_results[0])
}
