import { expect, test } from 'vitest'
import { withoutTurnedEdge } from './cloth-edge.ts'
import { SIDE_PX } from './matte.ts'

const SHADOW = 0.4

/** A square of cloth with a strap below it, in a shadow that falls to the right. */
function cloth() {
  const at = (x: number, y: number) => y * SIDE_PX + x
  const goods = new Float32Array(SIDE_PX * SIDE_PX)
  const opacity = new Float32Array(SIDE_PX * SIDE_PX)
  for (let y = 0; y < SIDE_PX; y++)
    for (let x = 0; x < SIDE_PX; x++) {
      const isCloth = x >= 200 && x < 600 && y >= 200 && y < 600
      const isStrap = x >= 300 && x < 308 && y >= 600 && y < 700
      goods[at(x, y)] = isCloth || isStrap ? 1 : 0
      opacity[at(x, y)] = isCloth || isStrap ? 1 : x >= 600 && x < 620 ? SHADOW : 0
    }
  return { goods, opacity, at }
}

test('cloth ends before the edge that turns down, where the shadow beside it goes on, and straps stay whole [LOOK-03]', async () => {
  const { at, ...matte } = cloth()
  const { goods, opacity } = await withoutTurnedEdge(matte)
  expect([201, 204, 597, 598].map((x) => goods[at(x, 400)])).toEqual([0, 1, 0, 0])
  expect([400, 599].map((x) => goods[at(x, 590)])).toEqual([1, 0])
  // to the right shadow lies where cloth was, to the left the bare table
  expect(opacity[at(599, 400)]).toBeGreaterThan(SHADOW * 0.9)
  expect(opacity[at(640, 400)]).toBeLessThan(0.02)
  expect(opacity[at(200, 400)]).toBe(0)
  expect([300, 304, 307].map((x) => goods[at(x, 660)])).toEqual([1, 1, 1])
})

test('the tip of a corner is no strap: nothing of it is left apart from the cloth [LOOK-03]', async () => {
  const { at, goods, opacity } = cloth()
  // a claw of some pixels beside a side of the cloth
  for (let y = 400; y < 440; y++)
    for (let x = 160 + (y - 400); x < 200; x++) goods[at(x, y)] = opacity[at(x, y)] = 1
  const shown = (await withoutTurnedEdge({ goods, opacity })).goods
  expect(shown.slice(at(0, 400), at(185, 400)).every((share) => share === 0)).toBe(true)
})
