import { type ClipboardEvent, type ReactNode, useRef, useState } from 'react'
import { GridCellEditor, type GridOption } from './grid-cell-editor.tsx'
import { type CellAct, cellActOf, movedCell } from './grid-keys.ts'

export type GridPlace = { row: number; column: number }
export type DataCell = {
  /** What writing begins with. */
  text: string
  shown: ReactNode
  /** Read out while it is written. */
  label: string
  options?: readonly GridOption[] | undefined
  /** Not a number. */
  isText?: boolean | undefined
  /** Small, under what is shown. */
  note?: ReactNode
  title?: string | undefined
  fault?: string | undefined
  isChanged?: boolean
  isOff?: boolean
}
export type DataRow = { key: string; head: ReactNode; cells: readonly (DataCell | null)[] }

type DataGridProps = {
  label: string
  /** Over the heads of the rows. */
  corner: ReactNode
  columns: readonly { key: string; head: ReactNode }[]
  rows: readonly DataRow[]
  isEditable: boolean
  /** What is read out where there is no cell. */
  noCell?: string
  onType: (place: GridPlace, text: string) => void
  onPaste: (from: GridPlace, text: string) => void
}

/** A table like a spreadsheet's. One cell has the focus; arrows move it, Enter or a letter writes, Escape leaves it as it was. */
export function DataGrid(props: DataGridProps) {
  const { label, corner, columns, rows, isEditable, noCell, onType, onPaste } = props
  const grid = useRef<HTMLTableElement>(null)
  const [chosen, setChosen] = useState<GridPlace>({ row: 0, column: 0 })
  const [begun, setBegun] = useState<string | null>(null)
  // rows may have gone since
  const place = movedCell(chosen, { kind: 'move', down: 0, right: 0 }, { rows, columns })
  const focus = (next: GridPlace) => {
    setChosen(next)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)?.focus()
  }
  const act = (at: GridPlace, found: CellAct) => {
    if (found.kind === 'move') focus(movedCell(at, found, { rows, columns }))
    else if (isEditable && rows[at.row]?.cells[at.column]) {
      setChosen(at)
      setBegun(found.text)
    }
  }
  const paste = (event: ClipboardEvent) => {
    if (!isEditable || begun !== null) return
    event.preventDefault()
    onPaste(place, event.clipboardData.getData('text'))
  }
  return (
    <div className="overflow-x-auto">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells take the focus */}
      <table ref={grid} role="grid" aria-label={label} className="data-grid" onPaste={paste}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col" className="number">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells }, row) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => {
                const isChosen = place.row === row && place.column === column
                return (
                  <DataGridCell
                    key={columns[column]?.key}
                    cell={cell}
                    at={{ row, column }}
                    noCell={noCell}
                    isChosen={isChosen}
                    begun={isChosen ? begun : null}
                    onType={(text) => onType({ row, column }, text)}
                    onAct={act}
                    onEnd={(step) => {
                      setBegun(null)
                      focus(
                        movedCell({ row, column }, { kind: 'move', down: step, right: 0 }, { rows, columns }),
                      )
                    }}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type DataGridCellProps = {
  cell: DataCell | null
  at: GridPlace
  noCell: string | undefined
  isChosen: boolean
  /** What the writing of this cell begins with; null: it is not being written. */
  begun: string | null
  onType: (text: string) => void
  onAct: (at: GridPlace, act: CellAct) => void
  /** Written; the focus goes so many rows down. */
  onEnd: (step: number) => void
}

function DataGridCell({ cell, at, noCell, isChosen, begun, onType, onAct, onEnd }: DataGridCellProps) {
  const common = {
    'data-cell': `${at.row} ${at.column}`,
    tabIndex: isChosen ? 0 : -1,
    role: 'gridcell',
  }
  if (!cell)
    return (
      <td
        {...common}
        aria-label={noCell}
        className="none"
        onKeyDown={(event) => {
          const found = cellActOf(event)
          if (found?.kind !== 'move') return
          event.preventDefault()
          onAct(at, found)
        }}
      />
    )
  const { text, shown, label, options, isText, note, title, fault, isChanged, isOff } = cell
  return (
    <td
      {...common}
      aria-invalid={fault ? true : undefined}
      title={fault ?? title}
      data-changed={isChanged || undefined}
      data-off={isOff || undefined}
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
          <span className="value">{shown || '–'}</span>
          {note && <span className="held">{note}</span>}
          {fault && <span className="wrong">{fault}</span>}
        </>
      ) : (
        <GridCellEditor
          label={label}
          begun={begun}
          options={options}
          isText={isText}
          onWrite={(typed, step) => {
            onType(typed)
            onEnd(step)
          }}
          onLeave={() => onEnd(0)}
        />
      )}
    </td>
  )
}
