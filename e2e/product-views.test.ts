/** Saved views of the list of products, in a browser. */
import { afterAll, beforeAll, expect } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'
import { openOffice } from './office-page.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

deepTest(
  'a filter of products becomes a view, which says that it changed and keeps the change [ADM-07] [OWN-04]',
  async () => {
    const { page, isSound, awaitAnswer } = await openOffice(demo)
    await page.goto(`${demo.server.officeOrigin}/andina/products?show=published&order=newest`)
    await page.getByRole('button', { name: 'Guardar vista' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Guardar vista' }).click()
    await dialog.getByText('Escribe un nombre.').waitFor()
    await dialog.getByLabel('Nombre').fill('Lo más nuevo')
    await dialog.getByRole('button', { name: 'Guardar vista' }).click()
    const views = page.getByRole('navigation', { name: 'Vistas' })
    const tab = views.getByRole('link', { name: /^Lo más nuevo/ })
    await tab.waitFor()
    expect(await tab.getAttribute('aria-current')).toBe('true')

    await awaitAnswer(() => views.getByRole('link', { name: 'Todos los productos' }).click())
    await page.getByRole('button', { name: 'Cambiar', exact: true }).waitFor({ state: 'detached' })
    await awaitAnswer(() => tab.click())
    await page.getByRole('button', { name: 'Cambiar', exact: true }).waitFor()
    await awaitAnswer(() => page.getByLabel('Orden').selectOption({ label: 'Por código' }))
    await views.getByRole('link', { name: 'Lo más nuevo cambió' }).waitFor()
    await isSound('a view that changed')
    await page.reload()
    await views.getByRole('link', { name: 'Lo más nuevo cambió' }).waitFor()
    await page.getByRole('button', { name: 'Guardar el cambio' }).click()
    await views.getByRole('link', { name: 'Lo más nuevo', exact: true }).waitFor()
    await page.goto(`${demo.server.officeOrigin}/andina/products?show=published&order=code`)
    expect(await tab.getAttribute('aria-current')).toBe('true')

    await page.getByRole('button', { name: 'Cambiar', exact: true }).click()
    await dialog.getByLabel('Nombre').fill('Por código, en la tienda')
    await dialog.getByRole('button', { name: 'Guardar vista' }).click()
    await views.getByRole('link', { name: 'Por código, en la tienda' }).waitFor()
    for (const width of [360, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await isSound(`the list of products with a view at ${width}`, { axe: width === 360 })
    }
    await page.getByRole('button', { name: 'Cambiar', exact: true }).click()
    await dialog.getByRole('button', { name: 'Borrar' }).click()
    await views.getByRole('link', { name: 'Por código, en la tienda' }).waitFor({ state: 'detached' })
  },
)
