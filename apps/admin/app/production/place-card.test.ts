import { expect, test } from 'vitest'
import type { ProductionBoard } from './board-types.ts'
import { placeCard } from './place-card.ts'

const card = {
  orderId: 'a',
  orderState: 'proof_approved',
  stage: 'waiting',
  version: 1,
  conditions: { payment: true, goods: false, proof: true },
}
const board = { cards: [card, { ...card, orderId: 'b' }] } as unknown as ProductionBoard

test('a card stands where it was put and no other moves [ADM-13]', () => {
  const after = placeCard(board, 'b', { stage: 'press' })
  expect(after.cards.map(({ orderId, stage }) => [orderId, stage])).toEqual([
    ['a', 'waiting'],
    ['b', 'press'],
  ])
  expect(after.cards[0]).toBe(board.cards[0])
})

test('what goes into production lacks nothing, and what is ready leaves the board [ADM-13]', () => {
  const going = placeCard(board, 'a', { stage: 'press', orderState: 'in_production' })
  expect(going.cards[0]?.conditions).toEqual({ payment: true, goods: true, proof: true })
  expect(placeCard(board, 'a', { orderState: 'ready' }).cards.map(({ orderId }) => orderId)).toEqual(['b'])
})
