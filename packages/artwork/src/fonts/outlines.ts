import type { Contour, OutlinePoint } from './font.ts'
import type { Table } from './tables.ts'

/** A part of a part of a part … of a letter: no font goes deeper. */
const DEEPEST = 6

/** The tables `loca` and `glyf`: the contours of a glyph in the font's units. */
export function readOutlines(
  loca: Table,
  glyf: Table,
  isLong: boolean,
): (glyph: number) => readonly Contour[] {
  const offset = (glyph: number) => (isLong ? loca.u32(4 * glyph) : 2 * loca.u16(2 * glyph))
  const outlineOf = (glyph: number, depth: number): Contour[] => {
    if (offset(glyph) === offset(glyph + 1) || depth > DEEPEST) return []
    const table = glyf.from(offset(glyph))
    const contours = table.i16(0)
    return contours >= 0 ? simple(table, contours) : composite(table, (part) => outlineOf(part, depth + 1))
  }
  return (glyph) => outlineOf(glyph, 0)
}

function simple(table: Table, contours: number): Contour[] {
  const ends = Array.from({ length: contours }, (_, index) => table.u16(10 + 2 * index))
  const count = (ends.at(-1) ?? -1) + 1
  const [flags, behindFlags] = readFlags(table, 12 + 2 * contours + table.u16(10 + 2 * contours), count)
  const [xs, behindXs] = readLengths(table, behindFlags, flags, 0x02, 0x10)
  const [ys] = readLengths(table, behindXs, flags, 0x04, 0x20)
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    on: (flag & 0x01) !== 0,
  }))
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1))
}

function readFlags(table: Table, start: number, count: number): [number[], number] {
  const flags: number[] = []
  let at = start
  while (flags.length < count) {
    const flag = table.u8(at++)
    const times = flag & 0x08 ? table.u8(at++) : 0
    for (let time = 0; time <= times; time++) flags.push(flag)
  }
  return [flags, at]
}

/** Each point says how far it is from the one before: in a byte, in two, or not at all. */
function readLengths(
  table: Table,
  start: number,
  flags: readonly number[],
  short: number,
  same: number,
): [number[], number] {
  let [at, value] = [start, 0]
  const values = flags.map((flag) => {
    if (flag & short) value += flag & same ? table.u8(at++) : -table.u8(at++)
    else if (!(flag & same)) {
      value += table.i16(at)
      at += 2
    }
    return value
  })
  return [values, at]
}

/** A letter made of others: á is a with an accent. */
function composite(table: Table, outlineOf: (glyph: number) => Contour[]): Contour[] {
  const contours: Contour[] = []
  let at = 10
  let flags = 0x20
  while (flags & 0x20) {
    flags = table.u16(at)
    const glyph = table.u16(at + 2)
    const words = (flags & 0x01) !== 0
    const [dx, dy] = words ? [table.i16(at + 4), table.i16(at + 6)] : [table.i8(at + 4), table.i8(at + 5)]
    at += words ? 8 : 6
    const [matrix, length] = readMatrix(table, at, flags)
    at += length
    const move = flags & 0x02 ? ([dx, dy] as const) : ([0, 0] as const)
    contours.push(...outlineOf(glyph).map((contour) => contour.map((point) => moved(point, matrix, move))))
  }
  return contours
}

type Matrix = readonly [number, number, number, number]

function readMatrix(table: Table, at: number, flags: number): [Matrix, number] {
  const value = (index: number) => table.i16(at + 2 * index) / 16384
  if (flags & 0x08) return [[value(0), 0, 0, value(0)], 2]
  if (flags & 0x40) return [[value(0), 0, 0, value(1)], 4]
  if (flags & 0x80) return [[value(0), value(1), value(2), value(3)], 8]
  return [[1, 0, 0, 1], 0]
}

function moved(point: OutlinePoint, matrix: Matrix, [dx, dy]: readonly [number, number]): OutlinePoint {
  const [a, b, c, d] = matrix
  return { x: a * point.x + c * point.y + dx, y: b * point.x + d * point.y + dy, on: point.on }
}
