import { expect, test } from 'vitest'
import { nextToReplace, readMockups, withMockup, writeMockups } from './kept-mockups.ts'

test('pictures of lines are drawn once, and a person never keeps more than a few of them [ROUTE-06]', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  for (let at = 0; at < 40; at += 1) {
    const kept = readMockups(storage, 'k')
    writeMockups(storage, 'k', withMockup(kept, `look ${at}`, nextToReplace(kept) ?? `design ${at}`))
  }
  const kept = readMockups(storage, 'k')
  expect(kept).toHaveLength(16)
  expect(kept.at(-1)?.look).toBe('look 39')
  expect(new Set(kept.map(({ design_id }) => design_id)).size).toBe(16)
  expect(kept.every(({ design_id }) => Number(design_id.slice(7)) < 16)).toBe(true)
})

test('what is kept badly is as if nothing were kept', () => {
  expect(readMockups({ getItem: () => '{"a":1' }, 'k')).toEqual([])
  expect(readMockups({ getItem: () => '[1,null,{"look":"a"}]' }, 'k')).toEqual([])
})
