import { expect, test } from 'vitest'
import { findReplaceable, readMockups, withMockup, writeMockups } from './mockup-cache.ts'

test('pictures of lines are drawn once, and a person never keeps more than a few of them [ROUTE-06]', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  for (let at = 0; at < 40; at += 1) {
    const cached = readMockups(storage, 'k')
    writeMockups(storage, 'k', withMockup(cached, `look ${at}`, findReplaceable(cached) ?? `design ${at}`))
  }
  const cached = readMockups(storage, 'k')
  expect(cached).toHaveLength(16)
  expect(cached.at(-1)?.look).toBe('look 39')
  expect(new Set(cached.map(({ design_id }) => design_id)).size).toBe(16)
  expect(cached.every(({ design_id }) => Number(design_id.slice(7)) < 16)).toBe(true)
})

test('an invalid cache reads as an empty one', () => {
  expect(readMockups({ getItem: () => '{"a":1' }, 'k')).toEqual([])
  expect(readMockups({ getItem: () => '[1,null,{"look":"a"}]' }, 'k')).toEqual([])
})
