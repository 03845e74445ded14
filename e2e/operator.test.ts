/** Whoever runs the installation, in a browser: a copy, quotas, a look inside, a deletion that is taken back. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'
import { openOffice, signInAtOffice } from './office-page.ts'
import { openPage } from './watched-page.ts'

let demo: Demo
beforeAll(async () => {
  // this file copies, bounds and deletes shops
  demo = await openOwnDemo()
})
afterAll(() => demo?.close())

/** `OPERATOR_PICTURES=var/operator` keeps a picture of each step, for looking. */
const look = async (page: Page, name: string) => {
  const to = process.env.OPERATOR_PICTURES
  if (!to) return
  const before = page.viewportSize()
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 860 })
    await page.waitForTimeout(250)
    await page.screenshot({ path: join(to, `${name}-${width}.png`), fullPage: true })
  }
  if (before) await page.setViewportSize(before)
}

const section = (page: Page, name: string) => page.getByRole('region', { name })
const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

deepTest(
  'an operator copies a shop, bounds it, looks inside, suspends it, takes a deletion back and reopens it [OWN-02] [OWN-20]',
  async () => {
    const office = demo.server.officeOrigin
    const { page, isSound } = await openPage(demo.browser, 1280)
    await signInAtOffice(page.context(), office, 'operador@estampa.demo')
    await page.goto(`${office}/operator`)
    await section(page, 'Cómo está la instalación').getByText('No se sabe: nadie la anotó').waitFor()
    await isSound('the shops')
    await look(page, '1-shops')
    await page.getByRole('link', { name: 'Pampa', exact: true }).click()
    await page.getByRole('heading', { name: 'Uso y límites' }).waitFor()

    const copies = section(page, 'Copias')
    await press(page, 'Hacer una copia')
    const fetching = page.waitForEvent('download')
    await copies.getByRole('button', { name: /^Bajar/ }).click()
    const download = await fetching
    expect(download.suggestedFilename()).toMatch(/^pampa-\d{4}-\d\d-\d\d\.zip$/)
    const { size } = await stat(await download.path())
    expect(size).toBeGreaterThan(100_000)
    await isSound('a shop with its copy')
    await look(page, '2-shop')

    const usage = section(page, 'Uso y límites')
    await press(page, 'Cambiar los límites')
    await dialog(page).getByLabel('Productos que muestra').fill('muchos')
    await press(page, 'Guardar')
    await dialog(page).getByText('Va un número entero').waitFor()
    await look(page, '3-quotas')
    await dialog(page).getByLabel('Productos que muestra').fill('3')
    await dialog(page).getByLabel('Personas del equipo').fill('40')
    await press(page, 'Guardar')
    await usage.getByText('Llegó a su máximo').waitFor()

    const owner = await openOffice(demo, { name: 'ventas', shop: 'pampa', width: 360 })
    await owner.page.goto(`${office}/pampa/settings/usage`)
    await owner.page.getByText('Llegó a su máximo').waitFor()
    await owner.page.getByText('Para tener más, escribile a quien opera la instalación.').waitFor()
    await owner.isSound('what the shop uses, on a phone')
    await look(owner.page, '4-usage')

    await press(page, 'Mirar su escritorio…')
    await press(page, 'Mirar')
    await dialog(page).getByText('Escribe por qué').waitFor()
    await dialog(page).getByLabel('Por qué').fill('No ven el pedido 42')
    await press(page, 'Mirar')
    await page.getByText('Nada se puede cambiar.').waitFor()
    await page.getByRole('heading', { name: 'Hoy' }).waitFor()
    await isSound('the office of a shop, looked into')
    await look(page, '5-today')
    await page.goto(`${office}/pampa/orders`)
    await page.getByRole('table').first().waitFor()
    await isSound('the orders of a shop, looked into')
    await look(page, '6-orders')
    await press(page, 'Salir')
    await page.getByRole('heading', { name: 'Uso y límites' }).waitFor()
    await owner.page.goto(`${office}/pampa/changes`)
    await owner.page.getByText('entró a mirar el escritorio').waitFor()
    await owner.page.getByText('No ven el pedido 42').waitFor()

    const deletion = section(page, 'Borrar la tienda')
    await deletion.getByText('Solo se borra una tienda suspendida.').waitFor()
    await page.goto(`${office}/operator`)
    const row = page.getByRole('row', { name: 'Pampa' })
    await row.getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Suspender' }).click()
    await dialog(page).getByRole('button', { name: 'Suspender' }).click()
    await row.getByText('Suspendida').waitFor()
    const seen = async () => (await fetch(`${demo.origin}/pampa`)).status
    await expect.poll(seen).toBe(503)
    await page.getByRole('link', { name: 'Pampa', exact: true }).click()
    await press(page, 'Borrar esta tienda…')
    await dialog(page).getByLabel('Para confirmar').fill('andina')
    await press(page, 'Borrar en siete días')
    await dialog(page).getByText('Escribe pampa.').waitFor()
    await look(page, '7-delete')
    await dialog(page).getByLabel('Para confirmar').fill('pampa')
    await press(page, 'Borrar en siete días')
    await page.getByRole('button', { name: 'No borrarla' }).waitFor()
    // the button that opened the dialog is gone
    await page.locator('main:focus').waitFor()
    await page.getByText('La copia está en los archivos de la instalación:').waitFor()
    await isSound('a shop that is to be deleted')
    await look(page, '8-leaving')
    await page.goto(`${office}/operator`)
    await row.getByText('Se borra el').waitFor()
    await page.getByRole('link', { name: 'Pampa', exact: true }).click()
    await press(page, 'No borrarla')
    await page.getByRole('button', { name: 'Borrar esta tienda…' }).waitFor()
    await isSound('a shop that stays')
    await page.goto(`${office}/operator`)
    await row.getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Abrir de nuevo' }).click()
    await row.getByText('Abierta').waitFor()
    await expect.poll(seen).toBe(200)
  },
  240_000,
)
