import type { Generic, GenericFamily, Placement, PrintingArea, Tier, Variant } from '@estampa/domain/catalog'
import { amountIn, dice } from './amounts.ts'
import type { ProductAppearance } from './appearances/appearance.ts'
import { appearances } from './appearances/appearances.ts'
import { type FamilyFacts, families } from './families.ts'
import { firstColor } from './first-colors.ts'
import { type ColorName, palette } from './palette.ts'
import placements from './placements.json' with { type: 'json' }
import { areaName, baredBy, bleedOfArea, printAreaSize } from './print-areas.ts'
import { imagesOf, mainPictureOf, type PictureUrl } from './product-images.ts'
import type { RangeItem } from './range-item.ts'
import type { DemoCountry } from './shops/demo-shop.ts'
import { sizeGuideOf } from './size-guides.ts'
import {
  isTechniqueLetter,
  minimumOfTechnique,
  type TechniqueLetter,
  techniqueId,
  techniqueName,
} from './techniques.ts'
import { translate, translateColor } from './translate.ts'

export type DemoCatalog = {
  readonly shop: number
  readonly environment: DemoCountry
  readonly pictureUrl: PictureUrl
  readonly sells: (item: RangeItem, family: FamilyFacts) => boolean
  /** The colors that this shop shows first. */
  readonly colors?: readonly ColorName[]
  /** The scenes on its home page. */
  readonly scenes?: readonly string[]
  /** The picture file of a family; without it that of the range. */
  readonly coverOf?: (family: FamilyFacts) => string
}

type DemoPrintArea = Omit<Placement, 'image_url'> & {
  readonly picture: string
  /** Width and height, centimeters, where they were measured. */
  readonly size?: readonly [number, number]
}
const places = placements as unknown as Readonly<Record<string, Readonly<Record<string, DemoPrintArea>>>>
const appearanceOf = new Map(appearances.map((appearance) => [appearance.slug, appearance]))

const curveSizes = {
  adult: ['S', 'M', 'L', 'XL', 'XXL', '3XL'],
  dama: ['S', 'M', 'L', 'XL', 'XXL'],
  nino: ['4', '6', '8', '10', '12', '14'],
  legs: ['S', 'M', 'L', 'XL', 'XXL'],
  apron: ['Único'],
  beanie: ['Único'],
} as const
/** Larger sizes take more cloth. */
const sizeShare: Readonly<Record<string, number>> = { XXL: 1.07, '3XL': 1.15 }
const tiers = {
  cheap: [
    [1, 1],
    [50, 0.94],
    [100, 0.89],
    [250, 0.84],
    [500, 0.79],
    [1000, 0.75],
  ],
  usual: [
    [1, 1],
    [12, 0.97],
    [25, 0.94],
    [50, 0.9],
    [100, 0.86],
    [250, 0.82],
    [500, 0.79],
  ],
} as const

/** What is cheap is suggested by so many that a technique needs no surcharge. */
function suggestedUnits(
  cost: number,
  areas: readonly { readonly letters: readonly TechniqueLetter[] }[],
): number {
  if (cost >= 8000) return 1
  const minimums = areas.flatMap(({ letters }) => letters.map(minimumOfTechnique))
  return Math.max(cost < 2000 ? 25 : 10, Math.min(...minimums))
}

export function familyId(shop: number, key: string): number {
  return shop * 100 + families.findIndex((family) => family.key === key) + 1
}

export function familiesOf(item: RangeItem, catalog: DemoCatalog): GenericFamily[] {
  return families
    .filter((family) => family.holds(item))
    .map((family, index) => ({
      id: familyId(catalog.shop, family.key),
      title: family.title[catalog.environment],
      url: family.url,
      icon_url: catalog.pictureUrl(`${catalog.coverOf?.(family) ?? family.picture}.webp`),
      main: index === 0,
    }))
}

/** One product of the range as this shop sells it. `position` makes its numbers. */
export function genericOf(item: RangeItem, position: number, catalog: DemoCatalog): Generic {
  const appearance = appearanceIn(item, catalog.colors)
  const id = catalog.shop * 10_000 + position
  const code = `${item.slug.slice(0, 2).toUpperCase()}-${String(1000 + position)}`
  const products = variantsOf(item, appearance, id, code, catalog)
  const areas = areasOf(item, appearance, id, catalog)
  const used = new Map(
    areas.flatMap((area) =>
      area.letters.map((letter) => [techniqueId(catalog.shop, letter), techniqueName(letter)] as const),
    ),
  )
  const [height, length, width] = item.box
  const chance = dice(item.slug)
  return {
    id,
    external_id: code,
    name: translate(item.name, catalog.environment),
    description: translate(item.text, catalog.environment),
    supplementary_information_text: careOf(appearance),
    type: sizesOf(appearance) ? 'ProductoCurva' : 'ProductoSimple',
    families: familiesOf(item, catalog),
    images: imagesOf(
      appearance,
      products,
      areas.map(({ area }) => area),
      catalog,
    ),
    products,
    subattributes: subattributesOf(item, catalog),
    printing_areas: areas.map(({ area }) => area),
    printing_types: [...used].map(([techniqueId, name]) => ({ id: techniqueId, name })),
    minimum_order_quantity: suggestedUnits(item.cost, areas),
    customization_under_minimum_extra_cost: amountIn(catalog.environment, 9500),
    unit_weight: item.weightG,
    height,
    length,
    width,
    units_per_box: item.weightG < 30 ? 500 : item.weightG < 200 ? 100 : 30,
    tag: chance > 0.93 ? 'Nuevo' : null,
    featured: false,
    published: true,
    production_days: appearance.cloth ? 7 : 5,
    video_url: null,
    size_guide: sizeGuideOf(appearance, sizesOf(appearance)),
  }
}

/** The same product with the colors of the shop first. Its sample logo stays on the color that it was drawn on. */
function appearanceIn({ slug }: RangeItem, preferred: readonly ColorName[] = []): ProductAppearance {
  const appearance = appearanceOf.get(slug)
  if (!appearance) throw new Error(`${slug} has no pictures`)
  const { colours, logo } = appearance
  const first = firstColor(appearance, preferred)
  if (!first || first === colours[0]) return appearance
  return {
    ...appearance,
    colours: [first, ...colours.filter((color) => color !== first)],
    logo: logo.on || !colours[0] ? logo : { ...logo, on: colours[0] },
  }
}

/** The picture of a product with a logo on it, in the color that the shop shows first. */
export function cardPictureOf(item: RangeItem, preferred: readonly ColorName[]): string | undefined {
  return mainPictureOf(appearanceIn(item, preferred))
}

function sizesOf(appearance: ProductAppearance): readonly string[] | null {
  if (appearance.scene === 'apron' || appearance.scene === 'beanie') return curveSizes[appearance.scene]
  if (appearance.scene === 'trousers') return curveSizes.legs
  if (appearance.scene !== 'top') return null
  const fit = appearance.options.fit
  return fit === 'dama' || fit === 'nino' ? curveSizes[fit] : curveSizes.adult
}

function variantsOf(
  item: RangeItem,
  appearance: ProductAppearance,
  id: number,
  code: string,
  catalog: DemoCatalog,
): Variant[] {
  const sizes = sizesOf(appearance)
  return appearance.colours.flatMap((color, row) =>
    (sizes ?? ['']).map((size, column): Variant => {
      const [name, hex] = palette[color]
      const sku = `${code}-${color.slice(0, 3).toUpperCase()}${row}${size ? `-${size.slice(0, 3).toUpperCase()}` : ''}`
      const colorLabel = translateColor(name, catalog.environment)
      return {
        id: id * 100 + row * 8 + column + 1,
        sku,
        ...stockOf(sku, item.cost),
        element_description_1: colorLabel,
        element_description_2: size || '.',
        element_description_3: '.',
        size: size || '.',
        color: colorLabel,
        primary_color: hex,
        secondary_color: appearance.turnsSecond ? appearance.main : null,
        tiers: tiersOf(item.cost * (sizeShare[size] ?? 1), catalog.environment),
        active: true,
        availability: 'stock' as const,
        on_order_days: null,
      }
    }),
  )
}

function stockOf(sku: string, cost: number): { stock: number; reserved_stock: number } {
  const chance = dice(sku)
  if (chance < 0.04) return { stock: 0, reserved_stock: 0 }
  const stock = Math.round((chance < 0.14 ? 9 + chance * 200 : 120 + chance * 2400) * (cost < 2000 ? 4 : 1))
  return { stock, reserved_stock: chance > 0.8 ? Math.round(stock * 0.06) : 0 }
}

function tiersOf(ars: number, environment: DemoCountry): Tier[] {
  return (ars < 2000 ? tiers.cheap : tiers.usual).map(([min_quantity, share]) => ({
    min_quantity,
    cost: amountIn(environment, ars * share),
  }))
}

function areasOf(item: RangeItem, appearance: ProductAppearance, id: number, catalog: DemoCatalog) {
  return item.takes.split(' ').map((words, index) => {
    const [key = '', written = ''] = words.split(':')
    const place = places[item.slug]?.[key]
    if (!place) throw new Error(`The pictures of ${item.slug} show no ${key}`)
    const letters = [...written].filter(isTechniqueLetter)
    const { picture, size, ...placement } = place
    const [width_centimeters, height_centimeters] = size ?? printAreaSize(appearance, key, place)
    const bleed = bleedOfArea(appearance, key)
    const bare = baredBy(appearance)
    const area: PrintingArea = {
      id: id * 10 + index + 1,
      name: areaName(appearance, key),
      width_centimeters,
      height_centimeters,
      ...(bleed !== undefined && { bleed_millimeters: bleed }),
      ...(bare && {
        grounds: appearance.colours.map((color) => ({
          color: translateColor(palette[color][0], catalog.environment),
          hex: bare,
        })),
      }),
      placement: { image_url: catalog.pictureUrl(picture), ...placement },
      printing_types: letters.map((letter) => techniqueId(catalog.shop, letter)),
    }
    return { area, letters }
  })
}

function subattributesOf(item: RangeItem, catalog: DemoCatalog): Generic['subattributes'] {
  const brand = families.find((family) => family.holds(item))?.brand ?? 'Alba'
  return [
    { id: 2, name: brand, attribute_name: 'Marca' },
    { id: 9, name: translate(item.material, catalog.environment), attribute_name: 'Material' },
  ]
}

/** What goes into a washing machine; other cloth keeps its form only without. */
const washedScenes: readonly string[] = ['top', 'trousers', 'apron', 'tote']

function careOf(appearance: ProductAppearance): string {
  if (washedScenes.includes(appearance.scene))
    return appearance.logo.method === 'embroidery'
      ? 'Lavar del revés con agua fría.'
      : 'Lavar del revés con agua fría. No planchar sobre la estampa.'
  if (appearance.cloth) return 'Limpiar con un paño húmedo y jabón neutro.'
  if (appearance.ground === 'leaf') return 'Material natural: el tono y la veta varían de una pieza a otra.'
  return 'Los colores en pantalla pueden variar levemente respecto del producto.'
}
