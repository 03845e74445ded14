import { isPointInside, type PrintSurface } from '@estampa/domain/customization/outline'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyShapes, paint, type Shape, spools } from '../test/flat.ts'
import { stitchInsetMm } from './drawing.ts'
import { type ColorBlock, type FlatPicture, moves, type StitchPlan } from './embroidery/plan.ts'
import { drawStitches } from './embroidery/preview.ts'
import { planStitches, thousandStitchesOfPlan } from './embroidery.ts'

const isDeep = Boolean(process.env.DEEP)
const RED = 2
const BLUE = 3
const bar = (width: number, color = RED): Shape => ({
  kind: 'rectangle',
  x: 5,
  y: 10,
  width: 30,
  height: width,
  colour: color,
})
const disc = (radius: number, color = RED): Shape => ({ kind: 'disc', x: 20, y: 15, radius, colour: color })

/** Tenths of a millimeter of each stitch, and how far it goes to the right and down. */
function stitchesOf({ xs, ys, kinds }: ColorBlock) {
  return [...xs].flatMap((x, n) => {
    if (n === 0 || kinds[n] !== moves.stitch) return []
    const [dx, dy] = [x - (xs[n - 1] ?? 0), (ys[n] ?? 0) - (ys[n - 1] ?? 0)]
    return [{ x, y: ys[n] ?? 0, dx, dy, length: Math.hypot(dx, dy) }]
  })
}
const only = (plan: StitchPlan) => plan.blocks[0] as ColorBlock
const share = (values: readonly boolean[]) => values.filter(Boolean).length / values.length

describe('each surface is sewn by its width [API-29]', () => {
  test('a hairline is sewn along, forward, back and forward', () => {
    const stitches = stitchesOf(only(planStitches(paint([bar(0.5)]), spools)))
    expect(share(stitches.map(({ dy }) => Math.abs(dy) <= 2))).toBe(1)
    const forward = stitches.filter(({ dx }) => dx > 10).length
    expect(Math.abs(forward - 2 * stitches.filter(({ dx }) => dx < -10).length)).toBeLessThan(4)
    expect(stitches.length).toBeGreaterThan(40)
  })

  /** A capital H, of strokes of this part of its height. */
  const letter = (height: number, stroke: number): Shape[] => {
    const thick = height * stroke
    const upright = { kind: 'rectangle', y: 5, width: thick, height, colour: RED } as const
    const across = {
      kind: 'rectangle',
      x: 10,
      y: 5 + (height - thick) / 2,
      height: thick,
      colour: RED,
    } as const
    return [
      { ...upright, x: 10 },
      { ...upright, x: 10 + 0.7 * height },
      { ...across, width: 0.7 * height },
    ]
  }
  /** The stitches that go from edge to edge of its left upright. */
  const acrossUpright = (plan: StitchPlan, height: number, stroke: number) =>
    stitchesOf(only(plan)).filter(
      ({ x, dx, dy, length }) =>
        x < 100 + 10 * height * stroke + 4 && Math.abs(dx) > Math.abs(dy) && length > 5 && length < 15,
    )

  test.each([
    [4, 0.14],
    [5, 0.12],
    [6, 0.15],
    [9, 0.09],
  ])('a letter of %d mm is satin however thin its strokes are, and 0.8 mm wide', (height, stroke) => {
    const plan = planStitches(paint(letter(height, stroke)), spools)
    const across = acrossUpright(plan, height, stroke)
    // each edge is met every 0.4 mm
    expect(across.length).toBeGreaterThan((height - 1) / 0.4)
    const widths = across.map(({ dx }) => Math.abs(dx) / 10)
    const width = widths.toSorted((a, b) => a - b)[widths.length >> 1] ?? 0
    expect(width).toBeGreaterThanOrEqual(0.7)
    expect(width).toBeLessThan(Math.max(0.8, height * stroke + 0.2) + 0.2)
  })

  test('a thin drawing that is higher than a small letter is a line, and so is a rule below a word', () => {
    const high = planStitches(paint(letter(20, 0.04)), spools)
    expect(acrossUpright(high, 20, 0.04).length).toBeLessThan(10)
    const rule = stitchesOf(only(planStitches(paint([bar(0.8)]), spools)))
    expect(share(rule.map(({ dy }) => Math.abs(dy) <= 3))).toBeGreaterThan(0.9)
  })

  test('a bar of three millimeters is satin from edge to edge over a line and a zigzag', () => {
    const plan = planStitches(paint([bar(3)]), spools)
    const stitches = stitchesOf(only(plan))
    const across = stitches.filter(({ dy }) => Math.abs(dy) >= 30 && Math.abs(dy) <= 36)
    // each edge is met every 0.4 mm on 30 mm
    expect(across.length).toBeGreaterThan(140)
    expect(across.length).toBeLessThan(165)
    expect(share(across.map(({ dx }) => Math.abs(dx) <= 5))).toBeGreaterThan(0.95)
    expect(stitches.filter(({ dx }) => Math.abs(dx) > 15).length).toBeGreaterThan(10)
    expect(plan.trims).toBe(0)
  })

  test('a large disc is filled in parallel rows of four millimeters over a layer that lies across', () => {
    const plan = planStitches(paint([disc(13)]), spools, { rowAngles: [0] })
    const rows = stitchesOf(only(plan)).filter(({ dy, length }) => Math.abs(dy) <= 1 && length > 15)
    expect(Math.max(...rows.map(({ length }) => length))).toBeLessThan(60)
    expect(new Set(rows.map(({ y }) => y)).size).toBeGreaterThan(60)
    const across = stitchesOf(only(plan)).filter(({ dx, length }) => Math.abs(dx) <= 1 && length > 20)
    expect(across.length).toBeGreaterThan(40)
    expect(plan.trims).toBeLessThan(2)
  })

  test('a surface with a hole is filled in one direction, whether its sides are wide or narrow', () => {
    const hole = { kind: 'rectangle', x: 19, y: 8, width: 12, height: 14, colour: 1 } as const
    const frame: Shape = { kind: 'rectangle', x: 5, y: 3, width: 30, height: 24, colour: RED }
    const { blocks } = planStitches(paint([frame, hole]), spools, { rowAngles: [60] })
    const red = blocks.find(({ thread }) => thread.name === 'Rojo') as ColorBlock
    const alongRows = (from: number, to: number) => {
      const here = stitchesOf(red).filter(
        ({ x, y, length }) => x > from && x < to && y > 90 && y < 210 && length > 15,
      )
      return share(
        here.map(({ dx, dy }) => Math.abs((((Math.atan2(dy, dx) * 180) / Math.PI + 180) % 180) - 60) < 10),
      )
    }
    // the right side is four millimeters wide, the left one fourteen
    expect(alongRows(310, 355)).toBeGreaterThan(0.6)
    expect(alongRows(60, 180)).toBeGreaterThan(0.6)
  })

  test('a lollipop has rows in its head and satin in its stick', () => {
    const stick: Shape = { kind: 'rectangle', x: 19, y: 18, width: 2.5, height: 11, colour: RED }
    const head: Shape = { ...disc(8), y: 10 } as Shape
    const stitches = stitchesOf(only(planStitches(paint([head, stick]), spools, { rowAngles: [90] })))
    const below = stitches.filter(({ y, length }) => y > 210 && length > 24)
    expect(share(below.map(({ dx }) => Math.abs(dx) > 20))).toBeGreaterThan(0.8)
    const above = stitches.filter(({ y, length }) => y < 150 && length > 20)
    expect(share(above.map(({ dy }) => Math.abs(dy) > 20))).toBeGreaterThan(0.6)
  })
})

test('a shape is sewn alike wherever it lies on its place, and there [API-29]', () => {
  const at = (x: number, y: number, size: { widthMm: number; heightMm: number }) => {
    const shape: Shape = { kind: 'rectangle', x, y, width: 12, height: 4, colour: RED }
    return planStitches(paint([shape], size), spools)
  }
  const [small, large] = [at(4, 4, { widthMm: 20, heightMm: 12 }), at(61, 33, { widthMm: 90, heightMm: 70 })]
  expect(large.stitches).toBe(small.stitches)
  expect(large.box?.xMm).toBeCloseTo((small.box?.xMm ?? 0) + 57, 5)
  expect(large.box?.yMm).toBeCloseTo((small.box?.yMm ?? 0) + 29, 5)
  expect([large.widthMm, large.heightMm]).toEqual([90, 70])
})

describe('a plan is what a machine can sew [API-29]', () => {
  const sewn = (shapes: Shape[]) => planStitches(paint(shapes), spools)

  test('no stitch is longer than 12.1 mm nor shorter than 0.3 mm, and no uncut move longer than a jump', () => {
    fc.assert(
      fc.property(anyShapes, (shapes) => {
        for (const block of sewn(shapes).blocks) {
          expect(block.kinds[0]).toBe(moves.trim)
          expect(stitchesOf(block).filter(({ length }) => length > 121 || length < 2.9)).toEqual([])
          block.kinds.forEach((kind, n) => {
            if (kind !== moves.jump) return
            const [dx, dy] = [
              (block.xs[n] ?? 0) - (block.xs[n - 1] ?? 0),
              (block.ys[n] ?? 0) - (block.ys[n - 1] ?? 0),
            ]
            expect(Math.hypot(dx, dy)).toBeLessThanOrEqual(31)
          })
        }
      }),
      { numRuns: isDeep ? 60 : 8 },
    )
  })

  test('satin wider than a machine reaches is sewn in parts', () => {
    const wide = planStitches(paint([bar(14)]), spools, { satinUpTo: 16 })
    const lengths = stitchesOf(only(wide)).map(({ length }) => length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(121)
    expect(share(lengths.map((length) => length > 60))).toBeGreaterThan(0.5)
  })

  test('the stitches cover what was drawn, and hardly anything beside it', () => {
    fc.assert(
      fc.property(anyShapes, (shapes) => {
        const flat = paint(shapes)
        const sewnOn = drawStitches(planStitches(flat, spools), flat.pixelsPerMm)
        const { inside, bare, far } = compare(flat, sewnOn.data)
        expect(bare).toBeLessThan(Math.max(0.04 * inside, 400))
        expect(far).toBeLessThan(Math.max(0.02 * inside, 60))
      }),
      { numRuns: isDeep ? 60 : 8 },
    )
  })

  test('the same picture is always sewn the same way', () => {
    const shapes = [disc(13, BLUE), disc(8), bar(1.5, 4)]
    expect(sewn(shapes)).toEqual(sewn(shapes))
  })

  test('large surfaces come first, each thread once, and what it covers is told', () => {
    const { blocks, colourChanges } = sewn([disc(13, BLUE), bar(3)])
    expect(blocks.map(({ thread }) => thread.name)).toEqual(['Azul real', 'Rojo'])
    expect(colourChanges).toBe(1)
    expect(blocks.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  })

  test('its box is in millimeters from the corner of the picture, a thread wider than what was drawn', () => {
    const { xMm, yMm, widthMm, heightMm } = sewn([bar(3)]).box ?? { xMm: 0, yMm: 0, widthMm: 0, heightMm: 0 }
    expect([xMm, yMm].map(Math.round)).toEqual([5, 10])
    expect(widthMm).toBeGreaterThan(29.5)
    expect(widthMm).toBeLessThan(31)
    expect(heightMm).toBeGreaterThan(3)
    expect(heightMm).toBeLessThan(3.6)
  })

  test('nothing drawn is nothing sewn, and more than 300 mm is refused', () => {
    expect(sewn([])).toMatchObject({ blocks: [], stitches: 0, trims: 0, colourChanges: 0, box: null })
    const long = { data: new Uint8Array(3100 * 4), width: 3100, height: 1, pixelsPerMm: 10 }
    expect(() => planStitches(long, spools)).toThrow(RangeError)
  })

  // a deep run plans the largest place that is taken
  const [place, mostMs] = isDeep ? [300, 6_000] : [120, 4_500]
  test(`${place} × ${place} mm of the worst, noise of every color, is planned in seconds`, () => {
    const side = place * 3
    const data = new Uint8Array(side * side * 4)
    let seed = 1
    for (let at = 0; at < data.length; at += 1) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
      data[at] = at % 4 === 3 ? 255 : seed >>> 24
    }
    const before = process.cpuUsage().user
    const plan = planStitches({ data, width: side, height: side, pixelsPerMm: 3 }, spools)
    expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(mostMs)
    expect(plan.stitches).toBeGreaterThan(place * 33)
  })

  test('paper that touches the edge is left to the cloth for who wants it', () => {
    const paper: Shape = { kind: 'rectangle', x: -1, y: -1, width: 50, height: 50, colour: 0 }
    const names = (keepBackground: boolean) =>
      planStitches(paint([paper, disc(8)]), spools, { keepBackground }).blocks.map(
        ({ thread }) => thread.name,
      )
    expect(names(true)).toEqual(['Blanco', 'Rojo'])
    expect(names(false)).toEqual(['Rojo'])
  })

  test('the count is charged in tenths of a thousand, upwards', () => {
    expect([0, 1, 100, 101, 4268].map((stitches) => thousandStitchesOfPlan({ stitches }))).toEqual([
      0, 0.1, 0.1, 0.2, 4.3,
    ])
  })
})

/** Pixels of the drawing, how many of them stayed bare, and how many were sewn over 1 mm beside any. */
function compare(flat: { data: Uint8Array; width: number; height: number }, sewn: Uint8Array) {
  const [width, reach] = [flat.width, 8]
  const drawn = (at: number) => (flat.data[at * 4 + 3] ?? 0) > 127
  let [inside, bare, far] = [0, 0, 0]
  for (let at = 0; at < width * flat.height; at += 1) {
    // a shadow is black and never as dense
    const isSewn = (sewn[at * 4 + 3] ?? 0) > 140
    if (drawn(at)) {
      inside += 1
      if (!isSewn) bare += 1
    } else if (isSewn) {
      const [x, y] = [at % width, Math.floor(at / width)]
      let near = false
      for (let dy = -reach; dy <= reach && !near; dy += 2) {
        for (let dx = -reach; dx <= reach && !near; dx += 2) {
          const [nx, ny] = [x + dx, y + dy]
          near = nx >= 0 && nx < width && ny >= 0 && ny < flat.height && drawn(ny * width + nx)
        }
      }
      if (!near) far += 1
    }
  }
  return { inside, bare, far }
}

test('what is sewn in an ellipse or in rounded corners never leaves them [BLD-03]', () => {
  const area = fc.record({
    width: fc.integer({ min: 15, max: 45 }),
    height: fc.integer({ min: 15, max: 45 }),
    shape: fc.constantFrom('ellipse' as const, 'rounded' as const),
    cornerMm: fc.integer({ min: 2, max: 7 }),
  })
  fc.assert(
    fc.property(area, (surface) => {
      const plan = planStitches(filled(surface), spools)
      const outside = plan.blocks.flatMap(({ xs, ys, kinds }) =>
        [...xs].flatMap((x, n) => {
          const point = { x: x / 10, y: (ys[n] ?? 0) / 10 }
          return kinds[n] === moves.stitch && !isPointInside(surface, point) ? [point] : []
        }),
      )
      expect(plan.stitches).toBeGreaterThan(50)
      expect(outside).toEqual([])
    }),
    { numRuns: 12 },
  )
})

/** All of an area in one color, as it is drawn to be sewn: cut a little within its edge. */
function filled(surface: PrintSurface): FlatPicture {
  const pixelsPerMm = 8
  const [width, height] = [surface.width * pixelsPerMm, surface.height * pixelsPerMm]
  const data = new Uint8Array(width * height * 4)
  const grow = -stitchInsetMm
  for (let at = 0; at < width * height; at++) {
    const point = { x: ((at % width) + 0.5) / pixelsPerMm, y: (Math.floor(at / width) + 0.5) / pixelsPerMm }
    if (isPointInside(surface, point, grow)) data.set([204, 51, 51, 255], at * 4)
  }
  return { data, width, height, pixelsPerMm }
}
