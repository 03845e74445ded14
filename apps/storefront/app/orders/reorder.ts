/**
 * Buying again what an order held: its lines as lines of the cart, made of today's products. What is no longer
 * offered is left out and reported; lines that exceed the stock are added and reported.
 */
import { type CartProduct, customizationOf } from '@estampa/domain/cart'
import { orderableUnits } from '@estampa/domain/catalog'
import type { Customization } from '@estampa/domain/customization'
import { artText, uploadsIn } from '@estampa/domain/customization/art'
import { toLineTechnique } from '../cart/editing/technique-of-line.ts'
import { type ChosenVariant, type Decoration, toLine } from '../cart/product-lines.ts'
import type { Technique } from '../catalog/load-product.ts'
import type { Product } from '../catalog/product.ts'
import type { OrderedLine } from './ordered-lines.ts'

type ReceivedView = NonNullable<OrderedLine['customization']>['views'][number]
export type LeftOutReason =
  | 'product_gone'
  | 'variant_gone'
  | 'out_of_stock'
  | 'place_gone'
  | 'art_gone'
  | 'in_cart'
  | 'not_possible'
export type LeftOut = { name: string; quantity: number; reason: LeftOutReason }
export type ShortLine = { name: string; quantity: number; stock: number }
export type ReorderedLine = {
  line: CartProduct | null
  leftOut: readonly LeftOut[]
  short: readonly ShortLine[]
}

/** Today's offer by id; null for a product or a picture that is gone. */
export type OfferedToday = {
  products: ReadonlyMap<number, Product | null>
  techniques: readonly Technique[]
  hasArt: ReadonlyMap<string, boolean>
}

export const rowName = ({ productName, variantName }: OrderedLine) =>
  [productName, variantName].filter(Boolean).join(', ')

export function reorderLine(
  rows: readonly OrderedLine[],
  offered: OfferedToday,
  uuid: string,
): ReorderedLine {
  const [first] = rows
  // what a seller wrote into a quote has to be quoted again
  if (first?.genericProductId === null) return leaveOutLine(rows, 'not_possible')
  const product = first && offered.products.get(first.genericProductId)
  if (!first || !product) return leaveOutLine(rows, 'product_gone')
  const decoration = decorationOf(first, product, offered)
  if (typeof decoration === 'string') return leaveOutLine(rows, decoration)
  const leftOut: LeftOut[] = []
  const short: ShortLine[] = []
  const chosen = rows.flatMap((row): ChosenVariant[] => {
    const variant = product.products.find((one) => one.sku === row.sku)
    const item = { name: rowName(row), quantity: row.quantity }
    if (!variant || orderableUnits(variant) <= 0) {
      leftOut.push({ ...item, reason: variant ? 'out_of_stock' : 'variant_gone' })
      return []
    }
    const stock = orderableUnits(variant)
    if (stock < row.quantity) short.push({ ...item, stock })
    return [{ variant, quantity: row.quantity }]
  })
  const skus = new Set(chosen.map(({ variant }) => variant.sku))
  const line = toLine({ product, chosen, decoration: decoration && forPersonsOf(decoration, skus), uuid })
  return { line, leftOut, short }
}

/** Whose size is no longer sold has no unit, so she leaves the list too. */
function forPersonsOf(decoration: Decoration, skus: ReadonlySet<string>): Decoration {
  const { customization } = decoration
  if (!customization.roster) return decoration
  const roster = customization.roster.filter(({ sku }) => skus.has(sku))
  return { ...decoration, customization: { ...customization, roster } }
}

export function leaveOutLine(rows: readonly OrderedLine[], reason: LeftOutReason): ReorderedLine {
  const leftOut = rows.map((row) => ({ name: rowName(row), quantity: row.quantity, reason }))
  return { line: null, leftOut, short: [] }
}

/** The same art in the same places with the same techniques, or why that is no longer made. */
function decorationOf(
  { customization }: OrderedLine,
  product: Product,
  { techniques, hasArt }: OfferedToday,
): Decoration | null | LeftOutReason {
  const views = customization?.views ?? []
  if (!customization || views.length === 0) return null
  const isOffered = views.every((view) =>
    product.printing_areas.some(
      (area) => area.id === view.printing_area_id && area.printing_types.includes(view.technique_id),
    ),
  )
  const used = techniques.filter((one) => views.some((view) => view.technique_id === one.id))
  const isKnown = views.every((view) => used.some((one) => one.id === view.technique_id))
  if (!isOffered || !isKnown) return 'place_gone'
  const art = listArtIds(views)
  if (art.some((id) => hasArt.get(id) === false)) return 'art_gone'
  return {
    // the server has filled in what a client may leave out
    customization: customization as Customization,
    applicationTechnique: used.map(toLineTechnique),
    customizationRender: null,
  }
}

/** The cart has these units already, with the same art: put in again they would be ordered twice. */
export function isInCart(line: CartProduct, products: readonly CartProduct[]): boolean {
  const skus = new Set(skusOf(line))
  return products.some(
    (one) =>
      one.generic.id === line.generic.id &&
      skusOf(one).some((sku) => skus.has(sku)) &&
      artKeyOf(one) === artKeyOf(line),
  )
}

const skusOf = (line: CartProduct): string[] =>
  line.type === 'ProductoSimple' ? [line.value.sku] : line.value.map((row) => row.value.sku)

function artKeyOf(line: CartProduct): string {
  const views = customizationOf(line)?.views ?? []
  return JSON.stringify(
    views.map(({ printing_area_id, technique_id, elements = [], logo_id = null, design_id = null }) => {
      const art = elements.length > 0 ? artText(elements) : [logo_id, design_id]
      return [printing_area_id, technique_id, art]
    }),
  )
}

/** The uploads that these places show. */
export function listArtIds(views: readonly ReceivedView[]): string[] {
  const ids = views.flatMap(({ elements = [], logo_id = null, design_id = null }) =>
    uploadsIn({ elements, logo_id, design_id }),
  )
  return [...new Set(ids)]
}
