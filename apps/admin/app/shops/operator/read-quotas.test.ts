import { expect, test } from 'vitest'
import { readQuotas } from './read-quotas.ts'

test('limits are read as people write them, and what is none is named [OWN-20]', () => {
  const { quotas, wrong } = readQuotas({ products: '1.200', uploads: '2,5', people: '', mails: '0' })
  expect(quotas).toEqual({ products: 1_200, uploads: 2_500_000_000, people: null, mails: 0 })
  expect(wrong).toEqual([])
  expect(readQuotas({ products: '2,5', uploads: 'dos', people: '-1', mails: '9999999999' }).wrong).toEqual([
    'products',
    'uploads',
    'people',
    'mails',
  ])
})
