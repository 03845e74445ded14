/** The pictures of «Apariencia», the last of the manual's. */
import type { Page } from 'playwright-core'
import type { ManualPicture } from './manual-picture.ts'
import { dialog } from './manual-steps.ts'

const pressPublish = (page: Page) => page.getByRole('button', { name: 'Publicar' }).first().click()

/** The shop beside the form of its look, with its pictures. */
async function showPreview(page: Page): Promise<void> {
  await page.getByText('Preparando la vista previa').waitFor({ state: 'detached' })
  await page.waitForTimeout(1_500)
}

export const lookPictures: readonly ManualPicture[] = [
  { file: 'apariencia.webp', path: 'look', show: showPreview },
  {
    file: 'apariencia-color.webp',
    path: 'look/color',
    async show(page) {
      await page.getByLabel('Color principal').fill('#c9892b')
      await showPreview(page)
    },
  },
  {
    file: 'apariencia-banners.webp',
    path: 'look/banners',
    height: 1_000,
    async show(page) {
      await page.getByRole('slider', { name: 'Punto de interés' }).first().press('ArrowRight')
      await showPreview(page)
    },
  },
  {
    file: 'apariencia-publicar.webp',
    path: 'look/color',
    async show(page) {
      await page.getByLabel('Color principal').fill('#7a1f3d')
      await page.getByText('Guardado en el borrador').waitFor()
      await pressPublish(page)
    },
    crop: dialog,
  },
  {
    file: 'apariencia-historial.webp',
    path: 'look/color',
    async show(page) {
      await page.getByLabel('Color principal').fill('#24513f')
      await page.getByText('Guardado en el borrador').waitFor()
      await pressPublish(page)
      await dialog(page).getByRole('button', { name: 'Publicar' }).click()
      await page.getByText('Publicado: la tienda ya se ve así.').waitFor()
      await page.getByRole('link', { name: 'Historial' }).click()
      await page.getByRole('button', { name: 'Volver a esta' }).first().waitFor()
      await showPreview(page)
    },
  },
]
