import { expect, test } from 'vitest'
import { refusedShare } from './process-load.ts'

/** Looks of the last seconds: how late each one came. */
const looks = (...lateMs: number[]) => {
  let at = 0
  return lateMs.map((late) => {
    at += 50 + late
    return { at, lateMs: late }
  })
}
const after = (list: ReturnType<typeof looks>) => refusedShare(list, list.at(-1)?.at ?? 0)

test('a server in time turns nobody away, nor one that is a little late all the time', () => {
  expect(after(looks(...Array(100).fill(3)))).toBe(0)
  expect(after(looks(...Array(30).fill(250)))).toBe(0)
})

test('one stall turns nobody away, however long', () => {
  expect(after(looks(0, 0, 5_500, 0, 0))).toBe(0)
})

test('a crowd that comes in waves is turned away in part, and all of it where nothing moves any more', () => {
  const waves = after(looks(900, 0, 0, 0, 900, 0, 0, 0, 900, 0, 0, 0, 900, 0, 0, 0))
  expect(waves).toBeGreaterThan(0)
  expect(waves).toBeLessThan(1)
  expect(after(looks(1_800, 0, 1_800, 0, 1_900))).toBe(1)
})

test('what is long past no longer counts', () => {
  const list = looks(1_800, 0, 1_800, 0, 1_900)
  expect(refusedShare(list, (list.at(-1)?.at ?? 0) + 7_000)).toBe(0)
})
