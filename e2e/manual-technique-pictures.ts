/** The pictures of the chapters about techniques and print areas. */
import type { ManualPicture } from './manual-picture.ts'
import { main, press } from './manual-steps.ts'

export const techniquePictures: readonly ManualPicture[] = [
  { file: 'tecnicas.webp', path: 'techniques', crop: main },
  {
    file: 'tecnicas-una.webp',
    path: 'techniques',
    height: 1000,
    async show(page) {
      await page.getByRole('link', { name: 'Serigrafía' }).click()
      await page.getByRole('gridcell').nth(4).focus()
      await page.keyboard.type('480')
      await page.keyboard.press('Enter')
      await page.getByRole('row', { name: /^Quien compra paga/ }).waitFor()
    },
  },
  {
    file: 'tecnicas-cambios.webp',
    path: 'techniques',
    async show(page) {
      await page.getByRole('link', { name: 'Serigrafía' }).click()
      for (const cell of [1, 4, 7, 10]) {
        await page.getByRole('gridcell').nth(cell).focus()
        await page.keyboard.type('690')
        await page.keyboard.press('Enter')
      }
      await press(page, 'Ver qué cambiaría')
      await page.getByText(/^Cambian? /).waitFor()
    },
    crop: (page) => page.getByRole('region', { name: 'Qué cambiaría' }),
  },
  {
    file: 'areas.webp',
    path: 'products?q=tazon',
    height: 1000,
    async show(page) {
      await page.locator('a.row-link').first().click()
      await page.getByRole('link', { name: 'Áreas de impresión' }).click()
      await page.getByRole('button', { name: /^Esquina de abajo a la derecha/ }).waitFor()
    },
  },
  {
    file: 'areas-forma.webp',
    path: 'products?q=tazon',
    height: 1000,
    async show(page) {
      await page.locator('a.row-link').first().click()
      await page.getByRole('link', { name: 'Áreas de impresión' }).click()
      await page.getByLabel('Forma').selectOption('ellipse')
      await page.getByLabel('Sangrado, mm').fill('3')
      await page.getByLabel('Ver como quedará').check()
      await page.locator('.area-stage image[href^="blob:"]').waitFor()
    },
  },
]
