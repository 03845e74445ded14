import { expect, test } from 'vitest'
import { listNewestQuoteInfos } from './quoted-lines.ts'

test('a cart knows the quotes that its lines came from, each once and in its newest version [CART-23]', () => {
  const info = (number: string, version: number) => ({
    quoteInfo: { quoteId: `${number}-${version}`, number, version },
  })
  const lines = [info('C-000001', 1), { quoteInfo: null }, info('C-000001', 2), info('C-000007', 1)]
  expect(listNewestQuoteInfos(lines).map(({ quoteId }) => quoteId)).toEqual(['C-000001-2', 'C-000007-1'])
})
