/** A supplier's catalog taken in and taken back in a browser: pampa's «Importar». */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'
import { dirtySheet } from './dirty-sheet.ts'
import { openOffice } from './office-page.ts'
import type { WatchedPage } from './watched-page.ts'

let demo: Demo
beforeAll(async () => {
  // this file fills the catalog of pampa
  demo = await openOwnDemo()
})
afterAll(() => demo?.close())

async function send({ page }: WatchedPage, name: string, bytes: Buffer | string) {
  await page.goto(`${demo.server.officeOrigin}/pampa/imports`)
  await page.getByLabel('Elegir archivo', { exact: true }).last().waitFor({ state: 'attached' })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
  await page.getByRole('heading', { level: 1, name }).waitFor()
}
const choose = (page: Page, heading: string, use: string) =>
  page.getByLabel(`Qué es «${heading}»`).selectOption({ label: use })
const figure = (page: Page, label: string) =>
  page.locator('dl > div', { hasText: label }).locator('dd').textContent()

test('three hundred products of a dirty spreadsheet are taken in by the browser [OWN-08] [IMP-04]', async () => {
  const watched = await openOffice(demo, { name: 'gerencia', shop: 'pampa' })
  const { page, isSound } = watched
  await send(watched, 'lista-bosque.xlsx', dirtySheet())
  await page.getByLabel('Hoja').selectOption('Lista 2026')
  await page.getByText(/^B-1000\s+·/).waitFor()
  await choose(page, 'Cód. modelo', 'Código')
  await choose(page, 'Detalle', 'Nombre')
  await choose(page, 'Rubro', 'Categoría')
  await choose(page, 'Tono', 'Color')
  await choose(page, 'P. Lista s/IVA', 'Precio')
  await choose(page, 'Quedan', 'Stock')
  await page.getByLabel('Proveedor').selectOption({ label: 'Otro proveedor…' })
  await page.getByLabel('Nombre del proveedor').fill('Importadora del Bosque')
  await page.getByLabel('Lo que te cuestan').check()
  await isSound('the columns')
  await page.getByRole('button', { name: 'Ensayar' }).click()
  await page.getByRole('button', { name: 'Importar 300 productos' }).waitFor()
  expect([await figure(page, 'nuevos'), await figure(page, 'filas con errores')]).toEqual(['300', '2'])
  await page.getByText('precio «consultar» ilegible').waitFor()
  await isSound('what would change')
  await page.getByRole('button', { name: 'Importar 300 productos' }).click()
  await page.getByRole('heading', { level: 2, name: 'Qué cambió' }).waitFor()
  await page.goto(`${demo.server.officeOrigin}/pampa/products?q=IDB-B-1234`)
  await page.locator('a.row-link').first().click()
  await page.getByRole('heading', { level: 1, name: 'Gorra boldo 234' }).waitFor()
  await page.close()
})

deepTest(
  'an import is taken back after other edits, and what changed since stays and is named [OWN-08] [IMP-05]',
  async () => {
    const watched = await openOffice(demo, { name: 'gerencia', shop: 'pampa', width: 360 })
    const { page, isSound } = watched
    const rows = ['Código;Nombre;Precio;Stock', 'UND-1;Tetera Arrayán;5000;10', 'UND-2;Tetera Canelo;6000;10']
    await send(watched, 'teteras.csv', rows.join('\n'))
    await page.getByLabel('Lo que te cuestan').check()
    await isSound('the columns on a phone')
    await page.getByRole('button', { name: 'Ensayar' }).click()
    await page.getByRole('button', { name: 'Importar 2 productos' }).click()
    await page.getByRole('heading', { level: 2, name: 'Qué cambió' }).waitFor()
    const at = page.url()
    await page.goto(`${demo.server.officeOrigin}/pampa/products?q=UND-2`)
    await page.locator('a.row-link').first().click()
    await page.getByRole('heading', { level: 1, name: 'Tetera Canelo' }).waitFor()
    await page.getByRole('grid', { name: 'Stock' }).waitFor()
    await page.getByLabel('Nombre').fill('Tetera Canelo grande')
    await page.getByText('1 cambio sin guardar').first().waitFor()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tetera Canelo grande' }).waitFor()
    await page.goto(at)
    await page.getByRole('button', { name: 'Deshacer…' }).click()
    await page.getByRole('heading', { level: 2, name: 'Qué pasaría al deshacer' }).waitFor()
    await page.getByText('Tetera Canelo grande').waitFor()
    await page.getByText('Queda: nombre').waitFor()
    await isSound('what taking it back would do')
    await page.getByRole('button', { name: 'Deshacer la importación' }).click()
    await page.getByRole('heading', { level: 2, name: 'Qué pasó al deshacer' }).waitFor()
    await page.goto(`${demo.server.officeOrigin}/pampa/products?q=Tetera`)
    await page.getByText('Tetera Canelo grande').waitFor()
    expect(await page.getByText('Tetera Arrayán').count()).toBe(0)
    await page.close()
  },
)
