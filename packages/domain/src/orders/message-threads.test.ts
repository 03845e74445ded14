import { expect, test } from 'vitest'
import { closeThread, type ThreadEnd } from './message-threads.ts'

const thanks: ThreadEnd = { sequence: 3, who: 'customer', isClosed: false, unread: 0 }

test('a thread that the buyer ended is closed by whoever has seen its end [ADM-10]', () => {
  expect(closeThread(thanks, 3)).toBe('closed')
})

test('what nobody has seen is not closed with what was seen [ADM-10] [ADM-21]', () => {
  const refused = { refusal: 'message_not_seen' }
  expect(closeThread({ ...thanks, sequence: 4 }, 3)).toEqual(refused)
  expect(closeThread({ ...thanks, unread: 1 }, 3)).toEqual(refused)
  expect(closeThread(thanks, 4)).toEqual(refused)
})

test('a thread that waits for nothing stays as it is [ADM-10]', () => {
  expect(closeThread({ ...thanks, who: 'staff', sequence: 4 }, 3)).toBe('same')
  expect(closeThread({ ...thanks, isClosed: true }, 3)).toBe('same')
})
