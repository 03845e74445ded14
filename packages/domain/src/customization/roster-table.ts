/**
 * A list of persons as people have it: cells pasted from a spreadsheet or read from a file, in whatever order and with
 * headings or without. Nothing is lost: what is not understood stays in its row, to be corrected there.
 */
import { plainText } from '../plain-text.ts'
import type { RosterField } from './design.ts'
import { MAX_PERSON_NAME_LENGTH, MAX_PERSON_NUMBER_LENGTH, type RosterPerson } from './roster.ts'

/** A variant of the product, by which a person's size is known. */
type RosterVariant = { readonly sku: string; readonly color: string; readonly size: string }
/** `sku` is '' while nobody knows which variant is meant. */
export type RosterRow = RosterPerson
/** By row: what keeps it from being made. */
export type RosterRowFault = 'empty' | 'name_too_long' | 'number_too_long' | 'unknown_variant'

type Column = RosterField | 'size' | 'color' | 'sku'
const headings: Readonly<Record<Column, RegExp>> = {
  name: /^(nombres?|jugador(a|es|as)?|personas?|apellidos?|apodo|texto|name)\b/,
  number: /^(numeros?|nro|num|n[o°º.]?|#|dorsal|camiseta|number)(\W|$)/,
  size: /^(tallas?|talles?|tamanos?|medida|size)\b/,
  color: /^color(es)?\b/,
  sku: /^(sku|codigo)\b/,
}
const columns = Object.keys(headings) as Column[]

/** `preferredColor` decides where a size alone could be several colors. */
export function readRosterTable(
  cells: readonly (readonly string[])[],
  variants: readonly RosterVariant[],
  preferredColor: string,
): RosterRow[] {
  const filled = cells.filter((row) => row.some((cell) => cell.trim() !== ''))
  const [first = []] = filled
  const named = columnsByHeading(first)
  // «Talla M» is the size of somebody
  const hasHeadings = named.size > 0 && !first.some((cell) => isSizeOf(variants, cell))
  const body = hasHeadings ? filled.slice(1) : filled
  const at = hasHeadings ? named : columnsByContent(body, variants)
  const textAt = (row: readonly string[], column: Column) =>
    (row[at.get(column) ?? -1] ?? '').replace(/\s+/g, ' ').trim()
  return body.map((row) => ({
    name: textAt(row, 'name'),
    number: textAt(row, 'number'),
    sku: skuOf(
      { size: textAt(row, 'size'), color: textAt(row, 'color'), sku: textAt(row, 'sku') },
      variants,
      preferredColor,
    ),
  }))
}

function columnsByHeading(row: readonly string[]): Map<Column, number> {
  const found = new Map<Column, number>()
  for (const [index, cell] of row.entries()) {
    const column = columns.find((one) => !found.has(one) && headings[one].test(plainText(cell.trim())))
    if (column) found.set(column, index)
  }
  return found
}

/** The column of sizes holds sizes of the product, that of numbers short numbers; the first of the others holds names. */
function columnsByContent(
  rows: readonly (readonly string[])[],
  variants: readonly RosterVariant[],
): Map<Column, number> {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const found = new Map<Column, number>()
  const take = (column: Column, isOf: (cell: string) => boolean) => {
    const counts = Array.from({ length: width }, (_, at) =>
      [...found.values()].includes(at) ? 0 : rows.filter((row) => isOf(row[at] ?? '')).length,
    )
    const best = Math.max(0, ...counts)
    if (best * 2 > rows.length) found.set(column, counts.indexOf(best))
  }
  take('sku', (cell) => variants.some(({ sku }) => isSame(sku, cell)))
  take('size', (cell) => isSizeOf(variants, cell))
  take('color', (cell) => variants.some(({ color }) => color !== '' && isSame(color, cell)))
  take('number', (cell) => /^\d{1,3}[a-z]?$/i.test(cell))
  take('name', (cell) => cell !== '')
  return found
}

const isSame = (one: string, other: string) => plainText(one.trim()) === plainText(other.trim())
/** «Talla M» and «m» are M. */
const plainSize = (cell: string) => plainText(cell.trim()).replace(/^(talla|talle|t\.)\s*/, '')

function isSizeOf(variants: readonly RosterVariant[], cell: string): boolean {
  return cell !== '' && variants.some(({ size }) => size !== '' && plainText(size) === plainSize(cell))
}

function skuOf(
  { size, color, sku }: { size: string; color: string; sku: string },
  variants: readonly RosterVariant[],
  preferredColor: string,
): string {
  const [only, ...others] = variants
  if (only && others.length === 0) return only.sku
  const bySku = variants.find((one) => sku !== '' && isSame(one.sku, sku))
  if (bySku) return bySku.sku
  const ofSize = variants.filter((one) => size !== '' && plainText(one.size) === plainSize(size))
  const wanted = color || preferredColor
  const ofColor = ofSize.filter((one) => isSame(one.color, wanted))
  if (color !== '') return ofColor[0]?.sku ?? ''
  return (ofColor[0] ?? (ofSize.length === 1 ? ofSize[0] : undefined))?.sku ?? ''
}

/** What has to be corrected before the list can be made, by row; null: nothing. */
export function faultOfRow(
  row: RosterRow,
  fields: readonly RosterField[],
  skus: ReadonlySet<string>,
): RosterRowFault | null {
  if (fields.every((field) => row[field].trim() === '')) return 'empty'
  if (row.name.length > MAX_PERSON_NAME_LENGTH) return 'name_too_long'
  if (row.number.length > MAX_PERSON_NUMBER_LENGTH) return 'number_too_long'
  return skus.has(row.sku) ? null : 'unknown_variant'
}

/** Indexes of the rows that say the same as an earlier one; two persons of one name and number are rare. */
export function repeatedRows(rows: readonly RosterRow[]): ReadonlySet<number> {
  const seen = new Set<string>()
  const repeated = new Set<number>()
  for (const [index, { name, number }] of rows.entries()) {
    const key = JSON.stringify([plainText(name.trim()), number.trim()])
    if (seen.has(key) && (name.trim() || number.trim())) repeated.add(index)
    seen.add(key)
  }
  return repeated
}
