import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mountStorefront } from '@estampa/server/storefront/host'
import Fastify from 'fastify'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deepTest } from './depth.ts'
import { closeWindows, openBrowser } from './watched-page.ts'

/**
 * A page that is rendered to a string can stay dead in the browser without any error, so every upgrade of
 * the framework is tried here on the built storefront, with the shop's configuration answered from memory.
 */
const config = {
  tenant: { id: 1, tenancyName: 'pampa' },
  environment: 'ARG',
  name: 'Pampa',
  favicon: null,
  logo: null,
  colors: { primary: '#cd995d', secondary: null },
  withTaxes: false,
  roundPrice: 2,
  googleTagManagerCode: null,
  googleAnalyticsCode: null,
  pixelFB: null,
  registrationInShop: true,
  loginInShop: true,
  pricesInShop: true,
  buyAccionsInShop: true,
  quotation: true,
  templateFK: { id: 1 },
  partnerPaymentMethods: [],
  socialMedias: [],
  about: 'Somos Pampa </script><script>window.stolen = true</script>',
  policy: null,
  presentation: null,
}
const categories = [{ id: 1, title: 'Botellas', url: 'botellas', icon_url: null, parent_id: null, count: 3 }]
const api = () => ({
  shops: { getConfig: async () => config },
  catalog: {
    getCategories: async () => categories,
    getProductsList: async () => ({ items: [], totalCount: 0, facets: { printing_types: [] } }),
    getTrendingProducts: async () => [],
  },
})

const build = join(import.meta.dirname, '..', 'apps', 'storefront', 'build')
const app = Fastify()
let browser: Browser
let origin: string

beforeAll(async () => {
  await mountStorefront(app, {
    build,
    api: () => ({ api: api() }),
    shopVersion: (shop) => (shop === 'pampa' ? '1' : undefined),
  })
  app.get('/api/*', () => ({ success: true, result: { accessToken: 'guest', expireInSeconds: 60 } }))
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  browser = await openBrowser()
})

afterAll(async () => {
  if (browser) await closeWindows(browser)
  await app.close()
})

async function visit(path: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await isAlive(page)
  return { page, complaints }
}

/** React listens: scripts that have come may still be on their way through a slow machine. */
const isAlive = (page: Page) =>
  page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('_reactListening')))

test('the server renders with the production build of React, whatever NODE_ENV says', async () => {
  const files = (await readdir(join(build, 'server'), { recursive: true })).filter((name) =>
    name.endsWith('.js'),
  )
  for (const file of files) {
    expect(await readFile(join(build, 'server', file), 'utf8'), file).not.toMatch(
      /jsxDEVImpl|process\.env\.NODE_ENV/,
    )
  }
})

test('a page comes alive in the browser and walks on without a reload', async () => {
  const { page, complaints } = await visit('/pampa')
  await page.getByRole('button', { name: 'CATEGORÍAS' }).click()
  await expect.poll(() => page.getByRole('link', { name: /Botellas 3/ }).isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('link', { name: 'Nosotros' }).first().click()
  await page.waitForURL('**/pampa/about')
  await page.getByRole('heading', { name: 'Nosotros' }).waitFor()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  expect(complaints).toEqual([])
})

test('a page that the browser keeps comes alive again after a 304', async () => {
  const { page, complaints } = await visit('/pampa/about')
  const answer = await page.reload({ waitUntil: 'networkidle' })
  expect(answer?.status()).toBe(200)
  await isAlive(page)
  await page.getByRole('button', { name: 'CATEGORÍAS' }).click()
  await expect.poll(() => page.getByRole('link', { name: /Botellas 3/ }).isVisible()).toBe(true)
  expect(complaints).toEqual([])
})

test('a script in the text of a shop is shown and not run', async () => {
  const { page, complaints } = await visit('/pampa/about')
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
  expect(complaints).toEqual([])
})

test('the cookie of the language is set for a year [UI-14]', async () => {
  const { page } = await visit('/pampa')
  const cookieOf = async () => (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')
  await expect.poll(cookieOf).toMatchObject({ value: 'arg', path: '/' })
  const cookie = await cookieOf()
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 60 * 60)
})

test('an address without a page says so and leads on [ROUTE-21] [ROUTE-22]', async () => {
  const { page } = await visit('/pampa/nada')
  await page.getByRole('heading', { name: 'No encontramos lo que estabas buscando' }).waitFor()
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await page.waitForURL('**/pampa')
})

deepTest('a panel over the page keeps the focus, and Escape gives it back [DRAWER-10]', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await page.goto(`${origin}/pampa`, { waitUntil: 'networkidle' })
  const opener = page.getByRole('button', { name: 'Abrir menú' })
  await opener.click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab')
  expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
})
