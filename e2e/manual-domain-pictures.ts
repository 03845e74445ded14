/** The picture of «Dominio» in the manual. */
import type { Page } from 'playwright-core'
import type { ManualPicture } from './manual-picture.ts'
import { dialog, main, press } from './manual-steps.ts'

/** The demo stands at an address of this machine, an installation at a name. */
async function nameTarget(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = async (...given) => {
      const answer = await send(...given)
      if (!/Staff\/\w*Domain/.test(answer.url) || !answer.ok) return answer
      const { result, ...envelope } = await answer.json()
      const target = { host: 'tiendas.example', addresses: ['203.0.113.10'] }
      const told = { ...result, target, commonAddress: 'https://tiendas.example/andina' }
      return new Response(JSON.stringify({ ...envelope, result: told }), answer)
    }
  })
  await page.reload()
}

export const domainPictures: readonly ManualPicture[] = [
  {
    file: 'dominio.webp',
    path: 'settings/domains',
    height: 1_050,
    async show(page) {
      await nameTarget(page)
      await press(page, 'Agregar un dominio')
      await dialog(page).getByLabel('Dominio').fill('www.tuempresa.com')
      await dialog(page).getByRole('button', { name: 'Agregar un dominio' }).click()
      await page.getByRole('heading', { level: 3, name: 'www.tuempresa.com' }).waitFor()
      await page.getByText('Siguen sus pasos').waitFor({ state: 'detached' })
    },
    crop: main,
  },
]
