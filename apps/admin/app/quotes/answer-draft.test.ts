import { expect, test } from 'vitest'
import { answerOf, draftAnswer, faultsOfDraft, type OfferDraft } from './answer-draft.ts'
import type { OfficeQuote } from './use-quote.ts'

const row = (shoppingCartUUID: string, sku: string, quantity: number) => ({
  shoppingCartUUID,
  sku,
  quantity,
  productName: `Producto ${shoppingCartUUID}`,
  variantName: sku,
  image: null,
  decorations: [],
})
const asked = {
  quote: { id: 'q1', state: 'requested', rows: [row('a', 'M', 5), row('a', 'L', 7), row('b', 'TAZA', 100)] },
} as unknown as OfficeQuote

const written = (change: Partial<OfferDraft>): OfferDraft => ({ ...draftAnswer(asked), ...change })

test('an answer begins as what was asked, line by line with its rows [ADM-15]', () => {
  const draft = draftAnswer(asked)
  expect(
    draft.lines.map(({ uuid, rows }) => [uuid, rows.map(({ sku, quantity }) => `${sku} ${quantity}`)]),
  ).toEqual([
    ['a', ['M 5', 'L 7']],
    ['b', ['TAZA 100']],
  ])
  expect(faultsOfDraft(draft)).toEqual({})
  expect(answerOf(asked, draft)).toEqual({
    Id: 'q1',
    state: 'requested',
    note: '',
    lines: [
      {
        shoppingCartUUID: 'a',
        rows: [
          { sku: 'M', quantity: 5 },
          { sku: 'L', quantity: 7 },
        ],
      },
      { shoppingCartUUID: 'b', rows: [{ sku: 'TAZA', quantity: 100 }] },
    ],
    freeLines: [],
  })
})

test('what is typed becomes discounts, days and lines; what is taken out is not sent [ADM-15]', () => {
  const [first, second] = draftAnswer(asked).lines
  if (!first || !second) throw new Error('two lines')
  const added = { ...second, uuid: null, rows: [{ sku: 'LAPIZ', name: 'Lápiz', quantity: ' 40 ' }] }
  const draft = written({
    lines: [{ ...first, discount: '12,5 %' }, { ...second, isOut: true }, added],
    discountKind: 'amount',
    discount: '$ 1.500,50',
    leadTimeDays: '8',
    days: '20',
    note: ' Un gusto ',
  })
  expect(faultsOfDraft(draft)).toEqual({})
  expect(answerOf(asked, draft)).toMatchObject({
    lines: [
      { shoppingCartUUID: 'a', discount: { percent: 12.5 } },
      { rows: [{ sku: 'LAPIZ', quantity: 40 }] },
    ],
    discount: { amount: 1500.5 },
    leadTimeDays: 8,
    days: 20,
    note: 'Un gusto',
  })
  expect(answerOf(asked, draft).lines).toHaveLength(2)
})

test('each field that says nothing usable is named [ADM-15]', () => {
  const [first, second] = draftAnswer(asked).lines
  if (!first || !second) throw new Error('two lines')
  const rows = [
    { sku: 'M', name: 'M', quantity: '0' },
    { sku: 'L', name: 'L', quantity: '2,5' },
  ]
  const draft = written({
    lines: [{ ...first, rows, discount: '101' }, second],
    discount: 'mucho',
    leadTimeDays: '0',
    days: '366',
  })
  expect(faultsOfDraft(draft)).toEqual({
    'quantity 0 0': 'quantity',
    'quantity 0 1': 'quantity',
    'discount 0': 'percent',
    discount: 'percent',
    leadTimeDays: 'lead_time',
    days: 'days',
  })
  const empty = written({ lines: [first, second].map((line) => ({ ...line, isOut: true })) })
  expect(faultsOfDraft(empty)).toEqual({ lines: 'empty' })
})

test('a free line is read from the quote, changed and sent with its price before taxes [ADM-16]', () => {
  const free = { ...row('box', '', 12), productName: 'Caja con moño', isFree: true, unitPrice: 850.5 }
  const quote = { ...asked.quote, rows: [...asked.quote.rows, free] }
  const withFree = { ...asked, quote } as unknown as OfficeQuote
  const draft = draftAnswer(withFree)
  expect(draft.lines).toHaveLength(2)
  const own = { uuid: 'box', text: 'Caja con moño', quantity: '12', unitPrice: '850,5', discount: '' }
  expect(draft.freeLines).toEqual([own])
  const added = { uuid: null, text: ' Flete ', quantity: '1', unitPrice: '$ 12.000', discount: '5' }
  expect(answerOf(withFree, { ...draft, freeLines: [own, added] }).freeLines).toEqual([
    { shoppingCartUUID: 'box', text: 'Caja con moño', quantity: 12, unitPrice: 850.5 },
    { text: 'Flete', quantity: 1, unitPrice: 12_000, discount: { percent: 5 } },
  ])
  const wrong = { uuid: null, text: ' ', quantity: '0', unitPrice: 'gratis', discount: '200' }
  expect(faultsOfDraft({ ...draft, freeLines: [wrong] })).toEqual({
    'free text 0': 'text',
    'free quantity 0': 'quantity',
    'free price 0': 'amount',
    'free discount 0': 'percent',
  })
})
