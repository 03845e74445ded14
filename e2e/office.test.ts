/** The back office in a browser: the people of andina at work. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { phoneFirst } from './depth.ts'
import { DEMO_PASSWORD, openOffice } from './office-page.ts'

let demo: Demo
beforeAll(async () => {
  // this file moves the first orders of andina
  demo = await openOwnDemo()
})
afterAll(() => demo?.close())

test('somebody signs in and moves an order, by keyboard alone [ADM-01] [ADM-07] [ADM-08]', async () => {
  const context = await demo.browser.newContext({ viewport: { width: 1280, height: 860 } })
  const page = await context.newPage()
  const { keyboard } = page
  await page.goto(`${demo.server.officeOrigin}/andina/orders`)
  await page.getByRole('textbox', { name: 'Correo' }).focus()
  await keyboard.type('mostrador@andina.demo')
  await keyboard.press('Tab')
  await keyboard.type(DEMO_PASSWORD)
  await keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Pedidos' }).waitFor()
  await page.getByRole('link', { name: '2', exact: true }).waitFor()
  await keyboard.press('j')
  await keyboard.press('j')
  await keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /Pedido n\.º 2/ }).waitFor()
  const act = page.getByRole('button', { name: 'Marcar como listo' })
  await act.focus()
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Marcar como listo' })
  await dialog.getByRole('textbox', { name: /nota/i }).waitFor()
  await keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Marcar como listo' }).waitFor({ state: 'detached' })
  await context.close()
})

test.each(phoneFirst)(
  'each screen is sound at %i px [ADM-01] [ADM-06] [ADM-07] [ADM-08] [ADM-15] [ADM-17]',
  async (width) => {
    const { page, isSound } = await openOffice(demo, { width })
    for (const path of [
      'today',
      'orders',
      'orders/3',
      'quotes',
      'customers',
      'people',
      'keys',
      'changes',
      'account',
    ]) {
      await page.goto(`${demo.server.officeOrigin}/andina/${path}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await isSound(path)
    }
    await page.goto(`${demo.server.officeOrigin}/andina/quotes`)
    await page.getByRole('link', { name: /Soto/ }).click()
    await isSound('quote')
    await page.getByRole('button', { name: 'Hacer otra versión' }).click()
    await page.getByText('Vale hasta el', { exact: false }).last().waitFor()
    await isSound('an answer while it is written')
  },
)

test('the search over everything finds a screen, an order and a customer by keyboard [ADM-19]', async () => {
  const { page, isSound } = await openOffice(demo)
  await page.goto(`${demo.server.officeOrigin}/andina/today`)
  await page.getByRole('heading', { level: 1, name: 'Hoy' }).waitFor()
  const { keyboard } = page
  await keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
  await keyboard.type('soto')
  await page.getByRole('option', { name: /Pedido n\.º 2/ }).waitFor()
  const person = page.getByRole('option', { name: /^Martín Soto/ })
  await person.waitFor()
  await isSound('the search over everything')
  await keyboard.press('ArrowUp')
  expect(await person.getAttribute('aria-selected')).toBe('true')
  await keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Martín Soto' }).waitFor()
})
