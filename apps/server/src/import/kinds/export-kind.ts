/**
 * The export of another shop system, as rows of one variant each: the fields of the table that every file becomes. What
 * a system has no column for stays as the shop has it.
 */
import type { ImportNotice } from '../faults.ts'
import { isIdle, plainOf } from '../normalize/text.ts'
import type { ColumnField, TableColumns } from '../table/columns.ts'
import type { TableCell, TableRow } from '../table/rows.ts'

export const exportSystems = ['shopify', 'woocommerce', 'google'] as const
export type ExportSystem = (typeof exportSystems)[number]

export type ExportVariant = Partial<Record<ColumnField, TableCell>>
/** Without a variant the row is no product; its notices are told all the same. */
export type ExportRow = {
  readonly where: string
  readonly variant?: ExportVariant
  readonly notices?: readonly ImportNotice[]
}
export type ExportKind = {
  readonly system: ExportSystem
  /** `names`: the headings without accents and marks. */
  readonly fits: (names: ReadonlySet<string>) => boolean
  /** The fields that these headings have a column for. */
  readonly fields: (names: ReadonlySet<string>) => readonly ColumnField[]
  readonly read: (records: AsyncIterable<ExportRecord>) => AsyncIterable<ExportRow>
}

/** One row by the names of its headings; the first of the names that the export has counts. */
export type ExportRecord = {
  readonly where: string
  readonly text: (...names: string[]) => string
  /** The heading as it stands in the file: «Weight (kg)». */
  readonly heading: (...names: string[]) => string
}

export async function* recordsOf(
  headings: readonly string[],
  rows: AsyncIterable<TableRow>,
): AsyncGenerator<ExportRecord> {
  const places = new Map(
    headings.map((heading, at) => [plainOf(heading), at]).reverse() as [string, number][],
  )
  const placeOf = (names: readonly string[]) =>
    names.map((name) => places.get(name)).find((at) => at !== undefined) ?? -1
  for await (const { where, cells } of rows) {
    yield {
      where,
      text: (...names) => String(cells[placeOf(names)] ?? '').trim(),
      heading: (...names) => headings[placeOf(names)] ?? '',
    }
  }
}

/** The columns of the rows that `toTableRow` makes. */
export function exportColumns(fields: readonly ColumnField[]): TableColumns {
  const at = fields.flatMap((field, index) => (field === 'price' ? [] : [[field, [index]] as const]))
  const price = fields.indexOf('price')
  return {
    at: Object.fromEntries(at),
    prices: price < 0 ? [] : [{ min_quantity: 1, at: price, isOfQuantity: false }],
    headings: fields,
  }
}

export function toTableRow(
  fields: readonly ColumnField[],
  { where, variant, notices = [] }: ExportRow,
): TableRow {
  return { where, cells: variant ? fields.map((field) => variant[field] ?? null) : [], notices }
}

/** Figures of a machine: the point is a decimal one, whatever follows it. */
export function machineNumber(text: string): TableCell {
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
}

/** Goods without counted units: what a column of stock says then. */
export const uncountedStock = 'disponible'
export const onOrderStock = 'a pedido'

/** In grams; the unit stands in the heading or beside the figure. */
export function weightInGrams(text: string, heading = ''): TableCell {
  const [, digits = '', unit = ''] = /^([\d.,]+)\s*([a-z]*)$/i.exec(text) ?? []
  const value = Number(digits.replace(',', '.'))
  if (digits === '' || !Number.isFinite(value)) return null
  const named = (unit || (/\((\w+)\)/.exec(heading)?.[1] ?? 'g')).toLowerCase()
  const grams = { g: 1, kg: 1_000, lb: 453.592, lbs: 453.592, oz: 28.3495 }[named]
  return grams === undefined ? null : Math.round(value * grams * 100) / 100
}

/** In centimetres; the unit stands in the heading. */
export function lengthInCentimeters(text: string, heading: string): TableCell {
  const value = Number(text.replace(',', '.'))
  if (text === '' || !Number.isFinite(value)) return null
  const centimeters = { cm: 1, mm: 0.1, m: 100, in: 2.54 }[
    /\((\w+)\)/.exec(heading)?.[1]?.toLowerCase() ?? 'cm'
  ]
  return centimeters === undefined ? null : Math.round(value * centimeters * 100) / 100
}

/**
 * Paths of categories as one cell: of «Ropa > Remeras» and «Oficina» the category at the end of the first path is the
 * main one, and those above it are categories too.
 */
export function familiesCell(paths: readonly string[]): TableCell {
  const levels = paths.map((path) =>
    path
      .split('>')
      .map((level) => level.trim())
      .filter(
        (level) =>
          !isIdle(level) && !/^(?:uncategorized|sin categoria|sin categorizar)$/.test(plainOf(level)),
      ),
  )
  // «Ropa» beside «Ropa > Polos» says nothing more
  const whole = levels.filter(
    (path, at) => !levels.some((other, place) => place !== at && isStart(path, other)),
  )
  return whole.map((path) => path.map((title) => title.replaceAll(/[|;]/g, ' ')).join(' > ')).join(' | ')
}

function isStart(path: readonly string[], other: readonly string[]): boolean {
  return path.length < other.length && path.every((level, at) => level === other[at])
}

/** The pictures of a product as a cell of each of its rows: one that several rows have is the product's. */
export function picturesCell(addresses: readonly string[]): TableCell {
  return addresses.length === 0 ? null : JSON.stringify([...new Set(addresses)])
}

export type NamedOption = { readonly name: string; readonly value: string }

/** What tells variants apart: a color, a size, and what is neither takes the place of the size where there is none. */
export function optionFields(options: readonly NamedOption[]): ExportVariant {
  const fields: { color?: string; size?: string; material?: string } = {}
  const others: string[] = []
  for (const { name, value } of options) {
    const plain = plainOf(name)
    if (value === '' || /^default title$/i.test(value)) continue
    if (/^colou?r(?:es)?\b/.test(plain)) fields.color ??= value
    else if (/^(?:talles?|tallas?|sizes?|tamano)\b/.test(plain)) fields.size ??= value
    else if (/^(?:material|composicion)\b/.test(plain)) fields.material ??= value
    else others.push(value)
  }
  if (fields.size === undefined && others.length > 0) fields.size = others.join(' ')
  return fields
}
