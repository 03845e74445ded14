/**
 * A list of equal flat objects as a loader hands it to the browser: lines of cells, the names of the fields once above
 * them. As objects, half of a page of products would be names and marks, once more beside the same words in its HTML.
 */
export type TextTable<Entry> = string & { readonly of?: Entry }

/** Marks that a script holds as they are: a tab would take three letters. */
const CELL = '|'
const LINE = '~'
/** What is the same as the cell before: most facets are called as their value. */
const SAME = ''
/** A text that would be read as something else, or that would end its cell, is written as JSON. */
const NOT_PLAIN = /^(?:[-\d"[{]|null$|true$|false$|$)|[|~]/

export function toTable<Entry extends object>(entries: readonly Entry[]): TextTable<Entry> {
  const fields = Object.keys(entries[0] ?? {}) as (keyof Entry & string)[]
  const lines = entries.map((entry) => toLine(fields.map((field) => toCell(entry[field]))))
  return [fields.join(CELL), ...lines].join(LINE)
}

export function fromTable<Entry>(table: TextTable<Entry>): Entry[] {
  const [fields = [], ...rows] = table.split(LINE).map((line) => line.split(CELL))
  return rows.map((cells) => {
    let last = SAME
    const valueAt = (index: number) => {
      last = cells[index] || last
      return fromCell(last)
    }
    return Object.fromEntries(fields.map((field, index) => [field, valueAt(index)])) as Entry
  })
}

function toLine(cells: readonly string[]): string {
  return cells.map((cell, index) => (cell === cells[index - 1] ? SAME : cell)).join(CELL)
}

function toCell(value: unknown): string {
  if (typeof value === 'string' && !NOT_PLAIN.test(value)) return value
  return JSON.stringify(value ?? null)
    .replaceAll(CELL, '\\u007c')
    .replaceAll(LINE, '\\u007e')
}

function fromCell(cell: string): unknown {
  return NOT_PLAIN.test(cell) ? JSON.parse(cell) : cell
}
