/**
 * Pieces of art on a strip of film, by their outlines and not by their boxes: the strip has a width and is as long as it has
 * to be. Film is paid by its length, so the shortest strip is the best one. Copies that lie well in each other go in rows;
 * what is left is put one after another, the largest first, each as near to the beginning as it fits and as close to what is
 * there as can be: small pieces fill what large ones leave, the inside of a ring too. No two pieces come nearer to each
 * other than the gap, and none nearer to the film's edge than the margin. The same pieces give the same strip.
 */
import { type Halo, haloOf } from './nesting/halo.ts'
import { countCells, type Mask, maskOf } from './nesting/mask.ts'
import { type Outline, outlineArea, outlineBounds, turnOutline } from './nesting/outline.ts'
import { findRowPattern } from './nesting/row-pattern.ts'
import { type SearchedMask, Strip, searchedMask } from './nesting/strip.ts'

export { type Outline, outlineBounds } from './nesting/outline.ts'

export type NestingPiece = { readonly outline: Outline; readonly copies: number }
export type NestingFilm = {
  readonly widthMm: number
  /** Between two pieces. */
  readonly gapMm: number
  /** Along the edges. */
  readonly marginMm: number
}
/** Where a copy lies: its outline, turned clockwise around 0,0 and then moved. */
export type NestingPlacement = {
  /** Its place in the list of pieces. */
  readonly piece: number
  readonly angle: number
  readonly xMm: number
  readonly yMm: number
}
export type Nesting = {
  /** In the order of the pieces, with each as often as it has copies. */
  readonly placements: readonly NestingPlacement[]
  /** With its margins. */
  readonly lengthMm: number
}

const ANGLES = [0, 90, 180, 270] as const
/** Finer cells leave less room between pieces, and take as many times longer. */
const CELL_MM = 1
/** How far around a piece its neighbors count as close. */
const HALO_MM = 8
/** How much further on than the first place that fits is looked, in parts of the shorter side. */
const SLACK = 0.25
/** What lying one's own height further on costs, where to be all enclosed is worth 1. */
const HEIGHT_COST = 0.5
/** Rows of one outline pay where they cover this part of the strip, and where there are some of them on each other. */
const DENSE_ROWS = 0.8
const FEWEST_ROWS = 3

/** What is put at once: a piece, or a row of copies. */
type Item = {
  readonly searched: SearchedMask
  readonly halo: Halo
  readonly members: readonly { readonly turn: Turn; readonly left: number; readonly top: number }[]
  /** Nothing fits before this row: what is taken stays taken. */
  firstRow: number
}
type Turn = {
  readonly angle: number
  readonly outline: Outline
  readonly mask: Mask
  /** With those of its holes. */
  readonly filledCells: number
}
type Place = { readonly item: Item; readonly left: number; readonly top: number }
type PreparedPiece = NestingPiece & {
  /** Its place in the list of pieces. */
  readonly piece: number
  readonly singles: readonly Item[]
  readonly row: Item | undefined
}
type NestedPiece = Pick<PreparedPiece, 'piece' | 'singles' | 'row'> & {
  /** Copies that lie nowhere yet. */
  left: number
}

/** Which pieces count as the largest: each way is tried, and the shortest strip is taken. */
const sizes: readonly ((outline: Outline) => number)[] = [
  outlineArea,
  (outline) => outlineArea(outline.slice(0, 1)),
  (outline) => {
    const { left, top, right, bottom } = outlineBounds(outline)
    return (right - left) * (bottom - top)
  },
]

/** Undefined where a piece is wider than the film either way round. */
export function nestOnFilm(pieces: readonly NestingPiece[], film: NestingFilm): Nesting | undefined {
  const room = film.gapMm / 2
  const width = Math.max(0, Math.floor((film.widthMm - 2 * film.marginMm + film.gapMm) / CELL_MM + 1e-9))
  const prepared = pieces.map(({ outline, copies }, piece) =>
    preparePiece({ piece, outline, copies }, room, width),
  )
  if (prepared.some(({ singles }) => singles.length === 0)) return undefined
  const nestings = sizes.map((sizeOf) => {
    const sized = prepared.map((one) => ({ one, size: sizeOf(one.outline) }))
    return nestInOrder(
      sized.sort((a, b) => b.size - a.size).map(({ one }) => one),
      film,
      new Strip(width),
    )
  })
  return nestings.reduce((best, nesting) => (nesting.lengthMm < best.lengthMm ? nesting : best))
}

function nestInOrder(pieces: readonly PreparedPiece[], film: NestingFilm, strip: Strip): Nesting {
  const start = film.marginMm - film.gapMm / 2
  const placements: NestingPlacement[] = []
  let lengthMm = 2 * film.marginMm
  const put = (one: NestedPiece, { item, left, top }: Place) => {
    strip.put(item.searched.mask, left, top)
    one.left -= item.members.length
    for (const member of item.members) {
      const { angle, outline, mask } = member.turn
      const xMm = start + (left + member.left) * CELL_MM + mask.originX
      const yMm = start + (top + member.top) * CELL_MM + mask.originY
      placements.push({ piece: one.piece, angle, xMm, yMm })
      lengthMm = Math.max(lengthMm, yMm + outlineBounds(outline).bottom + film.marginMm)
    }
  }
  const nested = pieces.map(
    ({ piece, copies, singles, row }): NestedPiece => ({
      piece,
      left: copies,
      singles: singles.map((item) => ({ ...item, firstRow: 0 })),
      row: row && { ...row, firstRow: 0 },
    }),
  )
  for (const one of nested) if (one.row) putRows(strip, one, one.row, put)
  for (const one of nested) while (one.left > 0) put(one, findPlace(strip, one.singles))
  return { placements: placements.sort((one, other) => one.piece - other.piece), lengthMm }
}

/** What is left free so far is filled before rows of a piece make the strip longer. */
function putRows(
  strip: Strip,
  one: NestedPiece,
  row: Item,
  put: (one: NestedPiece, place: Place) => void,
): void {
  while (one.left > 0) {
    const place = findPlace(strip, one.singles)
    if (place.top + place.item.searched.mask.height > strip.usedRows) break
    put(one, place)
  }
  while (one.left >= row.members.length) put(one, findPlace(strip, [row]))
}

function preparePiece(
  { piece, outline, copies }: NestingPiece & { piece: number },
  room: number,
  width: number,
): PreparedPiece {
  const turns = turnsOf(outline, room, width)
  const singles = turns.map((turn) => itemOf(turn.mask, [{ turn, left: 0, top: 0 }]))
  return { piece, outline, copies, singles, row: rowOf(turns, copies, width) }
}

function rowOf(turns: readonly Turn[], copies: number, width: number): Item | undefined {
  const row = findRowPattern(turns, width)
  if (!row || row.density < DENSE_ROWS || copies < FEWEST_ROWS * row.members.length) return undefined
  return itemOf(row.mask, row.members)
}

function itemOf(mask: Mask, members: Item['members']): Item {
  const halo = haloOf(mask, Math.round(HALO_MM / CELL_MM))
  return { searched: searchedMask(mask), halo, members, firstRow: 0 }
}

/** The ways round in which a piece is another one and not wider than the film. */
function turnsOf(outline: Outline, room: number, width: number): Turn[] {
  const turns = new Map<string, Turn>()
  for (const angle of ANGLES) {
    const turned = turnOutline(outline, angle)
    const mask = maskOf(turned, room, CELL_MM)
    const filledCells = countCells(maskOf(turned.slice(0, 1), room, CELL_MM))
    const key = JSON.stringify(mask.rows)
    if (mask.width <= width && !turns.has(key)) turns.set(key, { angle, outline: turned, mask, filledCells })
  }
  return [...turns.values()]
}

/** Of all places near the first one that fits: the one that is best enclosed, and not much further up. */
function findPlace(strip: Strip, items: readonly Item[]): Place {
  for (const item of items) while (!strip.hasRoom(item.searched, item.firstRow)) item.firstRow += 1
  const end = ({ firstRow, searched }: Item) => firstRow + searched.mask.height
  const lowest = Math.min(...items.map(end))
  const sides = items.map(({ searched: { mask } }) => Math.min(mask.width, mask.height))
  const slack = Math.floor(SLACK * Math.min(...sides))
  let best: (Place & { worth: number }) | undefined
  for (const item of items) {
    const { searched, halo } = item
    const { height } = searched.mask
    for (let top = item.firstRow; top + height <= lowest + slack; top += 1) {
      for (const left of strip.listColumns(searched, top)) {
        const enclosed = strip.countTaken(halo.rows, left - halo.reach, top - halo.reach) / halo.cells
        const worth = enclosed - (HEIGHT_COST * (top + height - lowest)) / height
        if (!best || worth > best.worth) best = { item, left, top, worth }
      }
    }
  }
  if (!best) throw new Error('the first row that fits is looked at')
  return best
}
