/**
 * The arithmetic of the size × color grid: which cell comes next, and what a block pasted from a
 * spreadsheet puts where. A cell is a variant, or null where a size does not exist in a color.
 */
import { gridOf, orderableUnits, sortSizes } from '@estampa/domain/catalog'
import type { Product, Variant } from '../product.ts'

export type SizeRow = {
  color: string
  primary_color: string | null
  secondary_color: string | null
  cells: readonly (Variant | null)[]
}
export type SizeMatrix = { sizes: readonly string[]; rows: readonly SizeRow[] }
export type CellPosition = { row: number; column: number }
/** Units by sku; what is not there is 0. */
export type GridUnits = ReadonlyMap<string, number>

const MAX_UNITS = 999_999

/** Colors as rows in the order of the catalog, sizes as columns from small to large. */
export function toSizeGrid(products: Product['products']): SizeMatrix {
  const bySku = new Map(products.map((variant) => [variant.sku, variant]))
  const plain = products.map((variant) => ({ ...variant, reserved_stock: 0, active: true, tiers: [] }))
  const { sizes, rows } = gridOf({ products: plain })
  return {
    sizes: sortSizes(sizes),
    rows: rows.map(({ color, primary_color, secondary_color, cells }) => ({
      color,
      primary_color,
      secondary_color,
      cells: cells.map((cell) => (cell ? (bySku.get(cell.variant.sku) ?? null) : null)),
    })),
  }
}

export const cellAt = ({ rows }: SizeMatrix, { row, column }: CellPosition): Variant | null =>
  rows[row]?.cells[column] ?? null

const steps: Record<string, CellPosition> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  Enter: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/** The cell that a key leads to, over those that do not exist; undefined where the grid ends or the key is another. */
export function findNextCell(grid: SizeMatrix, from: CellPosition, key: string): CellPosition | undefined {
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

export type PasteResult = {
  /** Units by sku, only of the cells that the block reaches. */
  units: Map<string, number>
  /** Some of the block lay outside of the grid. */
  isCut: boolean
}

/**
 * A block as spreadsheets copy it: tabs between cells, lines between rows. «1.200» is 1200, an empty cell
 * empties, words are no quantity. A first row of sizes or a first column of colors leads its numbers
 * to their place by name; otherwise the block starts at the cell it was pasted into. Null: no block, one value.
 */
export function pasteBlock(grid: SizeMatrix, at: CellPosition, text: string): PasteResult | null {
  const table = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split('\t'))
  const [first = []] = table
  if (table.length === 1 && first.length === 1) return null
  const hasSizes =
    first.some((cell) => isWord(cell)) &&
    first.every((cell) => cell.trim() === '' || isSizeHeader(cell, grid))
  const body = hasSizes ? table.slice(1) : table
  const hasColors = body.length > 0 && body.every(([head = '']) => isWord(head))
  const columns = columnsOf(grid, at, {
    heads: hasSizes ? first.slice(hasColors ? 1 : 0) : null,
    body,
    hasColors,
  })
  const pasted: PasteResult = { units: new Map(), isCut: false }
  for (const [index, line] of body.entries()) {
    const row = hasColors ? rowNamed(grid, line[0] ?? '') : at.row + index
    for (const [place, cell] of line.slice(hasColors ? 1 : 0).entries()) {
      putUnits(grid, pasted, { row, column: columns[place] ?? -1 }, cell)
    }
  }
  return pasted
}

type PastedHeaders = { heads: string[] | null; body: string[][]; hasColors: boolean }

function columnsOf(grid: SizeMatrix, at: CellPosition, { heads, body, hasColors }: PastedHeaders): number[] {
  if (heads) return heads.map((head) => grid.sizes.findIndex((size) => isSameWord(size, head)))
  const width = Math.max(0, ...body.map((line) => line.length - (hasColors ? 1 : 0)))
  const start = hasColors ? 0 : at.column
  return Array.from({ length: width }, (_, index) => start + index)
}

function putUnits(grid: SizeMatrix, pasted: PasteResult, cell: CellPosition, text: string): void {
  const units = parseUnits(text)
  const variant = cellAt(grid, cell)
  if (variant && units !== null) pasted.units.set(variant.sku, units)
  else if (units !== null && units > 0) pasted.isCut = true
}

/** «1.200», « 30 » and «12,0» are quantities; null for words. */
function parseUnits(text: string): number | null {
  const plain = text.replace(/\s/g, '')
  if (plain === '') return 0
  const whole = plain.replace(/[.,]0{1,2}$/, '').replace(/[.,](?=\d{3}(?:[.,]|$))/g, '')
  return /^\d{1,9}$/.test(whole) ? Math.min(Number(whole), MAX_UNITS) : null
}

const isWord = (text: string) => text.trim() !== '' && parseUnits(text) === null
const isSameWord = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
const isSizeHeader = (text: string, { sizes }: SizeMatrix) =>
  isWord(text) || sizes.some((size) => isSameWord(size, text))
const rowNamed = ({ rows }: SizeMatrix, name: string) => rows.findIndex((row) => isSameWord(row.color, name))

export function withUnits(units: GridUnits, changes: Iterable<readonly [string, number]>): GridUnits {
  const next = new Map(units)
  for (const [sku, quantity] of changes) {
    if (quantity > 0) next.set(sku, Math.min(quantity, MAX_UNITS))
    else next.delete(sku)
  }
  return next
}

export const unitsOfCells = (units: GridUnits, cells: SizeRow['cells']): number =>
  cells.reduce((sum, cell) => sum + (cell ? (units.get(cell.sku) ?? 0) : 0), 0)

export const totalUnits = (units: GridUnits): number => [...units.values()].reduce((sum, one) => sum + one, 0)

/** The variants of which more is wanted than there is. */
export function listOverStock(grid: SizeMatrix, units: GridUnits): Variant[] {
  return grid.rows
    .flatMap((row) => row.cells)
    .filter((cell): cell is Variant => cell !== null && (units.get(cell.sku) ?? 0) > orderableUnits(cell))
}
