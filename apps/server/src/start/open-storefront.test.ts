import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { genericDraft, mugDraft } from '../../test/products.ts'
import { pampaShop } from '../../test/shops.ts'
import { writeStorefrontBuild } from '../../test/storefront-build.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { createApp } from '../app.ts'
import { saveFamily } from '../catalog/families.store.ts'
import { saveGeneric } from '../catalog/save-generics.ts'
import { VIEW_WEIGHT } from '../catalog/view-counter.ts'
import type { App } from '../http/app.ts'
import { saveShop } from '../shops/shops.store.ts'
import { openStorefront } from './open-storefront.ts'

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }

let testShops: TestShops
let app: App
let build: string
let mug: number

beforeAll(async () => {
  testShops = await openTestShops({ PUBLIC_URL: 'https://regalos.example' })
  await saveShop(testShops.ownerUrl, { ...pampaShop, name: 'propia', host: 'propia.example' })
  mug = await testShops.services.database.inShop(testShops.pampa, async (tx) => {
    const tazas = await saveFamily(tx, { title: 'Tazas', icon_url: null, position: 1 })
    await saveGeneric(tx, genericDraft('LLA-1', 'Llavero'))
    return saveGeneric(tx, mugDraft({ families: [{ id: tazas, main: true }] }))
  })
  build = await writeStorefrontBuild()
  app = await createApp(testShops.services)
  await openStorefront(app, testShops.services, build)
})
afterAll(async () => {
  await app.close()
  await testShops.close()
  await rm(build, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const locsIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)

test('the map of a shop follows its catalogue [API-27]', async () => {
  const before = locsIn((await get('/pampa/sitemap.xml')).body)
  expect(before).toContain('https://regalos.example/pampa/products-list/tazas')
  expect(before).toContain(
    `https://regalos.example/pampa/product-detail/simple/tazon-de-ceramica-aurora-${mug}`,
  )
  await testShops.services.database.inShop(testShops.pampa, (tx) =>
    saveGeneric(tx, genericDraft('LLA-2', 'Llavero nuevo')),
  )
  const count = async () => locsIn((await get('/pampa/sitemap.xml')).body).length
  await expect.poll(count).toBe(before.length + 1)
})

test('a shop’s own host begins at its home and names itself in its pages [API-27, ROUTE-01]', async () => {
  const host = { host: 'propia.example' }
  expect((await get('/', host)).body).toContain('<body>https://propia.example/</body>')
  expect((await get('/about', host)).body).toContain('https://propia.example/about')
  const { statusCode, headers } = await get('/propia/about', host)
  expect([statusCode, headers.location]).toEqual([301, 'https://propia.example/about'])
  expect((await get('/robots.txt', host)).body).toContain('Sitemap: https://propia.example/sitemap.xml')
  const maps = locsIn((await get('/sitemap.xml', { host: 'regalos.example' })).body)
  expect(maps).toContain('https://regalos.example/pampa/sitemap.xml')
  expect(maps).toContain('https://propia.example/sitemap.xml')
})

test('a shop’s host serves that shop alone, and its other hosts and the common one lead to it [SYS-01]', async () => {
  const owner = new pg.Client({ connectionString: testShops.ownerUrl })
  await owner.connect()
  try {
    await owner.query(`update shops set host = 'vieja.example' where name = 'propia'`)
    await owner.query(`update shops set host = 'propia.example' where name = 'propia'`)
    await expect(owner.query(`update shops set host = 'vieja.example' where name = 'pampa'`)).rejects.toThrow(
      'belongs to another shop',
    )
  } finally {
    await owner.end()
  }
  const wayTo = async (host: string, url: string) => {
    const { statusCode, headers } = await get(url, { host })
    return [statusCode, headers.location]
  }
  const short = '/products-list/all?name=polera&page=2'
  const page = `/propia${short}`
  await expect.poll(() => wayTo('vieja.example', page)).toEqual([301, `https://propia.example${short}`])
  for (const host of ['www.propia.example', 'regalos.example', 'unknown.example', 'propia.example']) {
    expect(await wayTo(host, page)).toEqual([301, `https://propia.example${short}`])
  }
  expect(await wayTo('www.propia.example', short)).toEqual([301, `https://propia.example${short}`])
  for (const host of ['propia.example', 'PROPIA.example:8443']) {
    expect((await get(short, { host })).statusCode).toBe(200)
    for (const other of ['/pampa', '/andina/checkout', '/pampa.data', '/pampa/robots.txt', '/nadie']) {
      expect((await get(other, { host })).statusCode, other).toBe(404)
    }
  }
  expect((await get('/pampa', { host: 'regalos.example' })).statusCode).toBe(200)
})

test('a shop’s host answers calls of that shop alone, whatever names another [SYS-01]', async () => {
  const call = '/api/TokenAuth/GetAccess'
  const statusOf = async (host: string, headers: Record<string, string>, query = '') =>
    (await get(call + query, { host, ...headers })).statusCode
  const other = { 'abp-tenantid': 'pampa' }
  expect(await statusOf('propia.example', {})).toBe(200)
  expect(await statusOf('propia.example', { 'abp-tenantid': 'propia' })).toBe(200)
  expect(await statusOf('propia.example', other)).toBe(404)
  expect(await statusOf('www.propia.example', other)).toBe(404)
  expect(await statusOf('propia.example', {}, '?tenancyName=pampa')).toBe(404)
  const token = JSON.parse((await get(call, { host: 'regalos.example', ...other })).body).result.accessToken
  const bearer = { authorization: `Bearer ${token}` }
  const places = '/api/services/app/DomicilieProvinces/GetAllDomicilieProvince'
  const own = await get(places, { host: 'propia.example', ...bearer })
  const foreign = await get(places, { host: 'propia.example', ...bearer, ...other })
  expect([own.statusCode, foreign.statusCode]).toEqual([401, 404])
  expect((await get(places, { host: 'regalos.example', ...bearer })).statusCode).toBe(200)
  expect(await statusOf('regalos.example', { 'abp-tenantid': 'propia' })).toBe(200)
})

test('pages are counted per address like calls and apart from them, and are shed under load where they are not kept [SYS-09]', async () => {
  const limited = await createApp({
    ...testShops.services,
    config: { ...testShops.services.config, rateLimitPerMinute: 5 },
  })
  await openStorefront(limited, testShops.services, build)
  try {
    const page = (url: string) => limited.inject({ url })
    expect((await page('/pampa/kept')).statusCode).toBe(200)
    if (limited.load) limited.load.isTooMuch = () => true
    expect((await page('/pampa/kept')).statusCode).toBe(200)
    const shed = await page('/pampa/other')
    expect([shed.statusCode, shed.headers['retry-after']]).toEqual([503, '5'])
    expect(shed.body).toContain('hay mucha gente')
    if (limited.load) limited.load.isTooMuch = () => false
    const statuses = []
    for (let request = 0; request < 4; request += 1)
      statuses.push((await page(`/pampa/x${request}`)).statusCode)
    expect(statuses).toEqual([200, 200, 429, 429])
    const refused = await page('/pampa/kept')
    expect(refused.headers['content-type']).toContain('text/html')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const call = await limited.inject({
      url: '/api/services/app/PartnerConfigs/GetConfig',
      headers: { 'abp-tenantid': 'pampa' },
    })
    expect(call.statusCode).toBe(200)
  } finally {
    await limited.close()
  }
})

test('every answer keeps other windows and devices out, and an address with control characters is no page [SYS-01, ROUTE-22]', async () => {
  const { headers } = await get('/pampa')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(headers['permissions-policy']).toContain('camera=()')
  for (const url of ['/pampa/products-list/all?name=%00', '/pampa/about?x=%1b']) {
    expect((await get(url)).statusCode).toBe(404)
  }
})

test('the document of the API is shown where it is asked for [API-54]', async () => {
  const closed = await createApp({
    ...testShops.services,
    config: { ...testShops.services.config, apiDocs: false },
  })
  try {
    for (const url of ['/api/docs', '/api/docs/', '/api/openapi.json', '/api/docs/json']) {
      expect((await closed.inject({ url })).statusCode, url).toBe(404)
      if (url !== '/api/docs/json') expect((await get(url)).statusCode, url).toBeLessThan(400)
    }
  } finally {
    await closed.close()
  }
})

test('a shop that does not exist has neither map nor rules [API-27]', async () => {
  for (const file of ['sitemap.xml', 'robots.txt', 'sitemap-1.xml']) {
    expect((await get(`/nadie/${file}`)).statusCode).toBe(404)
  }
})

test('a shop with a faulty configuration says that it is not set up, and the next one is served [CONF-05]', async () => {
  const owner = new pg.Client({ connectionString: testShops.ownerUrl })
  await owner.connect()
  await owner.query(
    `insert into shops (name, host, config, rules) values ('rota', 'rota.example', '{}', '{}')`,
  )
  const own = () => get('/', { host: 'rota.example' })
  await expect.poll(async () => (await own()).statusCode).toBe(503)
  for (const { statusCode, body } of [
    await own(),
    await get('/rota'),
    await get('/rota/products-list/all'),
  ]) {
    expect([statusCode, body]).toEqual([503, expect.stringContaining('todavía no está configurada')])
  }
  expect((await get('/pampa')).statusCode).toBe(200)
  await owner.query(`delete from shops where name = 'rota'`).finally(() => owner.end())
})

test('a page of a product counts as a look, also from the cache, and no page waits for it [API-17]', async () => {
  const page = `/pampa/product-detail/simple/tazon-de-ceramica-aurora-${mug}`
  for (const ip of ['10.0.0.1', '10.0.0.2', '10.0.0.1']) {
    await app.inject({ url: page, headers: browser, remoteAddress: ip })
  }
  await app.inject({ url: page, headers: { 'user-agent': 'bingbot/2.0' }, remoteAddress: '10.0.0.3' })
  await app.inject({ url: '/nadie/product-detail/simple/x-1', headers: browser })
  await testShops.services.views.flush()
  const { rows } = await testShops.services.database.readInShop(testShops.pampa, (tx) =>
    sql<{ weight: number }>`
      select weight / trending_weight(now()) as weight from generic_demand
      where generic_id = ${mug}`.execute(tx),
  )
  expect(rows[0]?.weight).toBeCloseTo(2 * VIEW_WEIGHT, 3)
})
