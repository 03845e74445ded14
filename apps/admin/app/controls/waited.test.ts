import { expect, test } from 'vitest'
import { waitedMessages } from '../messages/waited.ts'
import { waitedText } from './waited.ts'

const now = Date.parse('2026-11-23T12:00:00.000Z')

test('what waits says for how long, in the largest unit that fits [ADM-06]', () => {
  const words = ['11:59:40', '11:12:00', '10:59:00', '00:00:00'].map((time) =>
    waitedText(`2026-11-23T${time}.000Z`, waitedMessages.cl, now),
  )
  expect(words).toEqual(['0 min', '48 min', '1 h', '12 h'])
  expect(waitedText('2026-11-22T11:00:00.000Z', waitedMessages.arg, now)).toBe('1 día')
  expect(waitedText('2026-11-01T11:00:00.000Z', waitedMessages.arg, now)).toBe('22 días')
  // the clocks of two machines are never quite the same
  expect(waitedText('2026-11-23T12:00:09.000Z', waitedMessages.arg, now)).toBe('0 min')
})
