import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal } from '@estampa/domain/refusal'
import { checkShopName } from '@estampa/domain/shops'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pampaShop } from '../../test/shops.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { createApp } from '../app.ts'
import { mountStorefront } from '../storefront/host.ts'
import { saveShop } from './shops.store.ts'

const repository = join(import.meta.dirname, '../../../..')

let testShops: TestShops
let build: string

beforeAll(async () => {
  testShops = await openTestShops()
  build = await mkdtemp(join(tmpdir(), 'storefront-'))
  await mkdir(join(build, 'server'))
  for (const folder of ['assets', 'product-builder']) {
    await mkdir(join(build, 'client', folder), { recursive: true })
  }
  await writeFile(join(build, 'server', 'package.json'), '{"type":"module"}')
  await writeFile(
    join(build, 'server', 'index.js'),
    'export const entry = { module: { createRequestHandler: () => () => {}, buildAtRoot: (build) => build } }',
  )
})
afterAll(async () => {
  await testShops.close()
  await rm(build, { recursive: true })
})

/** The first segments that the whole server answers by itself: `api`, `users`, `assets` … */
async function listFirstSegments(): Promise<string[]> {
  const app = await createApp(testShops.services)
  await mountStorefront(app, { build, api: () => ({ api: {} }), shopVersion: () => undefined })
  await app.ready()
  const tree = app.printRoutes()
  await app.close()
  const segments = pathsOf(tree).map((path) => path.split('/')[1] ?? '')
  return [...new Set(segments)].filter((segment) => segment !== '' && segment !== '*')
}

/** Every line of the drawn tree continues the path of the line that it hangs from. */
function pathsOf(tree: string): string[] {
  const stems: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, branch = '', part = '', methods] = /^(.*?[├└]── )(.*?)( \([A-Z, ]+\))?$/.exec(line) ?? []
    if (branch === '') return []
    const depth = branch.length / 4 - 1
    stems[depth] = part
    return methods ? [stems.slice(0, depth + 1).join('')] : []
  })
}

test('no shop can take a name that the server answers itself [API-53] [API-25] [API-26]', async () => {
  const segments = await listFirstSegments()
  expect(segments).toEqual(
    expect.arrayContaining(['api', 'users', 'color-palette', 'healthz', 'metrics', 'assets', 'pictures']),
  )
  expect(segments.filter((segment) => !isRefusal(checkShopName(segment)))).toEqual([])
  const files = ['robots.txt', 'sitemap.xml', 'favicon.ico']
  expect(files.filter((name) => !isRefusal(checkShopName(name)))).toEqual([])
})

test('no shop can take the first segment of a page, which is the first one at a host of its own [OWN-16]', async () => {
  const routes = await readFile(join(repository, 'apps/storefront/app/routes.ts'), 'utf8')
  const paths = [...routes.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path.split('/')[0] ?? '')
  expect(paths.length).toBeGreaterThan(20)
  expect(paths).toContain('products-list')
  expect(paths.filter((segment) => !isRefusal(checkShopName(segment)))).toEqual([])
  for (const segment of ['enter', 'see-as-customer']) expect(isRefusal(checkShopName(segment))).toBe(true)
})

test('a shop of such a name is not made [API-53]', async () => {
  for (const name of ['users', 'color-palette', 'demo']) {
    await expect(saveShop(testShops.ownerUrl, { ...pampaShop, name })).rejects.toThrow('cannot be the name')
  }
})
