import { type CurveRow, ProductoCurva, ProductoSimple } from '../src/cart/lines.ts'
import { type Cart, type CartProduct, emptyCart, withProducts } from '../src/cart.ts'
import type { Generic, PrintingArea, Tier, Variant } from '../src/catalog.ts'
import type { ApplicationTechnique, Customization, CustomizationView } from '../src/customization.ts'
import type { LineToPrice, PriceFacts } from '../src/pricing.ts'
import { isRefusal, type Refusal } from '../src/refusal.ts'
import type { PriceRules } from '../src/shops/price-rules.ts'

/** The known cast: shop pampa (ARG) and shop andina (CL), a mug, a polo in sizes, three techniques. */
export const pampa: PriceRules = {
  profitMultiplier: '1.4',
  taxMultiplier: '1.21',
  roundPrice: 2,
  currency: 'ARS',
  usePriceWithoutMinimun: true,
}
export const andina: PriceRules = { ...pampa, taxMultiplier: '1.19', currency: 'CLP', roundPrice: 0 }

export function variant(sku: string, tiers: readonly Tier[], more: Partial<Variant> = {}): Variant {
  return {
    id: Number.parseInt(sku.replace(/\D/g, ''), 10) || 1,
    sku,
    stock: 1000,
    reserved_stock: 0,
    availability: 'stock',
    on_order_days: null,
    element_description_1: 'Azul',
    element_description_2: '',
    element_description_3: '',
    size: '',
    color: 'Azul',
    primary_color: '#0000ff',
    secondary_color: null,
    tiers,
    active: true,
    ...more,
  }
}

export const front: PrintingArea = {
  id: 1,
  name: 'Frente',
  width_centimeters: 20,
  height_centimeters: 10,
  placement: { image_url: '/mug.webp', x: 0.3, y: 0.3, width: 0.4, height: 0.3 },
  printing_types: [1, 2, 3, 4],
}

export function generic(id: number, products: readonly Variant[], more: Partial<Generic> = {}): Generic {
  return {
    id,
    external_id: `EXT-${id}`,
    name: `Producto ${id}`,
    description: '',
    supplementary_information_text: '',
    type: 'ProductoSimple',
    families: [],
    images: [],
    products,
    subattributes: [],
    printing_areas: [front],
    printing_types: [1, 2, 3, 4].map((type) => ({ id: type, name: `Técnica ${type}` })),
    minimum_order_quantity: 1,
    customization_under_minimum_extra_cost: 500_00,
    unit_weight: 300,
    height: 10,
    length: 10,
    width: 10,
    units_per_box: 36,
    tag: null,
    featured: false,
    published: true,
    production_days: 5,
    video_url: null,
    ...more,
  }
}

export const screenPrinting: ApplicationTechnique = {
  id: 1,
  key: 'screen_printing',
  name: 'Serigrafía',
  description: '',
  pricing: 'colour',
  bands: [
    {
      from: 1,
      to: null,
      scales: [
        { minimum_quantity: 1, price: 90_00, next_price: 40_00 },
        { minimum_quantity: 100, price: 60_00, next_price: 30_00 },
      ],
    },
  ],
  setUp: 1500_00,
  setUpRepeat: 300_00,
  minUnitsForPrinting: 50,
  customizationUnderMinimumExtraCost: 2000_00,
  maxColours: 4,
  max_width_centimeters: 18,
  max_height_centimeters: 9,
  productionDays: 7,
}
export const transfer: ApplicationTechnique = {
  ...screenPrinting,
  id: 2,
  key: 'transfer',
  name: 'Transfer',
  pricing: 'area',
  bands: [
    { from: 0, to: 50, scales: [{ minimum_quantity: 1, price: 70_00, next_price: 0 }] },
    { from: 50, to: 100, scales: [{ minimum_quantity: 1, price: 110_00, next_price: 0 }] },
    { from: 100, to: null, scales: [{ minimum_quantity: 1, price: 150_00, next_price: 1_00 }] },
  ],
  customizationUnderMinimumExtraCost: null,
  maxColours: null,
  productionDays: 4,
}
export const embroidery: ApplicationTechnique = {
  ...screenPrinting,
  id: 3,
  key: 'embroidery',
  name: 'Bordado',
  pricing: 'stitches',
  bands: [
    { from: 0, to: 5, scales: [{ minimum_quantity: 1, price: 500_00, next_price: 0 }] },
    { from: 5, to: null, scales: [{ minimum_quantity: 1, price: 500_00, next_price: 100_00 }] },
  ],
  setUp: 7000_00,
  minUnitsForPrinting: 12,
  maxColours: 12,
}
export const laser: ApplicationTechnique = {
  ...screenPrinting,
  id: 4,
  key: 'laser',
  name: 'Láser',
  pricing: 'flat',
  bands: [{ from: 0, to: null, scales: [{ minimum_quantity: 1, price: 120_00, next_price: 0 }] }],
  setUpRepeat: null,
  maxColours: 1,
}

export const techniques = new Map(
  [screenPrinting, transfer, embroidery, laser].map((technique) => [technique.id, technique]),
)

export const mugTiers: Tier[] = [
  { min_quantity: 1, cost: 1000_00 },
  { min_quantity: 100, cost: 900_00 },
  { min_quantity: 500, cost: 805_55 },
]
export const mug = generic(10, [
  variant('MUG-101', mugTiers),
  variant('MUG-102', mugTiers, { color: 'Rojo', element_description_1: 'Rojo' }),
])
const poloTiers: Tier[] = [
  { min_quantity: 1, cost: 8000_00 },
  { min_quantity: 50, cost: 7500_00 },
]
export const polo = generic(
  20,
  [
    variant('POLO-201', poloTiers, { size: 'S' }),
    variant('POLO-202', poloTiers, { size: 'M' }),
    variant('POLO-203', [{ min_quantity: 1, cost: 9000_00 }], { size: '3XL' }),
  ],
  { type: 'ProductoCurva' },
)
export const facts: PriceFacts = { generics: new Map([mug, polo].map((one) => [one.id, one])), techniques }

export function view(technique_id: number, more: Partial<CustomizationView> = {}): CustomizationView {
  return {
    printing_area_id: 1,
    technique_id,
    colours: 1,
    colour_names: [],
    width_centimeters: 8,
    height_centimeters: 5,
    thousandStitches: null,
    logo_id: null,
    design_id: null,
    position: null,
    instructions: '',
    elements: [],
    ...more,
  }
}

export function decorated(...views: CustomizationView[]): Customization {
  return { views, applicationDays: -1 }
}

export function mugs(
  quantity: number,
  customization: Customization | null = null,
  sku = 'MUG-101',
): LineToPrice {
  return {
    shoppingCartUUID: `mug-${sku}-${quantity}`,
    type: 'ProductoSimple',
    generic_id: 10,
    rows: [{ sku, quantity }],
    customization,
  }
}

export function polos(
  rows: readonly (readonly [sku: string, quantity: number])[],
  customization: Customization | null = null,
): LineToPrice {
  return {
    shoppingCartUUID: 'polos',
    type: 'ProductoCurva',
    generic_id: 20,
    rows: rows.map(([sku, quantity]) => ({ sku, quantity })),
    customization,
  }
}

/** A cart line of one sku. */
export function simpleLine(
  shoppingCartUUID: string,
  quantity: number,
  more: { sku?: string; generic?: number; customization?: Customization | null; price?: number | null } = {},
): ProductoSimple {
  const sku = more.sku ?? 'MUG-101'
  return new ProductoSimple({
    shoppingCartUUID,
    generic: cartGeneric(more.generic ?? 10, more.price === undefined ? 1400_00 : more.price),
    value: {
      id: 101,
      sku,
      quantity,
      isCustomizable: true,
      customization: more.customization ?? null,
      applicationTechnique: [],
      customizationRender: null,
      featuredImg: null,
      element_description_1: 'Azul',
      element_description_2: '.',
      element_description_3: 'Mate',
    },
  })
}

/** A cart line of a curve: [sku, quantity] in rows. */
export function curveLine(
  shoppingCartUUID: string,
  rows: readonly (readonly [sku: string, quantity: number])[],
  customization: Customization | null = null,
): ProductoCurva {
  return new ProductoCurva({
    shoppingCartUUID,
    generic: cartGeneric(20, 11200_00),
    quoteInfo: null,
    general_description: 'Chomba',
    value: rows.map(([sku, quantity]) => curveRow(`${shoppingCartUUID}/${sku}`, sku, quantity)),
    isCustomizable: true,
    customization,
    applicationTechnique: [],
    customizationRender: null,
  })
}

function curveRow(shoppingCartUUID: string, sku: string, quantity: number): CurveRow {
  return {
    shoppingCartUUID,
    generic: { name: 'Chomba', featured_img: null, price: 11200_00 },
    value: {
      id: Number(sku.replace(/\D/g, '')),
      sku,
      quantity,
      isCustomizable: true,
      featuredImg: null,
      color: 'Azul',
      primary_color: '#0000ff',
      size: 'M',
    },
  }
}

function cartGeneric(id: number, price: number | null): ProductoSimple['generic'] {
  return {
    id,
    external_id: `EXT-${id}`,
    description: '',
    name: `Producto ${id}`,
    featured_img: '/p.webp',
    price,
    customization_under_minimum_extra_cost: null,
    printing_types: [],
  }
}

export function cartOf(...products: CartProduct[]): Cart {
  return withProducts(emptyCart, products)
}

/** The value, where a test does not expect a refusal. */
export function sure<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(`refused: ${JSON.stringify(value)}`)
  return value as T
}

/** The code of a refusal; undefined for anything else. */
export function codeOf(value: unknown): string | undefined {
  return isRefusal(value) ? value.refusal : undefined
}
