/** An own domain of a shop, from its first record in DNS to the shop that answers there. */
import { type DnsServer, openDnsServer } from '@estampa/server/test/dns-server'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { findChromium } from '../scripts/chromium.ts'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'
import { openOffice } from './office-page.ts'
import { openPage, type WatchedPage } from './watched-page.ts'

const own = 'http://www.regalospampa.test'

let demo: Demo
let dns: DnsServer
let visitors: Browser
beforeAll(async () => {
  dns = await openDnsServer()
  dns.zone.set('tiendas.test', { a: ['127.0.0.1'] })
  // this file needs a name server, and gives a shop a host
  demo = await openOwnDemo({ DNS_SERVERS: dns.address, PUBLIC_URL: 'http://tiendas.test' })
  // names of tests end at the server; the pages of theirs are as safe as those of https
  visitors = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? findChromium() ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      `--host-resolver-rules=MAP *.test ${new URL(demo.origin).host}`,
      `--unsafely-treat-insecure-origin-as-secure=${own},http://tiendas.test`,
    ],
  })
})
afterAll(async () => {
  await visitors?.close()
  await demo?.close()
  await dns?.close()
})

/** From page to page without a new document: every address is the shop's own, and none has its name. */
async function walkAtRoot(page: Page, isSound: WatchedPage['isSound']): Promise<void> {
  const pathOf = () => new URL(page.url()).pathname
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  await page.getByRole('link', { name: 'Favoritos' }).filter({ visible: true }).first().click()
  await expect.poll(pathOf).toBe('/favorites')
  await page.goBack()
  await expect.poll(pathOf).toBe('/')
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
  await page.goto(`${own}/pampa/products-list/all?name=taza`)
  expect(page.url()).toBe(`${own}/products-list/all?name=taza`)
  const named = page.locator('a[href^="/pampa"]')
  expect(await named.count()).toBe(0)
  await page.locator('a[href*="/product-detail/"]').filter({ visible: true }).first().click()
  await expect.poll(pathOf).toMatch(/^\/product-detail\/.+/)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await isSound('a product at its own domain')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(page.url())
  expect(await named.count()).toBe(0)
  await page.goto(`${own}/account`)
  await expect.poll(() => page.url()).toContain('/auth?mode=login&from=%2Faccount')
  await page.getByLabel('Correo electrónico').fill('compras@pampa.demo')
  await page.getByLabel('Contraseña', { exact: true }).fill('Estampa2026')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect.poll(pathOf).toBe('/account')
  const map = await page.evaluate(async () => (await fetch('/sitemap.xml')).text())
  expect(map).toContain(`<loc>${own}/products-list/all</loc>`)
  expect(map).not.toContain('/pampa')
}

deepTest(
  'an owner adds a domain, writes its records, sees it ready and moves the shop there [OWN-16] [SYS-01]',
  async () => {
    const { page, isSound } = await openOffice(demo, { shop: 'pampa' })
    await page.goto(`${demo.server.officeOrigin}/pampa/settings/domains`)
    await page.getByRole('heading', { name: 'Todavía no hay un dominio propio' }).waitFor()
    await page.getByRole('button', { name: 'Agregar un dominio' }).click()
    const dialog = page.getByRole('dialog', { name: 'Agregar un dominio' })
    await dialog.getByLabel('Dominio').fill('https://WWW.RegalosPampa.test/')
    await dialog.getByRole('button', { name: 'Agregar un dominio' }).click()

    const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
    await item.getByText('Falta comprobarlo').waitFor()
    await item.getByText('_estampa.www.regalospampa.test').waitFor()
    const proof = (await item.getByText(/^estampa-verify=/).textContent()) ?? ''
    await item.getByRole('button', { name: /^Comprobar ahora/ }).click()
    await item.getByText('Todavía no vemos el registro.').waitFor()
    await isSound('a domain that waits for its records')

    dns.zone.set('_estampa.www.regalospampa.test', { txt: ['v=spf1 -all', proof] })
    dns.zone.set('www.regalospampa.test', { cname: 'tiendas.test' })
    await item.getByRole('button', { name: /^Comprobar ahora/ }).click()
    await item.getByText('Listo', { exact: true }).waitFor()
    await item.getByRole('button', { name: /^Hacerlo principal/ }).click()
    const moving = page.getByRole('dialog', { name: '¿Pasar la tienda a www.regalospampa.test?' })
    await moving.getByRole('button', { name: 'Hacerlo principal' }).click()
    await item.getByText('Principal', { exact: true }).waitFor()
    await isSound('a domain that is the address of the shop')

    const { page: shop, isSound: isShopSound } = await openPage(visitors, 360)
    await expect.poll(async () => (await shop.goto('http://tiendas.test/pampa'))?.url()).toBe(`${own}/`)
    await isShopSound('the shop at its own domain')
    await walkAtRoot(shop, isShopSound)
    expect((await shop.request.get(`${demo.origin}/pampa`, { maxRedirects: 0 })).status()).toBe(301)
    expect((await shop.goto(`${own}/andina`))?.status()).toBe(404)

    await item.getByRole('button', { name: /^Quitar/ }).click()
    const removing = page.getByRole('dialog', { name: '¿Quitar www.regalospampa.test?' })
    await removing.getByText('Es la dirección de la tienda').waitFor()
    await removing.getByRole('button', { name: 'Quitar' }).click()
    await page.getByRole('heading', { name: 'Todavía no hay un dominio propio' }).waitFor()
    await page.getByRole('button', { name: 'Agregar un dominio' }).click()
    await dialog.getByLabel('Dominio').fill('tiendas.test')
    await dialog.getByRole('button', { name: 'Agregar un dominio' }).click()
    await dialog.getByText('Ese dominio es del sistema. Agregá uno que sea tuyo.').waitFor()
    await expect
      .poll(async () => (await shop.request.get(`${demo.origin}/pampa`, { maxRedirects: 0 })).status())
      .toBe(200)
  },
  180_000,
)
