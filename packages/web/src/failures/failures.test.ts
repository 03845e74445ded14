import { CallFailure } from '@estampa/contract/client'
import { expect, test } from 'vitest'
import { toFailureView } from './failures.ts'

const t = { error_network: 'No answer.', error_default: 'An error.' }

test('a failure with a body says what the server says, and an accident by which code it is found [ERR-03]', () => {
  const fault = {
    code: 422,
    refusal: 'out_of_stock',
    data: { lines: [] },
    message: 'No alcanza.',
    details: null,
    validationErrors: null,
  }
  expect(toFailureView(new CallFailure(422, 'No alcanza.', fault, 'req-1'), t)).toEqual({
    message: 'No alcanza.',
    status: 422,
    refusal: 'out_of_stock',
    data: { lines: [] },
    requestId: undefined,
  })
})

test('a failure without a sentence has the usual one, a network that does not answer its own [ERR-01] [ERR-03]', () => {
  expect(toFailureView(new CallFailure(500, '', null), t).message).toBe(t.error_default)
  expect(toFailureView(new TypeError('Failed to fetch'), t)).toMatchObject({
    message: t.error_network,
    status: 0,
  })
})
