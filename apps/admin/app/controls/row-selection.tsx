import { useReducer, useState } from 'react'

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

type Marks = { ids: ReadonlySet<string>; last?: string }
type MarkAct = { kind: 'row'; id: string; isRange: boolean } | { kind: 'all' } | { kind: 'none' }

const noMarks: Marks = { ids: new Set() }

/** `rows` are the ids of this page, in their order. What marks stays the same function, so that other rows stay as they are. */
export function useRowSelection(rows: readonly string[]): RowSelection {
  const [{ ids }, act] = useReducer(
    (marks: Marks, chosen: MarkAct) => marksAfter(marks, chosen, rows),
    noMarks,
  )
  const [acts] = useState(() => ({
    mark: (id: string, isRange: boolean) => act({ kind: 'row', id, isRange }),
    markAll: () => act({ kind: 'all' }),
    clear: () => act({ kind: 'none' }),
  }))
  return { ids, has: (id) => ids.has(id), hasAll: hasEach(ids, rows), ...acts }
}

function marksAfter({ ids, last }: Marks, act: MarkAct, rows: readonly string[]): Marks {
  if (act.kind === 'none') return noMarks
  if (act.kind === 'all') return { ids: withMarks(ids, rows, !hasEach(ids, rows)), ...(last && { last }) }
  const { id, isRange } = act
  return { ids: withMarks(ids, isRange ? between(rows, last ?? id, id) : [id], !ids.has(id)), last: id }
}

const hasEach = (ids: ReadonlySet<string>, rows: readonly string[]) =>
  rows.length > 0 && rows.every((id) => ids.has(id))

function withMarks(
  ids: ReadonlySet<string>,
  chosen: readonly string[],
  isMarked: boolean,
): ReadonlySet<string> {
  const next = new Set(ids)
  for (const id of chosen) {
    if (isMarked) next.add(id)
    else next.delete(id)
  }
  return next
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
