/** Fills polygons in rows that lie like bricks, back and forth, section by section. */
import type { ContourPoint, Ring } from './contours.ts'
import type { Needle } from './needle.ts'
import type { Router } from './travel.ts'

export type FillRows = {
  /** Degrees from the horizontal, clockwise. */
  readonly angle: number
  /** mm between rows. */
  readonly density: number
  /** mm; what is shorter than two of them is not parted. */
  readonly stitch: number
  /** mm that each row is longer at each end. */
  readonly pull: number
}

/** One row of a section, in the turned frame. */
type FillRow = { readonly v: number; readonly from: number; readonly to: number; readonly index: number }
type Section = readonly FillRow[]
type Turn = { readonly cos: number; readonly sin: number }

/** mm: nearer to the end of a row there is no stitch of the brick pattern. */
const CLEAR_OF_ENDS = 0.9
/** mm of all its rows: a smaller section is not worth the way. */
const MIN_SECTION = 0.8
const BRICKS = [0, 0.5, 0.25, 0.75]

export function sewRows(
  needle: Needle,
  rings: readonly Ring[],
  rows: FillRows,
  { cover }: { cover: Router['cover'] | null },
): void {
  const angle = (rows.angle * Math.PI) / 180
  const turn = { cos: Math.cos(angle), sin: Math.sin(angle) }
  const left = sectionsOf(rowsOf(rings, turn, rows))
  while (left.length > 0) {
    const { index, fromLast, fromRight } = nearest(left, needle.at(), turn)
    const [section] = left.splice(index, 1) as [Section]
    const ordered = fromLast ? section.toReversed() : section
    sewSection(needle, ordered, { turn, rows, fromRight, cover })
  }
}

function turned({ x, y }: ContourPoint, { cos, sin }: Turn): { u: number; v: number } {
  return { u: x * cos + y * sin, v: y * cos - x * sin }
}

function back(u: number, v: number, { cos, sin }: Turn): ContourPoint {
  return { x: u * cos - v * sin, y: u * sin + v * cos }
}

/** The parts of each row that lie inside, by an even number of edges to their left. */
function rowsOf(rings: readonly Ring[], turn: Turn, { density, pull }: FillRows): FillRow[][] {
  const crossings = new Map<number, number[]>()
  for (const ring of rings) {
    const places = ring.map((one) => turned(one, turn))
    places.forEach((a, index) => {
      const b = places[(index + 1) % places.length] as { u: number; v: number }
      const [upper, lower] = a.v < b.v ? [a, b] : [b, a]
      for (let row = Math.ceil(upper.v / density); row * density < lower.v; row += 1) {
        const u = upper.u + ((lower.u - upper.u) * (row * density - upper.v)) / (lower.v - upper.v)
        const met = crossings.get(row)
        if (met) met.push(u)
        else crossings.set(row, [u])
      }
    })
  }
  return [...crossings.keys()]
    .sort((a, b) => a - b)
    .map((index) => partsOfRow(crossings.get(index) as number[], { index, v: index * density, pull }))
}

function partsOfRow(
  met: number[],
  { index, v, pull }: { index: number; v: number; pull: number },
): FillRow[] {
  met.sort((a, b) => a - b)
  const parts: { v: number; from: number; to: number; index: number }[] = []
  for (let n = 0; n + 1 < met.length; n += 2) {
    const [from, to] = [(met[n] as number) - pull, (met[n + 1] as number) + pull]
    const before = parts.at(-1)
    if (before && from <= before.to) before.to = to
    else parts.push({ v, from, to, index })
  }
  return parts
}

/** Rows below each other that neither part nor join. */
function sectionsOf(rows: readonly (readonly FillRow[])[]): Section[] {
  const done: FillRow[][] = []
  let open: FillRow[][] = []
  for (const row of rows) {
    const next: FillRow[][] = []
    const overlaps = (section: FillRow[], part: FillRow) => {
      const last = section.at(-1) as FillRow
      return last.index === part.index - 1 && last.from < part.to && part.from < last.to
    }
    for (const part of row) {
      const above = open.filter((section) => overlaps(section, part))
      const [only] = above
      const goesOn = above.length === 1 && only && row.filter((one) => overlaps(only, one)).length === 1
      if (goesOn) next.push(only)
      else {
        const section: FillRow[] = []
        done.push(section)
        next.push(section)
      }
    }
    // only now, so that every part was compared with the row above
    for (const [index, part] of row.entries()) next[index]?.push(part)
    open = next
  }
  const worth = done.filter((section) => lengthOf(section) >= MIN_SECTION)
  return worth.length > 0 ? worth : done
}

function lengthOf(section: Section): number {
  return section.reduce((sum, { from, to }) => sum + to - from, 0)
}

function nearest(sections: readonly Section[], at: ContourPoint | null, turn: Turn) {
  const here = at ? turned(at, turn) : { u: Number.NEGATIVE_INFINITY, v: Number.NEGATIVE_INFINITY }
  let best = { index: 0, fromLast: false, fromRight: false }
  if (!at) return best
  let min = Number.POSITIVE_INFINITY
  sections.forEach((section, index) => {
    for (const fromLast of [false, true]) {
      const row = section.at(fromLast ? -1 : 0) as FillRow
      for (const fromRight of [false, true]) {
        const apart = Math.hypot((fromRight ? row.to : row.from) - here.u, row.v - here.v)
        if (apart >= min) continue
        min = apart
        best = { index, fromLast, fromRight }
      }
    }
  })
  return best
}

type Sewing = { turn: Turn; rows: FillRows; fromRight: boolean; cover: Router['cover'] | null }

function sewSection(needle: Needle, section: Section, { turn, rows, fromRight, cover }: Sewing): void {
  let right = fromRight
  section.forEach(({ v, from, to, index }, n) => {
    const inner = bricks(from, to, index, rows.stitch)
    const line = [from, ...inner, to]
    if (right) line.reverse()
    right = !right
    line.forEach((u, point) => {
      const place = back(u, v, turn)
      if (n === 0 && point === 0) needle.moveTo(place)
      else needle.sewTo(place)
    })
    if (!cover) return
    for (let u = from; u < to; u += rows.density) cover(back(u, v, turn), rows.density / 2)
  })
}

/** Where the row goes down between its ends: each row shifted against the next. */
function bricks(from: number, to: number, index: number, stitch: number): number[] {
  const shift = (BRICKS[((index % 4) + 4) % 4] as number) * stitch
  const inner: number[] = []
  if (to - from <= stitch * 1.3) return inner
  const first = Math.ceil((from + CLEAR_OF_ENDS - shift) / stitch)
  for (let n = first; n * stitch + shift <= to - CLEAR_OF_ENDS; n += 1) inner.push(n * stitch + shift)
  return inner
}
