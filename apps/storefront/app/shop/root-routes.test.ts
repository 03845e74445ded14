import { expect, test } from 'vitest'
import { placeAtRoot } from './root-routes.ts'

test('at its own host a shop has no segment, and no list of shops is there [OWN-16]', () => {
  const routes = {
    root: { path: '' },
    'pages/demo-shops': { index: true },
    shop: { path: ':tenantName' },
    'pages/about': { path: 'about' },
  }
  expect(placeAtRoot<{ path?: string; index?: boolean }>(routes)).toEqual({
    root: { path: '' },
    shop: { path: undefined },
    'pages/about': { path: 'about' },
  })
  expect(() => placeAtRoot({ root: {} })).toThrow('other names')
})
