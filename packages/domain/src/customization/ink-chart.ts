/**
 * The ink chart of a shop: the spot inks of its own printed guide, each with its name and the color that a screen shows for
 * it. The product comes with none. A chart is read from cells, pasted or of a file, in whatever order its columns stand; a
 * row that cannot be used is told by its line and keeps no other from being read.
 */
import { plainText } from '../plain-text.ts'
import { MAX_INK_NAME_LENGTH } from './design.ts'
import { checkInkName, isSamePlate, plateKey, trimInkName } from './ink-names.ts'

/** `hex` in small letters; `code` is the guide's own, '' where it has none. */
export type SpotInk = { readonly name: string; readonly code: string; readonly hex: string }

export const MAX_CHART_INKS = 5_000
export const MAX_INK_CODE_LENGTH = 40

export type InkRowFault =
  | 'name_missing'
  | 'name_unusable'
  | 'name_repeated'
  | 'formula'
  | 'code_too_long'
  | 'color_missing'
  | 'color_unreadable'

/** `line` counts from 1, headings and empty lines too; `text` is what stands there. */
type FaultyInkRow = { readonly line: number; readonly fault: InkRowFault; readonly text: string }
export type InkTable = {
  readonly inks: readonly SpotInk[]
  readonly faults: readonly FaultyInkRow[]
  /** Rows over the limit, which were not looked at. */
  readonly left: number
}

type Column = 'name' | 'code' | 'hex' | 'lab' | 'l' | 'a' | 'b'
type Columns = ReadonlyMap<Column, number>

const headings: Readonly<Record<Column, RegExp>> = {
  l: /^(cie ?)?l\*?$/,
  a: /^(cie ?)?a\*?$/,
  b: /^(cie ?)?b\*?$/,
  lab: /^(cie ?)?l\*? ?a\*? ?b\*?$/,
  hex: /^(hex|html|rgb|color\b.*hex|color$)/,
  name: /^(nombre|tinta|name|ink|denominacion|descripcion)/,
  code: /^(codigo|code|referencia|ref|numero|nro|n[o°º]|sku)/,
}
const columns = Object.keys(headings) as Column[]

/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@＝＋－＠]/

export function readInkTable(cells: readonly (readonly string[])[]): InkTable {
  const rows = cells
    .map((row, index) => ({ line: index + 1, row: row.map((cell) => trimInkName(cell)) }))
    .filter(({ row }) => row.some((cell) => cell !== ''))
  const named = columnsByHeading(rows[0]?.row ?? [])
  const body = named.size > 1 ? rows.slice(1) : rows
  const at = named.size > 1 ? named : columnsByContent(body.map(({ row }) => row))
  const inks = new Map<string, SpotInk>()
  const faults: FaultyInkRow[] = []
  for (const { line, row } of body.slice(0, MAX_CHART_INKS)) {
    const ink = readInk(row, at)
    const key = typeof ink === 'string' ? '' : plateKey(ink.name)
    const fault = typeof ink === 'string' ? ink : inks.has(key) ? 'name_repeated' : null
    if (fault !== null) faults.push({ line, fault, text: row.filter(Boolean).join(' · ') })
    else if (typeof ink !== 'string') inks.set(key, ink)
  }
  return { inks: [...inks.values()], faults, left: Math.max(0, body.length - MAX_CHART_INKS) }
}

function readInk(row: readonly string[], at: Columns): SpotInk | InkRowFault {
  const textAt = (column: Column) => row[at.get(column) ?? -1] ?? ''
  const [name, code] = [textAt('name'), textAt('code')]
  if (name === '') return 'name_missing'
  if (FORMULA.test(name) || FORMULA.test(code)) return 'formula'
  if (checkInkName(name, [])) return 'name_unusable'
  if (code.length > MAX_INK_CODE_LENGTH) return 'code_too_long'
  const typedHex = textAt('hex')
  const typedLab = at.has('l') ? [textAt('l'), textAt('a'), textAt('b')] : textAt('lab').split(/[\s;/]+/)
  if (typedHex === '' && typedLab.every((one) => one === '')) return 'color_missing'
  const hex = readHex(typedHex) ?? readLab(typedLab)
  return hex === null ? 'color_unreadable' : { name, code, hex }
}

function readHex(typed: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed)?.[1]?.toLowerCase()
  if (!digits) return null
  return `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}`
}

function readLab(typed: readonly string[]): string | null {
  const [l, a, b, ...others] = typed.map(readDecimal)
  if (l === undefined || a === undefined || b === undefined || others.length > 0) return null
  const isInside = l >= 0 && l <= 100 && Math.abs(a) <= 128 && Math.abs(b) <= 128
  return isInside ? hexOfLab(l, a, b) : null
}

/** With a comma or a point; NaN is outside of every range. */
const readDecimal = (typed: string): number =>
  typed === '' ? Number.NaN : Number(typed.replace(',', '.').replace('−', '-'))

const D50 = [0.96422, 1, 0.82521] as const
/** From XYZ under D50 to the linear light of sRGB, with Bradford's adaptation to D65. */
const toLinear = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const

/**
 * How a screen shows a measured color. Guides measure under D50, as printers look at colors. A color that no screen has
 * becomes the nearest that it has, channel by channel.
 */
export function hexOfLab(l: number, a: number, b: number): string {
  const y = (l + 16) / 116
  const xyz = [y + a / 500, y, y - b / 200].map((part, at) => (D50[at] ?? 1) * uncurve(part))
  const channels = toLinear.map((row) => row.reduce((sum, factor, at) => sum + factor * (xyz[at] ?? 0), 0))
  return `#${channels.map((linear) => channelOf(linear).toString(16).padStart(2, '0')).join('')}`
}

const uncurve = (part: number) => (part > 6 / 29 ? part ** 3 : (3 * part - 12 / 29) * (6 / 29) ** 2)

function channelOf(linear: number): number {
  const light = Math.min(1, Math.max(0, linear))
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
}

function columnsByHeading(row: readonly string[]): Map<Column, number> {
  const found = new Map<Column, number>()
  for (const [index, cell] of row.entries()) {
    const text = plainText(cell)
    const column = columns.find((one) => !found.has(one) && headings[one].test(text))
    if (column) found.set(column, index)
  }
  return found
}

/** One column holds hex colors, or one to three hold L*a*b*; of the others the first holds names, the second codes. */
function columnsByContent(rows: readonly (readonly string[])[]): Map<Column, number> {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const all = Array.from({ length: width }, (_, index) => index)
  const holds = (isOf: (cell: string) => boolean) => (index: number) =>
    rows.filter((row) => isOf(row[index] ?? '')).length * 2 > rows.length
  const found = new Map<Column, number>()
  const hex = all.find(holds((cell) => readHex(cell) !== null))
  const lab = all.find(holds((cell) => readLab(cell.split(/[\s;/]+/)) !== null))
  const numbers = all.filter(holds((cell) => Number.isFinite(readDecimal(cell)))).slice(-3)
  if (hex !== undefined) found.set('hex', hex)
  else if (lab !== undefined) found.set('lab', lab)
  else if (numbers.length === 3) {
    for (const [index, column] of (['l', 'a', 'b'] as const).entries()) found.set(column, numbers[index] ?? 0)
  }
  const [name, code] = all.filter((index) => ![...found.values()].includes(index))
  if (name !== undefined) found.set('name', name)
  if (code !== undefined) found.set('code', code)
  return found
}

/** The chart with more inks; one whose name it has already takes the place of that one. */
export function withInks(chart: readonly SpotInk[], added: readonly SpotInk[]): readonly SpotInk[] {
  return [...new Map([...chart, ...added].map((ink) => [plateKey(ink.name), ink])).values()]
}

export const isInChart = (chart: readonly SpotInk[], name: string): boolean =>
  chart.some((ink) => isSamePlate(ink.name, name))

/** The inks whose name or code has every word in it. */
export function searchInks(chart: readonly SpotInk[], typed: string): readonly SpotInk[] {
  const words = plainText(typed).split(/\s+/).filter(Boolean)
  return chart.filter((ink) => {
    const own = plainText(`${ink.name} ${ink.code}`)
    return words.every((word) => own.includes(word))
  })
}

export const MAX_INK_SUGGESTIONS = 8

export type SuggestedInk = SpotInk & { readonly difference: number }

/**
 * Inks of the chart for a color that is printed: those with what was typed, else all; the nearest first by `differenceOf`,
 * which compares two hex colors as the eye does.
 */
export function suggestInks(
  chart: readonly SpotInk[],
  sought: { readonly typed: string; readonly hex: string },
  differenceOf: (one: string, other: string) => number,
): readonly SuggestedInk[] {
  return searchInks(chart, sought.typed)
    .map((ink) => ({ ...ink, difference: differenceOf(sought.hex, ink.hex) }))
    .sort((one, other) => one.difference - other.difference)
    .slice(0, MAX_INK_SUGGESTIONS)
}

/** Why these inks are no chart, with the name of the first that is at fault; null: they are one. */
export function checkInkChart(inks: readonly SpotInk[]): { fault: InkRowFault; name: string } | null {
  const seen = new Set<string>()
  for (const { name, code } of inks) {
    const key = plateKey(name)
    if (FORMULA.test(name) || FORMULA.test(code)) return { fault: 'formula', name }
    if (name.length > MAX_INK_NAME_LENGTH || checkInkName(name, [])) return { fault: 'name_unusable', name }
    if (seen.has(key)) return { fault: 'name_repeated', name }
    seen.add(key)
  }
  return null
}
