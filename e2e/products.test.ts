/** The catalog in its owner's hands, in a browser: andina's products at the office, and what its shop shows then. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'
import { openOffice } from './office-page.ts'

let demo: Demo
beforeAll(async () => {
  // this file changes products of andina
  demo = await openOwnDemo()
})
afterAll(() => demo?.close())

test('somebody finds a product, counts its stock by keyboard, changes its price and name, and the shop shows it [OWN-04]', async () => {
  const { page, isSound } = await openOffice(demo)
  const { officeOrigin } = demo.server
  await page.goto(`${officeOrigin}/andina/products?q=polera`)
  await page.locator('a.row-link').first().waitFor()
  await isSound('the products')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const grid = page.getByRole('grid', { name: 'Stock' })
  await grid.waitFor()
  await isSound('a product')
  const cells = grid.getByRole('gridcell')
  await cells.first().focus()
  await page.keyboard.type('4321')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => cells.first().textContent()).toContain('4321')
  await page.keyboard.type('9')
  await page.keyboard.press('Escape')
  await expect.poll(() => cells.first().textContent()).toContain('4321')
  const name = `Polera de prueba ${Date.now()}`
  await page.getByLabel('Nombre').fill(name)
  await page.getByLabel('Costo, escalón 1').first().fill('12.345')
  await page.getByText('3 cambios sin guardar').waitFor()
  await isSound('a product that is being changed')
  await page.getByRole('link', { name: 'Productos' }).first().click()
  await page.getByRole('button', { name: 'Seguir editando' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  const address = (await page.getByRole('link', { name: 'Ver en la tienda' }).getAttribute('href')) ?? ''
  const shop = await page.context().newPage()
  await shop.goto(address)
  await shop.getByRole('heading', { level: 1, name }).waitFor()
  await page.close()
})

deepTest(
  'a spreadsheet is pasted into the grid, what did not fit is told, and a phone hides the product [OWN-04]',
  async () => {
    const { page, isSound } = await openOffice(demo, { width: 360 })
    await page.goto(`${demo.server.officeOrigin}/andina/products?q=polera`)
    await page.locator('a.row-link').first().click()
    const grid = page.getByRole('grid', { name: 'Stock' })
    await grid.getByRole('gridcell').first().focus()
    await grid.evaluate((table) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '55\tmuchas')
      const cell = table.querySelector('td')
      cell?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await page.getByText('1 celda no entró').waitFor()
    await expect.poll(() => grid.getByRole('gridcell').first().textContent()).toContain('55')
    await isSound('what did not fit')
    await page.getByRole('button', { name: 'Descartar' }).click()
    await page.getByRole('button', { name: 'Ocultar' }).click()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await page.getByText('Ahora se muestra en la tienda.').waitFor()
    await page.close()
  },
)

deepTest(
  'prices of several products rise as the examples said, and the run is taken back [OWN-05]',
  async () => {
    const { page, isSound } = await openOffice(demo)
    const { officeOrigin } = demo.server
    await page.goto(`${officeOrigin}/andina/products?q=taz`)
    await page.locator('a.row-link').first().waitFor()
    const price = page.locator('tbody tr').first().locator('td.number').first()
    const before = await price.textContent()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.getByRole('checkbox', { name: 'Elegir los mostrados' }).check()
    await page.getByRole('button', { name: 'Cambiar' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Cuánto, en %').fill('10')
    await dialog.getByRole('list', { name: 'Por ejemplo' }).waitFor()
    await isSound('what a run would do')
    await dialog.getByRole('button', { name: /^Cambiar \d+ producto/ }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => price.textContent()).not.toBe(before)
    await page.getByRole('link', { name: 'Tandas' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tandas de productos' }).waitFor()
    await page.locator('tbody').getByRole('button', { name: 'Deshacer' }).click()
    await page.getByText('Deshecha', { exact: true }).waitFor()
    await isSound('the runs')
    await page.getByRole('link', { name: 'Productos' }).first().click()
    await page.close()
  },
)
