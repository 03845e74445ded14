import { expect, test } from 'vitest'
import { entryPath, returnPath } from './return-path.ts'

test('after the sign-in one is where one wanted to be [ADM-01]', () => {
  const path = '/pampa/orders?state=new'
  const query = new URL(entryPath(path), 'http://office.example').searchParams
  expect(returnPath(query.get('from'))).toBe(path)
})

test('an address that leads out of the office, or back to the sign-in, leads to its beginning [ADM-01]', () => {
  for (const bad of [
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\n/evil',
    '/auth',
  ]) {
    expect(returnPath(bad)).toBe('/')
  }
})
