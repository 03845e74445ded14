import { refuse } from '@estampa/domain/refusal'
import { expect, test } from 'vitest'
import { createTtlCache } from '../shipping/ttl-cache.ts'
import { openCircuitBreaker } from './circuit-breaker.ts'
import { seal, unseal } from './seal.ts'

const down = async () => refuse('carrier_down')

test('after five failures in a row nobody waits, until one who tries again succeeds [API-40]', async () => {
  let now = 0
  let request = 0
  const { through } = openCircuitBreaker({ clock: () => now })
  const failing = () =>
    through('1 zippin', () => {
      request += 1
      return down()
    })
  for (let i = 0; i < 9; i++) await failing()
  expect(request).toBe(5)
  expect(await through('2 zippin', async () => 'another shop')).toBe('another shop')
  now = 30_001
  await Promise.all([failing(), failing(), failing()])
  expect(request).toBe(6)
  now = 60_002
  expect(await through('1 zippin', async () => 'back')).toBe('back')
  await failing()
  expect(request).toBe(7)
})

test('a company that says no is there [API-40]', async () => {
  const { through } = openCircuitBreaker()
  for (let i = 0; i < 9; i++) await through('1 zippin', async () => refuse('carrier_refused'))
  expect(await through('1 zippin', async () => 'yes')).toBe('yes')
})

test('the same question is asked once in five minutes, but a refusal each time [API-40]', async () => {
  let now = 0
  let request = 0
  const get = createTtlCache<number>({ maxEntries: 2, clock: () => now })
  const ask = async () => {
    request += 1
    return request
  }
  expect(await Promise.all([get('a', ask), get('a', ask)])).toEqual([1, 1])
  now = 299_999
  expect(await get('a', ask)).toBe(1)
  now = 300_000
  expect(await get('a', ask)).toBe(2)
  await get('no', down)
  await get('b', ask)
  expect(await get('a', ask)).toBe(2)
  // the least used of three is forgotten
  await get('c', ask)
  expect(await get('b', ask)).toBe(5)
  expect(await get('no', async () => 9)).toBe(9)
})

test('what is sealed for one shop opens for no other, and not when it was changed [API-40]', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const sealed = seal(key, 'shop 1', 'a secret')
  expect(unseal(key, 'shop 1', sealed)).toBe('a secret')
  expect(sealed).not.toContain('secret')
  expect(() => unseal(key, 'shop 2', sealed)).toThrow()
  expect(() => unseal(other, 'shop 1', sealed)).toThrow()
  const changed = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`
  expect(() => unseal(key, 'shop 1', changed)).toThrow()
})
