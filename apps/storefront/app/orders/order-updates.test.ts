import { expect, test } from 'vitest'
import { findOrderUpdate, findThreadUpdate } from './order-updates.ts'
import { mergeMessages, type ThreadMessage } from './thread-messages.ts'
import type { Order } from './timeline.ts'

const order = (change: Partial<Order> = {}): Order =>
  ({
    state: 'confirmed',
    moneyState: 'paid',
    toPay: 0,
    tracking: null,
    history: [{}],
    payments: [],
    proofs: [],
    artwork: { ready: true, files: [] },
    actions: { answerProof: false },
    ...change,
  }) as unknown as Order
const proof = (number: number, url = 'a') =>
  ({ number, url, answer: null }) as unknown as Order['proofs'][number]
const message = (
  sequence: number,
  who: ThreadMessage['who'] = 'staff',
  readAt: string | null = null,
): ThreadMessage => ({
  sequence,
  who,
  readAt,
  name: 'Ana',
  text: 'Hola',
  files: [],
  at: '2026-11-20T15:30:00.000Z',
})
const answerProof = { answerProof: true } as Order['actions']

test('a proof that waits is told as one, every other change as a move, the same order not at all [ORD-01]', () => {
  const waiting = order({ proofs: [proof(1)], actions: answerProof })
  expect(findOrderUpdate(order(), waiting)).toBe('proof')
  expect(findOrderUpdate(order(), order({ state: 'in_production' }))).toBe('moved')
  expect(
    findOrderUpdate(
      order(),
      order({ payments: [{ id: 'a', state: 'approved' } as Order['payments'][number]] }),
    ),
  ).toBe('moved')
  // only the pictures' addresses are new
  expect(findOrderUpdate(waiting, { ...waiting, proofs: [proof(1, 'b')] })).toBeNull()
})

test('a thread is reloaded when the shop has written or read something that it does not show [ORD-04]', () => {
  const shown = [message(1, 'customer'), message(2)]
  expect(findThreadUpdate(shown, { fromShop: 2, readByShop: 0 })).toBeNull()
  expect(findThreadUpdate(shown, { fromShop: 3, readByShop: 1 })).toBe('written')
  expect(findThreadUpdate(shown, { fromShop: 2, readByShop: 1 })).toBe('read')
  expect(findThreadUpdate([], { fromShop: 0, readByShop: 0 })).toBeNull()
})

test('pages of a thread are merged, each message once, the newer answer counts [ORD-04]', () => {
  const numbers = (thread: readonly ThreadMessage[]) => thread.map(({ sequence }) => sequence)
  expect(numbers(mergeMessages([message(3), message(4)], [message(1), message(2)]))).toEqual([1, 2, 3, 4])
  expect(numbers(mergeMessages([message(1), message(2)], [message(2), message(3)]))).toEqual([1, 2, 3])
  expect(mergeMessages([message(1, 'customer')], [message(1, 'customer', 'now')])[0]?.readAt).toBe('now')
  expect(numbers(mergeMessages([message(1)], [message(9)]))).toEqual([9])
  expect(numbers(mergeMessages([message(1)], []))).toEqual([1])
})
