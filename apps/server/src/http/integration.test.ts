/** The features for programs of others: compressed answers, revalidation, calls from other origins. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../test/buyer.ts'
import { mugDraft } from '../../test/products.ts'
import { pampaShop } from '../../test/shops.ts'
import { until } from '../../test/test-mail-server.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveShop } from '../shops/shops.store.ts'

const PARTNER = 'https://www.empresa.example'
let testShops: TestShops

beforeAll(async () => {
  testShops = await openTestShops()
  await addProduct(testShops, 'pampa', mugDraft())
  const rules = { ...pampaShop.rules, allowedOrigins: [PARTNER] }
  await saveShop(testShops.ownerUrl, { ...pampaShop, rules })
  await until(
    async () => (await testShops.services.shops.byName('pampa'))?.rules.allowedOrigins !== undefined,
  )
})
afterAll(() => testShops.close())

const list = '/api/services/app/Zecat/GetProductsList'
const call = (path: string, headers: Record<string, string>, method = 'GET') =>
  fetch(testShops.origin + path, { method, headers })

test.each([
  ['br', 'br'],
  ['gzip, deflate', 'gzip'],
])('a long answer travels compressed for %s [API-55]', async (accepted, encoding) => {
  const config = '/api/services/app/PartnerConfigs/GetConfig'
  const answer = await call(config, { 'abp-tenantid': 'pampa', 'accept-encoding': accepted })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect((await answer.json()).result.name).toBe('Pampa')
})

test('an answer for everybody is asked about again, and has no body where nothing has changed [API-55]', async () => {
  const first = await call(list, { 'abp-tenantid': 'pampa' })
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  expect(first.headers.get('vary')).toMatch(/^Authorization, Abp-TenantId, Abp.TenantId, Origin/)
  const etag = first.headers.get('etag') ?? ''
  const again = await call(list, { 'abp-tenantid': 'pampa', 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const other = await call(list, { 'abp-tenantid': 'andina', 'if-none-match': etag })
  expect([other.status, (await other.json()).result.totalCount]).toEqual([200, 0])
})

test('what belongs to a person is kept by nobody [API-55]', async () => {
  const { accessToken } = await testShops.api('pampa').customers.getAccess({})
  const answer = await call('/api/services/app/UserLogos/GetUserLogos', {
    authorization: `Bearer ${accessToken}`,
  })
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
    200,
    'no-store',
    null,
  ])
})

const preflight = (origin: string) =>
  call(
    list,
    { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'abp-tenantid' },
    'OPTIONS',
  )

test('a preflight is answered for an origin that a shop names, for no other [API-55]', async () => {
  const allowed = await preflight(PARTNER)
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, PARTNER])
  expect(allowed.headers.get('access-control-allow-headers')).toContain('Abp-TenantId')
  expect(allowed.headers.get('access-control-allow-credentials')).toBeNull()
  const refused = await preflight('https://malo.example')
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([404, null])
})

test.each([
  ['pampa', PARTNER, PARTNER],
  ['pampa', 'https://malo.example', null],
  ['andina', PARTNER, null],
])('an answer of %s to %s allows %s [API-55]', async (shop, origin, allowed) => {
  const answer = await call(list, { 'abp-tenantid': shop, origin })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, allowed])
  expect(answer.headers.get('vary')).toContain('Origin')
})

test('a refusal tells a front end of another origin what is wrong [API-55]', async () => {
  const answer = await call(`${list}?limit=0`, { 'abp-tenantid': 'pampa', origin: PARTNER })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([400, PARTNER])
})
