import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyShapes, paint, type Shape, spools } from '../../test/flat.ts'
import { readDst } from '../../test/stitch-readers/read-dst.ts'
import { readExp } from '../../test/stitch-readers/read-exp.ts'
import { readJef } from '../../test/stitch-readers/read-jef.ts'
import { readPes } from '../../test/stitch-readers/read-pes.ts'
import { readVp3 } from '../../test/stitch-readers/read-vp3.ts'
import type { StitchFile } from '../../test/stitch-readers/stitch-file.ts'
import { fabricRecipes, hoopsFor, planStitches } from '../embroidery.ts'
import { type MachineFormat, writeMachineFiles } from './machine-files.ts'
import { type ColorBlock, moves, type StitchPlan } from './plan.ts'
import { planOf } from './totals.ts'

/** Tenths of a millimeter: the longest stitch that a machine sews. */
const LONGEST = 121

const fileOf = (plan: StitchPlan, format: MachineFormat) =>
  writeMachineFiles(plan, 'PRUEBA').find((file) => file.format === format)?.bytes ??
  expect.unreachable(format)

const readers = { pes: readPes, exp: readExp, jef: readJef, vp3: readVp3 } as const

function readsTheSame(plan: StitchPlan): void {
  const dst = readDst(fileOf(plan, 'dst'))
  for (const [format, read] of Object.entries(readers)) {
    const file: StitchFile = read(fileOf(plan, format as MachineFormat))
    expect(file.colors, format).toEqual(dst.colors)
    expect(file.ended, format).toBe(true)
    expect(file.longest, format).toBeLessThanOrEqual(LONGEST * Math.SQRT2)
  }
}

const shapes = [
  { kind: 'disc', x: 12, y: 15, radius: 9, colour: 3 },
  { kind: 'rectangle', x: 4, y: 13, width: 16, height: 3, colour: 4 },
  { kind: 'disc', x: 33, y: 8, radius: 5, colour: 3 },
  { kind: 'line', x: 26, y: 25, toX: 38, toY: 22, thick: 0.8, colour: 2 },
] as const
const sewn = planStitches(paint(shapes), spools)

test('the five formats have the needle go down at the same points, and none sews over 12.1 mm [API-29] [DEC-03]', () => {
  readsTheSame(sewn)
  const files = Object.entries(readers).map(([format, read]) => read(fileOf(sewn, format as MachineFormat)))
  for (const file of files) {
    expect(file.longest).toBeGreaterThan(30)
    expect(file.longest).toBeLessThanOrEqual(LONGEST)
    // the last one is made before the frame goes back to the middle
    expect(file.trims).toBe(sewn.trims + (file.end.x === 0 ? 1 : 0))
  }
  expect(sewn.blocks.length).toBe(3)
  expect(sewn.trims).toBeGreaterThan(0)
})

const rectangle = (x: number, y: number, width: number, height: number, colour: number): Shape => ({
  kind: 'rectangle',
  x,
  y,
  width,
  height,
  colour,
})
const disc = (x: number, y: number, radius: number, colour: number): Shape => ({
  kind: 'disc',
  x,
  y,
  radius,
  colour,
})
const line = (x: number, y: number, toX: number, toY: number, thick: number, colour: number): Shape => ({
  kind: 'line',
  x,
  y,
  toX,
  toY,
  thick,
  colour,
})

/** What shops have embroidered: from a thin word to a back that fills a hoop, on each of the fabrics. */
const designs: Readonly<
  Record<string, { shapes: Shape[]; size?: number[]; fabric?: keyof typeof fabricRecipes }>
> = {
  'a badge of three colors': {
    shapes: [disc(20, 15, 14, 3), disc(20, 15, 11, 0), rectangle(12, 13, 16, 4, 2)],
  },
  'thin lines': { shapes: [0, 1, 2, 3, 4].map((n) => line(3, 4 + 5 * n, 36, 3 + 5 * n, 0.5, 1)) },
  'satin columns that meet': {
    shapes: [line(5, 25, 20, 4, 3, 2), line(20, 4, 35, 25, 3, 2), line(11, 17, 29, 17, 3, 2)],
  },
  'far pieces of one color': {
    shapes: [disc(4, 4, 3, 3), disc(36, 4, 3, 3), disc(4, 26, 3, 3), disc(36, 26, 3, 3)],
  },
  'a ring on a polo': { shapes: [disc(20, 15, 13, 4), disc(20, 15, 8, 0)], fabric: 'knit' },
  'a fleece': { shapes: [rectangle(4, 4, 32, 22, 3), disc(20, 15, 8, 4)], fabric: 'fleece' },
  'a cap': {
    shapes: [rectangle(3, 18, 34, 8, 1), line(5, 12, 35, 12, 4, 2), disc(20, 6, 4, 4)],
    fabric: 'cap',
  },
  'five threads': { shapes: [0, 1, 2, 3, 4].map((n) => rectangle(2 + 7 * n, 4 + n, 6, 20, n)) },
  'a chest as wide as it may be': {
    shapes: [line(6, 10, 94, 12, 5, 1), disc(12, 30, 8, 2), disc(88, 30, 8, 2)],
    size: [100, 40],
  },
  'a back that crosses its hoop': {
    shapes: [disc(14, 14, 9, 3), disc(186, 126, 9, 3), rectangle(92, 60, 16, 20, 2)],
    size: [200, 140],
    fabric: 'performance',
  },
}

test.each(Object.entries(designs))(
  'five readers that do not know the writers find the points of the plan of %s, in a hoop [API-29] [DEC-03]',
  (_, { shapes, size: [widthMm = 40, heightMm = 30] = [], fabric = 'firm' }) => {
    const plan = planStitches(paint(shapes, { widthMm, heightMm }), spools, fabricRecipes[fabric].options)
    const box = plan.box ?? expect.unreachable()
    const [x0, y0] = [box.xMm + box.widthMm / 2, box.yMm + box.heightMm / 2].map((at) =>
      Math.round(at * 10),
    ) as [number, number]
    const planned = plan.blocks.map(({ xs, ys, kinds }) =>
      [...xs].flatMap((x, n) => (kinds[n] === moves.stitch ? [{ x: x - x0, y: y0 - (ys[n] ?? 0) }] : [])),
    )
    const [{ hoop, isTurned } = expect.unreachable()] = hoopsFor(box)
    const [across, down] = isTurned ? [hoop.heightMm, hoop.widthMm] : [hoop.widthMm, hoop.heightMm]
    const files = writeMachineFiles(plan, 'PRUEBA')
    expect(files.map(({ format }) => format)).toEqual(['dst', 'pes', 'exp', 'jef', 'vp3'])
    for (const { format, bytes } of files) {
      const { colors, longest } = { dst: readDst, ...readers }[format](bytes)
      expect(colors, format).toEqual(planned)
      expect(longest, format).toBeLessThanOrEqual(LONGEST)
      const outside = colors.flat().filter(({ x, y }) => Math.abs(x) > across * 5 || Math.abs(y) > down * 5)
      expect(outside, format).toEqual([])
    }
  },
)

test('plans of any shapes are the same in all formats [API-29] [DEC-03]', () => {
  fc.assert(
    fc.property(anyShapes, (any) => readsTheSame(planStitches(paint(any), spools))),
    { numRuns: process.env.DEEP ? 200 : 8 },
  )
})

const step = fc.record({
  kind: fc.constantFrom(moves.stitch, moves.stitch, moves.stitch, moves.jump, moves.trim),
  dx: fc.integer({ min: -121, max: 121 }),
  dy: fc.integer({ min: -121, max: 121 }),
  times: fc.integer({ min: 1, max: 24 }),
})

/** Ways lead up to 290 mm far. */
function blockOf(steps: readonly { kind: number; dx: number; dy: number; times: number }[], index: number) {
  const points: { x: number; y: number; kind: number }[] = [{ x: 0, y: 0, kind: moves.trim }]
  const go = (dx: number, dy: number, kind: number) => {
    const { x, y } = points.at(-1) as { x: number; y: number }
    points.push({ x: x + dx, y: y + dy, kind })
  }
  go(6, 0, moves.stitch)
  for (const { kind, dx, dy, times } of steps) {
    // back and forth, so that what is sewn stays as large as a machine sews
    const way = points.length % 2 === 0 ? 1 : -1
    const far = kind === moves.stitch ? 1 : kind === moves.jump ? 0.2 : Math.min(times, 7)
    go(Math.round(dx * far * way), Math.round(dy * far * way), kind)
    if (kind !== moves.stitch) go(3, 4, moves.stitch)
  }
  const block: ColorBlock = {
    thread: spools[index % spools.length] as ColorBlock['thread'],
    xs: Int32Array.from(points, ({ x }) => x),
    ys: Int32Array.from(points, ({ y }) => y),
    kinds: Uint8Array.from(points, ({ kind }) => kind),
    share: 1,
  }
  return block
}

const held = { width: 2000, height: 2000 }

test('ways of any length, cut or not, end at the same stitches in all formats [API-29] [DEC-03]', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(step, { minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 4 }),
      (blocks) => {
        const plan = planOf(blocks.map(blockOf), 300, 300)
        const box = plan.box ?? expect.unreachable()
        fc.pre(box.widthMm * 10 <= held.width && box.heightMm * 10 <= held.height)
        readsTheSame(plan)
        const isBack = isInTheMiddle(plan)
        for (const format of ['pes', 'exp', 'jef'] as const) {
          const { trims } = readers[format](fileOf(plan, format))
          expect(trims, format).toBe(plan.trims + (isBack ? 0 : 1))
        }
      },
    ),
    { numRuns: process.env.DEEP ? 400 : 40 },
  )
})

test('the frame goes back to the middle with the thread cut; only a VP3 cannot say so [API-29] [DEC-03]', () => {
  expect(readDst(fileOf(sewn, 'dst'))).toMatchObject({
    end: { x: 0, y: 0 },
    header: { AX: '+    0', AY: '+    0' },
  })
  for (const format of ['pes', 'exp', 'jef'] as const) {
    expect(readers[format](fileOf(sewn, format)).end, format).toEqual({ x: 0, y: 0 })
  }
  const last = readVp3(fileOf(sewn, 'vp3'))
  expect(last.end).toEqual(last.colors.at(-1)?.at(-1))
})

test('what ends in the middle is not moved [API-29] [DEC-03]', () => {
  const block: ColorBlock = {
    thread: spools[1] as ColorBlock['thread'],
    xs: Int32Array.of(0, 100, 0, 50),
    ys: Int32Array.of(0, 0, 100, 50),
    kinds: Uint8Array.of(moves.trim, moves.stitch, moves.stitch, moves.stitch),
    share: 1,
  }
  const plan = planOf([block], 30, 30)
  expect(isInTheMiddle(plan)).toBe(true)
  expect(readExp(fileOf(plan, 'exp'))).toMatchObject({ end: { x: 0, y: 0 }, trims: 0 })
  expect(readExp(fileOf(planOf([], 30, 30), 'exp'))).toMatchObject({ end: { x: 0, y: 0 }, trims: 0 })
})

function isInTheMiddle({ blocks, box }: StitchPlan): boolean {
  const last = blocks.at(-1)
  const [x, y] = [last?.xs.at(-1) ?? 0, last?.ys.at(-1) ?? 0]
  const [left, top] = [box?.xMm ?? 0, box?.yMm ?? 0]
  const middle = [left + (box?.widthMm ?? 0) / 2, top + (box?.heightMm ?? 0) / 2].map((at) =>
    Math.round(10 * at),
  )
  return x === middle[0] && y === middle[1]
}

const numbered = spools.map((spool, index) => ({ ...spool, number: String(1000 + index) }))
const colorful = planStitches(paint(shapes), numbered)

test.each([
  ['pes', readPes],
  ['vp3', readVp3],
] as const)(
  '%s says each thread: its color, the maker’s number and its name [API-29] [DEC-03]',
  (format, read) => {
    expect(read(fileOf(colorful, format)).threads).toEqual(
      colorful.blocks.map(({ thread: { hex, name, number } }) => ({ color: hex, number, name })),
    )
  },
)

test('the machines’ own threads come nearest, and two threads never share one [API-29] [DEC-03]', () => {
  // black, two near reds, white
  const palette = ['#000000', '#e1121f', '#d8101c', '#ffffff'].map((hex) => ({ name: hex, hex }))
  const block = (thread: (typeof palette)[number], x: number): ColorBlock => ({
    thread,
    xs: Int32Array.of(x, x + 20, x + 40),
    ys: Int32Array.of(0, 20, 0),
    kinds: Uint8Array.of(moves.trim, moves.stitch, moves.stitch),
    share: 0.25,
  })
  const plan = planOf(
    palette.map((thread, index) => block(thread, index * 50)),
    30,
    30,
  )
  const [pes, jef] = [readPes(fileOf(plan, 'pes')), readJef(fileOf(plan, 'jef'))]
  // Brother: 20 black, 5 red, 29 white; Janome: 1 black, 2 white, 10 red
  expect(pes.codes).toEqual([20, 5, expect.any(Number), 29])
  expect(jef.codes[0]).toBe(1)
  expect(jef.codes[3]).toBe(2)
  for (const { codes } of [pes, jef]) expect(new Set(codes).size).toBe(4)
  for (const code of jef.codes) expect(code).toBeLessThanOrEqual(73)
})

test('a Brother file states its size and shows the whole and each color on the machine’s screen [API-29] [DEC-03]', () => {
  const { box } = sewn
  expect(readPes(fileOf(sewn, 'pes'))).toMatchObject({
    width: Math.round((box?.widthMm ?? 0) * 10),
    height: Math.round((box?.heightMm ?? 0) * 10),
    icons: 4,
    label: `LA:${'PRUEBA'.padEnd(16)}`,
  })
})

test('a Janome file counts its moves and names the smallest hoop that holds it [API-29] [DEC-03]', () => {
  const file = readJef(fileOf(sewn, 'jef'))
  expect(file.points).toBe(file.counted)
  expect(file.hoop).toBe(1)
  for (const room of file.rooms) expect(Math.min(...room)).toBeGreaterThan(0)
  const long = (side: number) => blockAcross(side)
  expect(readJef(fileOf(long(1000), 'jef'))).toMatchObject({
    hoop: 0,
    rooms: [expect.anything(), [-1, -1, -1, -1], expect.anything(), expect.anything()],
  })
  expect(readJef(fileOf(long(1300), 'jef')).hoop).toBe(2)
  expect(readJef(fileOf(long(1900), 'jef')).hoop).toBe(4)
  expect(writeMachineFiles(long(2100), 'A').map(({ format }) => format)).toEqual(['dst', 'pes', 'exp', 'vp3'])
})

/** A line of stitches as long as said, in tenths of a millimeter. */
function blockAcross(side: number): StitchPlan {
  const count = side / 100
  const block: ColorBlock = {
    thread: spools[1] as ColorBlock['thread'],
    xs: Int32Array.from({ length: count + 2 }, (_, n) => Math.max(0, n - 1) * 100),
    ys: new Int32Array(count + 2),
    kinds: Uint8Array.from({ length: count + 2 }, (_, n) => (n === 0 ? moves.trim : moves.stitch)),
    share: 1,
  }
  return planOf([block], 300, 300)
}

test('a VP3 states its box in thousandths of a millimeter and counts its stitches [API-29] [DEC-03]', () => {
  const { box, stitches } = sewn
  const [right, top] = [((box?.widthMm ?? 0) / 2) * 10, ((box?.heightMm ?? 0) / 2) * 10]
  const file = readVp3(fileOf(sewn, 'vp3'))
  expect(file.stitches).toBe(stitches)
  expect(file.box).toEqual([right, top, -right, -top].map((edge) => expect.closeTo(edge, 3)))
})
