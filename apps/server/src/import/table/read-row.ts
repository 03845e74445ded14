/** One row as one variant and what it says of its product. A formula is never worked out. */

import { parseSizeGuide, type Tier } from '@estampa/domain/catalog'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { DAY_MS } from '@estampa/domain/time'
import { fault, type ImportFault, type ImportNotice, isFault } from '../faults.ts'
import { colorOf, splitColor } from '../normalize/colors.ts'
import {
  booleanOf,
  checkCurrency,
  gramsOf,
  type ImportPriceRules,
  measureOf,
  readPrice,
  stockOf,
} from '../normalize/numbers.ts'
import { sizeNameOf, splitSize } from '../normalize/sizes.ts'
import { readTechniques } from '../normalize/techniques.ts'
import {
  brandName,
  cleanParagraphs,
  cleanText,
  plainOf,
  productName,
  sentenceCase,
  withoutUndefined,
} from '../normalize/text.ts'
import type { ImportedProduct, ImportedVariant } from '../product.ts'
import { httpUrl } from '../zecat/read-zecat.ts'
import type { ColumnField, TableColumns } from './columns.ts'
import { familiesIn } from './read-families.ts'
import type { TableCell, TableRow } from './rows.ts'

export type ParsedRow = {
  readonly where: string
  readonly code: string
  /** Rows of one product have the same. */
  readonly group: string
  readonly sku: string
  /** The row has no code of a product, only one of a variant. */
  readonly isBySku: boolean
  readonly variant?: ImportedVariant
  readonly product: Omit<ImportedProduct, 'variants' | 'spoiled' | 'external_id' | 'where'>
  readonly pictures: readonly string[]
  readonly faults: readonly ImportFault[]
  readonly notices: readonly ImportNotice[]
}

/** Texts in a column of stock for goods that are not counted. */
const onOrder = /^(?:(?:a|bajo|sobre|por|contra) (?:pedido|encargo)|on (?:order|backorder)|backorder)/

/** And for goods of which there are some, and nobody says how many. */
const uncounted = /^(?:disponible|hay|hay stock|con stock|en stock|in stock|si)$/

export function readRow(row: TableRow, columns: TableColumns, rules: ImportPriceRules): ParsedRow {
  const cells = cellsOf(row, columns)
  const [external, own] = [cells.text('external_id', 80), cells.text('sku', 80)]
  const names = namesOf(cells)
  const color = colorOf(names.color)
  const code = external || own
  const sku = own || skuFor(code, cells.has('color') || cells.has('size') ? [color.color, names.size] : [])
  const stockText = plainOf(String(cells.number('stock') ?? ''))
  const isOnOrder = onOrder.test(stockText)
  const isUncounted = uncounted.test(stockText)
  const [prices, stock] = [
    pricesIn(cells, columns, rules),
    cells.has('stock') && !isOnOrder && !isUncounted ? stockOf(cells.number('stock')) : null,
  ]
  const named = cells.list('image').flatMap(picturesIn)
  const pictures = named.flatMap((text) => httpUrl(text) ?? [])
  const currency = checkCurrency(cells.text('currency', 20), rules)
  const guide = sizeGuideIn(cells)
  const faults = [
    ...cells.faults(),
    ...(code === '' ? [fault('no_code')] : []),
    currency,
    prices,
    stock,
  ].filter(isFault)
  const isGood = faults.length === 0 && !isFault(prices) && !isFault(stock)
  const isOnlyCode = !cells.has('sku') || !cells.has('external_id')
  return {
    where: row.where,
    code,
    sku,
    isBySku: external === '',
    // without a code of the product, rows that differ in the size in their names are one product
    group: isOnlyCode && names.isSplit ? `name ${plainOf(names.name)}` : code,
    product: { ...productOf(cells, names.name), ...(isRefusal(guide) ? {} : guide) },
    pictures,
    faults,
    notices: isGood
      ? [...variantNotices(sku, prices, color), ...productNotices(code, { guide, named, pictures })]
      : [],
    ...(isGood && {
      variant: withoutUndefined({
        sku,
        isSkuMade: own === '' ? (true as const) : undefined,
        where: row.where,
        ...(color.color === '' ? {} : color),
        size: names.size || undefined,
        ...prices,
        stock: stock ?? undefined,
        isCounted: cells.has('stock') && !isUncounted ? (true as const) : undefined,
        availability: isOnOrder ? ('on_order' as const) : undefined,
        // a row that names its product brings a retired variant back; one that only updates does not
        active: cells.has('name') ? true : undefined,
      }),
    }),
  }
}

type PictureTexts = { named: readonly string[]; pictures: readonly string[] }

function productNotices(
  code: string,
  { guide, named, pictures }: PictureTexts & { guide: ReturnType<typeof sizeGuideIn> },
): ImportNotice[] {
  const hasNoAddress = named.length > 0 && pictures.length === 0
  return [
    ...(isRefusal(guide)
      ? [{ notice: 'size_guide_unclear', about: `${code}: ${String(guide.part)}` } as const]
      : []),
    ...(hasNoAddress ? [{ notice: 'picture_without_address', about: named[0] ?? '' } as const] : []),
  ]
}

function variantNotices(sku: string, prices: RowPrices, color: ReturnType<typeof colorOf>): ImportNotice[] {
  const isUnpriced = prices.tiers === null || prices.singlePrice?.cost === null
  return [
    ...(isUnpriced ? [{ notice: 'no_price', about: sku } as const] : []),
    ...(color.color !== '' && color.primary_color === null
      ? [{ notice: 'color_unknown', about: color.color } as const]
      : []),
  ]
}

/** Addresses apart by spaces, bars or commas, or a list in JSON: `["https://…", "https://…"]`. */
function picturesIn(text: string): string[] {
  if (/^\s*\[/.test(text)) {
    const list = parsedList(text)
    if (list) return list.filter((one) => typeof one === 'string')
  }
  return text.split(/[\s|;]+|,(?=https?:)/).filter((one) => cleanText(one) !== '')
}

function parsedList(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** A code that several rows share is told apart by color and size. */
function skuFor(code: string, parts: readonly string[]): string {
  return [code, ...parts.map((part) => plainOf(part).replace(/ /g, '-').toUpperCase())]
    .filter(Boolean)
    .join('-')
}

function namesOf(cells: RowCells): { name: string; size: string; color: string; isSplit: boolean } {
  const full = cells.text('name', 200)
  const split = cells.has('size') ? undefined : splitSize(full)
  const inName = split && !cells.has('color') ? splitColor(split.name) : undefined
  return {
    name: inName?.name ?? split?.name ?? full,
    size: split?.size ?? sizeNameOf(cells.text('size', 30)),
    color: inName?.color ?? cells.text('color', 60),
    isSplit: split !== undefined,
  }
}

function productOf(cells: RowCells, bare: string): ParsedRow['product'] {
  const brand = cells.has('brand') ? brandName(cells.text('brand', 60)) : ''
  const name = productName(bare, [brand])
  const description = cells.has('description')
    ? cleanParagraphs(String(cells.raw('description') ?? ''))
    : undefined
  const material = sentenceCase(cells.text('material', 120))
  const says = (field: ColumnField) => (cells.has(field) ? cells.number(field) : undefined)
  const minimum = measureOf(says('minimum'))
  const techniques = cells.texts('technique', 300).flatMap(readTechniques)
  const box = measureOf(says('units_per_box'))
  const heading = plainOf(cells.heading('weight'))
  const weight = /kg|kilo/.test(heading) ? `${says('weight') ?? ''} kg` : says('weight')
  return withoutUndefined({
    name: name || undefined,
    description: description && sentenceCase(description, [brand]),
    families: cells.has('family') ? familiesIn(cells.texts('family', 200)) : undefined,
    techniques: cells.has('technique')
      ? techniques.map((one) => ({ ...one, unitPrices: [], setUp: null }))
      : undefined,
    namedAttributes:
      cells.has('brand') || cells.has('material')
        ? [
            ...(cells.has('brand') ? [{ id: 2, name: brand, attribute_name: 'Marca' }] : []),
            ...(cells.has('material') ? [{ id: 9, name: material, attribute_name: 'Material' }] : []),
          ]
        : undefined,
    minimum_order_quantity: minimum === undefined ? undefined : Math.max(1, Math.floor(minimum)),
    minimumForPrinting: minimum === undefined ? undefined : Math.max(1, Math.floor(minimum)),
    unit_weight: gramsOf(weight),
    height: measureOf(says('height')),
    length: measureOf(says('length')),
    width: measureOf(says('width')),
    units_per_box: box === undefined ? undefined : Math.floor(box),
    tag: cells.has('tag') ? cells.text('tag', 40) || null : undefined,
    featured: cells.has('featured') ? booleanOf(cells.raw('featured')) : undefined,
    published: cells.has('published') ? booleanOf(cells.raw('published')) : undefined,
  })
}

/** An empty cell of the column takes the guide away; one that is not understood leaves it as it was. */
function sizeGuideIn(cells: RowCells): Pick<ImportedProduct, 'size_guide'> | Refusal {
  if (!cells.has('size_guide')) return {}
  const text = String(cells.raw('size_guide') ?? '').slice(0, 4_000)
  if (cleanText(text) === '') return { size_guide: null }
  const guide = parseSizeGuide(text)
  if (isRefusal(guide)) return guide
  const sizes = guide.sizes.map((row) => ({ ...row, size: sizeNameOf(row.size) }))
  return { size_guide: { measures: guide.measures, sizes } }
}

type RowPrices = Pick<ImportedVariant, 'tiers' | 'singlePrice'>

/** Several prices are the whole scale; a single one is that price alone. */
function pricesIn(
  cells: RowCells,
  { prices }: TableColumns,
  rules: ImportPriceRules,
): RowPrices | ImportFault {
  const tiers: Tier[] = []
  for (const { min_quantity, at } of prices) {
    const cost = readPrice(cells.numberAt(at), rules)
    if (isFault(cost)) return cost
    if (cost !== null) tiers.push({ min_quantity, cost })
  }
  const [only] = prices
  if (!only) return {}
  if (prices.length === 1) {
    const min_quantity = only.isOfQuantity ? only.min_quantity : null
    return { singlePrice: { min_quantity, cost: tiers[0]?.cost ?? null } }
  }
  return { tiers: tiers.length > 0 ? tiers.sort((a, b) => a.min_quantity - b.min_quantity) : null }
}

type RowCells = ReturnType<typeof cellsOf>

/** A row by the names of its fields; what a cell must not be is remembered as a fault. */
function cellsOf({ cells }: TableRow, { at, headings }: TableColumns) {
  const faults = new Map<number, ImportFault>()
  function value(index: number, isText: boolean): TableCell {
    const cell = cells[index] ?? null
    const column = headings[index] ?? ''
    if (cell instanceof Date) {
      if (!isText) return serialOf(cell)
      faults.set(index, fault('date_for_text', { column, value: cell.toISOString().slice(0, 10) }))
      return null
    }
    if (typeof cell !== 'string') return cell
    // ="00123" is how Excel keeps the zeros of a code
    const literal = /^\s*="([^"]*)"\s*$/.exec(cell)?.[1]
    if (literal !== undefined) return literal
    if (/^\s*=/.test(cell)) faults.set(index, fault('formula', { column, value: cell }))
    else if (/^#(?:N\/A|REF!|DIV\/0!|VALUE!|¡|NAME\?|NULL!|NUM!)/i.test(cell))
      faults.set(index, fault('cell_error', { column, value: cell }))
    else return cell
    return null
  }
  const first = (field: ColumnField) => at[field]?.[0] ?? -1
  const texts = (field: ColumnField, most: number) =>
    (at[field] ?? []).map((index) => cleanText(String(value(index, true) ?? ''), most)).filter(Boolean)
  return {
    has: (field: ColumnField) => at[field] !== undefined,
    heading: (field: ColumnField) => headings[first(field)] ?? '',
    raw: (field: ColumnField) => value(first(field), true),
    /** The cells of the field as they are. */
    list: (field: ColumnField) => (at[field] ?? []).map((index) => String(value(index, true) ?? '')),
    texts,
    text: (field: ColumnField, most: number) => texts(field, most)[0] ?? '',
    number: (field: ColumnField) => value(first(field), false),
    numberAt: (index: number) => value(index, false),
    faults: () => [...faults.values()],
  }
}

/** A number that Excel shows as a date, as the number that it is. */
function serialOf(date: Date): number {
  return Math.round((date.getTime() / DAY_MS + 25_569) * 1e6) / 1e6
}
