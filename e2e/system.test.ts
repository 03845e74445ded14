/** The page of the design system: every component in every template, as a person and as axe see it. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { isDeep } from './depth.ts'
import { shopOfTemplate } from './screens.ts'
import { openPage, type Width } from './watched-page.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

const numbers = shopOfTemplate.map((_, index) => index + 1)
/** The dark template, which shows what a token forgot; a deep run sees all ten at every width. */
const templates = isDeep ? numbers : [10]
const widths: readonly Width[] = isDeep ? [360, 800, 1280] : [360, 1280]

test.each(templates)(
  'the components of template %i are sound on a phone and on a desk, for axe too, and their windows open and close [LAYOUT-04]',
  async (template) => {
    for (const width of widths) {
      // what axe objects to does not depend on the width: a deep run examines each
      const { page, isSound } = await openPage(demo.browser, width, { axe: isDeep || width === 360 })
      await page.goto(`${demo.origin}/demo/system/${template}`)
      expect(await page.locator('html').getAttribute('data-template')).toBe(String(template))
      await page.getByText('El carrito está vacío').waitFor()
      await isSound(`template ${template} at ${width}`)
      await openWindow(page, 'Abrir diálogo', 'Aprobar el boceto')
      await isSound(`the dialog of template ${template} at ${width}`)
      await page.keyboard.press('Escape')
      await openWindow(page, 'Abrir panel', 'Carrito')
      await isSound(`the sheet of template ${template} at ${width}`)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Mostrar aviso' }).click()
      await page.getByText('Producto quitado.').waitFor()
      await page.context().close()
    }
  },
)

test('the page of the system leads from template to template, is kept from search engines, and knows no eleventh [LAYOUT-04]', async () => {
  const { page } = await openPage(demo.browser, 1280, { axe: false })
  await page.goto(`${demo.origin}/demo/system`)
  const links = page.getByRole('navigation', { name: 'Plantillas' }).getByRole('link')
  expect(await links.count()).toBe(10)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  const colorOf = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--brand'))
  const first = await colorOf()
  await links.filter({ hasText: 'Premium' }).click()
  await page.getByText('en la plantilla Premium', { exact: false }).waitFor()
  expect(await colorOf()).not.toBe(first)
  expect((await fetch(`${demo.origin}/demo/system/11`)).status).toBe(404)
})

async function openWindow(page: Page, button: string, title: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog', { name: title }).waitFor()
}
