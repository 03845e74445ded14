/**
 * What somebody who sells mugs does in an evening, from an empty installation in production mode and with nothing but a
 * browser: opens a shop, fills it from a supplier's spreadsheet, weighs it, draws where a photograph of theirs is printed on, prices
 * a technique, says where to transfer to, opens, and somebody buys.
 */
import { writeFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dirtySheet } from './dirty-sheet.ts'
import { type EmptyInstallation, OFFICE, openEmptyInstallation } from './empty-installation.ts'
import { answerCheckout, cartDrawer } from './shopper.ts'
import { openPage } from './watched-page.ts'

const PASSWORD = 'Tres tristes tigres 4'
const SHOP = 'regalos-del-sur'
const at = (path: string) => `${OFFICE}/${SHOP}/${path}`

let place: EmptyInstallation
/** What each part took: how often the person pressed something, and how long the machine needed. */
const parts: { part: string; clicks: number; seconds: number }[] = []
let clicks = 0

beforeAll(async () => {
  place = await openEmptyInstallation()
})
afterAll(async () => {
  const to = process.env.WALK_REPORT
  if (to) await writeFile(to, JSON.stringify(parts, null, 1))
  await place?.close()
})

async function countClicks(context: BrowserContext): Promise<void> {
  await context.exposeBinding('clicked', () => {
    clicks += 1
  })
  await context.addInitScript(() => {
    const { clicked } = window as unknown as { clicked: () => void }
    addEventListener('pointerdown', () => clicked(), { capture: true })
  })
}

async function part(name: string, walk: () => Promise<void>): Promise<void> {
  const [began, before] = [Date.now(), clicks]
  await walk()
  parts.push({ part: name, clicks: clicks - before, seconds: Math.round((Date.now() - began) / 100) / 10 })
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const goOn = (page: Page) => press(page, 'Continuar')
const save = async (page: Page) => {
  await press(page, 'Guardar')
  await page.getByText('Guardado.').last().waitFor()
}

test('from an empty installation to an order, with nothing but a browser [OWN-01] [OWN-06] [OWN-07] [OWN-08] [OWN-12]', async () => {
  const { page } = await place.openOffice(1280)
  await countClicks(page.context())
  await part('account', () => makeAccount(page))
  await part('guide', () => walkGuide(page))
  await part('import of 300 products', () => takeIn(page))
  await part('weights of 300 products', () => weigh(page))
  await part('photograph and print area', () => drawArea(page))
  await part('price of a technique', () => priceTechnique(page))
  await part('rules, delivery and transfer data', () => setUpSelling(page))
  await part('opening', () => openToPublic(page))
  const { page: buyer } = await openPage(place.browser, 1280)
  await countClicks(buyer.context())
  await part('purchase by somebody else', () => buy(buyer))
  await page.goto(at('orders'))
  await page.locator('a.row-link').first().waitFor()
  expect(parts).toHaveLength(9)
})

async function makeAccount(page: Page): Promise<void> {
  await page.goto(place.firstLink())
  await page.getByLabel('Nombre y apellido').fill('Ana Paz')
  await page.getByLabel('Correo').fill('ana@regalos.example')
  await page.getByLabel('Contraseña nueva').fill(PASSWORD)
  await press(page, 'Crear mi cuenta')
  await page.getByRole('heading', { name: 'Nombre y dirección' }).waitFor()
}

async function walkGuide(page: Page): Promise<void> {
  await page.getByLabel('Argentina').check()
  await page.getByLabel('Nombre de la tienda').fill('Regalos del Sur')
  await page.getByText('Está libre.').waitFor()
  await goOn(page)
  await page.getByRole('textbox', { name: 'CUIT' }).fill('30-50001091-2')
  await page.getByLabel('Razón social').fill('Regalos del Sur SRL')
  await goOn(page)
  await page.getByLabel('Boutique').check()
  await page.getByLabel('Color principal').last().fill('#0b5d6b')
  await goOn(page)
  await page.getByLabel('Ninguno por ahora').check()
  await goOn(page)
  await goOn(page)
  await press(page, 'Crear la tienda')
  await page.getByRole('region', { name: 'Antes de abrir' }).waitFor()
}

async function takeIn(page: Page): Promise<void> {
  await page.goto(at('imports'))
  const name = 'lista-bosque.xlsx'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: dirtySheet() })
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByLabel('Hoja').selectOption('Lista 2026')
  await page.getByText(/^B-1000\s+·/).waitFor()
  const columns = [
    ['Cód. modelo', 'Código'],
    ['Detalle', 'Nombre'],
    ['Rubro', 'Categoría'],
    ['Tono', 'Color'],
    ['P. Lista s/IVA', 'Precio'],
    ['Quedan', 'Stock'],
  ] as const
  for (const [heading, use] of columns)
    await page.getByLabel(`Qué es «${heading}»`).selectOption({ label: use })
  await page.getByLabel('Proveedor').selectOption({ label: 'Otro proveedor…' })
  await page.getByLabel('Nombre del proveedor').fill('Importadora del Bosque')
  await page.getByLabel('Lo que te cuestan').check()
  await press(page, 'Ensayar')
  await press(page, 'Importar 300 productos')
  await page.getByRole('heading', { level: 2, name: 'Qué cambió' }).waitFor()
}

/** A photograph as a telephone takes it. */
async function photograph() {
  const noise = { type: 'gaussian', mean: 190, sigma: 18 } as const
  const buffer = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#c9b79c', noise },
  })
    .jpeg()
    .toBuffer()
  return { name: 'mate-frente.jpg', mimeType: 'image/jpeg', buffer }
}

/** A supplier's list has no weights, and without them nothing can be sent: what it brought is told and weighed at once. */
async function weigh(page: Page): Promise<void> {
  await page.goto(at('today'))
  await page.getByRole('region', { name: 'Antes de abrir' }).getByText('Peso y medidas').click()
  await page.getByLabel('Elegir los mostrados').check()
  await press(page, /^Elegir los 300/)
  await press(page, 'Cambiar')
  await page.getByLabel('Qué se hace').selectOption('measures')
  const sizes = { 'Peso por unidad (g)': '350', 'Alto (cm)': '22', 'Largo (cm)': '8', 'Ancho (cm)': '8' }
  for (const [label, size] of Object.entries(sizes)) await page.getByLabel(label).fill(size)
  await press(page, 'Cambiar 300 productos')
  await page.getByText('300 productos cambiados.').waitFor()
}

async function drawArea(page: Page): Promise<void> {
  await page.goto(at('products?q=IDB-B-1003'))
  await page.locator('a.row-link').first().click()
  await page.getByRole('grid', { name: 'Stock' }).waitFor()
  await page.locator('input[type=file]').setInputFiles([await photograph()])
  await page.getByRole('button', { name: 'Qué hacer con la imagen 1' }).waitFor()
  await page.getByRole('link', { name: 'Áreas de impresión' }).click()
  await press(page, 'Agregar un área')
  await page.getByLabel('Nombre').fill('Frente')
  await page.getByRole('button', { name: 'Área Frente' }).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await press(page, 'Medir')
  await page.getByLabel('La línea mide, mm').fill('100')
  await press(page, 'Usar para esta área')
  await page.getByRole('checkbox', { name: 'Serigrafía' }).check()
  await save(page)
}

async function priceTechnique(page: Page): Promise<void> {
  await page.goto(at('techniques'))
  await page.getByRole('link', { name: 'Serigrafía' }).click()
  await page.getByRole('grid', { name: 'Precios' }).getByRole('gridcell').nth(1).focus()
  await page.keyboard.type('990')
  await page.keyboard.press('Enter')
  await page.getByRole('row', { name: /^Quien compra paga/ }).waitFor()
  await save(page)
}

async function setUpSelling(page: Page): Promise<void> {
  await page.goto(at('settings/abilities'))
  await page.getByLabel('Comprar sin cuenta').check()
  await save(page)
  await page.goto(at('settings/shipping'))
  await page.getByLabel('Gratis desde').first().fill('500.000')
  await save(page)
  await page.goto(at('settings/payments'))
  const offer = page.getByLabel('Ofrecer: Transferencia bancaria')
  if (!(await offer.isChecked())) await offer.check()
  const fields = page.locator('.setting').filter({ has: offer })
  await fields.getByLabel('Titular', { exact: true }).fill('Regalos del Sur SRL')
  await fields.getByLabel('Banco').fill('Banco de la Plaza')
  await fields.getByLabel('CBU o CVU').fill('01700992 20000067797370')
  await fields.getByLabel('CUIT del titular').fill('30-50001091-2')
  await save(page)
}

async function openToPublic(page: Page): Promise<void> {
  await page.goto(at('today'))
  const list = page.getByRole('region', { name: 'Antes de abrir' })
  await list.getByRole('button', { name: 'Abrir al público' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abrir la tienda' }).click()
  await list.waitFor({ state: 'detached' })
}

async function buy(page: Page): Promise<void> {
  const home = `${place.server.origin}/${SHOP}`
  await page.goto(`${home}/products-list/all?name=botella`)
  await page.getByText('Botella ñire 3', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Comprar sin logo' }).filter({ visible: true }).first().click()
  await cartDrawer(page).waitFor()
  await page.goto(`${home}/shopping-cart`, { waitUntil: 'networkidle' })
  await press(page, 'Finalizar compra')
  await page.getByRole('link', { name: 'Seguir sin cuenta' }).click()
  await page.getByLabel('Nombre', { exact: true }).fill('Paula')
  await page.getByLabel('Apellido').fill('Soto')
  await page.getByLabel('Correo electrónico').fill('paula@soto.example')
  await answerCheckout(page)
  expect((await place.post.next('paula@soto.example')).subject).not.toBe('')
}
