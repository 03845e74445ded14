import { expect, test } from 'vitest'
import { createRounds, createSingleFlight } from './single-flight.ts'

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

test('whoever asks while a round is under way gets what the next one finds, and all of them one', async () => {
  const inRounds = createRounds<string>()
  const ends: (() => void)[] = []
  let there = 'before'
  const look = () => {
    const found = there
    return new Promise<string>((resolve) => ends.push(() => resolve(found)))
  }
  const first = inRounds('a', look)
  there = 'after'
  const others = [inRounds('a', look), inRounds('a', look)]
  expect(ends).toHaveLength(1)
  ends[0]?.()
  expect(await first).toBe('before')
  await expect.poll(() => ends.length).toBe(2)
  const late = inRounds('a', look)
  ends[1]?.()
  expect(await Promise.all(others)).toEqual(['after', 'after'])
  await expect.poll(() => ends.length).toBe(3)
  ends[2]?.()
  expect(await late).toBe('after')
  expect(ends).toHaveLength(3)
})

test('a round that fails fails for who asked for it, and the next one is begun', async () => {
  const inRounds = createRounds<number>()
  const failed = inRounds('a', () => Promise.reject(new Error('no')))
  const next = inRounds('a', async () => 2)
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe(2)
  expect(await inRounds('a', async () => 3)).toBe(3)
})
