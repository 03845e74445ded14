/** The pictures of the chapter about products. */
import type { ManualPicture } from './manual-picture.ts'
import { choose, dialog, main, press } from './manual-steps.ts'

export const productPictures: readonly ManualPicture[] = [
  { file: 'productos.webp', path: 'products' },
  {
    file: 'productos-vistas.webp',
    path: 'products?show=published&order=newest',
    async show(page) {
      await press(page, 'Guardar vista')
      await dialog(page).getByLabel('Nombre').fill('Lo más nuevo')
      await dialog(page).getByRole('button', { name: 'Guardar vista' }).click()
      await page.getByRole('link', { name: 'Lo más nuevo' }).click()
      await page.waitForURL(/view=/)
      await page.getByRole('button', { name: 'Cambiar', exact: true }).waitFor()
      await page.getByLabel('Orden').selectOption({ label: 'Por código' })
      await page.getByRole('button', { name: 'Guardar el cambio' }).waitFor()
    },
  },
  {
    file: 'productos-nuevo.webp',
    path: 'products/new',
    height: 1080,
    async show(page) {
      await page.getByLabel('Nombre').fill('Polera de algodón Cordillera')
      await page.getByLabel('Código').fill('POL-90')
      for (const [at, color] of ['Azul marino', 'Rojo'].entries()) {
        await press(page, 'Agregar un color')
        await page.getByRole('textbox', { name: `Color ${at + 1}`, exact: true }).fill(color)
      }
      await press(page, 'S M L XL')
    },
    crop: main,
  },
  {
    file: 'productos-categorias.webp',
    path: 'products/categories',
    async show(page) {
      await choose(page, 'Qué hacer con Tazones y vasos', 'Nueva dentro de esta')
      await dialog(page).getByLabel('Nombre').fill('Tazones térmicos')
      await dialog(page).getByRole('button', { name: 'Crear' }).click()
      await dialog(page).waitFor({ state: 'detached' })
    },
    crop: main,
  },
  {
    file: 'productos-recorte.webp',
    path: 'products?q=polera',
    async show(page) {
      await page.locator('a.row-link').first().click()
      await choose(page, 'Qué hacer con la imagen 1', 'Recortar')
      await page.getByRole('application').waitFor()
    },
    crop: dialog,
  },
  {
    file: 'productos-uno.webp',
    path: 'products?q=polera',
    async show(page) {
      await page.locator('a.row-link').first().click()
      const cells = page.getByRole('grid').getByRole('gridcell')
      await cells.nth(1).focus()
      await page.keyboard.type('2400')
      await page.keyboard.press('Enter')
      await page.getByText('1 cambio sin guardar').waitFor()
    },
  },
  {
    file: 'productos-tanda.webp',
    path: 'products?q=polera',
    async show(page) {
      await page.getByRole('checkbox', { name: 'Elegir los mostrados' }).check()
      await press(page, 'Cambiar')
      await dialog(page).getByLabel('Cuánto, en %').fill('10')
      await dialog(page)
        .getByText(/^Cambian? /)
        .waitFor()
    },
    crop: dialog,
  },
  {
    file: 'productos-historial.webp',
    path: 'products?q=polera',
    async show(page) {
      await page.getByRole('checkbox', { name: 'Elegir los mostrados' }).check()
      await press(page, 'Cambiar')
      await dialog(page).getByLabel('Cuánto, en %').fill('8')
      await dialog(page)
        .getByRole('button', { name: /^Cambiar \d/ })
        .click()
      await dialog(page).waitFor({ state: 'detached' })
      await page.locator('a.row-link').first().click()
      await page.getByRole('link', { name: 'Historial' }).click()
      await page.getByText('lo cambió con la').first().waitFor()
    },
    crop: main,
  },
]
