/** What a spreadsheet copies: its lines, each with its columns. */
export function spreadsheetCells(pasted: string): string[][] {
  const lines = pasted.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  return lines.map((line) => line.split('\t'))
}

/** A cell that did not fit: what it says, and where it would have stood; outside the table where that is null. */
export type UnfitCell = { text: string; place: string | null }
