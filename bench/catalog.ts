import type { GenericDraft } from '@estampa/server/catalog/generics.store'
import type { TechniqueDraft } from '@estampa/server/customization/customization.store'

const kinds = [
  'Taza',
  'Botella',
  'Remera',
  'Lapicera',
  'Cuaderno',
  'Mochila',
  'Gorra',
  'Llavero',
  'Paraguas',
  'Parlante',
]

const styles = ['clásica', 'liviana', 'térmica', 'urbana', 'ejecutiva', 'deportiva', 'plegable', 'ecológica']
const materials = ['Acero', 'Algodón', 'Cerámica', 'Bambú', 'Plástico reciclado', 'Vidrio']
const colors = [
  ['Blanco', '#ffffff'],
  ['Negro', '#111111'],
  ['Rojo', '#c62828'],
  ['Azul', '#1a4fa0'],
  ['Verde', '#2e7d32'],
  ['Amarillo', '#f9c80e'],
] as const

/** The same numbers in every run: a multiplicative generator with a fixed seed. */
export function randomSource(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647
    return state % sides
  }
}

export const benchTechnique: TechniqueDraft = {
  key: 'screen_printing',
  name: 'Serigrafía',
  description: '',
  pricing: 'colour',
  bands: [{ from: 1, to: null, scales: [{ minimum_quantity: 1, price: 30_000, next_price: 15_000 }] }],
  setUp: 1_500_000,
  setUpRepeat: null,
  minUnitsForPrinting: 20,
  customizationUnderMinimumExtraCost: 500_000,
  maxColours: 4,
  max_width_centimeters: 20,
  max_height_centimeters: 20,
  productionDays: 4,
}

/** What a shop of the bench has besides its products: families and a technique by id. */
export type BenchCatalog = { families: readonly number[]; technique: number }

/**
 * Product `index` of a catalog of the size of a real one: two to six colors, three tiers, one print area. After `base`
 * products, a multiple of forty, they repeat themselves but for their numbers.
 */
export function benchDraft(index: number, base: number, { families, technique }: BenchCatalog): GenericDraft {
  const roll = randomSource((index % base) + 17)
  const pick = <Item>(items: readonly Item[]): Item => items[roll(items.length)] as Item
  const kind = pick(kinds)
  const code = `B${String(index).padStart(6, '0')}`
  const cost = 100_000 + roll(2_000_000)
  const image = (order: number) => ({
    image_url: `/pictures/bench-${index % 40}-${order}.webp`,
    main: order === 1,
    order,
    variant: null,
    printing_area_id: null,
    width: 900,
    height: 900,
    color: '#eeeeee',
  })
  return {
    external_id: code,
    name: `${kind} ${pick(styles)} ${index}`,
    description: `${kind} de ${pick(materials).toLowerCase()} para regalos de empresa, con caja individual.`,
    supplementary_information_text: '',
    type: 'ProductoSimple',
    families: [{ id: pick(families), main: true }],
    images: [image(1), image(2)],
    products: colors.slice(0, 2 + roll(5)).map(([color, primary_color], position) => ({
      sku: `${code}-${position}`,
      stock: 1_000_000,
      element_description_1: color,
      element_description_2: '',
      element_description_3: '',
      size: '',
      color,
      primary_color,
      secondary_color: null,
      tiers: [
        { min_quantity: 1, cost },
        { min_quantity: 50, cost: Math.round(cost * 0.9) },
        { min_quantity: 200, cost: Math.round(cost * 0.8) },
      ],
      active: true,
    })),
    subattributes: [{ id: 9, name: 'Material', attribute_name: pick(materials) }],
    printing_areas: [
      {
        id: 1,
        name: 'Frente',
        width_centimeters: 8,
        height_centimeters: 8,
        placement: {
          image_url: `/pictures/bench-${index % 40}-1.webp`,
          x: 0.3,
          y: 0.3,
          width: 0.4,
          height: 0.4,
        },
        printing_types: [technique],
      },
    ],
    printing_types: [technique],
    minimum_order_quantity: 1,
    customization_under_minimum_extra_cost: 400_000,
    unit_weight: 300,
    height: 10,
    length: 10,
    width: 10,
    units_per_box: 36,
    tag: null,
    featured: index % 40 === 0,
    published: true,
    production_days: 5,
    video_url: null,
  }
}
