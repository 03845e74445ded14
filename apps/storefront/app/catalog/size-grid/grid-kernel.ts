/**
 * The arithmetic of the size × colour grid: which cell comes next, and what a block pasted from a
 * spreadsheet puts where. A cell is a variant, or null where a size does not exist in a colour.
 */
import { gridOf, unitsOffered } from '@estampa/domain/catalog'
import { sortSizes } from '@estampa/domain/catalog/sizes'
import type { Product, Variant } from '../product.ts'

export type SizeRow = {
  color: string
  primary_color: string | null
  secondary_color: string | null
  cells: readonly (Variant | null)[]
}
export type SizeGrid = { sizes: readonly string[]; rows: readonly SizeRow[] }
export type Cell = { row: number; column: number }
/** Units by sku; what is not there is 0. */
export type Units = ReadonlyMap<string, number>

const mostUnits = 999_999

/** Colours as rows in the order of the catalogue, sizes as columns from small to large. */
export function sizeGridOf(products: Product['products']): SizeGrid {
  const bySku = new Map(products.map((variant) => [variant.sku, variant]))
  const plain = products.map((variant) => ({ ...variant, reserved_stock: 0, active: true, tiers: [] }))
  const { sizes, rows } = gridOf({ products: plain })
  return {
    sizes: sortSizes(sizes),
    rows: rows.map(({ color, primary_color, secondary_color, cells }) => ({
      ...{ color, primary_color, secondary_color },
      cells: cells.map((cell) => (cell ? (bySku.get(cell.variant.sku) ?? null) : null)),
    })),
  }
}

export const cellAt = ({ rows }: SizeGrid, { row, column }: Cell): Variant | null =>
  rows[row]?.cells[column] ?? null

const steps: Record<string, Cell> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  Enter: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/** The cell that a key leads to, over those that do not exist; undefined where the grid ends or the key is another. */
export function moveBy(grid: SizeGrid, from: Cell, key: string): Cell | undefined {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (!step) return undefined
  let { row, column } = from
  for (;;) {
    row += step.row
    column += step.column
    if (row < 0 || column < 0 || row >= grid.rows.length || column >= grid.sizes.length) return undefined
    if (cellAt(grid, { row, column })) return { row, column }
  }
}

export type Pasted = {
  /** Units by sku, only of the cells that the block reaches. */
  units: Map<string, number>
  /** Some of the block lay outside of the grid. */
  isCut: boolean
}

/**
 * A block as spreadsheets copy it: tabs between cells, lines between rows. «1.200» is 1200, an empty cell
 * empties, words are no quantity. A first row of sizes or a first column of colours leads its numbers
 * to their place by name; otherwise the block starts at the cell it was pasted into. Null: no block, one value.
 */
export function pasteBlock(grid: SizeGrid, at: Cell, text: string): Pasted | null {
  const table = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split('\t'))
  const [first = []] = table
  if (table.length === 1 && first.length === 1) return null
  const hasSizes =
    first.some((cell) => isWord(cell)) && first.every((cell) => cell.trim() === '' || isHead(cell, grid))
  const body = hasSizes ? table.slice(1) : table
  const hasColours = body.length > 0 && body.every(([head = '']) => isWord(head))
  const columns = columnsOf(grid, at, {
    heads: hasSizes ? first.slice(hasColours ? 1 : 0) : null,
    body,
    hasColours,
  })
  const pasted: Pasted = { units: new Map(), isCut: false }
  for (const [index, line] of body.entries()) {
    const row = hasColours ? rowNamed(grid, line[0] ?? '') : at.row + index
    for (const [place, cell] of line.slice(hasColours ? 1 : 0).entries()) {
      put(grid, pasted, { row, column: columns[place] ?? -1 }, cell)
    }
  }
  return pasted
}

type Heads = { heads: string[] | null; body: string[][]; hasColours: boolean }

function columnsOf(grid: SizeGrid, at: Cell, { heads, body, hasColours }: Heads): number[] {
  if (heads) return heads.map((head) => grid.sizes.findIndex((size) => isSameWord(size, head)))
  const width = Math.max(0, ...body.map((line) => line.length - (hasColours ? 1 : 0)))
  const start = hasColours ? 0 : at.column
  return Array.from({ length: width }, (_, index) => start + index)
}

function put(grid: SizeGrid, pasted: Pasted, cell: Cell, text: string): void {
  const units = unitsOf(text)
  const variant = cellAt(grid, cell)
  if (variant && units !== null) pasted.units.set(variant.sku, units)
  else if (units !== null && units > 0) pasted.isCut = true
}

/** «1.200», « 30 » and «12,0» are quantities; null for words. */
function unitsOf(text: string): number | null {
  const plain = text.replace(/\s/g, '')
  if (plain === '') return 0
  const whole = plain.replace(/[.,]0{1,2}$/, '').replace(/[.,](?=\d{3}(?:[.,]|$))/g, '')
  return /^\d{1,9}$/.test(whole) ? Math.min(Number(whole), mostUnits) : null
}

const isWord = (text: string) => text.trim() !== '' && unitsOf(text) === null
const isSameWord = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
const isHead = (text: string, { sizes }: SizeGrid) =>
  isWord(text) || sizes.some((size) => isSameWord(size, text))
const rowNamed = ({ rows }: SizeGrid, name: string) => rows.findIndex((row) => isSameWord(row.color, name))

export function withUnits(units: Units, changes: Iterable<readonly [string, number]>): Units {
  const next = new Map(units)
  for (const [sku, quantity] of changes) {
    if (quantity > 0) next.set(sku, Math.min(quantity, mostUnits))
    else next.delete(sku)
  }
  return next
}

export const unitsOfCells = (units: Units, cells: SizeRow['cells']): number =>
  cells.reduce((sum, cell) => sum + (cell ? (units.get(cell.sku) ?? 0) : 0), 0)

export const totalUnits = (units: Units): number => [...units.values()].reduce((sum, one) => sum + one, 0)

/** The variants of which more is wanted than there is. */
export function overStock(grid: SizeGrid, units: Units): Variant[] {
  return grid.rows
    .flatMap((row) => row.cells)
    .filter((cell): cell is Variant => cell !== null && (units.get(cell.sku) ?? 0) > unitsOffered(cell))
}
