/** A supplier's catalog taken in and taken back in a browser: pampa's «Importar». */
import { spreadsheet } from '@estampa/server/test/spreadsheet'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { openOffice } from './office-page.ts'
import type { WatchedPage } from './watched-page.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

const kinds = [
  'Lapicera',
  'Cuaderno',
  'Mochila',
  'Botella',
  'Gorra',
  'Paraguas',
  'Llavero',
  'Taza',
  'Libreta',
  'Reloj',
]
const woods = 'ÑIRE LENGA COIHUE ALERCE CIPRÉS MAITÉN QUILLAY BOLDO PEUMO LITRE'.split(' ')
const colors = ['ROJO', 'azul marino', 'Verde']

/** Three hundred products as suppliers write them: a cover, titles of sections, prices in four hands, gaps and a total. */
function dirtySheet(): Buffer {
  const rows: (string | number | null)[][] = [
    ['IMPORTADORA DEL BOSQUE S.R.L.', null, null, null, null, null],
    ['Lista válida hasta agotar stock', null, null, null, null, null],
    ['Cód. modelo', 'Detalle', 'Rubro', 'Tono', 'P. Lista s/IVA', 'Quedan'],
  ]
  for (let at = 0; at < 300; at += 1) {
    const kind = kinds[at % 10] ?? ''
    if (at % 60 === 0) rows.push([`SECCIÓN ${at / 60 + 1}`, null, null, null, null, null])
    const name = `${kind.toUpperCase()} ${woods[Math.floor(at / 30) % 10]} ${at}`
    const price = 1_000 + at * 10
    const written = [price, `$ ${price},50`, `$${(price / 1000).toFixed(3)}`, `${price}.-`][at % 4] ?? price
    const stock = ['1.200 u.', 'sin stock', 'a pedido', 35][at % 4] ?? null
    rows.push([`B-${1000 + at}`, `  ${name} -`, kind, colors[at % 3] ?? '', written, stock])
  }
  rows.push(['B-9001', 'Sin precio claro', 'Taza', 'Rojo', 'consultar', 5])
  rows.push(['B-9002', 'En dólares', 'Taza', 'Rojo', 'U$S 12', 5])
  rows.push(['TOTAL', null, null, null, 1, 300])
  return spreadsheet([['Condiciones'], ['Precios sujetos a cambio']], { 'Lista 2026': rows })
}

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

test('an import is taken back after other edits, and what changed since stays and is named [OWN-08] [IMP-05]', async () => {
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
})
