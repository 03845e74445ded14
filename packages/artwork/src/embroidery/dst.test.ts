import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyShapes, paint, spools } from '../../test/flat.ts'
import { readDst } from '../../test/stitch-readers/read-dst.ts'
import { planStitches } from '../embroidery.ts'
import { writeDst } from './dst.ts'
import { type ColorBlock, moves, type StitchPlan } from './plan.ts'
import { planOf } from './totals.ts'

/** Where the needle goes down, color by color, from the middle of the box and with y upwards. */
function sewnFrom({ blocks, box }: StitchPlan) {
  const [x0, y0] = box
    ? [Math.round((box.xMm + box.widthMm / 2) * 10), Math.round((box.yMm + box.heightMm / 2) * 10)]
    : [0, 0]
  return blocks.map(({ xs, ys, kinds }) =>
    [...xs].flatMap((x, n) => (kinds[n] === moves.stitch ? [{ x: x - x0, y: y0 - (ys[n] ?? 0) }] : [])),
  )
}

function endsInTheMiddle({ blocks, box }: StitchPlan): boolean {
  const last = blocks.at(-1)
  if (!box || !last) return true
  const [x, y] = [box.xMm + box.widthMm / 2, box.yMm + box.heightMm / 2].map((at) => Math.round(at * 10))
  return last.xs.at(-1) === x && last.ys.at(-1) === y
}

function readsBack(plan: StitchPlan): void {
  const read = readDst(writeDst(plan, 'PRUEBA'))
  expect(read.ended).toBe(true)
  expect(read.colors).toEqual(plan.blocks.length === 0 ? [[]] : sewnFrom(plan))
  expect(read.colors.flat()).toHaveLength(plan.stitches)
  expect(read.colorChanges).toBe(plan.colourChanges)
  // the last one is made before the frame goes back to the middle
  expect(read.trims).toBe(plan.trims + (endsInTheMiddle(plan) ? 0 : 1))
  expect(read.header).toMatchObject({
    LA: 'PRUEBA',
    ST: String(read.records),
    CO: String(plan.colourChanges),
  })
  expect(Number(read.header.AX?.replace(/\s/g, ''))).toBe(read.end.x)
  expect(Number(read.header.AY?.replace(/\s/g, ''))).toBe(read.end.y)
}

const step = fc.record({
  kind: fc.constantFrom(moves.stitch, moves.stitch, moves.stitch, moves.jump, moves.trim),
  dx: fc.integer({ min: -121, max: 121 }),
  dy: fc.integer({ min: -121, max: 121 }),
  times: fc.integer({ min: 1, max: 9 }),
})

/** A jump is followed by a stitch, as in every plan: two in a row would be one long one. */
function blockOf(
  steps: { kind: number; dx: number; dy: number; times: number }[],
  index: number,
): ColorBlock {
  let [x, y] = [1500, 1500]
  const [xs, ys, kinds]: [number[], number[], number[]] = [[x], [y], [moves.trim]]
  const go = (dx: number, dy: number, kind: number) => {
    x += dx
    y += dy
    xs.push(x)
    ys.push(y)
    kinds.push(kind)
  }
  go(6, 0, moves.stitch)
  for (const { kind, dx, dy, times } of steps) {
    const far = kind === moves.trim ? times : kind === moves.jump ? 1 + (times % 2) : 1
    go(dx * far, dy * far, kind)
    if (kind !== moves.stitch) go(3, 4, moves.stitch)
  }
  return {
    thread: spools[index % spools.length] as ColorBlock['thread'],
    xs: Int32Array.from(xs),
    ys: Int32Array.from(ys),
    kinds: Uint8Array.from(kinds),
    share: 1,
  }
}

test('any plan reads back stitch by stitch, color by color, with its trims and its end [API-29] [DEC-03]', () => {
  fc.assert(
    fc.property(fc.array(fc.array(step, { maxLength: 40 }), { maxLength: 5 }), (blocks) => {
      readsBack(planOf(blocks.map(blockOf), 300, 300))
    }),
    { numRuns: process.env.DEEP ? 300 : 60 },
  )
})

test('a plan of any shapes reads back the same [API-29] [DEC-03]', () => {
  fc.assert(
    fc.property(anyShapes, (shapes) => readsBack(planStitches(paint(shapes), spools))),
    { numRuns: process.env.DEEP ? 100 : 10 },
  )
})

test('bytes are those of the format: 6.4 mm up and 1.2 mm to the left, sewn and jumped [API-29] [DEC-03]', () => {
  const block = (kind: number): ColorBlock => ({
    thread: spools[0] as ColorBlock['thread'],
    share: 1,
    xs: Int32Array.of(0, -12),
    ys: Int32Array.of(0, -64),
    kinds: Uint8Array.of(moves.stitch, kind),
  })
  const bytes = (kind: number) =>
    [...writeDst({ ...planOf([block(kind)], 1, 1), box: null }).subarray(512 + 3, 512 + 6)].map((byte) =>
      byte.toString(16),
    )
  expect(bytes(moves.stitch)).toEqual(['a8', '12', '23'])
  expect(bytes(moves.jump)).toEqual(['a8', '12', 'a3'])
  const file = writeDst(planOf([], 1, 1))
  expect(file.length).toBe(515)
  expect([...file.subarray(512)]).toEqual([0, 0, 0xf3])
  expect(file[511]).toBe(0x20)
})
