import { randomUUID } from 'node:crypto'
import type { FeatureSwitches } from '@estampa/domain/shops'
import { saveFamily } from '../src/catalog/families.store.ts'
import { saveTechnique } from '../src/customization/customization.store.ts'
import { saveShop } from '../src/shops/shops.store.ts'
import {
  addProduct,
  type Buyer,
  deliveryPlaces,
  orderFor,
  simpleCartLine,
  type VariantFixture,
} from './buyer.ts'
import { saveCustomer } from './people.ts'
import { mugDraft, poloDraft, screenPrinting } from './products.ts'
import { pampaShop } from './shops.ts'
import type { TestShops } from './test-shops.ts'

export const switchNames = [
  'registrationInShop',
  'loginInShop',
  'pricesInShop',
  'buyAccionsInShop',
  'quotation',
] as const satisfies readonly (keyof FeatureSwitches)[]

type SwitchName = (typeof switchNames)[number]

/** Any two switches stand in each of their four ways, and each of the three that buying needs is off without the others. */
const pairwise: readonly (readonly SwitchName[])[] = [
  [],
  ['registrationInShop', 'quotation', 'loginInShop'],
  ['registrationInShop', 'quotation', 'pricesInShop'],
  ['registrationInShop', 'quotation', 'buyAccionsInShop'],
  ['loginInShop', 'pricesInShop', 'buyAccionsInShop', 'registrationInShop'],
  ['loginInShop', 'pricesInShop', 'buyAccionsInShop', 'quotation'],
]
const everySubset = Array.from({ length: 2 ** switchNames.length }, (_, bits) =>
  switchNames.filter((_name, bit) => bits & (1 << bit)),
)

/** How five switches can stand, all on first. A deep run tries all 32 ways. */
export const everySwitching: readonly FeatureSwitches[] = (process.env.DEEP ? everySubset : pairwise).map(
  (off) => Object.fromEntries(switchNames.map((name) => [name, !off.includes(name)])) as FeatureSwitches,
)

export function describeSwitches(switches: FeatureSwitches): string {
  const off = switchNames.filter((name) => !switches[name])
  return off.length === 0 ? 'all on' : `off: ${off.join(', ')}`
}

/** A shop whose amounts have digits that nothing else has. */
export type PriceFixture = {
  mug: VariantFixture
  polo: VariantFixture
  technique: number
  email: string
  password: string
}

const tiers = [
  { min_quantity: 1, cost: 731_357 },
  { min_quantity: 50, cost: 613_979 },
  { min_quantity: 200, cost: 571_733 },
]

export async function openPriceFixture(
  testShops: Pick<TestShops, 'services'>,
  shopName = 'pampa',
): Promise<PriceFixture> {
  const [email, password] = ['compras@empresa.example', 'Una clave larga 1']
  const shop = (await testShops.services.shops.byName(shopName))?.id ?? 0
  const { family, technique } = await testShops.services.database.inShop(shop, async (tx) => {
    await saveCustomer(tx, {
      email,
      password,
      fullName: 'Lucía Paz',
      phoneNumber: '',
      company: '',
      verified: true,
    })
    const amounts = { setUp: 917_353, setUpRepeat: 419_737, customizationUnderMinimumExtraCost: 837_119 }
    const family = await saveFamily(tx, { title: 'Tazas', icon_url: null, position: 1 })
    return { family, technique: await saveTechnique(tx, screenPrinting({ ...amounts, bands })) }
  })
  const more = {
    families: [{ id: family, main: true }],
    printing_types: [technique],
    customization_under_minimum_extra_cost: 771_373,
    featured: true,
    printing_areas: [{ ...area, printing_types: [technique] }],
  }
  const mugs = await addProduct(testShops, shopName, priced(mugDraft({ ...more, subattributes: brand })))
  const polos = await addProduct(testShops, shopName, priced(poloDraft(more)))
  const [mug, polo] = [mugs[0], polos[0]]
  if (!mug || !polo) throw new Error('the stage has no goods')
  return { mug, polo, technique, email, password }
}

const bands = [
  {
    from: 1,
    to: null,
    scales: [{ minimum_quantity: 1, price: 173_791, next_price: 91_397 }],
  },
]

const area = {
  id: 1,
  name: 'Frente',
  width_centimeters: 10,
  height_centimeters: 10,
  placement: { image_url: '/pictures/mug-front.webp', x: 0.2, y: 0.2, width: 0.6, height: 0.6 },
}

const brand = [{ id: 2, name: 'Cumbre', attribute_name: 'Marca' }]

function priced(draft: ReturnType<typeof mugDraft>): ReturnType<typeof mugDraft> {
  return { ...draft, products: draft.products.map((variant) => ({ ...variant, stock: 100_000, tiers })) }
}

/** Turns the switches of pampa and waits until `hears` sees them. */
export async function turn(
  ownerUrl: string,
  switches: FeatureSwitches,
  hears: () => Promise<FeatureSwitches | undefined>,
): Promise<void> {
  await saveShop(ownerUrl, { ...pampaShop, config: { ...pampaShop.config, ...switches } })
  for (let tries = 0; tries < 400; tries++) {
    const answer = await hears()
    if (answer && switchNames.every((name) => answer[name] === switches[name])) return
    await new Promise((done) => setTimeout(done, 5))
  }
  throw new Error('the server did not hear of the switches')
}

/** Realistic inputs by call; a call without one is made with its example. */
export async function openInputs(stage: PriceFixture, buyer: Buyer): Promise<Record<string, () => unknown>> {
  const { mug, polo, technique, email, password } = stage
  const lines = () => [decorated(mug, technique), curve(polo)]
  const shippedProducts = [{ productId: mug.variantId, genericProductId: mug.genericId, quantity: 7 }]
  const order = await orderFor(buyer, 'pampa', mug, 7)
  const [line] = order.shoppingCart.products
  const wished = () => ({
    ...order,
    shoppingCart: { ...order.shoppingCart, products: [{ ...line, shoppingCartUUID: randomUUID() }] },
  })
  return {
    'customers.authenticate': () => ({ userNameOrEmailAddress: email, password }),
    'customers.getPersonalData': () => ({}),
    'catalog.getProductsList': () => ({}),
    'catalog.getProductDetail': () => ({ id: mug.genericId }),
    'catalog.getTrendingProducts': () => ({}),
    'catalog.getSuggestions': () => ({ name: 'tazon' }),
    'customization.lookUp': () => ({ lookUp: 'applicationTechniques' }),
    'customization.getPrintingTypes': () => ({}),
    'customization.drawEmbroidery': () => ({ width_centimeters: 0.5, colours: 1 }),
    'favorites.updateFavoriteProduct': () => ({ genericId: mug.genericId, favorite: true }),
    'favorites.getFavorites': () => ({}),
    'cart.getShoppingCartProductPrice': lines,
    'cart.createOrEditShoppingCart': lines,
    'cart.mergeShoppingCart': lines,
    'shipping.getShippingQuote': () => ({ products: shippedProducts, ...deliveryPlaces.pampa }),
    'quotes.createUnsavedQuote': () => ({ shoppingCart: { products: lines() } }),
    'quotes.generateQuote': () => ({ shoppingCart: { products: lines() } }),
    'quotes.generateQuote of the seller': () => ({ shoppingCart: { products: lines() }, askSeller: true }),
    'quotes.getQuotes': () => ({}),
    'orders.getOrders': () => ({}),
    'checkout.completeOrder': wished,
  }
}

function decorated(shippedProducts: VariantFixture, technique_id: number) {
  const size = { width_centimeters: 5, height_centimeters: 5 }
  const view = { printing_area_id: 1, technique_id, colours: 1, ...size }
  const line = simpleCartLine(shippedProducts, 7)
  return { ...line, value: { ...line.value, customization: { views: [view], applicationDays: -1 } } }
}

function curve({ genericId, sku }: VariantFixture) {
  return {
    type: 'ProductoCurva' as const,
    shoppingCartUUID: randomUUID(),
    generic: { id: genericId },
    value: [{ shoppingCartUUID: randomUUID(), value: { sku, quantity: 3 } }],
  }
}
