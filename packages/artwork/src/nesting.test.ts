import { Clipper, EndType, FillRule, JoinType, type Paths64 } from 'clipper2-ts'
import { MaxRectsPacker, PACKING_LOGIC } from 'maxrects-packer/dist/maxrects-packer.mjs'
import { expect, test } from 'vitest'
import { type FilmJob, filmJobs } from '../test/film-jobs.ts'
import { outlineArea, turnOutline } from './nesting/outline.ts'
import { type Nesting, type NestingFilm, type NestingPiece, nestOnFilm, outlineBounds } from './nesting.ts'

const film: NestingFilm = { widthMm: 550, gapMm: 3, marginMm: 5 }
const UNITS_PER_MM = 1000
/** The widest and the usual film in a deep run: pieces are laid on them in the same way. */
const widths = process.env.DEEP ? [300, 550, 600] : [300]
const someJobs = filmJobs()
  .filter((_, index) => index % 6 === 0)
  .map((job) => ({ ...job, copies: Math.ceil(job.copies / 3) }))

function nested(pieces: readonly NestingPiece[], on: NestingFilm): Nesting {
  const nesting = nestOnFilm(pieces, on)
  if (!nesting) throw new Error('a piece is too wide')
  return nesting
}

/** Each piece as polygons at its place. */
function regionsOf(pieces: readonly NestingPiece[], { placements }: Nesting): Paths64[] {
  return placements.map(({ piece, angle, xMm, yMm }) =>
    turnOutline(pieces[piece]?.outline ?? [], angle).map((ring) =>
      ring.map(({ x, y }) => ({
        x: Math.round((x + xMm) * UNITS_PER_MM),
        y: Math.round((y + yMm) * UNITS_PER_MM),
      })),
    ),
  )
}

function boxOf(region: Paths64) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of region.flat()) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}

/** Square millimeters that the pieces share after each has grown by this much. */
function sharedArea(regions: readonly Paths64[], growMm: number): number {
  const grown = regions.map((region) =>
    Clipper.inflatePaths(region, growMm * UNITS_PER_MM, JoinType.Round, EndType.Polygon),
  )
  const boxes = grown.map(boxOf)
  let shared = 0
  for (const [index, one] of grown.entries()) {
    for (let other = index + 1; other < grown.length; other += 1) {
      const [a, b] = [boxes[index], boxes[other]]
      if (!a || !b || a.left > b.right || b.left > a.right || a.top > b.bottom || b.top > a.bottom) continue
      const common = Clipper.intersect(one, grown[other] ?? [], FillRule.NonZero)
      shared += Math.abs(Clipper.areaPaths(common)) / UNITS_PER_MM ** 2
    }
  }
  return shared
}

const totalArea = (jobs: readonly FilmJob[]) =>
  jobs.reduce((sum, { outline, copies }) => sum + copies * outlineArea(outline), 0)

type PackerOptions = { readonly allowRotation?: boolean; readonly logic?: number }
/** As the packer's documentation sets it: it turns boxes, and chooses a place by their edges. */
const asDocumented: PackerOptions = { allowRotation: true }
const byAreas: PackerOptions = { allowRotation: true, logic: PACKING_LOGIC.MAX_AREA }
/** The best ways for these boxes; the first does not turn them. */
const best: readonly PackerOptions[] = [{}, byAreas]

/** The part of the film in percent that is printed, where boxes are packed. */
function boxUse(jobs: readonly FilmJob[], { widthMm, gapMm, marginMm }: NestingFilm, options: PackerOptions) {
  const packer = new MaxRectsPacker(widthMm - 2 * marginMm, 100_000, gapMm, { ...options, pot: false })
  const boxes = jobs.flatMap(({ outline, copies }) => {
    const { left, top, right, bottom } = outlineBounds(outline)
    return Array.from({ length: copies }, () => ({ width: right - left, height: bottom - top, x: 0, y: 0 }))
  })
  packer.addArray(boxes)
  expect(packer.bins).toHaveLength(1)
  const lengthMm = Math.max(...(packer.bins[0]?.rects ?? []).map(({ y, height }) => y + height))
  return (100 * totalArea(jobs)) / (widthMm * (lengthMm + 2 * marginMm))
}

const use = (jobs: readonly FilmJob[], { widthMm }: NestingFilm, { lengthMm }: Nesting) =>
  (100 * totalArea(jobs)) / (widthMm * lengthMm)

function expectApart(jobs: readonly FilmJob[], on: NestingFilm, nesting: Nesting) {
  const regions = regionsOf(jobs, nesting)
  expect(regions).toHaveLength(jobs.reduce((sum, { copies }) => sum + copies, 0))
  expect(sharedArea(regions, 0)).toBe(0)
  // rounded to thousandths of a millimeter, a polygon's edge lies off by as much
  expect(sharedArea(regions, on.gapMm / 2 - 0.005)).toBe(0)
  const { left, top, right, bottom } = boxOf(regions.flat())
  expect(left / UNITS_PER_MM).toBeGreaterThanOrEqual(on.marginMm - 0.002)
  expect(top / UNITS_PER_MM).toBeGreaterThanOrEqual(on.marginMm - 0.002)
  expect(right / UNITS_PER_MM).toBeLessThanOrEqual(on.widthMm - on.marginMm + 0.002)
  expect(bottom / UNITS_PER_MM).toBeLessThanOrEqual(nesting.lengthMm - on.marginMm + 0.002)
}

test.each(widths)('on film of %i mm pieces keep their gap and the margin [DEC-07]', (widthMm) => {
  const on = { ...film, widthMm }
  const nesting = nested(someJobs, on)
  expectApart(someJobs, on, nesting)
  // the same pieces give the same strip
  expect(nested(someJobs, on)).toEqual(nesting)
})

test('a small piece goes into the hole of a ring, and two corners into each other [DEC-07]', () => {
  const square = (from: number, to: number) => [
    { x: from, y: from },
    { x: to, y: from },
    { x: to, y: to },
    { x: from, y: to },
  ]
  const frame = { outline: [square(0, 100), square(15, 85).reverse()], copies: 1 }
  const stamp = { outline: [square(0, 60)], copies: 1 }
  const narrow = { widthMm: 120, gapMm: 3, marginMm: 5 }
  expect(nested([frame, stamp], narrow).lengthMm).toBeCloseTo(110, 5)
})

test('what is wider than the film goes lengthwise, and where it does not fit either, nothing is nested [DEC-07]', () => {
  const banner = (width: number, height: number) => ({
    outline: [
      [
        { x: 0, y: 0 },
        { x: width, y: 0 },
        { x: width, y: height },
        { x: 0, y: height },
      ],
    ],
    copies: 1,
  })
  expect(nested([banner(400, 60)], { ...film, widthMm: 300 }).lengthMm).toBeCloseTo(410, 5)
  expect(nestOnFilm([banner(400, 300)], { ...film, widthMm: 300 })).toBeUndefined()
  expect(nested([], film).lengthMm).toBe(10)
})

const deepTest = test.runIf(process.env.DEEP)

deepTest(
  'sixty jobs use twelve points more of the film than the boxes of a packer do, within twenty seconds [DEC-07]',
  () => {
    const jobs = filmJobs()
    const before = process.cpuUsage()
    const nesting = nested(jobs, film)
    const seconds = process.cpuUsage(before).user / 1e6
    const nestedUse = use(jobs, film, nesting)
    expect(nestedUse - boxUse(jobs, film, asDocumented)).toBeGreaterThanOrEqual(12)
    for (const way of best) expect(nestedUse - boxUse(jobs, film, way)).toBeGreaterThanOrEqual(10)
    expect(seconds).toBeLessThan(20)
    expectApart(jobs, film, nesting)
  },
)

test('some jobs use more of the film than the boxes of a packer do [DEC-07]', () => {
  const boxes = boxUse(someJobs, film, byAreas)
  expect(use(someJobs, film, nested(someJobs, film)) - boxes).toBeGreaterThan(7)
})
