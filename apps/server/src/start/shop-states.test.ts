/** Who sees a shop before it opens, while it is open, and while it is suspended: pages and calls. */
import { rm } from 'node:fs/promises'
import { moveShop } from '@estampa/domain/shops'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../test/buyer.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { pampaShop } from '../../test/shops.ts'
import { writeStorefrontBuild } from '../../test/storefront-build.ts'
import { createApp } from '../app.ts'
import type { App } from '../http/app.ts'
import { saveShop, saveShopState } from '../shops/shops.store.ts'
import { addPerson } from '../staff/people.ts'
import { openStorefront } from './open-storefront.ts'

let office: TestOffice
let app: App
let build: string
const password = 'Remeras2026'

beforeAll(async () => {
  office = await openTestOffice()
  build = await writeStorefrontBuild()
  app = await createApp(office.services)
  await openStorefront(app, office.services, build)
})
afterAll(async () => {
  await app.close()
  await office.close()
  await rm(build, { recursive: true })
})

const GET_CONFIG = '/api/services/app/PartnerConfigs/GetConfig'
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const call = (shop: string, headers: Record<string, string> = {}) =>
  get(GET_CONFIG, { 'abp-tenantid': shop, ...headers })
const move = (shop: string, to: 'open' | 'suspended') =>
  saveShopState(office.testShops.ownerUrl, shop, (from) => moveShop(from, to))

/** A shop that is being prepared, and its owner at the office. */
async function prepare(name: string): Promise<OfficeBrowser> {
  const { ownerUrl } = office.testShops
  const id = await saveShop(ownerUrl, {
    ...pampaShop,
    name,
    config: { ...pampaShop.config, name: 'Regalos & Cía.' },
    state: 'preparing',
  })
  const email = `ana@${name}.example`
  const added = await addPerson(
    office.services.database,
    id,
    { email, name: 'Ana', password, role: 'owner' },
    office.services.now(),
  )
  if ('refusal' in added) throw new Error(added.refusal)
  const browser = office.browser()
  await browser.api().admin.signIn({ email, password })
  return browser
}

/** The cookie of a browser that has opened the link of the office. */
async function enter(browser: OfficeBrowser, shop: string): Promise<{ cookie: string; link: string }> {
  const { url } = await browser.api(shop).staff.enterShop({})
  const { pathname, search } = new URL(url)
  const opened = await get(pathname + search)
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/${shop}`])
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? ''
  expect(String(opened.headers['set-cookie'])).toContain('HttpOnly')
  return { cookie, link: pathname + search }
}

test('a shop that is being prepared is a kind page to strangers, and no call answers them [OWN-01]', async () => {
  await prepare('nueva')
  const page = await get('/nueva/products-list/all')
  expect([page.statusCode, page.headers['x-robots-tag'], page.headers['cache-control']]).toEqual([
    404,
    'noindex',
    'no-store',
  ])
  expect(page.body).toContain('Muy pronto abrimos')
  expect(page.body).toContain('Regalos &amp; Cía.')
  const refused = await call('nueva')
  expect([refused.statusCode, JSON.parse(refused.body).error.refusal]).toEqual([404, 'shop_preparing'])
  expect((await get('/nueva/sitemap.xml')).statusCode).toBe(404)
  expect((await call('pampa')).statusCode).toBe(200)
})

test('its people look at it with a link of the office that opens once, as long as their session goes on [OWN-01]', async () => {
  const browser = await prepare('mirada')
  const { cookie, link } = await enter(browser, 'mirada')
  const page = await get('/mirada/about', { cookie })
  expect([page.statusCode, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex',
  ])
  expect((await call('mirada', { cookie })).statusCode).toBe(200)
  expect((await call('mirada', { cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(404)
  expect((await get(link)).statusCode).toBe(410)
  await prepare('ajena')
  expect((await get('/ajena', { cookie })).statusCode).toBe(404)
  await browser.api().admin.signOut({})
  expect((await get('/mirada/about', { cookie })).statusCode).toBe(404)
  expect((await call('mirada', { cookie })).statusCode).toBe(404)
})

test('its people open it to the public once, and say so in the changes [OWN-01]', async () => {
  const browser = await prepare('apertura')
  const { staff } = browser.api('apertura')
  expect((await browser.api().admin.getAccount({})).shops[0]).toMatchObject({ state: 'preparing' })
  await staff.openShop({})
  await expect.poll(async () => (await get('/apertura')).statusCode).toBe(200)
  expect((await call('apertura')).statusCode).toBe(200)
  expect((await refusalOf(staff.openShop({}))).fault?.refusal).toBe('shop_open_already')
  const { items } = await staff.getChanges({})
  expect(items[0]).toMatchObject({
    call: 'openShop',
    before: { state: 'preparing' },
    after: { state: 'open' },
  })
})

test('a suspended shop answers 503 to everybody until it is reopened, and nothing of it is lost [OWN-02]', async () => {
  const browser = await prepare('pausada')
  await browser.api('pausada').staff.openShop({})
  await expect.poll(async () => (await get('/pausada')).statusCode).toBe(200)
  const guest = JSON.parse(
    (
      await app.inject({
        method: 'POST',
        url: '/api/TokenAuth/GetAccess',
        headers: { 'abp-tenantid': 'pausada' },
      })
    ).body,
  )
  await move('pausada', 'suspended')
  await expect.poll(async () => (await get('/pausada')).statusCode).toBe(503)
  const page = await get('/pausada/products-list/all')
  expect([page.headers['retry-after'], page.body]).toEqual(['3600', expect.stringContaining('Volvemos')])
  const refused = await call('pausada', {
    ...(guest.result?.accessToken && { authorization: `Bearer ${guest.result.accessToken}` }),
  })
  expect([refused.statusCode, JSON.parse(refused.body).error.refusal]).toEqual([503, 'shop_suspended'])
  // money that was on its way is heard of: this notice is only not signed
  const notice = await app.inject({
    method: 'POST',
    url: '/api/services/app/Orders/NotifyMercadoPago?data.id=123',
    headers: { 'abp-tenantid': 'pausada' },
    payload: { type: 'payment', data: { id: '123' } },
  })
  expect(JSON.parse(notice.body).error.refusal).not.toBe('shop_suspended')
  // its people go on seeing its orders at the office
  expect((await browser.api('pausada').staff.getOrders({})).totalCount).toBe(0)
  expect(await move('pausada', 'suspended')).toMatchObject({ refusal: 'shop_not_open' })
  await move('pausada', 'open')
  await expect.poll(async () => (await get('/pausada')).statusCode).toBe(200)
})
