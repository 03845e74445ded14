import { ColorDot } from '@estampa/ui/color-dot'
import { useMessages } from '@estampa/web/messages'
import { type ClipboardEvent, useRef, useState } from 'react'
import { productPageMessages } from '../messages/product.ts'
import { CellEditor } from './cell-editor.tsx'
import { useFaultText } from './fault-text.ts'
import { type CellAct, cellActOf, movedCell } from './grid-keys.ts'
import { valueText } from './meanwhile-product.tsx'
import { type CellField, faultKey } from './product-draft.ts'
import type { StaffVariant } from './use-product.ts'
import type { ProductEditing } from './use-save-product.ts'
import type { VariantTable } from './variant-table.ts'

type Place = { row: number; column: number }
type VariantGridProps = {
  table: VariantTable
  field: CellField
  editing: ProductEditing
  isEditable: boolean
  textOf: (variant: StaffVariant) => string
  onType: (variant: StaffVariant, text: string) => void
  onPaste: (from: Place, text: string) => void
}

/** Colors by sizes. One cell has the focus; arrows move it, Enter or a letter writes, Escape leaves it as it was. */
export function VariantGrid(props: VariantGridProps) {
  const { table, field, isEditable, onPaste } = props
  const t = useMessages(productPageMessages)
  const grid = useRef<HTMLTableElement>(null)
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 })
  const [begun, setBegun] = useState<string | null>(null)
  const focus = ({ row, column }: Place) => {
    setPlace({ row, column })
    grid.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus()
  }
  const act = (at: Place, found: CellAct) => {
    if (found.kind === 'move') focus(movedCell(at, found, table))
    else if (isEditable && table.rows[at.row]?.cells[at.column]) {
      setPlace(at)
      setBegun(found.text)
    }
  }
  const paste = (event: ClipboardEvent) => {
    if (!isEditable || begun !== null) return
    event.preventDefault()
    onPaste(place, event.clipboardData.getData('text'))
  }
  const hasSizes = table.columns.length > 1 || table.columns[0] !== ''
  return (
    <div className="overflow-x-auto">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells take the focus */}
      <table ref={grid} role="grid" aria-label={t.fields[field]} className="variant-grid" onPaste={paste}>
        <thead>
          <tr>
            <th scope="col">{hasSizes ? t.color : t.variant}</th>
            {table.columns.map((column) => (
              <th key={column} scope="col" className="number">
                {column || t.fields[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ label, primaryColor, cells }, row) => (
            <tr key={cells.map((one) => one?.sku).join()}>
              <th scope="row">
                <span className="flex items-center gap-2">
                  <ColorDot color={primaryColor} name="" size={14} />
                  {label}
                </span>
              </th>
              {cells.map((variant, column) => (
                <GridCell
                  key={table.columns[column]}
                  {...props}
                  variant={variant}
                  at={{ row, column }}
                  isChosen={place.row === row && place.column === column}
                  begun={place.row === row && place.column === column ? begun : null}
                  onAct={act}
                  onEnd={(step) => {
                    setBegun(null)
                    focus(movedCell({ row, column }, { kind: 'move', down: step, right: 0 }, table))
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type GridCellProps = Omit<VariantGridProps, 'table' | 'onPaste'> & {
  variant: StaffVariant | null
  at: Place
  isChosen: boolean
  /** What the writing of this cell begins with; null: it is not being written. */
  begun: string | null
  onAct: (at: Place, act: CellAct) => void
  /** Written; the focus goes so many rows down. */
  onEnd: (step: number) => void
}

function GridCell(props: GridCellProps) {
  const { variant, at, field, editing, isChosen, begun, textOf, onType, onAct, onEnd } = props
  const t = useMessages(productPageMessages)
  const faultText = useFaultText(editing.faults)
  const common = {
    'data-cell': `${at.row} ${at.column}`,
    tabIndex: isChosen ? 0 : -1,
    role: 'gridcell',
  }
  if (!variant)
    return (
      <td
        {...common}
        aria-label={t.no_variant}
        className="none"
        onKeyDown={(event) => {
          const found = cellActOf(event)
          if (found?.kind !== 'move') return
          event.preventDefault()
          onAct(at, found)
        }}
      />
    )
  const text = textOf(variant)
  const fault = faultText(faultKey(variant.sku, field)) ?? faultText(faultKey(variant.sku, 'sku'))
  const isOffered =
    (editing.draft.cells[variant.sku]?.isActive ?? (variant.isActive ? 'yes' : 'no')) === 'yes'
  return (
    <td
      {...common}
      aria-invalid={fault ? true : undefined}
      title={fault ?? variant.sku}
      data-changed={editing.draft.cells[variant.sku]?.[field] !== undefined || undefined}
      data-off={!isOffered || undefined}
      onFocus={() => begun === null && !isChosen && onAct(at, { kind: 'move', down: 0, right: 0 })}
      onDoubleClick={() => onAct(at, { kind: 'write', text })}
      onKeyDown={(event) => {
        if (begun !== null) return
        const found = cellActOf(event, text)
        if (!found) return
        event.preventDefault()
        onAct(at, found)
      }}
    >
      {begun === null ? (
        <>
          <span className="value">{valueText(t, field, text) || '–'}</span>
          {field === 'stock' && variant.reserved > 0 && (
            <span className="held">{t.reserved(variant.reserved)}</span>
          )}
          {fault && <span className="wrong">{fault}</span>}
        </>
      ) : (
        <CellEditor
          field={field}
          label={`${variant.name || variant.sku}, ${t.fields[field]}`}
          begun={begun}
          onWrite={(typed, step) => {
            onType(variant, typed)
            onEnd(step)
          }}
          onLeave={() => onEnd(0)}
        />
      )}
    </td>
  )
}
