/** Columns for a terminal: numbers to the right, everything else to the left. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return 'No hay nada.'
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => lengthOf(row[column]))))
  const isNumber = head.map((_, column) => rows.every((row) => /^[$\d]/.test(row[column] ?? '')))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const gap = ' '.repeat((widths[column] ?? 0) - lengthOf(cell))
        return isNumber[column] ? gap + cell : cell + gap
      })
      .join('  ')
      .trimEnd()
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n')
}

function lengthOf(cell = ''): number {
  return [...cell].length
}

/** `name: value` under each other; what says nothing is left out. */
export function factsText(pairs: readonly (readonly [name: string, value: string])[]): string {
  const filled = pairs.filter(([, value]) => value !== '')
  const width = Math.max(0, ...filled.map(([name]) => name.length))
  return filled.map(([name, value]) => `${`${name}:`.padEnd(width + 2)}${value}`).join('\n')
}

/** A list for a spreadsheet. A cell that a spreadsheet would take for a formula is given as text. */
export function csvOf(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const [first] = rows
  if (!first) return ''
  const keys = Object.keys(first)
  return [keys.join(','), ...rows.map((row) => keys.map((key) => csvCell(row[key])).join(','))].join('\n')
}

function csvCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = value instanceof Date ? value.toISOString() : String(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
