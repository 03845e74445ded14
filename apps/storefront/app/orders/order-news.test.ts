import { expect, test } from 'vitest'
import { newsOf, talkNewsOf } from './order-news.ts'
import { joinTalk, type Message } from './talk.ts'
import type { Order } from './timeline.ts'

const order = (change: Partial<Order> = {}): Order =>
  ({
    ...{ state: 'confirmed', moneyState: 'paid', toPay: 0, tracking: null },
    ...{ history: [{}], payments: [], proofs: [], artwork: { ready: true, files: [] } },
    actions: { answerProof: false },
    ...change,
  }) as unknown as Order
const proof = (number: number, url = 'a') =>
  ({ number, url, answer: null }) as unknown as Order['proofs'][number]
const said = (sequence: number, who: Message['who'] = 'staff', readAt: string | null = null): Message => ({
  ...{ sequence, who, readAt, name: 'Ana', text: 'Hola', at: '2026-11-20T15:30:00.000Z' },
})
const answerProof = { answerProof: true } as Order['actions']

test('a proof that waits is told as one, every other change as a move, the same order not at all [ORD-01]', () => {
  const waiting = order({ proofs: [proof(1)], actions: answerProof })
  expect(newsOf(order(), waiting)).toBe('proof')
  expect(newsOf(order(), order({ state: 'in_production' }))).toBe('moved')
  expect(newsOf(order(), order({ payments: [{ id: 'a', state: 'approved' }] as Order['payments'] }))).toBe(
    'moved',
  )
  // only the pictures' addresses are new
  expect(newsOf(waiting, { ...waiting, proofs: [proof(1, 'b')] })).toBeNull()
})

test('a talk is read anew when the shop has written or read something that it does not show [ORD-04]', () => {
  const shown = [said(1, 'customer'), said(2)]
  expect(talkNewsOf(shown, { fromShop: 2, readByShop: 0 })).toBeNull()
  expect(talkNewsOf(shown, { fromShop: 3, readByShop: 1 })).toBe('written')
  expect(talkNewsOf(shown, { fromShop: 2, readByShop: 1 })).toBe('read')
  expect(talkNewsOf([], { fromShop: 0, readByShop: 0 })).toBeNull()
})

test('pages of a talk join, each message once, the newer answer counts [ORD-04]', () => {
  const numbers = (talk: readonly Message[]) => talk.map(({ sequence }) => sequence)
  expect(numbers(joinTalk([said(3), said(4)], [said(1), said(2)]))).toEqual([1, 2, 3, 4])
  expect(numbers(joinTalk([said(1), said(2)], [said(2), said(3)]))).toEqual([1, 2, 3])
  expect(joinTalk([said(1, 'customer')], [said(1, 'customer', 'now')])[0]?.readAt).toBe('now')
  expect(numbers(joinTalk([said(1)], [said(9)]))).toEqual([9])
  expect(numbers(joinTalk([said(1)], []))).toEqual([1])
})
