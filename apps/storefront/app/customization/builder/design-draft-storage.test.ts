import { expect, test } from 'vitest'
import { type DesignDraft, draftKey, readDesignDraft, writeDesignDraft } from './design-draft-storage.ts'

/** A browser's storage with so much room, counted in characters of keys and values. */
function storageOf(bounds: number): Storage {
  const stored = new Map<string, string>()
  const used = () => [...stored].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  return {
    get length() {
      return stored.size
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem(key, value) {
      const before = stored.get(key)
      stored.set(key, value)
      if (used() <= bounds) return
      if (before === undefined) stored.delete(key)
      else stored.set(key, before)
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  }
}

const designOf = (savedAt: number, size = 0): DesignDraft => ({
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
  writeDesignDraft(storage, draftKey('pampa', 12, null), designOf(1))
  expect(readDesignDraft(storage, draftKey('pampa', 12, null))).toEqual(designOf(1))
  expect(readDesignDraft(storage, draftKey('andina', 12, null))).toBeUndefined()
  expect(readDesignDraft(storage, draftKey('pampa', 12, 'a-line'))).toBeUndefined()
})

test('a full browser gives up the oldest designs, never what is not a design [BLD-07]', () => {
  const storage = storageOf(1_500)
  storage.setItem('estampa:pampa:cart', 'x'.repeat(400))
  writeDesignDraft(storage, draftKey('pampa', 1, null), designOf(10, 200))
  writeDesignDraft(storage, draftKey('pampa', 2, null), designOf(20, 200))
  expect(writeDesignDraft(storage, draftKey('pampa', 3, null), designOf(30, 300))).toBe(true)
  expect(readDesignDraft(storage, draftKey('pampa', 1, null))).toBeUndefined()
  expect(readDesignDraft(storage, draftKey('pampa', 2, null))?.savedAt).toBe(20)
  expect(storage.getItem('estampa:pampa:cart')).toHaveLength(400)
})

test('a full storage with nothing to remove reports that the design is not saved and changes nothing', () => {
  const storage = storageOf(300)
  storage.setItem('estampa:pampa:cart', 'x'.repeat(250))
  expect(writeDesignDraft(storage, draftKey('pampa', 1, null), designOf(1, 500))).toBe(false)
  expect(storage.getItem('estampa:pampa:cart')).toHaveLength(250)
})

test('foreign content is not read', () => {
  const storage = storageOf(1_000)
  for (const text of [
    '{',
    'null',
    '{"design":{}}',
    '{"savedAt":1,"units":{},"design":{"version":9,"views":[]}}',
  ]) {
    storage.setItem('key', text)
    expect(readDesignDraft(storage, 'key')).toBeUndefined()
  }
})
