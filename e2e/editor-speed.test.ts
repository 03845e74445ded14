import { afterAll, beforeAll, expect, test } from 'vitest'
import { findMug, type Mug, openBuilderPage, textElement } from './builder-page.ts'
import { type Demo, openOwnDemo } from './demo-server.ts'

let demo: Demo
let mug: Mug

beforeAll(async () => {
  demo = await openOwnDemo()
  mug = await findMug(demo)
})
afterAll(() => demo?.close())

test('fifty elements follow the mouse: what a move does and draws takes less than 8 ms [BLD-10]', async () => {
  const fifty = Array.from({ length: 50 }, (_, index) => {
    const [column, row] = [index % 7, Math.floor(index / 7)]
    return textElement(`t${index}`, 8 + column * 10.5, 5 + row * 7.5, {
      size: 3,
      width: 7,
      height: 3,
      angle: index * 7,
    })
  })
  const { page, toPage } = await openBuilderPage(demo, mug, 1280, fifty)
  await page.evaluate(timeMoves)
  const [x, y] = await toPage(fifty[24]?.x ?? 0, fifty[24]?.y ?? 0)
  const runs: number[] = []
  // another process may have had the processor in one run, not in all
  while (runs.length < 3 && !runs.some((slowest) => slowest < 8)) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let step = 0; step < 120; step++) {
      await page.mouse.move(x + 80 * Math.sin(step / 12), y - 40 + 40 * Math.cos(step / 9))
    }
    await page.mouse.move(x, y)
    await page.mouse.up()
    runs.push(await page.evaluate(() => (window as unknown as Timed).slowest()))
  }
  expect(Math.min(...runs)).toBeLessThan(8)
})

type Timed = { slowest(): number }

/** Adds up what a frame with moves costs: the handlers before it and all that the frame itself does. */
function timeMoves(): void {
  let [handlers, began] = [0, 0]
  const frames: number[] = []
  addEventListener('pointermove', () => (began = performance.now()), true)
  addEventListener('pointermove', () => (handlers += performance.now() - began))
  const plain = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (work) =>
    plain((time) => {
      const start = performance.now()
      work(time)
      // after React, which draws when the task's own work is done
      queueMicrotask(() => {
        frames.push(handlers + performance.now() - start)
        handlers = 0
      })
    })
  const timed: Timed = {
    slowest() {
      const sorted = frames.splice(0).sort((one, other) => one - other)
      if (sorted.length < 20) throw new Error('nothing was drawn')
      return sorted[Math.floor(sorted.length * 0.95)] ?? 0
    },
  }
  Object.assign(window, timed)
}
