import { expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { type OrderState, orderMoves } from './lifecycle.ts'
import { answerProof, movesToProof, type Proof, stateAfter } from './proofs.ts'

const second: Proof = { number: 2, answer: null, answerComment: '' }
const yes = { number: 2, answer: 'approved' as const, comment: '' }
const no = { number: 2, answer: 'rejected' as const, comment: 'Más chico' }

test('the newest proof takes one answer, which the same answer does not change [ORD-01]', () => {
  expect(answerProof(second, yes)).toEqual({ number: 2, answer: 'approved', answerComment: '' })
  const rejected = answerProof(second, no)
  expect(rejected).toEqual({ number: 2, answer: 'rejected', answerComment: 'Más chico' })
  if (rejected === 'same' || isRefusal(rejected)) throw new Error('it was not answered')
  expect(answerProof(rejected, no)).toBe('same')
  expect(answerProof(rejected, yes)).toEqual({ refusal: 'proof_answered' })
  // a second comment would be lost without a word
  expect(answerProof(rejected, { ...no, comment: 'Más grande' })).toEqual({ refusal: 'proof_answered' })
})

test('a proof that was replaced, or that was never sent, is not approved [ORD-01]', () => {
  expect(answerProof(second, { ...yes, number: 1 })).toEqual({ refusal: 'proof_outdated' })
  expect(answerProof(second, { ...yes, number: 3 })).toEqual({ refusal: 'not_found' })
  expect(answerProof(undefined, { ...yes, number: 1 })).toEqual({ refusal: 'not_found' })
})

test('the moves to a proof are those of the table, and none from where nothing may be sent [ORD-01] [LIFE-04]', () => {
  const reaches = (from: OrderState) =>
    movesToProof(from).reduce<OrderState | null>(
      (at, to) => (at && orderMoves[at].includes(to) ? to : null),
      from,
    ) === 'proof_sent'
  expect((Object.keys(orderMoves) as OrderState[]).filter(reaches)).toEqual([
    'confirmed',
    'art_review',
    'proof_rejected',
  ])
  expect(orderMoves.proof_sent).toEqual(expect.arrayContaining(Object.values(stateAfter)))
})
