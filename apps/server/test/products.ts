import type { GenericDraft, VariantDraft } from '../src/catalog/generics.store.ts'
import type { TechniqueDraft } from '../src/customization/customization.store.ts'

const tiers = (...costs: [min_quantity: number, cost: number][]) =>
  costs.map(([min_quantity, cost]) => ({ min_quantity, cost }))

function variant(sku: string, overrides: Partial<VariantDraft>): VariantDraft {
  return {
    sku,
    stock: 1_000,
    element_description_1: overrides.color ?? '',
    element_description_2: overrides.size ?? '',
    element_description_3: '',
    size: '',
    color: '',
    primary_color: null,
    secondary_color: null,
    tiers: tiers([1, 150_000], [50, 120_000], [200, 100_000]),
    active: true,
    ...overrides,
  }
}

function generic(external_id: string, name: string, overrides: Partial<GenericDraft>): GenericDraft {
  return {
    external_id,
    name,
    description: '',
    supplementary_information_text: '',
    type: 'ProductoSimple',
    families: [],
    images: [],
    products: [],
    subattributes: [],
    printing_areas: [],
    printing_types: [],
    minimum_order_quantity: 1,
    customization_under_minimum_extra_cost: null,
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
    ...overrides,
  }
}

/** A mug in two colors, sold from one unit. */
export function mugDraft(overrides: Partial<GenericDraft> = {}): GenericDraft {
  return generic('MUG-11', 'Tazón de cerámica Aurora', {
    description: 'Para el café de la mañana, apto para microondas.',
    images: [picture('mug-front', { main: true }), picture('mug-back', { order: 2 })],
    products: [
      variant('MUG-11-B', { color: 'Blanco', primary_color: '#ffffff' }),
      variant('MUG-11-R', { color: 'Rojo', primary_color: '#c62828', stock: 40 }),
    ],
    subattributes: [{ id: 9, name: 'Cerámica', attribute_name: 'Material' }],
    ...overrides,
  })
}

/** A polo shirt as a size curve: two colors by three sizes. */
export function poloDraft(overrides: Partial<GenericDraft> = {}): GenericDraft {
  const colors = [
    { color: 'Azul', primary_color: '#1a237e' },
    { color: 'Negro', primary_color: '#111111' },
  ]
  return generic('POLO-7', 'Chomba de piqué Ribera', {
    type: 'ProductoCurva',
    description: 'Tejido de algodón peinado.',
    images: [picture('polo-front', { main: true })],
    products: colors.flatMap((color) =>
      ['S', 'M', 'L'].map((size) => variant(`POLO-7-${color.color[0]}${size}`, { ...color, size })),
    ),
    subattributes: [{ id: 9, name: 'Algodón', attribute_name: 'Material' }],
    ...overrides,
  })
}

export function genericDraft(external_id: string, name: string, overrides: Partial<GenericDraft> = {}) {
  const products = [variant(`${external_id}-1`, {})]
  return generic(external_id, name, { products, ...overrides })
}

export { variant as variantDraft }

/** One color at 50.00 each from one unit, 30.00 from a hundred; 1,000.00 to set up; minimum 50. */
export function screenPrinting(overrides: Partial<TechniqueDraft> = {}): TechniqueDraft {
  const scales = [
    { minimum_quantity: 1, price: 5_000, next_price: 2_000 },
    { minimum_quantity: 100, price: 3_000, next_price: 1_000 },
  ]
  return {
    key: 'screen_printing',
    name: 'Serigrafía',
    description: 'Tinta pasada por una malla, un color por vez.',
    pricing: 'colour',
    bands: [{ from: 1, to: null, scales }],
    setUp: 100_000,
    setUpRepeat: 40_000,
    minUnitsForPrinting: 50,
    customizationUnderMinimumExtraCost: 250_000,
    maxColours: 4,
    max_width_centimeters: 30,
    max_height_centimeters: 40,
    productionDays: 4,
    ...overrides,
  }
}

function picture(name: string, overrides: { main?: boolean; order?: number }) {
  return {
    image_url: `/pictures/${name}.webp`,
    main: false,
    order: 1,
    variant: null,
    printing_area_id: null,
    width: 800,
    height: 800,
    color: '#eeeeee',
    ...overrides,
  }
}
