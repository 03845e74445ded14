/** What a key does in a cell of a grid that has the focus and is not being written. */
export type CellMove = { kind: 'move'; down: number; right: number }
export type CellAct = CellMove | { kind: 'write'; text: string }

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }
const moves: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
}

/** Enter writes on what is there, a letter begins anew, Delete begins with nothing. */
export function cellActOf({ key, ctrlKey, metaKey, altKey }: Key, text = ''): CellAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const move = moves[key]
  if (move) return { kind: 'move', down: move[0], right: move[1] }
  if (key === 'Enter' || key === 'F2') return { kind: 'write', text }
  if (key === 'Delete' || key === 'Backspace') return { kind: 'write', text: '' }
  return [...key].length === 1 && key !== ' ' ? { kind: 'write', text: key } : undefined
}

type Grid = { rows: readonly unknown[]; columns: readonly unknown[] }
type Place = { row: number; column: number }

/** The cell where a move ends; the edges hold. */
export function movedCell({ row, column }: Place, { down, right }: CellMove, { rows, columns }: Grid): Place {
  const within = (at: number, count: number) => Math.max(0, Math.min(count - 1, at))
  return { row: within(row + down, rows.length), column: within(column + right, columns.length) }
}
