import { expect, test } from 'vitest'
import { readAccount } from './account-input.ts'

const typed = { accountId: 2, originId: '25', key: 'a token', secret: 'a very secret word' }

test('an account is read with the address of its country, amounts in the currency’s unit [API-40]', () => {
  expect(readAccount(JSON.stringify({ ...typed, freeFrom: 250_000, insured: true }), 'CL')).toEqual({
    accountId: '2',
    originId: '25',
    key: 'a token',
    secret: 'a very secret word',
    origin: 'https://api.zippin.cl',
    isInsured: true,
    freeFrom: 250_000_00,
    isOn: true,
  })
})

test.each([
  ['is no JSON', '{'],
  ['lacks its secret', JSON.stringify({ ...typed, secret: undefined })],
  ['has a word for a number', JSON.stringify({ ...typed, accountId: 'pampa' })],
  ['is free from nothing', JSON.stringify({ ...typed, freeFrom: 0 })],
  ['travels in the open', JSON.stringify({ ...typed, origin: 'http://api.example' })],
  ['says what nobody knows', JSON.stringify({ ...typed, password: 'a very secret word' })],
])('an account that %s is refused, and no secret is repeated [API-40]', (_, text) => {
  expect(() => readAccount(text, 'ARG')).toThrow(/La cuenta tiene errores/)
  expect(() => readAccount(text, 'ARG')).not.toThrow(/secret word/)
})
