import { expect, test } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

test('work of one key is done once at a time, and again after it has ended or failed', async () => {
  const once = createSingleFlight<number>()
  let begun = 0
  const work = async () => {
    begun += 1
    return begun
  }
  expect(await Promise.all([once('a', work), once('a', work), once('b', work)])).toEqual([1, 1, 2])
  expect(await once('a', work)).toBe(3)
  const fail = () => Promise.reject(new Error('no'))
  await expect(Promise.all([once('a', fail), once('a', work)])).rejects.toThrow('no')
  expect(await once('a', work)).toBe(4)
})
