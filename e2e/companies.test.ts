/** The companies of a shop at its desk, in a browser. */
import { afterAll, beforeAll, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { phoneFirst } from './depth.ts'
import { openOffice } from './office-page.ts'

let demo: Demo
beforeAll(async () => {
  // this file gives a customer another company
  demo = await openOwnDemo()
})
afterAll(() => demo?.close())

test.each(phoneFirst)(
  'somebody finds a company and its people, and puts a customer into it, at %i px [ADM-17]',
  async (width) => {
    const { page, isSound } = await openOffice(demo, { width })
    const { officeOrigin } = demo.server
    await page.goto(`${officeOrigin}/andina/customers`)
    await page.getByRole('link', { name: 'Empresas' }).click()
    await page.getByRole('heading', { level: 1, name: 'Empresas' }).waitFor()
    await page.locator('a.row-link').first().waitFor()
    await isSound('the companies')
    await page.locator('a.row-link').first().click()
    await page.getByRole('heading', { level: 2, name: 'Personas' }).waitFor()
    await isSound('a company')
    await page.getByRole('region', { name: 'Personas' }).getByRole('link').first().click()
    await page.getByRole('button', { name: 'Más acciones' }).click()
    await page.getByRole('menuitem', { name: 'Cambiar de empresa' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Empresa').fill(`Imprenta ${width}`)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: `Imprenta ${width}` }).click()
    await page.getByRole('heading', { level: 1, name: `Imprenta ${width}` }).waitFor()
  },
)
