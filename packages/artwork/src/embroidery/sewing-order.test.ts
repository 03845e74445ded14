import { fabrics } from '@estampa/domain/customization/fabric'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyShapes, paint, type Shape, spools } from '../../test/flat.ts'
import { planStitches } from '../embroidery.ts'
import { fabricRecipes } from './fabrics.ts'
import { moves, type StitchPlan } from './plan.ts'

const RED = 2
const BLUE = 3
/** Two lines of five dots. */
const dots = (upper: number, lower: number): Shape[] =>
  [4, 12, 20, 28, 36].flatMap((x): Shape[] => [
    { kind: 'disc', x, y: 8, radius: 2.5, colour: upper },
    { kind: 'disc', x, y: 22, radius: 2.5, colour: lower },
  ])
const cap = fabricRecipes.cap.options

/** The dots in the order in which they are sewn, as «line column» of five columns. */
function dotsInOrder({ blocks }: StitchPlan): string[] {
  const order: string[] = []
  for (const { xs, ys, kinds } of blocks) {
    xs.forEach((x, n) => {
      if (kinds[n] !== moves.stitch) return
      const dot = `${(ys[n] as number) < 150 ? 'upper' : 'lower'} ${Math.round((x - 40) / 80) + 1}`
      if (order.at(-1) !== dot) order.push(dot)
    })
  }
  return order
}

describe('a cap is sewn from the brim up and from the middle outwards [API-29] [DEC-02]', () => {
  const outwards = (line: string) => [3, 4, 5, 2, 1].map((column) => `${line} ${column}`)

  test('in one thread', () => {
    const plan = planStitches(paint(dots(RED, RED)), spools, cap)
    expect(dotsInOrder(plan)).toEqual([...outwards('lower'), ...outwards('upper')])
  })

  test.each([
    [RED, BLUE],
    [BLUE, RED],
  ])('in two threads: that of the lower line comes first', (upper, lower) => {
    const plan = planStitches(paint(dots(upper, lower)), spools, cap)
    expect(dotsInOrder(plan)).toEqual([...outwards('lower'), ...outwards('upper')])
  })

  test('but a ground before what lies on it', () => {
    const ground: Shape = { kind: 'rectangle', x: 2, y: 4, width: 36, height: 22, colour: BLUE }
    const mark: Shape = { kind: 'disc', x: 20, y: 16, radius: 4, colour: RED }
    const { blocks } = planStitches(paint([ground, mark]), spools, cap)
    expect(blocks.map(({ thread }) => thread.name)).toEqual(['Azul real', 'Rojo'])
  })

  test('flat cloth takes the shorter way', () => {
    const order = dotsInOrder(planStitches(paint(dots(RED, RED)), spools))
    expect(order).not.toEqual([...outwards('lower'), ...outwards('upper')])
    expect(order).toHaveLength(10)
  })
})

test('in the order of a cap the same surfaces are sewn in the same threads, by stitches that a machine sews [API-29] [DEC-02]', () => {
  fc.assert(
    fc.property(anyShapes, (shapes) => {
      const [ordered, shortest] = [cap, { ...cap, order: 'shortest_way' as const }].map((options) =>
        planStitches(paint(shapes), spools, options),
      )
      const threads = (plan: StitchPlan | undefined) => plan?.blocks.map(({ thread }) => thread.name).sort()
      expect(threads(ordered)).toEqual(threads(shortest))
      for (const side of ['xMm', 'yMm', 'widthMm', 'heightMm'] as const) {
        expect(Math.abs((ordered?.box?.[side] ?? 0) - (shortest?.box?.[side] ?? 0))).toBeLessThan(1)
      }
      for (const { xs, ys, kinds } of ordered?.blocks ?? []) {
        expect(kinds[0]).toBe(moves.trim)
        xs.forEach((x, n) => {
          if (n === 0 || kinds[n] !== moves.stitch) return
          const length = Math.hypot(x - (xs[n - 1] as number), (ys[n] as number) - (ys[n - 1] as number))
          if (length > 121) expect.fail(`a stitch of ${length}`)
        })
      }
    }),
    { numRuns: process.env.DEEP ? 100 : 8 },
  )
})

describe('each fabric has its recipe [API-29] [DEC-02]', () => {
  const bar: Shape = { kind: 'rectangle', x: 5, y: 10, width: 30, height: 3, colour: RED }
  const on = (fabric: (typeof fabrics)[number]) =>
    planStitches(paint([bar]), spools, fabricRecipes[fabric].options)

  test('what stretches or has a pile is sewn wider and denser than a firm weave', () => {
    const heightOn = (fabric: (typeof fabrics)[number]) => on(fabric).box?.heightMm ?? 0
    expect(heightOn('fleece') - heightOn('twill')).toBeCloseTo(0.34, 0)
    expect(heightOn('fleece')).toBeGreaterThan(heightOn('knit'))
    expect(heightOn('knit')).toBeGreaterThan(heightOn('twill'))
    expect(on('fleece').stitches).toBeGreaterThan(on('knit').stitches)
    expect(on('knit').stitches).toBeGreaterThan(on('shirting').stitches)
  })

  test.each(fabrics)('%s is sewn within what digitizers publish', (fabric) => {
    const { options, stitchesPerMinute } = fabricRecipes[fabric]
    const { pull = 0.2, satinDensity = 0.4, rowDensity = 0.4 } = options
    expect(2 * pull).toBeGreaterThanOrEqual(0.1)
    expect(2 * pull).toBeLessThanOrEqual(0.6)
    for (const density of [satinDensity, rowDensity]) {
      expect(density).toBeGreaterThanOrEqual(0.35)
      expect(density).toBeLessThanOrEqual(0.45)
    }
    expect(stitchesPerMinute).toBeGreaterThanOrEqual(550)
    expect(stitchesPerMinute).toBeLessThanOrEqual(900)
  })
})
