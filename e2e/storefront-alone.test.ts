import { client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { type Database, openDatabase } from '@estampa/server/db/database'
import { saveShop } from '@estampa/server/shops/shops.store'
import { freshDatabase } from '@estampa/server/test/database'
import { openPriceFixture } from '@estampa/server/test/price-fixture'
import { pampaShop } from '@estampa/server/test/shops'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, serverProcess } from './server-process.ts'

let backend: ServerProcess
let storefront: ServerProcess
let database: Database
let ownerUrl: string

beforeAll(async () => {
  const roles = await freshDatabase()
  ownerUrl = roles.owner
  const id = await saveShop(ownerUrl, pampaShop)
  database = openDatabase(roles.app, { connections: 1 })
  await openPriceFixture({ services: { database, shops: { byName: async () => ({ id }) } } as never })
  const settings = { RATE_LIMIT_PER_MINUTE: '0' }
  backend = await serverProcess({
    ...settings,
    DATABASE_URL: ownerUrl,
    SECRET_KEY: 'a secret of the tests, long enough',
    MAIL_FROM: 'Estampa <no-reply@estampa.example>',
    SMTP_URL: 'smtp://127.0.0.1:9',
  })
  await backend.start()
  storefront = await serverProcess({ ...settings, API_URL: backend.origin })
  await storefront.start()
})

afterAll(async () => {
  await storefront?.kill('SIGTERM')
  await backend?.kill('SIGTERM')
  await database?.close()
})

const api = () => client(httpTransport({ origin: storefront.origin, shop: 'pampa' }))

test('every call goes through a storefront that stands alone, also those at the root [API-24] [API-25] [API-26]', async () => {
  const looked = await api().customization.lookUp({ lookUp: 'brands' })
  expect(looked).toEqual({ lookUp: 'brands', brands: [{ name: 'Cumbre', count: 1 }] })
  expect(await api().customization.getColorPalette({})).toHaveLength(3)
  expect(await api().shops.getDistributorLogos({})).toEqual([])
  expect(await api().shops.getConfig({})).toMatchObject({ tenant: { tenancyName: 'pampa' } })
})

test('a switch is obeyed by the next page, although nobody tells it [UI-08] [CONF-11]', async () => {
  const read = async (path: string) => {
    const response = await fetch(storefront.origin + path)
    return { status: response.status, text: await response.text() }
  }
  expect((await read('/pampa')).text).toMatch(/\$\s?\d|9\.147/)
  await saveShop(ownerUrl, { ...pampaShop, config: { ...pampaShop.config, pricesInShop: false } })
  await expect.poll(async () => (await api().shops.getConfig({})).pricesInShop).toBe(false)
  expect((await read('/pampa')).text).not.toMatch(/\$\s?\d|9\.147/)
})

test('a shop that the backend does not know has no page [CONF-10]', async () => {
  expect((await fetch(`${storefront.origin}/nada/about`)).status).toBe(404)
})
