import { expect, test } from 'vitest'
import { paint, spools } from '../../test/flat.ts'
import { planStitches } from '../embroidery.ts'
import { cropPlan } from './crop.ts'
import { hoopsFor } from './hoops.ts'
import { type ColorBlock, moves } from './plan.ts'
import { runTimeS, usualPace } from './run-time.ts'
import { bobbinThreadMm, stopsOf } from './stops.ts'
import { planOf } from './totals.ts'

const plan = planStitches(
  paint([
    { kind: 'disc', x: 20, y: 15, radius: 13, colour: 3 },
    { kind: 'rectangle', x: 10, y: 13, width: 20, height: 3, colour: 4 },
  ]),
  spools,
)

test('the stops say in order what the files cannot: which thread comes when, and what it sews [API-29]', () => {
  const stops = stopsOf(plan)
  expect(stops.map(({ position, thread }) => [position, thread.name])).toEqual([
    [1, 'Azul real'],
    [2, 'Amarillo'],
  ])
  expect(stops.reduce((sum, { stitches }) => sum + stitches, 0)).toBe(plan.stitches)
  expect(stops.reduce((sum, { trims }) => sum + trims, 0)).toBe(plan.trims)
})

test('a hundred stitches of four millimeters take the thread of their length, of the cloth and of its ends [API-29]', () => {
  const count = 100
  const block: ColorBlock = {
    thread: spools[1] as ColorBlock['thread'],
    xs: Int32Array.from({ length: count + 1 }, (_, n) => 40 * (n % 2)),
    ys: new Int32Array(count + 1),
    kinds: Uint8Array.from({ length: count + 1 }, (_, n) => (n === 0 ? moves.trim : moves.stitch)),
    share: 1,
  }
  const stops = stopsOf(planOf([block], 10, 10))
  // as Madeira reckons: 5 m above and 3 m below in a thousand stitches
  expect(stops[0]?.topThreadMm).toBe(540)
  expect(bobbinThreadMm(stops)).toBeCloseTo(324)
})

test('a piece takes the time of its stitches, changes and cuts [API-29]', () => {
  expect(runTimeS({ stitches: 7_500, trims: 3, colourChanges: 2 }, usualPace)).toBe(600 + 21 + 20)
})

test.each([
  [80, 40, ['rectangle 100', 'round 120']],
  [99, 20, ['rectangle 100', 'round 120']],
  [101, 20, ['rectangle 130', 'round 120']],
  [170, 120, ['rectangle 130 turned']],
  [110, 110, ['rectangle 130', 'round 180']],
  [240, 150, ['rectangle 160 turned']],
  [290, 290, ['rectangle 300']],
  [301, 20, []],
])('a design of %d × %d mm is hooped in %s [API-29]', (widthMm, heightMm, names) => {
  const hoops = hoopsFor({ widthMm, heightMm })
  expect(
    hoops.map(({ hoop, isTurned }) => `${hoop.shape} ${hoop.widthMm}${isTurned ? ' turned' : ''}`),
  ).toEqual(names)
})

test('a plan cut down to what is sewn keeps its stitches and their distances [API-29]', () => {
  const cropped = cropPlan(plan, 2)
  expect([cropped.box?.xMm, cropped.box?.yMm]).toEqual([2, 2])
  expect(cropped.widthMm).toBeCloseTo((plan.box?.widthMm ?? 0) + 4)
  const shift = (cropped.blocks[0]?.xs[0] ?? 0) - (plan.blocks[0]?.xs[0] ?? 0)
  const [before, after] = [plan, cropped].map(({ blocks }) => blocks.flatMap(({ xs }) => [...xs]))
  expect(after).toEqual(before?.map((x) => x + shift))
  expect(
    Math.min(...cropped.blocks.flatMap(({ xs, kinds }) => [...xs].filter((_, n) => kinds[n] === 0))),
  ).toBe(20)
})
