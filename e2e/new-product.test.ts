/** A product from nothing to the shop, in a browser: made, pictured by drop, priced, shown, scheduled and retired. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'
import { openOffice } from './office-page.ts'

let demo: Demo
beforeAll(async () => {
  // this file adds a product to andina
  demo = await openOwnDemo()
})
afterAll(() => demo?.close())

const pictureFile = async (name: string, background: string) => {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

test('a product is made with colors and sizes, pictured, priced and shown, and the shop sells it [OWN-04]', async () => {
  const { page, isSound } = await openOffice(demo)
  const { officeOrigin } = demo.server
  await page.goto(`${officeOrigin}/andina/products`)
  await page.getByRole('link', { name: 'Nuevo producto' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nuevo producto' }).waitFor()
  const code = `POL-${Date.now()}`
  const name = `Polera Cordillera ${code}`
  await page.getByLabel('Nombre').fill(name)
  await page.getByLabel('Código').fill(code)
  for (const [at, color] of ['Azul marino', 'Rojo'].entries()) {
    await page.getByRole('button', { name: 'Agregar un color' }).click()
    await page.getByRole('textbox', { name: `Color ${at + 1}`, exact: true }).fill(color)
  }
  await page.getByRole('button', { name: 'S M L XL' }).click()
  await page.getByText('8 variantes nuevas').waitFor()
  await page.getByRole('button', { name: 'No ofrecer Rojo XL' }).click()
  await page.getByLabel('Sku de Rojo S').fill('')
  await isSound('a new product')
  await page.getByRole('button', { name: 'Crear el producto' }).click()
  await page.locator('.sku-matrix').getByText('No puede quedar vacío.').waitFor()
  await page.getByLabel('Sku de Rojo S').fill(`${code}-RS`)
  await page.getByRole('button', { name: 'Crear el producto' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByText('Le falta: precio, imagen y categoría').waitFor()
  const files = [
    await pictureFile(`${code}-AZUM-M frente.png`, '#1b2a49'),
    await pictureFile('polera rojo.png', '#d0202e'),
    { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') },
  ]
  await page.locator('input[type=file]').setInputFiles(files)
  await page.getByText('No es una imagen que podamos leer').waitFor()
  const second = page.getByLabel('Color de la imagen 2')
  await second.waitFor()
  expect(await page.getByLabel('Color de la imagen 1').inputValue()).toContain('AZUM')
  expect(await second.inputValue()).toContain(`${code}-RS`)
  // files that arrive push what is below them, which is looked at at rest
  await page.reload()
  await second.waitFor()
  await isSound('a product with pictures')
  await page.getByRole('button', { name: 'Qué hacer con la imagen 2' }).click()
  await page.getByRole('menuitem', { name: 'Recortar' }).click()
  await page.getByText('480 × 480 píxeles').waitFor()
  await page.getByRole('application').focus()
  await page.keyboard.press('ArrowRight')
  await isSound('a picture that is cropped')
  await page.getByRole('dialog').getByRole('button', { name: 'Recortar' }).click()
  await page.getByText('Imagen recortada.').waitFor()
  await page.getByRole('button', { name: 'Agregar un escalón' }).click()
  await page.getByLabel('Costo, escalón 1').fill('2.000')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Le falta: categoría').waitFor()
  await page.getByRole('button', { name: 'Mostrar en la tienda' }).click()
  const address = (await page.getByRole('link', { name: 'Ver en la tienda' }).getAttribute('href')) ?? ''
  const shop = await page.context().newPage()
  await shop.goto(address)
  await shop.getByRole('heading', { level: 1, name }).waitFor()
  await page.close()
})

deepTest(
  'on a phone a color is added, the product is scheduled, copied and retired, and each is taken back [OWN-04]',
  async () => {
    const { page, isSound } = await openOffice(demo, { width: 360 })
    await page.goto(`${demo.server.officeOrigin}/andina/products?q=polera`)
    await page.locator('a.row-link').first().click()
    await page.getByRole('button', { name: 'Colores y tallas' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Agregar un color' }).click()
    await dialog
      .getByRole('textbox', { name: /^Color / })
      .last()
      .fill('Fucsia de prueba')
    await isSound('colors and sizes')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('rowheader', { name: 'Fucsia de prueba' }).waitFor()
    await page.getByRole('button', { name: 'Más', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Programar' }).click()
    await dialog.getByLabel('Ocultarlo desde').fill('2098-03-01T12:00')
    await isSound('a schedule')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Se oculta el').waitFor()
    await page.getByRole('button', { name: 'Más', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Retirar' }).click()
    await page.getByText('Retirado: no se vende más').waitFor()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await page.getByText('De vuelta, oculto.').waitFor()
    await page.getByRole('button', { name: 'Más', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Duplicar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Duplicar un producto' }).waitFor()
    await isSound('a copy')
    await page.getByRole('button', { name: 'Crear el producto' }).click()
    await page.getByRole('heading', { level: 1, name: '(copia)' }).waitFor()
    await page.close()
  },
)
