import { permissionsOf } from '@estampa/domain/staff'
import { expect, test } from 'vitest'
import { mergeNotices, type Notice, noticePath } from './notices.ts'

const notice = (id: number): Notice => ({
  id,
  kind: 'order_placed',
  detail: '',
  at: '2026-11-24T12:00:00.000Z',
  order: { number: id },
  quote: null,
  who: 'Paz',
})
const idsOf = ({ items }: { items: readonly Notice[] }) => items.map(({ id }) => id)

test('what came since stands before what was known, once, and not without end [ADM-19]', () => {
  const known = mergeNotices(undefined, {
    items: [notice(2), notice(1)],
    unseen: 2,
    seenUntil: 0,
    unreadThreads: 1,
  })
  const merged = mergeNotices(known, {
    items: [notice(4), notice(3), notice(2)],
    unseen: 3,
    seenUntil: 1,
    unreadThreads: 2,
  })
  expect([idsOf(merged), merged.unseen, merged.seenUntil]).toEqual([[4, 3, 2, 1], 3, 1])
  const many = Array.from({ length: 40 }, (_, at) => notice(100 - at))
  expect(idsOf(mergeNotices(merged, { ...merged, items: many }))).toHaveLength(30)
})

test('a notice leads to what its reader may see [ADM-19] [ADM-03]', () => {
  const may = (role: 'sales' | 'workshop') => (one: Parameters<Parameters<typeof noticePath>[2]>[0]) =>
    permissionsOf(role).includes(one)
  expect(noticePath('pampa', notice(7), may('sales'))).toBe('/pampa/orders/7')
  expect(noticePath('pampa', notice(7), may('workshop'))).toBe('/pampa/workshop/7')
  const message = { ...notice(7), kind: 'message_received' as const }
  expect(noticePath('pampa', message, may('sales'))).toBe('/pampa/orders/7#messages')
  const quote = { id: 'a', number: 3 }
  expect(noticePath('pampa', { kind: 'quote_asked', order: null, quote }, may('sales'))).toBe(
    '/pampa/quotes/a',
  )
})
