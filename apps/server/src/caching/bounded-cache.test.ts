import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BoundedCache } from './bounded-cache.ts'

test('what is asked for often outlives any number of questions that are asked once [SYS-04]', () => {
  const cache = new BoundedCache<string>(100_000)
  for (const key of ['list', 'detail']) {
    cache.keep(key, key, 1_000)
    cache.find(key)
  }
  for (let turn = 0; turn < 10_000; turn++) cache.keep(`random ${turn}`, 'x', 1_000)
  expect([cache.find('list'), cache.find('detail')]).toEqual(['list', 'detail'])
  expect(cache.find('random 0')).toBeUndefined()
  expect(cache.find('random 9999')).toBe('x')
})

test('what was asked for again long ago makes room [SYS-04]', () => {
  const cache = new BoundedCache<number>(10_000)
  for (let turn = 0; turn < 100; turn++) {
    cache.keep(`page ${turn}`, turn, 1_000)
    cache.find(`page ${turn}`)
  }
  expect(cache.find('page 0')).toBeUndefined()
  expect(cache.find('page 99')).toBe(99)
})

test('an entry that would fill much of the room is not kept [SYS-04]', () => {
  const cache = new BoundedCache<string>(10_000)
  cache.keep('small', 'small', 1_000)
  cache.keep('big', 'big', 5_000)
  expect([cache.find('big'), cache.find('small'), cache.bytes]).toEqual([undefined, 'small', 1_000])
})

const act = fc.record({
  kind: fc.constantFrom('keep', 'find', 'forget'),
  key: fc.integer({ min: 0, max: 30 }).map(String),
  bytes: fc.integer({ min: 1, max: 400 }),
})

test('the bytes are those of the entries and never more than allowed, whatever happens [SYS-04]', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 200 }), (acts) => {
      const cache = new BoundedCache<{ key: string; bytes: number }>(1_000)
      for (const { kind, key, bytes } of acts) {
        if (kind === 'keep') cache.keep(key, { key, bytes }, bytes)
        if (kind === 'find') expect(cache.find(key)?.key ?? key).toBe(key)
        if (kind === 'forget') cache.forget(key)
        const entries = [...cache.entries()]
        expect(cache.size).toBe(entries.length)
        expect(cache.bytes).toBe(entries.reduce((sum, one) => sum + one.bytes, 0))
        expect(cache.bytes).toBeLessThanOrEqual(1_000)
      }
    }),
  )
})
