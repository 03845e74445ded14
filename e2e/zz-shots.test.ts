import { afterAll, beforeAll, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { openOffice } from './office-page.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())
test('shots', async () => {
  const { page } = await openOffice(demo)
  await page.goto(`${demo.server.officeOrigin}/andina/products?show=published&order=newest`)
  await page.getByRole('button', { name: 'Guardar vista' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre').fill('Lo más nuevo')
  await page.screenshot({ path: '/tmp/shots/views-dialog.png' })
  await dialog.getByRole('button', { name: 'Guardar vista' }).click()
  await page.getByRole('link', { name: /^Lo más nuevo/ }).click()
  await page.waitForTimeout(1500)
  console.log(page.url())
  await page.getByLabel('Orden').selectOption({ label: 'Por código' })
  await page.waitForTimeout(1500)
  console.log(page.url(), await page.getByRole('navigation', { name: 'Vistas' }).innerHTML())
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.waitForTimeout(300)
    await page.screenshot({ path: `/tmp/shots/views-${width}.png` })
  }
})
