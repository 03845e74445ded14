import { expect, test } from 'vitest'
import { basePathOf, pathInShop } from './base-path.ts'

test('a path of a shop begins with its name, and at its own host with nothing [OWN-16]', () => {
  expect([basePathOf({ tenantName: 'pampa' }), basePathOf({})]).toEqual(['/pampa', ''])
  expect(
    ['/pampa', '/pampa/about', '/pampa?x=1', '/pampas/about'].map((path) => pathInShop(path, '/pampa')),
  ).toEqual(['/', '/about', '/?x=1', '/pampas/about'])
  expect(['/', '/about?x=1'].map((path) => pathInShop(path, ''))).toEqual(['/', '/about?x=1'])
})
