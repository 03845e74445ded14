/**
 * The prices of a technique as a table, as text while it is written: a row for each quantity, a column for each band. A cell
 * without a price takes that of the row above, as buyers are asked; the last row is empty and takes a new quantity.
 */
import { parseAmount } from '@estampa/web/money'
import { newUuid } from '@estampa/web/state'
import { spreadsheetCells, type UnfitCell } from '../controls/spreadsheet-cells.ts'
import type { TechniqueFields } from './use-technique.ts'

export type PriceBandDraft = { readonly id: string; readonly from: string; readonly to: string }
export type ScaleDraft = {
  readonly id: string
  readonly from: string
  /** By the place of the band. */
  readonly prices: readonly string[]
  readonly nextPrices: readonly string[]
}
export type PriceTable = { readonly bands: readonly PriceBandDraft[]; readonly scales: readonly ScaleDraft[] }
/** Of each unit, and of each color, cm² or thousand stitches over the beginning of its band. */
export type PriceKind = 'prices' | 'nextPrices'

type Band = TechniqueFields['bands'][number]

export const amountText = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? '' : String(amount).replace('.', ',')

/** What is typed as an amount: null where nothing is, undefined where it is none. */
export function readTypedPrice(text: string): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  return /^\$?\s*0+([.,]0+)?$/.test(typed) ? 0 : parseAmount(typed)
}

export function tableOf(bands: readonly Band[]): PriceTable {
  const quantities = [...new Set(bands.flatMap(({ scales }) => scales.map((one) => one.minimumQuantity)))]
  return {
    bands: bands.map(({ from, to }, at) => ({
      id: String(at),
      from: String(from),
      to: to === null ? '' : String(to),
    })),
    scales: quantities
      .sort((one, other) => one - other)
      .map((quantity) => {
        const of = bands.map(({ scales }) => scales.find((one) => one.minimumQuantity === quantity))
        return {
          id: String(quantity),
          from: String(quantity),
          prices: of.map((scale) => amountText(scale?.price)),
          nextPrices: of.map((scale) => (scale?.nextPrice ? amountText(scale.nextPrice) : '')),
        }
      }),
  }
}

/** The same as the call takes it; faults by «band column», «from row» and «cell row column». */
export function readPriceTable({ bands, scales }: PriceTable): {
  bands: Band[]
  faults: Record<string, string>
} {
  const faults: Record<string, string> = {}
  const rows = scales.filter(isWritten)
  const read = bands.map(({ from, to }, column): Band => {
    if (!isWhole(from) || (to.trim() !== '' && !isWhole(to))) faults[`band ${column}`] = 'not_whole'
    const cells = rows.flatMap((scale) => {
      const [price, next] = [
        readTypedPrice(scale.prices[column] ?? ''),
        readTypedPrice(scale.nextPrices[column] ?? ''),
      ]
      const row = scales.indexOf(scale)
      if (price === undefined) faults[`prices ${row} ${column}`] = 'not_amount'
      if (next === undefined) faults[`nextPrices ${row} ${column}`] = 'not_amount'
      if (next && price === null) faults[`prices ${row} ${column}`] = 'empty'
      if (typeof price !== 'number') return []
      return [{ minimumQuantity: Number(scale.from), price, nextPrice: next ?? 0 }]
    })
    return { from: Number(from), to: to.trim() === '' ? null : Number(to), scales: cells }
  })
  for (const [row, { from }] of scales.entries()) {
    const isRow = rows.some((scale) => scales[row] === scale)
    if (isRow && (!isWhole(from) || Number(from) === 0)) faults[`from ${row}`] = 'not_whole'
  }
  const isPriced = read.some((band) => band.scales.length > 0)
  return { bands: isPriced ? read : [], faults: isPriced ? faults : withoutBands(faults) }
}

/** While no price is written the technique has none, whatever its bands say. */
const withoutBands = (faults: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(faults).filter(([key]) => !key.startsWith('band')))

/** The place in the table of a fault that the server found: it counts the prices of a band alone. */
export function cellOfScale({ scales }: PriceTable, band: number, scale: number): number {
  const priced = scales.flatMap((one, row) => ((one.prices[band] ?? '').trim() === '' ? [] : [row]))
  return priced[scale] ?? 0
}

const isWhole = (text: string) => /^\d{1,9}$/.test(text.trim())
const isWritten = ({ from, prices, nextPrices }: ScaleDraft) =>
  [from, ...prices, ...nextPrices].some((text) => text.trim() !== '')

const emptyScale = (bands: number): ScaleDraft => ({
  id: newUuid(),
  from: '',
  prices: Array.from({ length: bands }, () => ''),
  nextPrices: Array.from({ length: bands }, () => ''),
})

/** Writes a cell; column 0 is the quantity. A row after the last one is made. */
export function withPriceCell(
  table: PriceTable,
  kind: PriceKind,
  { row, column }: { row: number; column: number },
  text: string,
): PriceTable {
  const scale = table.scales[row] ?? emptyScale(table.bands.length)
  const changed =
    column === 0
      ? { ...scale, from: text }
      : {
          ...scale,
          [kind]: Array.from(table.bands, (_, at) => (at === column - 1 ? text : (scale[kind][at] ?? ''))),
        }
  const scales = row < table.scales.length ? table.scales.with(row, changed) : [...table.scales, changed]
  return { ...table, scales: scales.filter((one, at) => at !== row || isWritten(one)) }
}

export function withBand(table: PriceTable, at: number, change: Partial<PriceBandDraft>): PriceTable {
  return { ...table, bands: table.bands.map((band, place) => (place === at ? { ...band, ...change } : band)) }
}

/** Another band after the last one, which then ends where the new one begins. */
export function withMoreBands(table: PriceTable, kind: TechniqueFields['pricing']): PriceTable {
  const last = table.bands.at(-1)
  const end = last ? (last.to.trim() === '' ? last.from : last.to) : ''
  const from = !last ? (kind === 'area' ? '0' : '1') : kind === 'area' ? end : String(Number(end) + 1)
  const bands = table.bands.map((band) =>
    band === last && band.to.trim() === '' ? { ...band, to: end } : band,
  )
  return {
    bands: [...bands, { id: newUuid(), from, to: '' }],
    scales: table.scales.map((scale) => ({
      ...scale,
      prices: [...scale.prices, ''],
      nextPrices: [...scale.nextPrices, ''],
    })),
  }
}

export function withoutBand({ bands, scales }: PriceTable, at: number): PriceTable {
  return {
    bands: bands.toSpliced(at, 1),
    scales: scales.map((scale) => ({
      ...scale,
      prices: scale.prices.toSpliced(at, 1),
      nextPrices: scale.nextPrices.toSpliced(at, 1),
    })),
  }
}

/** What bands mean changes with what is priced by: a flat price has one, without an end. */
export function withPricing(table: PriceTable, pricing: TechniqueFields['pricing']): PriceTable {
  const one = table.bands.length > 0 ? table : withMoreBands(table, pricing)
  if (pricing !== 'flat') return one
  const first = { id: one.bands[0]?.id ?? newUuid(), from: '0', to: '' }
  return {
    bands: [first],
    scales: one.scales.map((scale) => ({ ...scale, prices: scale.prices.slice(0, 1), nextPrices: [''] })),
  }
}

/** Fills the table from a cell on; rows are made as they are needed. What is no number is told with its place. */
export function pasteTable(
  table: PriceTable,
  kind: PriceKind,
  from: { row: number; column: number },
  text: string,
): { table: PriceTable; count: number; unfit: UnfitCell[] } {
  let next = table
  let count = 0
  const unfit: UnfitCell[] = []
  for (const [down, line] of spreadsheetCells(text).entries()) {
    for (const [right, said] of line.entries()) {
      const place = { row: from.row + down, column: from.column + right }
      const typed = said.trim()
      if (typed === '') continue
      const read = place.column > table.bands.length ? undefined : readPasted(typed, place.column === 0)
      if (read === undefined || place.row > next.scales.length) {
        unfit.push({ text: typed, place: null })
        continue
      }
      next = withPriceCell(next, kind, place, read)
      count += 1
    }
  }
  return { table: next, count, unfit }
}

/** «1.200», «50 u.», «$ 980,50». */
function readPasted(text: string, isQuantity: boolean): string | undefined {
  if (isQuantity) {
    const digits = text.replace(/[.\s]|u\.?$|unidades$/gi, '').replace(/^(?:desde|>=|≥|\+)/i, '')
    return isWhole(digits) ? String(Number(digits)) : undefined
  }
  const amount = readTypedPrice(text)
  return typeof amount === 'number' ? amountText(amount) : undefined
}
