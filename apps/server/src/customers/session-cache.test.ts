import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { findActiveSession, forgetSession } from './session-cache.ts'

test('the database is asked once in some seconds, and for whom the session is not, always [API-10]', async () => {
  const id = randomUUID()
  const look = vi.fn(async () => true as const)
  for (let i = 0; i < 5; i += 1) expect(await findActiveSession(id, '1 1', look)).toBe(true)
  expect(look).toHaveBeenCalledTimes(1)
  expect(await findActiveSession(id, '1 2', async () => undefined)).toBeUndefined()
})

test('that a session lives is forgotten with its end, also by an answer that was still on its way [API-10]', async () => {
  const id = randomUUID()
  let answer: (lives: true) => void = () => {}
  const slow = findActiveSession(id, '1 1', () => new Promise<true>((given) => (answer = given)))
  forgetSession(id)
  answer(true)
  expect(await slow).toBe(true)
  expect(await findActiveSession(id, '1 1', async () => undefined)).toBeUndefined()
})

test('until the end is committed nothing is remembered [API-10]', async () => {
  const id = randomUUID()
  forgetSession(id)
  expect(await findActiveSession(id, '1 1', async () => true)).toBe(true)
  expect(await findActiveSession(id, '1 1', async () => undefined)).toBeUndefined()
})

test('a session that has ended is never remembered as such: nobody fills the memory with made-up ones', async () => {
  const look = vi.fn(async () => undefined)
  const id = randomUUID()
  await findActiveSession(id, '1 1', look)
  await findActiveSession(id, '1 1', look)
  expect(look).toHaveBeenCalledTimes(2)
})
