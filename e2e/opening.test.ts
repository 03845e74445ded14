/** From an empty database in production mode to an open shop, with nothing but a browser. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '@estampa/server/test/database'
import { TestMailServer } from '@estampa/server/test/test-mail-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carryOffice } from './office-over-https.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'
import { closeWindows, openBrowser, openPage, type WatchedPage } from './watched-page.ts'

const OFFICE = 'https://office.example'
let server: ServerProcess
let browser: Browser
let folder: string
const post = new TestMailServer()

beforeAll(async () => {
  await post.open()
  folder = await mkdtemp(join(tmpdir(), 'estampa-opening-'))
  server = await serverProcess({
    DEMO: 'false',
    DATABASE_URL: (await freshDatabase()).owner,
    DATA_DIR: folder,
    SECRET_KEY: 'a secret of the tests, long enough',
    SMTP_URL: `smtp://127.0.0.1:${post.port}`,
    MAIL_FROM: 'Estampa <no-reply@estampa.example>',
  })
  await server.start()
  browser = await openBrowser()
})
afterAll(async () => {
  if (browser) await closeWindows(browser)
  await server?.kill('SIGTERM')
  await post.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})

const firstLink = () => /https:\/\/office\.example\/first-start\/[\w-]+/.exec(server.output)?.[0] ?? ''

async function openOffice(width: 360 | 1280): Promise<WatchedPage> {
  const watched = await openPage(browser, width)
  await carryOffice(watched.page.context(), { from: OFFICE, to: server.officeOrigin })
  return watched
}

/** `OPENING_PICTURES=var/opening` keeps a picture of each step, for looking. */
const look = async (page: Page, name: string) => {
  const to = process.env.OPENING_PICTURES
  if (!to) return
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 860 })
    await page.waitForTimeout(200)
    await page.screenshot({ path: join(to, `${name}-${width}.png`), fullPage: true })
  }
}

const go = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click()

test('a newcomer opens a shop with nothing but the browser, and a stranger sees it once it is open [OWN-01] [OWN-20]', async () => {
  const { page, isSound } = await openOffice(1280)
  await page.goto(firstLink())
  await page.getByLabel('Nombre y apellido').fill('Ana Paz')
  await page.getByLabel('Correo').fill('ana@regalos.example')
  await page.getByLabel('Contraseña nueva').fill('Tres tristes tigres 4')
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click()

  await page.getByRole('heading', { name: 'Nombre y dirección' }).waitFor()
  await go(page)
  await page.getByText('Falta el nombre de la tienda.').waitFor()
  await page.getByLabel('Argentina').check()
  await page.getByLabel('Nombre de la tienda').fill('Regalos del Sur')
  await page.getByText('Está libre.').waitFor()
  expect(await page.getByLabel('Dirección en internet').inputValue()).toBe('regalos-del-sur')
  await isSound('the first step', { axe: true })
  await look(page, '1-name')
  await go(page)
  await page.getByLabel('CUIT').fill('30-50001091-3')
  await go(page)
  await page.getByText('Ese número no es válido').waitFor()
  await page.getByLabel('CUIT').fill('30-50001091-2')
  await page.getByLabel('Razón social').fill('Regalos del Sur SRL')
  await go(page)
  await page.getByText('Boutique').click()
  await page.getByLabel('Color principal').last().fill('#0b5d6b')
  await isSound('the look', { axe: true })
  await look(page, '3-look')
  // the draft survives a reload, and the step stays
  await page.reload()
  await page.getByRole('heading', { name: 'Aspecto' }).waitFor()
  expect(await page.getByLabel('Boutique').isChecked()).toBe(true)
  await go(page)
  await go(page)
  await page.getByLabel('Sublimación').uncheck()
  await look(page, '5-selling')
  await page.goBack()
  await page.getByLabel('Un catálogo de muestra').waitFor()
  await go(page)
  expect(await page.getByLabel('Sublimación').isChecked()).toBe(false)
  await go(page)
  await page.getByRole('button', { name: 'Agregar a alguien' }).click()
  await page.getByLabel('Correo').fill('tomas@regalos.example')
  await isSound('the people', { axe: true })
  await look(page, '6-people')
  await page.getByRole('button', { name: 'Crear la tienda' }).click()

  const list = page.getByRole('region', { name: 'Antes de abrir' })
  await list.getByText('4 de 7').waitFor()
  await look(page, '7-today')
  expect((await post.next('tomas@regalos.example')).subject).toContain('Regalos del Sur')
  const stranger = await browser.newPage()
  const home = `${server.origin}/regalos-del-sur`
  expect((await stranger.goto(home))?.status()).toBe(404)
  await stranger.getByText('Muy pronto abrimos').waitFor()
  await look(stranger, '8-closed')

  // its people see it, goods and all
  const opened = page.context().waitForEvent('page')
  await list.getByRole('button', { name: 'Ver la tienda' }).click()
  const shop = await opened
  await shop.waitForURL(home)
  await shop.goto(`${home}/products-list/all`)
  await shop.getByText('24 productos').first().waitFor()

  await list.getByRole('button', { name: 'Abrir al público' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Todavía falta').waitFor()
  await dialog.getByRole('button', { name: 'Abrir la tienda' }).click()
  await list.waitFor({ state: 'detached' })
  expect((await stranger.goto(home))?.status()).toBe(200)
})

test('the operator suspends the shop and reopens it, also on a phone [OWN-02] [OWN-20]', async () => {
  const { page, isSound } = await openOffice(360)
  await page.goto(`${OFFICE}/auth`)
  await page.getByLabel('Correo').fill('ana@regalos.example')
  await page.getByLabel('Contraseña', { exact: true }).fill('Tres tristes tigres 4')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.getByRole('heading', { name: 'Hoy' }).waitFor()
  await page.goto(`${OFFICE}/operator`)
  const row = page.getByRole('row', { name: 'Regalos del Sur' })
  await row.getByText('Abierta').waitFor()
  await isSound('the shops on a phone', { axe: true })
  await look(page, '9-shops')
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Suspender' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Suspender' }).click()
  await row.getByText('Suspendida').waitFor()
  const stranger = await browser.newPage()
  expect((await stranger.goto(`${server.origin}/regalos-del-sur`))?.status()).toBe(503)
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Abrir de nuevo' }).click()
  await row.getByText('Abierta').waitFor()
  expect((await stranger.goto(`${server.origin}/regalos-del-sur`))?.status()).toBe(200)
})

test('a restart offers no link once there is somebody [OWN-01]', async () => {
  const link = firstLink()
  await server.kill('SIGTERM')
  await server.start()
  expect(firstLink()).toBe('')
  const { page } = await openPage(browser, 1280)
  await carryOffice(page.context(), { from: OFFICE, to: server.officeOrigin })
  await page.goto(link)
  await page.getByRole('heading', { name: 'Este enlace ya no sirve' }).waitFor()
})
