/** From an empty database in production mode to an open shop, with nothing but a browser. */
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deepTest } from './depth.ts'
import { type EmptyInstallation, OFFICE, openEmptyInstallation } from './empty-installation.ts'

let place: EmptyInstallation
beforeAll(async () => {
  place = await openEmptyInstallation()
})
afterAll(() => place?.close())

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

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

/** Twice as much of #0b5d6b as of #c2410c. */
function logoOfTwoColors(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200">
    <rect x="20" y="20" width="360" height="160" fill="#0b5d6b"/><rect x="400" y="20" width="180" height="160" fill="#c2410c"/></svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}

const go = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click()

test('a newcomer opens a shop with nothing but the browser, and a stranger sees it once it is open [OWN-01] [OWN-20]', async () => {
  const { page, isSound } = await place.openOffice(1280)
  await page.goto(place.firstLink())
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
  await page.getByRole('textbox', { name: 'CUIT' }).fill('30-50001091-3')
  await go(page)
  await page.getByText('Ese número no es válido').waitFor()
  await page.getByRole('textbox', { name: 'CUIT' }).fill('30-50001091-2')
  await page.getByLabel('Razón social').fill('Regalos del Sur SRL')
  await go(page)
  await page.locator('input[type=file]').setInputFiles(file('notas.png', Buffer.from('no picture')))
  await page.getByText('No es una imagen que podamos leer').waitFor()
  await page.locator('input[type=file]').setInputFiles(file('logo.png', await logoOfTwoColors()))
  await page.getByRole('button', { name: 'Usar #0b5d6b' }).waitFor()
  expect(await page.getByLabel('Color principal').last().inputValue()).toBe('#0b5d6b')
  await page.getByLabel('Boutique').check()
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
  await list.getByText('6 de 8').waitFor()
  await look(page, '7-today')
  expect((await place.post.next('tomas@regalos.example')).subject).toContain('Regalos del Sur')
  const stranger = await place.browser.newPage()
  const home = `${place.server.origin}/regalos-del-sur`
  expect((await stranger.goto(home))?.status()).toBe(404)
  await stranger.getByText('Muy pronto abrimos').waitFor()
  await look(stranger, '8-closed')

  // its people see it, goods and all
  const opened = page.context().waitForEvent('page')
  await list.getByRole('button', { name: 'Ver la tienda' }).click()
  const shop = await opened
  await shop.waitForURL(home)
  await shop.locator('header img[src*="/pictures/shops/regalos-del-sur/logo"]').first().waitFor()
  await shop.goto(`${home}/products-list/all`)
  await shop.getByText('24 productos').first().waitFor()

  await list.getByRole('button', { name: 'Abrir al público' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Todavía falta').waitFor()
  await dialog.getByRole('button', { name: 'Abrir la tienda' }).click()
  await list.waitFor({ state: 'detached' })
  await expect.poll(async () => (await stranger.goto(home))?.status()).toBe(200)
})

// the test of the operator suspends and reopens one on a desk
deepTest('the operator suspends the shop and reopens it, also on a phone [OWN-02] [OWN-20]', async () => {
  const { page, isSound } = await place.openOffice(360)
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
  const stranger = await place.browser.newPage()
  const seen = async () => (await stranger.goto(`${place.server.origin}/regalos-del-sur`))?.status()
  await expect.poll(seen).toBe(503)
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Abrir de nuevo' }).click()
  await row.getByText('Abierta').waitFor()
  await expect.poll(seen).toBe(200)
})

deepTest('a restart offers no link once there is somebody [OWN-01]', async () => {
  const link = place.firstLink()
  await place.server.kill('SIGTERM')
  await place.server.start()
  expect(place.firstLink()).toBe('')
  const { page } = await place.openOffice(1280)
  await page.goto(link)
  await page.getByRole('heading', { name: 'Este enlace ya no sirve' }).waitFor()
})
