/** The pictures of «Textos de los correos». */
import type { Page } from 'playwright-core'
import type { ManualPicture } from './manual-picture.ts'
import { main } from './manual-steps.ts'

const showMail = (page: Page, text: string) =>
  page.frameLocator('iframe[title="El correo como llega"]').getByText(text).first().waitFor()

export const mailTextPictures: readonly ManualPicture[] = [
  { file: 'textos-de-correos.webp', path: 'mail-texts', crop: main },
  {
    file: 'textos-de-correos-uno.webp',
    path: 'mail-texts/order_placed',
    height: 1_000,
    async show(page) {
      await page
        .getByRole('textbox', { name: 'Comienzo' })
        .fill('Nos alegra que nos elijas, {nombre}. Ya estamos con tu pedido {pedido}.')
      await showMail(page, 'Nos alegra que nos elijas, Lucía.')
    },
    crop: main,
  },
  {
    file: 'textos-de-correos-firma.webp',
    path: 'mail-texts/sender',
    height: 1_000,
    async show(page) {
      await page.getByRole('textbox', { name: 'Firma' }).fill('Un abrazo,\nel equipo de {tienda}\n{telefono}')
      await showMail(page, 'el equipo de')
    },
    crop: main,
  },
]
