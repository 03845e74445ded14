/** The pictures of the manual about opening shops, taken as the operator of the demo. */
import type { Page } from 'playwright-core'
import type { ManualPicture } from './manual-picture.ts'
import { main, press } from './manual-steps.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Antes de abrir' })

/** Through so many steps of the guide that opens a shop. */
async function goOn(page: Page, steps: number): Promise<void> {
  for (let step = 1; step <= steps; step += 1) {
    await press(page, 'Continuar')
    await page.getByText(`Paso ${step + 1} de 6`).waitFor()
  }
}

export const openingPictures: readonly ManualPicture[] = [
  {
    file: 'abrir-una-tienda.webp',
    path: '/new-shop',
    who: 'operador',
    async show(page) {
      await page.getByLabel('Nombre de la tienda').fill('Regalos del Sur')
      await page.getByText('Está libre.').waitFor()
    },
    crop: main,
  },
  {
    file: 'abrir-una-tienda-aspecto.webp',
    path: '/new-shop',
    who: 'operador',
    height: 1_080,
    async show(page) {
      await page.getByLabel('Nombre de la tienda').fill('Regalos del Sur')
      await goOn(page, 2)
    },
    crop: main,
  },
  {
    file: 'abrir-una-tienda-lista.webp',
    path: '/new-shop',
    who: 'operador',
    async show(page) {
      await page.getByLabel('Nombre de la tienda').fill('Regalos del Sur')
      await goOn(page, 5)
      await press(page, 'Crear la tienda')
      await list(page).getByText('de 7').waitFor()
    },
    crop: list,
  },
  { file: 'operador.webp', path: '/operator', who: 'operador', crop: main },
]
