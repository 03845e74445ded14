import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { productMessages } from '../../messages/product.ts'
import {
  type CellPosition,
  findNextCell,
  type SizeMatrix as Grid,
  type GridUnits,
  pasteBlock,
  totalUnits,
  unitsOfCells,
  withUnits,
} from './grid-kernel.ts'
import { SizeGridRow } from './size-grid-row.tsx'

type SizeGridProps = { grid: Grid; units: GridUnits; onChange: (units: GridUnits) => void }

/** Sizes in columns, colors in rows, what is there under each field. Arrows, Enter, Tab and paste work as in a spreadsheet. */
export function SizeGrid({ grid, units, onChange }: SizeGridProps) {
  const t = useMessages(productMessages)
  const table = useRef<HTMLTableElement>(null)
  const focus = ({ row, column }: CellPosition) =>
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${row}-${column}"]`)?.select()
  const move = (event: KeyboardEvent<HTMLInputElement>, cell: CellPosition) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    const atEdge = event.key === 'ArrowLeft' ? selectionStart === 0 : selectionEnd === value.length
    const isWhole = selectionStart === 0 && selectionEnd === value.length
    if (sideways && !atEdge && !isWhole) return
    const next = findNextCell(grid, cell, event.key)
    if (next) focus(next)
    if (next || event.key === 'Enter') event.preventDefault()
  }
  const paste = (event: ClipboardEvent, cell: CellPosition) => {
    const pasted = pasteBlock(grid, cell, event.clipboardData.getData('text'))
    if (!pasted) return
    event.preventDefault()
    onChange(withUnits(units, pasted.units))
    notify(pasted.isCut ? t.grid_paste_cut : t.grid_pasted(pasted.units.size))
  }
  return (
    <div className="scroll-edge relative isolate -mx-1 max-h-view-70 overflow-auto px-1 pb-1">
      <table ref={table} className="size-grid tabular w-full border-separate border-spacing-0 text-14">
        <caption className="sr-only">{t.grid}</caption>
        <thead>
          <tr>
            <th className={`${headClass} left-0 z-20`}>
              <span className="sr-only">{t.colour}</span>
            </th>
            {grid.sizes.map((size) => (
              <th key={size} scope="col" className={headClass}>
                {size}
              </th>
            ))}
            <th scope="col" className={`${headClass} text-right max-sm:hidden`}>
              {t.grid_total}
            </th>
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row, index) => (
            <SizeGridRow
              key={row.color}
              row={row}
              index={index}
              sizes={grid.sizes}
              units={units}
              onChange={(sku, quantity) => onChange(withUnits(units, [[sku, quantity]]))}
              onKey={move}
              onPaste={paste}
            />
          ))}
        </tbody>
        <Totals grid={grid} units={units} />
      </table>
    </div>
  )
}

const headClass =
  'sticky top-0 z-10 border-b border-line-strong bg-(--column-ground) px-1 py-2 text-center font-semibold'

function Totals({ grid, units }: { grid: Grid; units: GridUnits }) {
  const t = useMessages(productMessages)
  return (
    <tfoot>
      <tr className="font-semibold">
        <th scope="row" className="sticky left-0 bg-(--column-ground) py-2.5 text-left">
          {t.grid_total}
        </th>
        {grid.sizes.map((size, column) => (
          <td key={size} className="text-center">
            {unitsOfCells(
              units,
              grid.rows.map((row) => row.cells[column] ?? null),
            ) || <span className="text-ink-faint">–</span>}
          </td>
        ))}
        {/* on a phone all sizes stand beside each other, and the units of all are said above the actions */}
        <td className="text-right max-sm:hidden">{totalUnits(units)}</td>
      </tr>
    </tfoot>
  )
}
