import { expect, test } from 'vitest'
import { type KeptDesign, keptKey, readDesign, writeDesign } from './kept-design.ts'

/** A browser's storage with so much room, counted in characters of keys and values. */
function storageOf(room: number): Storage {
  const kept = new Map<string, string>()
  const used = () => [...kept].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      const before = kept.get(key)
      kept.set(key, value)
      if (used() <= room) return
      if (before === undefined) kept.delete(key)
      else kept.set(key, before)
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

const designOf = (savedAt: number, size = 0): KeptDesign => ({
  from: '',
  units: { 'TAZ-1': 50 },
  design: {
    version: 1,
    views: [{ printing_area_id: 1, technique_id: 2, elements: [], instructions: 'x'.repeat(size) }],
  },
  savedAt,
  tab: 'a',
})

test('an unfinished design is kept by shop, product and line [BLD-07]', () => {
  const storage = storageOf(10_000)
  writeDesign(storage, keptKey('pampa', 12, null), designOf(1))
  expect(readDesign(storage, keptKey('pampa', 12, null))).toEqual(designOf(1))
  expect(readDesign(storage, keptKey('andina', 12, null))).toBeUndefined()
  expect(readDesign(storage, keptKey('pampa', 12, 'a-line'))).toBeUndefined()
})

test('a full browser gives up the oldest designs, never what is not a design [BLD-07]', () => {
  const storage = storageOf(1_500)
  storage.setItem('estampa:pampa:cart', 'x'.repeat(400))
  writeDesign(storage, keptKey('pampa', 1, null), designOf(10, 200))
  writeDesign(storage, keptKey('pampa', 2, null), designOf(20, 200))
  expect(writeDesign(storage, keptKey('pampa', 3, null), designOf(30, 300))).toBe(true)
  expect(readDesign(storage, keptKey('pampa', 1, null))).toBeUndefined()
  expect(readDesign(storage, keptKey('pampa', 2, null))?.savedAt).toBe(20)
  expect(storage.getItem('estampa:pampa:cart')).toHaveLength(400)
})

test('where nothing can be given up the design is said not to be kept, and the browser is none the worse', () => {
  const storage = storageOf(300)
  storage.setItem('estampa:pampa:cart', 'x'.repeat(250))
  expect(writeDesign(storage, keptKey('pampa', 1, null), designOf(1, 500))).toBe(false)
  expect(storage.getItem('estampa:pampa:cart')).toHaveLength(250)
})

test('what nobody wrote is not read', () => {
  const storage = storageOf(1_000)
  for (const text of [
    '{',
    'null',
    '{"design":{}}',
    '{"savedAt":1,"units":{},"design":{"version":9,"views":[]}}',
  ]) {
    storage.setItem('key', text)
    expect(readDesign(storage, 'key')).toBeUndefined()
  }
})
