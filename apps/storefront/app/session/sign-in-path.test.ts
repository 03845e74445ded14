import { expect, test } from 'vitest'
import { landingPath, signInPath } from './sign-in-path.ts'

test('a guest is sent to sign-in with the page to come back to, without the shop [UI-15]', () => {
  expect(signInPath('/orders/list?page=2')).toBe('/auth?mode=login&from=%2Forders%2Flist%3Fpage%3D2')
  expect(signInPath('/')).toBe('/auth?mode=login&from=%2F')
})

test('after sign-in one lands inside of the shop, whatever the address asks for [UI-15]', () => {
  expect(landingPath('/orders/list?page=2')).toBe('/orders/list?page=2')
  for (const bad of [null, '', 'https://evil.example', '//evil.example', '/\\evil.example', '/\n/evil']) {
    expect(landingPath(bad)).toBe('/')
  }
})
