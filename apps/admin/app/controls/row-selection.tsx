import { useState } from 'react'

/** The marked rows of a list, over its pages. */
export type RowSelection = {
  ids: ReadonlySet<string>
  has: (id: string) => boolean
  /** Whether every row of this page is marked. */
  hasAll: boolean
  /** Marks a row or takes its mark away; a range does the same to all between it and the last one. */
  mark: (id: string, isRange: boolean) => void
  /** Marks every row of this page, or none. */
  markAll: () => void
  clear: () => void
}

/** `rows` are the ids of this page, in their order. */
export function useRowSelection(rows: readonly string[]): RowSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string>()
  const hasAll = rows.length > 0 && rows.every((id) => ids.has(id))
  const set = (chosen: readonly string[], isMarked: boolean) => {
    const next = new Set(ids)
    for (const id of chosen) {
      if (isMarked) next.add(id)
      else next.delete(id)
    }
    setIds(next)
  }
  return {
    ids,
    hasAll,
    has: (id) => ids.has(id),
    mark: (id, isRange) => {
      set(isRange ? between(rows, last ?? id, id) : [id], !ids.has(id))
      setLast(id)
    },
    markAll: () => set(rows, !hasAll),
    clear: () => setIds(new Set()),
  }
}

function between(rows: readonly string[], one: string, other: string): readonly string[] {
  const [from = 0, to = 0] = [rows.indexOf(one), rows.indexOf(other)].toSorted((a, b) => a - b)
  return from < 0 ? [other] : rows.slice(from, to + 1)
}

type RowCheckboxProps = { label: string; isMarked: boolean; onMark: (isRange: boolean) => void }

/** The mark of a row; with Shift it means all rows since the last one. */
export function RowCheckbox({ label, isMarked, onMark }: RowCheckboxProps) {
  return (
    <label className="row-mark">
      <input
        type="checkbox"
        aria-label={label}
        checked={isMarked}
        onChange={({ nativeEvent }) => onMark(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  )
}
