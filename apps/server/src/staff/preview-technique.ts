/**
 * What buyers would pay once a technique is saved as it is written: up to twenty lines, real ones where there are any, each
 * priced by the shop's own pricing with the technique of today and with the one to come.
 */
import { sentenceOf } from '@estampa/contract/refusals'
import type { Generic, PrintingArea } from '@estampa/domain/catalog'
import { localeOf } from '@estampa/domain/countries'
import {
  type ApplicationTechnique,
  type Customization,
  type CustomizationView,
  type Techniques,
  thousandStitchesOf,
} from '@estampa/domain/customization'
import { decorationsOf } from '@estampa/domain/customization/decorations'
import type { Minor } from '@estampa/domain/money'
import { type LineToPrice, priceCart, totalOf } from '@estampa/domain/pricing'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { findGenerics } from '../catalog/catalog.store.ts'
import { listTechniques } from '../customization/customization.store.ts'
import type { Tx } from '../db/database.ts'
import type { Shop } from '../http/shop.ts'
import { priceRulesOf } from '../shops/shop-rules.ts'
import { listCartSamples, listOrderedSamples, listTakingProducts } from './technique-samples.store.ts'

type Sample = {
  kind: 'order' | 'cart' | 'product'
  order: number | null
  line: LineToPrice
}
export type PricedSample = {
  kind: Sample['kind']
  order: number | null
  product: string
  units: number
  decorations: string[]
  before: Minor | null
  after: Minor | null
  why: string | null
}

const SAMPLES = 20

export async function previewTechnique(
  tx: Tx,
  shop: Shop,
  after: ApplicationTechnique,
): Promise<PricedSample[]> {
  const samples = await gatherSamples(tx, after)
  const generics = await findGenerics(tx, [...new Set(samples.map(({ line }) => line.generic_id))])
  const today = await listTechniques(tx)
  const then = new Map(today).set(after.id, after)
  const price = (line: LineToPrice, techniques: Techniques) =>
    priceCart([line], { generics, techniques }, priceRulesOf(shop))
  return samples.flatMap(({ kind, order, line }) => {
    const generic = generics.get(line.generic_id)
    if (!generic) return []
    const [before, next] = [price(line, today), price(line, then)]
    // what could not be bought before nor then tells nothing of the change
    if (isRefusal(before) && isRefusal(next)) return []
    return {
      kind,
      order,
      product: generic.name,
      units: line.rows.reduce((sum, { quantity }) => sum + quantity, 0),
      decorations: decorationsOf(line.customization, generic, then),
      before: subTotalOf(before),
      after: subTotalOf(next),
      why: whyOf(shop, before, next),
    }
  })
}

const subTotalOf = (entries: ReturnType<typeof priceCart>) =>
  isRefusal(entries) ? null : totalOf(entries).subTotal

function whyOf(shop: Shop, ...found: ReturnType<typeof priceCart>[]): string | null {
  const refusal = found.find(isRefusal) as Refusal | undefined
  return refusal ? sentenceOf(refusal, localeOf(shop.config.environment)) : null
}

async function gatherSamples(tx: Tx, technique: ApplicationTechnique): Promise<Sample[]> {
  const ordered = await listOrderedSamples(tx, technique.id, SAMPLES)
  const carts = await listCartSamples(tx, technique.id, SAMPLES / 2)
  const real = [
    ...carts.map((line): Sample => ({ kind: 'cart', order: null, line: toLine(line.generic_id, line) })),
    ...ordered.map(
      (line): Sample => ({ kind: 'order', order: line.number, line: toLine(line.genericId, line) }),
    ),
  ].slice(0, SAMPLES)
  const wanting = SAMPLES - real.length
  if (wanting === 0) return real
  const ids = await listTakingProducts(tx, technique.id, wanting)
  const products = await findGenerics(tx, ids)
  return [...real, ...madeSamples([...products.values()], technique, wanting)]
}

type Rows = LineToPrice['rows']

function toLine(
  generic_id: number,
  { rows, customization }: { rows: Rows; customization: Customization | null },
): LineToPrice {
  return { shoppingCartUUID: '', type: 'ProductoSimple', generic_id, rows, customization }
}

/**
 * Orders that somebody could place: they go through the quantities of the table and through its bands, each of another
 * product that takes the technique, with art of that measure in its first area for it.
 */
function madeSamples(products: readonly Generic[], technique: ApplicationTechnique, count: number): Sample[] {
  const sold = products.flatMap((generic) => {
    const area = generic.printing_areas.find(({ printing_types }) => printing_types.includes(technique.id))
    const sku = generic.products.find(({ active, tiers }) => active && tiers.length > 0)?.sku
    return area && sku ? [{ generic, area, sku }] : []
  })
  const scales = technique.bands.flatMap((band) => band.scales.map((scale) => scale.minimum_quantity))
  const quantities = [...new Set([...scales, ...(scales.length === 0 ? usualUnits : [])])].sort(
    (a, b) => a - b,
  )
  const bands = technique.bands.length > 0 ? technique.bands : [{ from: 1 }]
  return Array.from({ length: sold.length === 0 ? 0 : count }, (_, at): Sample => {
    const { generic, area, sku } = sold[at % sold.length] as (typeof sold)[number]
    const quantity = quantities[at % quantities.length] ?? 1
    const { from } = bands[Math.floor(at / quantities.length) % bands.length] ?? { from: 1 }
    const view = artOf(technique, area, from)
    const customization = { views: [view], applicationDays: 0 }
    return {
      kind: 'product',
      order: null,
      line: toLine(generic.id, { rows: [{ sku, quantity }], customization }),
    }
  })
}

const usualUnits = [50, 100, 300, 1000]
/** A logo as they mostly are. */
const usualCm = { width: 8, height: 5 }

function artOf(technique: ApplicationTechnique, area: PrintingArea, measure: number): CustomizationView {
  const maxWidth = Math.min(
    area.width_centimeters,
    technique.max_width_centimeters ?? Number.POSITIVE_INFINITY,
  )
  const maxHeight = Math.min(
    area.height_centimeters,
    technique.max_height_centimeters ?? Number.POSITIVE_INFINITY,
  )
  const isByArea = technique.pricing === 'area'
  // a hair more than where the band begins
  const side = Math.sqrt(measure + 1)
  const width = Math.min(maxWidth, isByArea ? side : usualCm.width)
  const height = Math.min(maxHeight, isByArea ? (measure + 1) / width : usualCm.height)
  const [width_centimeters, height_centimeters] = [toTenths(width), toTenths(height)]
  const stitches = Math.max(measure, thousandStitchesOf({ width_centimeters, height_centimeters }))
  return {
    width_centimeters,
    height_centimeters,
    printing_area_id: area.id,
    technique_id: technique.id,
    colours: technique.pricing === 'colour' ? Math.min(measure, technique.maxColours ?? measure) : 1,
    colour_names: [],
    thousandStitches: technique.pricing === 'stitches' ? stitches : null,
    logo_id: null,
    design_id: null,
    position: null,
    instructions: '',
    elements: [],
  }
}

const toTenths = (centimeters: number) => Math.floor(centimeters * 10) / 10
