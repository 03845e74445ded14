/** The variants of a product as a table, colors by sizes, and what a spreadsheet pastes into it. */
import { sortSizes } from '@estampa/domain/catalog'
import { plainText } from '@estampa/domain/plain-text'
import { spreadsheetCells, type UnfitCell } from '../controls/spreadsheet-cells.ts'
import type { CellField } from './product-draft.ts'
import type { StaffVariant } from './use-product.ts'

export type VariantRow = {
  label: string
  primaryColor: string | null
  cells: readonly (StaffVariant | null)[]
}
/** One column without a name where the variants are no grid of colors and sizes. */
export type VariantTable = { columns: readonly string[]; rows: readonly VariantRow[] }

const rowName = ({ color, name, sku }: StaffVariant) => color || name || sku

export function variantTable(variants: readonly StaffVariant[]): VariantTable {
  const places = new Set(variants.map(({ color, size }) => JSON.stringify([color, size])))
  const hasSizes = variants.some(({ size }) => size !== '')
  if (!hasSizes || places.size < variants.length) {
    const rows = variants.map((variant) => ({
      label: variant.name || variant.sku,
      primaryColor: variant.primaryColor,
      cells: [variant],
    }))
    return { columns: [''], rows }
  }
  const columns = sortSizes([...new Set(variants.map(({ size }) => size))])
  const byColor = Map.groupBy(variants, rowName)
  const rows = [...byColor].map(([label, some]) => ({
    label,
    primaryColor: some[0]?.primaryColor ?? null,
    cells: columns.map((size) => some.find((one) => one.size === size) ?? null),
  }))
  return { columns, rows }
}

const words: Readonly<Record<'availability' | 'isActive', readonly (readonly [RegExp, string])[]>> = {
  availability: [
    [/^(contado|stock|hay)$/, 'stock'],
    [/^(a pedido|por encargo|encargo|on_order)$/, 'on_order'],
    [/^(no se vende|no|none)$/, 'none'],
  ],
  isActive: [
    [/^(si|s|1|yes|true|x)$/, 'yes'],
    [/^(no|n|0|false|)$/, 'no'],
  ],
}

/** The text of a cell for what a spreadsheet says there: «1.200», «sí», «A pedido»; undefined where that is no value. */
export function readCell(field: CellField, pasted: string): string | undefined {
  const text = plainText(pasted.trim())
  if (field === 'availability' || field === 'isActive') {
    return words[field].find(([pattern]) => pattern.test(text))?.[1]
  }
  if (field === 'sku') return pasted.trim().slice(0, 60) || undefined
  if (field === 'onOrderDays' && text === '') return ''
  const digits = /^\d{1,3}(\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text
  return /^\d{1,9}$/.test(digits) ? String(Number(digits)) : undefined
}

export type PastedCell = { variant: StaffVariant; text: string }

/** Fills a table from a cell on with the lines and columns of a spreadsheet. */
export function pasteCells(
  { columns, rows }: VariantTable,
  from: { row: number; column: number },
  field: CellField,
  text: string,
): { cells: PastedCell[]; unfit: UnfitCell[] } {
  const cells: PastedCell[] = []
  const unfit: UnfitCell[] = []
  for (const [down, line] of spreadsheetCells(text).entries()) {
    for (const [right, said] of line.entries()) {
      const row = rows[from.row + down]
      const column = columns[from.column + right]
      const variant = row?.cells[from.column + right]
      const read = readCell(field, said)
      if (variant && read !== undefined) cells.push({ variant, text: read })
      else if (said.trim() !== '')
        unfit.push({
          text: said.trim(),
          place: row && column !== undefined ? `${row.label} ${column}`.trim() : null,
        })
    }
  }
  return { cells, unfit }
}

/** The table as a spreadsheet takes it. */
export function toTabs({ columns, rows }: VariantTable, textOf: (variant: StaffVariant) => string): string {
  const lines = rows.map(({ cells }) => cells.map((variant) => (variant ? textOf(variant) : '')).join('\t'))
  return columns.length > 0 ? lines.join('\n') : ''
}
