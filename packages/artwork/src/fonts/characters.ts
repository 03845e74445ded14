import type { Table } from './tables.ts'

/** The table `cmap`: which glyph a character has; 0: none. */
export function readCharacters(cmap: Table): (codePoint: number) => number {
  const found = new Map<number, Table>()
  for (let index = 0; index < cmap.u16(2); index++) {
    const row = 4 + 8 * index
    const [platform, table] = [cmap.u16(row), cmap.from(cmap.u32(row + 4))]
    if (platform === 0 || platform === 3) found.set(table.u16(0), table)
  }
  const [wide, narrow] = [found.get(12), found.get(4)]
  if (wide) return (codePoint) => inGroups(wide, codePoint)
  if (narrow) return (codePoint) => inSegments(narrow, codePoint)
  throw new Error('The font says no characters')
}

function inGroups(table: Table, codePoint: number): number {
  for (let index = 0; index < table.u32(12); index++) {
    const row = 16 + 12 * index
    if (codePoint > table.u32(row + 4)) continue
    return codePoint < table.u32(row) ? 0 : table.u32(row + 8) + codePoint - table.u32(row)
  }
  return 0
}

function inSegments(table: Table, codePoint: number): number {
  const width = table.u16(6)
  for (let at = 14; at < 14 + width; at += 2) {
    if (codePoint > table.u16(at)) continue
    const [start, delta, offset] = [2, 2 + width, 2 + 2 * width].map((column) => column + at + width)
    if (start === undefined || delta === undefined || offset === undefined) return 0
    // the columns lie behind one another: end, (two bytes), start, delta, offset
    if (codePoint < table.u16(start)) return 0
    if (table.u16(offset) === 0) return (codePoint + table.u16(delta)) & 0xffff
    const glyph = table.u16(offset + table.u16(offset) + 2 * (codePoint - table.u16(start)))
    return glyph === 0 ? 0 : (glyph + table.u16(delta)) & 0xffff
  }
  return 0
}
