import { expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { type OrderState, orderMoves } from './lifecycle.ts'
import {
  answerProof,
  isProofReminderDue,
  movesToProof,
  nextProofReminder,
  type Proof,
  type RemindableProof,
  stateAfter,
  whyNotRemindOfProof,
} from './proofs.ts'
import { isOverdueIn } from './queues.ts'

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

const day = (number: number, hour = 12) => new Date(Date.UTC(2026, 10, number, hour))
const sentOn = (number: number, remindedAt: Date | null = null): RemindableProof => ({
  number: 1,
  answer: null,
  sentAt: day(number),
  remindedAt,
})

test('the buyer of a proof that waits is reminded of it, once within a day [ADM-09]', () => {
  expect(whyNotRemindOfProof('proof_sent', sentOn(10), day(10))).toBeNull()
  expect(whyNotRemindOfProof('proof_sent', sentOn(10, day(12)), day(13, 11))).toEqual({
    refusal: 'proof_reminded',
  })
  expect(whyNotRemindOfProof('proof_sent', sentOn(10, day(12)), day(13))).toBeNull()
})

test('nobody is reminded of a proof that has its answer, nor of an order that waits for none [ADM-09]', () => {
  const answered: RemindableProof = { ...sentOn(10), answer: 'rejected' }
  expect(whyNotRemindOfProof('proof_rejected', answered, day(12))).toEqual({ refusal: 'proof_answered' })
  const notWaiting = { refusal: 'proof_not_waiting' }
  expect(whyNotRemindOfProof('cancelled', sentOn(10), day(12))).toEqual(notWaiting)
  expect(whyNotRemindOfProof('confirmed', undefined, day(12))).toEqual(notWaiting)
})

test('the clock reminds of a proof two days after it was sent, once, unless the shop has [ADM-09]', () => {
  const isDue = (proof: RemindableProof, now: Date) => isProofReminderDue('proof_sent', proof, now)
  expect(isDue(sentOn(10), day(12, 11))).toBe(false)
  expect(isDue(sentOn(10), day(12))).toBe(true)
  expect(isDue(sentOn(10, day(12)), day(20))).toBe(false)
  expect(isDue({ ...sentOn(10), answer: 'approved' }, day(12))).toBe(false)
  expect(isProofReminderDue('cancelled', sentOn(10), day(12))).toBe(false)
  // what has lain for more than a month is nothing for the clock
  expect(isDue(sentOn(10), day(41))).toBe(false)
})

test('when the clock will remind is the first round of reminders after two days [ADM-09]', () => {
  const next = (proof: RemindableProof, now: Date) =>
    nextProofReminder('proof_sent', proof, now)?.toISOString()
  expect(next(sentOn(10), day(10))).toBe('2026-11-12T14:23:00.000Z')
  // the round of that day is over: tomorrow's
  expect(next(sentOn(10), day(12, 15))).toBe('2026-11-13T14:23:00.000Z')
  expect(next(sentOn(10, day(11)), day(11))).toBeUndefined()
  expect(next(sentOn(10), day(40))).toBeUndefined()
  expect(nextProofReminder('proof_sent', undefined, day(10))).toBeNull()
})

test('a proof is overdue when its queue is: after three days without an answer [ADM-09]', () => {
  expect(isOverdueIn('answers', day(10), day(13))).toBe(false)
  expect(isOverdueIn('answers', day(10), day(13, 13))).toBe(true)
})
