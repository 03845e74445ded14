/** Plans the sewing jobs of each piece. */
import type { Cloth, Piece } from './cloth.ts'
import { type Column, columnsOf } from './columns.ts'
import { type ContourPoint, pieceContours, type Ring } from './contours.ts'
import { depthsOf } from './distance.ts'
import { type FillRows, sewRows } from './fill.ts'
import type { Needle } from './needle.ts'
import type { EmbroideryOptions } from './options.ts'
import { partsOf } from './parts.ts'
import { sewRun, sewSatin } from './satin.ts'
import { skeletonLines, thinNarrow } from './skeleton.ts'
import { strokesOf } from './strokes.ts'
import type { Router } from './travel.ts'

export type SewingJob = {
  readonly label: number
  readonly surface: number
  /**
   * 0 fills, 1 patches beneath strokes, 2 strokes that end in another, 3 those that go through. Within a surface
   * the lower is sewn first, so that the needle's ways lie beneath the last.
   */
  readonly layer: number
  /** Where it may begin. */
  readonly doors: readonly ContourPoint[]
  readonly sew: (needle: Needle, door: number) => void
}

/** The parts of a narrow surface that no stroke covers are filled where they have at least this depth, mm, and area, mm². */
const PATCH_DEPTH = 0.22
const PATCH_AREA = 0.25
/** mm: what is shorter is a dot. */
const MIN_STROKE = 1
const MAX_DOORS = 12
/** mm: what is higher is drawn, not written small; what is lower and long is a rule. */
const SMALL_LETTER_MM = 10
const RULE_MM = 1.5

export function jobsOf(cloth: Cloth, router: Router, options: EmbroideryOptions): SewingJob[] {
  const jobs = cloth.pieces.filter(({ wide }) => wide).map((piece) => fillJob(cloth, piece, router, options))
  const covered = new Uint8Array(cloth.ids.length)
  for (const [id, lines] of skeletonLines(cloth, thinNarrow(cloth))) {
    const piece = cloth.pieces[id] as Piece
    const longest = strokesOf(cloth, lines).filter((stroke) => stroke.places.length > 2)
    const runUpTo = isSmallLetter(cloth, piece) ? options.runUpToInLetters : options.runUpTo
    for (const column of longest.flatMap((stroke) => columnsOf(cloth, id, stroke, runUpTo))) {
      if (!isLong(column)) continue
      cover(covered, cloth, column, runUpTo)
      jobs.push(columnJob(piece, column, router, { ...options, runUpTo }))
    }
  }
  return [...jobs, ...patchJobs(cloth, covered, options)].filter(({ doors }) => doors.length > 0)
}

/** As high as small letters are, a word of joined ones too; a rule below a word is a line. */
function isSmallLetter({ pieces, pixelsPerMm }: Cloth, { surface }: Piece): boolean {
  const own = pieces.filter((piece) => piece.surface === surface)
  const height = Math.max(...own.map(({ bottom }) => bottom)) - Math.min(...own.map(({ top }) => top)) + 1
  const width = Math.max(...own.map(({ right }) => right)) - Math.min(...own.map(({ left }) => left)) + 1
  const isLow = height <= SMALL_LETTER_MM * pixelsPerMm
  return isLow && (height >= RULE_MM * pixelsPerMm || width <= SMALL_LETTER_MM * pixelsPerMm)
}

/** A shape that is hardly longer than wide is no stroke. */
function isLong({ rungs, width, closed }: Column): boolean {
  let length = 0
  for (let index = 1; index < rungs.length; index += 1) {
    const [a, b] = [rungs[index - 1]?.middle as ContourPoint, rungs[index]?.middle as ContourPoint]
    length += Math.hypot(b.x - a.x, b.y - a.y)
  }
  return closed || length >= Math.max(MIN_STROKE, width * 0.8)
}

function fillJob(cloth: Cloth, piece: Piece, router: Router, options: EmbroideryOptions): SewingJob {
  const { rowAngles, rowDensity, rowStitch, underlayDensity, underlayStitch, underlayInset, pull } = options
  const rings = pieceContours(cloth, piece)
  const angle = rowAngles[piece.label % rowAngles.length] ?? 0
  const top: FillRows = { angle, density: rowDensity, stitch: rowStitch, pull }
  const beneath: FillRows = { angle: angle + 90, density: underlayDensity, stitch: underlayStitch, pull: 0 }
  const sew = (needle: Needle) => {
    const inner = pieceContours(cloth, piece, underlayInset)
    for (const ring of inner) sewRing(needle, ring, underlayStitch)
    sewRows(needle, inner, beneath, { cover: null })
    sewRows(needle, rings, top, { cover: router.cover })
  }
  return { label: piece.label, surface: piece.surface, layer: 0, doors: doorsOf(rings), sew }
}

function doorsOf(rings: readonly Ring[]): ContourPoint[] {
  const ring = rings[0] ?? []
  const step = Math.max(1, Math.ceil(ring.length / MAX_DOORS))
  return ring.filter((_, index) => index % step === 0)
}

/** Around once, beginning where the needle is nearest. */
function sewRing(needle: Needle, ring: Ring, stitchMm: number): void {
  const here = needle.at()
  let start = 0
  let min = Number.POSITIVE_INFINITY
  ring.forEach(({ x, y }, index) => {
    const apart = here ? Math.hypot(x - here.x, y - here.y) : index
    if (apart >= min) return
    min = apart
    start = index
  })
  const line = [...ring.slice(start), ...ring.slice(0, start + 1)]
  needle.moveTo(line[0] as ContourPoint)
  needle.sewAlong(line.slice(1), stitchMm)
}

function columnJob(
  { label, surface }: Piece,
  column: Column,
  router: Router,
  options: EmbroideryOptions,
): SewingJob {
  const { rungs, closed, startsFree, endsFree } = column
  const starts = startsOf(column)
  const doors = starts.map((index) => rungs[index]?.middle as ContourPoint)
  const sew = (needle: Needle, door: number) => {
    const start = starts[door] as number
    const ahead = closed ? [...rungs.slice(start), ...rungs.slice(0, start + 1)] : rungs
    const turned = { ...column, rungs: start > 0 && !closed ? rungs.toReversed() : ahead, closed: false }
    if (column.width <= options.runUpTo) sewRun(needle, turned, options)
    else sewSatin(needle, turned, options)
    for (const { middle } of rungs) router.cover(middle, column.width / 2.5)
  }
  return { label, surface, layer: closed || (startsFree && endsFree) ? 3 : 2, doors, sew }
}

/** Rungs to begin at: of a stroke that ends in another its open end, so that the needle is led to the other. */
function startsOf({ closed, startsFree, endsFree, rungs }: Column): number[] {
  const count = rungs.length
  const step = Math.max(1, Math.ceil(count / MAX_DOORS))
  if (closed) return Array.from({ length: Math.ceil(count / step) }, (_, n) => n * step)
  if (startsFree === endsFree) return [0, count - 1]
  return startsFree ? [0] : [count - 1]
}

/** Marks the pixels that the column's stitches lie on: of a line no more than it is wide. */
function cover(covered: Uint8Array, { width, pixelsPerMm }: Cloth, column: Column, runUpTo: number): void {
  for (const rung of column.rungs) {
    const apart = Math.hypot(rung.right.x - rung.left.x, rung.right.y - rung.left.y)
    const kept = column.width <= runUpTo ? Math.min(1, runUpTo / Math.max(apart, 0.01)) : 1
    const [left, right] = [narrowed(rung.middle, rung.left, kept), narrowed(rung.middle, rung.right, kept)]
    const steps = Math.max(1, Math.ceil(Math.hypot(right.x - left.x, right.y - left.y) * pixelsPerMm * 1.5))
    for (let step = 0; step <= steps; step += 1) {
      const x = Math.floor((left.x + ((right.x - left.x) * step) / steps) * pixelsPerMm) + 1
      const y = Math.floor((left.y + ((right.y - left.y) * step) / steps) * pixelsPerMm) + 1
      const at = y * width + x
      // a thread is some pixels wide
      covered[at] = 1
      covered[at + 1] = 1
      covered[at - 1] = 1
      covered[at + width] = 1
      covered[at - width] = 1
    }
  }
}

function narrowed(middle: ContourPoint, edge: ContourPoint, part: number): ContourPoint {
  return { x: middle.x + (edge.x - middle.x) * part, y: middle.y + (edge.y - middle.y) * part }
}

/** Short stitches from edge to edge over what the strokes leave free: dots, squares, the middle of a fork. */
function patchJobs(cloth: Cloth, covered: Uint8Array, options: EmbroideryOptions): SewingJob[] {
  const { width, height, pixelsPerMm, ids, pieces } = cloth
  const isNarrow = Uint8Array.from(pieces, ({ wide }) => (wide ? 0 : 1))
  const keys = new Int32Array(ids.length).fill(-1)
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] as number
    if (id >= 0 && isNarrow[id] === 1 && covered[at] === 0) keys[at] = id
  }
  const patches = partsOf(keys, width)
  const depths = depthsOf(patches.ids, width, height)
  const deepest = new Float32Array(patches.parts.length)
  for (let at = 0; at < depths.length; at += 1) {
    const id = patches.ids[at] as number
    if (id >= 0 && (depths[at] as number) > (deepest[id] as number)) deepest[id] = depths[at] as number
  }
  const among = { ...cloth, ids: patches.ids, depths }
  return patches.parts.flatMap((part, id) => {
    if ((deepest[id] as number) < PATCH_DEPTH * pixelsPerMm) return []
    if (part.area < PATCH_AREA * pixelsPerMm ** 2) return []
    const piece = { ...(pieces[part.key] as Piece), ...part, id }
    return [patchJob(among, piece, options)]
  })
}

function patchJob(cloth: Cloth, piece: Piece, options: EmbroideryOptions): SewingJob {
  const rings = pieceContours(cloth, piece)
  const long = lengthwise(cloth, piece)
  const rows = { density: options.rowDensity, stitch: options.satinUpTo, pull: options.pull }
  const sew = (needle: Needle) => {
    const inner = pieceContours(cloth, piece, options.underlayInset)
    for (const ring of inner) sewRing(needle, ring, options.underlayStitch)
    sewRows(needle, rings, { ...rows, angle: long + 90 }, { cover: null })
  }
  return { label: piece.label, surface: piece.surface, layer: 1, doors: doorsOf(rings), sew }
}

/** Degrees of the piece's longest axis. */
function lengthwise({ ids, width }: Cloth, piece: Piece): number {
  let [count, sumX, sumY, xx, yy, xy] = [0, 0, 0, 0, 0, 0]
  for (let row = piece.top; row <= piece.bottom; row += 1) {
    for (let column = piece.left; column <= piece.right; column += 1) {
      if (ids[row * width + column] !== piece.id) continue
      const [x, y] = [column - piece.left, row - piece.top]
      count += 1
      sumX += x
      sumY += y
      xx += x * x
      yy += y * y
      xy += x * y
    }
  }
  const [alongX, alongY] = [xx - (sumX * sumX) / count, yy - (sumY * sumY) / count]
  return (Math.atan2(2 * (xy - (sumX * sumY) / count), alongX - alongY) * 90) / Math.PI
}
