import { expect, test } from 'vitest'
import { listConflicts } from './conflicts.ts'
import { fitsSellingField, listOverruled, type SellingRules } from './selling-rules.ts'

const open = {
  pricesInShop: true,
  loginInShop: true,
  buyAccionsInShop: true,
  guestCheckout: true,
} as SellingRules

test.each([
  ['closedDays', [{ from: '2026-12-24', until: '2027-01-08' }], true],
  ['closedDays', [{ from: '2027-01-08', until: '2026-12-24' }], false],
  ['closedDays', [{ from: '2027-02-30', until: '2027-03-01' }], false],
  ['closedDays', [{ from: '2026-01-01', until: '2026-12-31' }], false],
  ['closedDays', 'never', false],
  ['quoteDays', 365, true],
  ['quoteDays', 0, false],
  ['quoteDays', 1.5, false],
  ['quoteDays', Number.NaN, false],
  ['profitMultiplier', '1.45', true],
  ['profitMultiplier', '1,45', false],
  ['profitMultiplier', '0', false],
  ['profitMultiplier', '', false],
  ['taxMultiplier', '1', true],
  ['taxMultiplier', '0.99', false],
  ['withTaxes', 'true', false],
] as const)('%s takes %s: %s [OWN-10]', (field, value, fits) => {
  expect(fitsSellingField(field, value)).toBe(fits)
})

test('without prices or sign-in nobody buys, with an account or as a guest [OWN-10] [GST-02]', () => {
  expect(listOverruled(open)).toEqual([])
  expect(listOverruled({ ...open, pricesInShop: false })).toEqual([
    { field: 'buyAccionsInShop', by: 'pricesInShop' },
    { field: 'guestCheckout', by: 'pricesInShop' },
  ])
  expect(listOverruled({ ...open, buyAccionsInShop: false })).toEqual([
    { field: 'guestCheckout', by: 'buyAccionsInShop' },
  ])
})

test('only what somebody else wrote into the same field is in the way [ADM-21] [OWN-10]', () => {
  const stored = { quoteDays: 20, depositPercent: 50, mailsInvoice: true }
  const seen = { quoteDays: 15, depositPercent: 50, mailsInvoice: false }
  const wanted = { quoteDays: 30, depositPercent: 40, mailsInvoice: true }
  expect(listConflicts({ wanted, seen, stored })).toEqual(['quoteDays'])
  const account = { name: 'Transferencia', bank: null }
  const asStored = { TRF: { bank: null, name: 'Transferencia' } }
  expect(listConflicts({ wanted: { TRF: null }, seen: { TRF: account }, stored: asStored })).toEqual([])
})
