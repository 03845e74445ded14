/** The techniques in their owner's hands, in a browser: andina's prices at the office, and what its shop asks then. */
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'
import { openOffice } from './office-page.ts'
import { openPage } from './watched-page.ts'

let demo: Demo
beforeAll(async () => {
  // this file changes techniques and areas of andina
  demo = await openOwnDemo()
})
afterAll(() => demo?.close())

test('a list of a supplier is pasted, tried, looked at beside today, saved and taken back [OWN-07]', async () => {
  const { page, isSound, awaitAnswer } = await openOffice(demo)
  await page.goto(`${demo.server.officeOrigin}/andina/techniques`)
  await page.getByRole('link', { name: 'Sublimación' }).waitFor()
  await isSound('the techniques')
  await page.getByRole('link', { name: 'Serigrafía' }).click()
  const grid = page.getByRole('grid', { name: 'Precios' })
  const cells = grid.getByRole('gridcell')
  await cells.nth(0).focus()
  await awaitAnswer(async () => {
    await grid.evaluate((table) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '1\t1.000\t1.600\n200\t700\tconsultar')
      const cell = table.querySelector('td')
      cell?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await page.getByText('1 celda no entró').waitFor()
  })
  await page.getByRole('button', { name: 'Entendido' }).click()
  await expect.poll(() => cells.nth(1).textContent()).toBe('$\u00a01.000')
  // 200 stands over what was from 25 units on: the quantities rise again once it is written back
  await cells.nth(3).focus()
  await page.keyboard.type('25')
  await page.keyboard.press('Enter')
  const tester = page.getByRole('region', { name: 'Probar el precio' })
  await awaitAnswer(async () => {
    await tester.getByLabel('Unidades').fill('30')
    await tester.getByLabel('Colores').fill('1')
    await tester
      .getByRole('row', { name: /^Por unidad/ })
      .getByText('$\u00a0700')
      .waitFor()
    await tester.getByRole('row', { name: /^Recargo bajo el mínimo/ }).waitFor()
  })
  await page.getByRole('button', { name: 'Ver qué cambiaría' }).click()
  await page.getByText(/^Cambian \d+ de \d+\.$/).waitFor()
  await isSound('what would change')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByText('Quedó como estaba.').waitFor()
  await expect.poll(() => cells.nth(1).textContent()).not.toBe('$\u00a01.000')
  await page.close()
})

deepTest(
  'a phone makes a usual technique with its price, switches it off and deletes it [OWN-07]',
  async () => {
    const { page, isSound } = await openOffice(demo, { width: 360 })
    await page.goto(`${demo.server.officeOrigin}/andina/techniques`)
    await page.getByRole('button', { name: 'Nueva técnica' }).click()
    await page.getByRole('link', { name: /^Gota de resina/ }).click()
    const grid = page.getByRole('grid', { name: 'Precios' })
    await grid.getByRole('gridcell').nth(1).focus()
    await page.keyboard.type('350')
    await page.keyboard.press('Enter')
    await isSound('a new technique')
    await page.getByRole('button', { name: 'Guardar' }).click()
    // the other band has no price, and a charge is not said
    await page.getByText('2 datos por corregir antes de guardar.').waitFor()
    await page.getByRole('button', { name: 'Quitar el tramo 2' }).click()
    await page.getByLabel('Preparación', { exact: true }).fill('0')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('0 productos').waitFor()
    await page.getByRole('button', { name: 'Apagar' }).click()
    await page.getByText('Apagada: nadie la puede elegir').waitFor()
    await page.getByRole('button', { name: 'Borrar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click()
    await page.getByRole('link', { name: 'Sublimación' }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Gota de resina' }).count()).toBe(0)
    await page.close()
  },
)

deepTest(
  'an area is moved by keyboard, measured by a ruler, made round and saved, and the shop has it [OWN-06]',
  async () => {
    const { page, isSound } = await openOffice(demo)
    await page.goto(`${demo.server.officeOrigin}/andina/products?q=taz`)
    await page.locator('a.row-link').first().click()
    await page.getByRole('link', { name: 'Áreas de impresión' }).click()
    await page.getByRole('button', { name: 'Agregar un área' }).click()
    await page.getByLabel('Nombre').fill('Base de prueba')
    await page.getByRole('button', { name: 'Área Base de prueba' }).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => page.getByLabel('Izq., %').inputValue()).toBe('37')
    await page.getByRole('button', { name: 'Medir' }).click()
    await page.getByLabel('La línea mide, mm').fill('100')
    await page.getByRole('button', { name: 'Usar para esta área' }).click()
    // the line is four tenths of the picture, the area three
    await expect.poll(() => page.getByLabel('Ancho, mm').inputValue()).toBe('75')
    await page.getByLabel('Cómo está').selectOption('round')
    await isSound('the areas of a product')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Guardado.').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Base de prueba', exact: true }).click()
    await expect.poll(() => page.getByLabel('Cómo está').inputValue()).toBe('round')
    await page.close()
  },
)

/** A lit bottle on paper, as somebody photographs it on a desk. */
const photograph = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">
      <linearGradient id="g"><stop stop-color="#20242a"/><stop offset=".3" stop-color="#6b7480"/>
      <stop offset=".42" stop-color="#3a4048"/><stop offset="1" stop-color="#14171b"/></linearGradient>
      <rect width="900" height="900" fill="#e9e6e0"/><ellipse cx="450" cy="850" rx="300" ry="26" fill="#b9b4ab"/>
      <rect x="200" y="60" width="500" height="790" rx="60" fill="url(#g)"/></svg>`),
  )
    .png()
    .toBuffer()

/** Where somebody who looks at them wants the pictures. */
async function picture(page: Page, name: string): Promise<void> {
  const to = process.env.AREA_PICTURES
  if (!to) return
  const seen = page.viewportSize()
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 860 })
    await page.screenshot({ path: join(to, `${name}-${width}.png`), fullPage: true })
  }
  if (seen) await page.setViewportSize(seen)
}

deepTest(
  'an oval that bleeds on an own photograph is drawn, lit and saved, and the builder shows its lines [OWN-06] [DEC-06]',
  async () => {
    const { page, isSound, awaitAnswer } = await openOffice(demo)
    await page.goto(`${demo.server.officeOrigin}/andina/products?q=botella`)
    await page.locator('a.row-link').first().click()
    await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
    const before = await page.getByLabel(/^Color de la imagen/).count()
    const file = { name: 'foto propia.png', mimeType: 'image/png', buffer: await photograph() }
    await awaitAnswer(async () => {
      await page.locator('input[type=file]').first().setInputFiles([file])
      await page.getByLabel(`Color de la imagen ${before + 1}`).waitFor()
    })
    await page.getByRole('link', { name: 'Áreas de impresión' }).click()
    await page.getByRole('button', { name: 'Agregar un área' }).click()
    await page.getByLabel('Nombre').fill('Óvalo de prueba')
    const views = page.getByLabel('Vista', { exact: true })
    await views.selectOption({ index: (await views.locator('option').count()) - 1 })
    await page.getByLabel('Forma').selectOption('ellipse')
    await page.getByLabel('Ancho, mm').fill('60')
    await page.getByLabel('Alto, mm').fill('60')
    await page.getByLabel('Sangrado, mm').fill('3')
    await page.getByLabel('Margen, mm').fill('4')
    await page.getByLabel('DTF full color').check()
    await page.getByText('Fondo por color').click()
    await page
      .getByLabel(/^Fondo en /)
      .first()
      .fill('#c9ccd1')
    await page.getByText('Luz de la vista').click()
    await page.getByLabel('Luces y sombras').focus()
    await page.keyboard.press('ArrowRight')
    await page.getByLabel('Ver como quedará').check()
    await expect.poll(() => page.locator('.area-stage image').getAttribute('href')).toMatch(/^blob:/)
    await isSound('an oval that bleeds')
    await picture(page, 'office-oval')
    await page.getByLabel('Sangrado, mm').fill('12')
    await page.getByLabel('Margen, mm').fill('40')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Tiene que ser una medida entre 0 y 10 mm.').waitFor()
    await page.getByText('Tiene que ser menos de la mitad del lado más corto.').waitFor()
    await page.getByLabel('Sangrado, mm').fill('3')
    await page.getByLabel('Margen, mm').fill('4')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Guardado.').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Óvalo de prueba', exact: true }).click()
    expect(await page.getByLabel('Forma').inputValue()).toBe('ellipse')
    expect(await page.getByLabel('Sangrado, mm').inputValue()).toBe('3')
    await page.getByText('Fondo por color: 1 propio').waitFor()
    await page.getByText('Luz de la vista: corregida').waitFor()
    const address = new URL(
      (await page.getByRole('link', { name: 'Ver en la tienda' }).getAttribute('href')) ?? '',
    )
    await page.close()
    const shop = await openPage(demo.browser, 1280)
    const id = address.pathname.match(/(\d+)$/)?.[1]
    await shop.page.goto(`${demo.origin}/andina/product-builder?id=${id}`)
    await shop.page.getByRole('button', { name: /Óvalo de prueba/ }).click()
    const stage = shop.page.getByRole('application', { name: 'Tu diseño sobre el producto' })
    await expect.poll(() => stage.getAttribute('aria-busy')).toBe('false')
    // an edge, a safe zone and a bleed, none of them a box
    for (const line of ['5 4', '2 4']) {
      expect(await stage.locator(`path[stroke-dasharray="${line}"]`).getAttribute('d')).toContain('C')
    }
    // what is engraved has no bleed; what is printed on film has
    const bleed = stage.locator('path[stroke="#b3261e"]')
    await shop.page.getByRole('button', { name: 'Técnica', exact: true }).click()
    await shop.page.getByRole('radio', { name: /^Grabado láser/ }).check()
    await expect.poll(() => bleed.count()).toBe(0)
    await shop.page.getByRole('radio', { name: /^DTF full color/ }).check()
    await bleed.waitFor({ state: 'attached' })
    await picture(shop.page, 'builder-oval')
    await shop.isSound('the builder of an oval')
    await shop.page.context().close()
  },
)
