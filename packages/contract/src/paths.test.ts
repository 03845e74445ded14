import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import { paths } from './paths.ts'

test('the browser knows the address of every call without knowing its schema', () => {
  const expected = Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, call]) => [`${feature}.${name}`, [call.method, call.path]]),
  )
  expect(paths).toEqual(Object.fromEntries(expected))
})
