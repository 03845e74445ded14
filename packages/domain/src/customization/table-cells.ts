/**
 * Cells of a pasted text: of tabs as spreadsheets copy them, else of semicolons or commas; quotes hold a separator. Empty
 * lines stay, so that a row has the number of its line.
 */
export function splitCells(text: string, mostRows: number): string[][] {
  const lines = text.split(/\r\n|\r|\n/)
  const separator = ['\t', ';', ','].find((one) => lines.some((line) => line.includes(one))) ?? '\t'
  return lines.slice(0, mostRows).map((line) => splitLine(line, separator))
}

function splitLine(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] as string
    if (letter === '"' && isQuoted && line[at + 1] === '"') {
      cell += letter
      at += 1
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (letter === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += letter
  }
  return [...cells, cell].map((one) => one.trim())
}
