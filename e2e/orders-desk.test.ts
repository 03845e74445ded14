/** The orders desk in a browser: two people at one order, and many orders at once. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'
import { openOffice } from './office-page.ts'

let demo: Demo
beforeAll(async () => {
  // this file moves the first orders of andina
  demo = await openOwnDemo()
})
afterAll(() => demo?.close())

deepTest(
  'of two windows at one order the second keeps what was typed, reads who did what, and goes on [ADM-21]',
  async () => {
    const [{ page: first }, { page: second }] = [
      await openOffice(demo),
      await openOffice(demo, { name: 'mostrador' }),
    ]
    const address = `${demo.server.officeOrigin}/andina/orders/2`
    for (const page of [first, second]) {
      await page.goto(address)
      await page.getByRole('button', { name: 'Marcar como listo' }).click()
      await page.getByRole('dialog').getByRole('textbox', { name: /nota/i }).waitFor()
    }
    const [one, other] = [first.getByRole('dialog'), second.getByRole('dialog')]
    await other.getByRole('textbox', { name: /nota/i }).fill('Caja 4, estante B')
    await one.getByRole('button', { name: 'Marcar como listo' }).dblclick()
    await one.waitFor({ state: 'detached' })
    await other.getByRole('button', { name: 'Marcar como listo' }).click()
    await other.getByText('Mientras tanto alguien cambió este pedido').waitFor()
    await other.getByText(/movió el pedido/).waitFor()
    expect(await other.getByRole('textbox', { name: /nota/i }).inputValue()).toBe('Caja 4, estante B')
    await other.getByRole('button', { name: 'Volver' }).click()
    await second.getByRole('button', { name: 'Marcar como listo' }).waitFor({ state: 'detached' })
    await second.goBack()
    await second.goForward()
    await second.getByRole('heading', { level: 1, name: /Pedido n\.º 2/ }).waitFor()
  },
)

test('several orders are marked by keyboard, looked at, moved as one run and taken back [ADM-07] [ADM-08]', async () => {
  const { page, isSound } = await openOffice(demo)
  await page.goto(`${demo.server.officeOrigin}/andina/orders`)
  await page.getByRole('checkbox', { name: 'Elegir los de esta página' }).check()
  const bar = page.getByRole('region', { name: /pedidos? elegidos?/ })
  await bar.getByRole('button', { name: 'Quitar la selección' }).click()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await bar.getByRole('button', { name: /del filtro/ }).click()
  await bar.getByRole('button', { name: 'Mover a…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mover pedidos' })
  for (const state of ['En camino', 'Entregado', 'Listo', 'En producción']) {
    await dialog.getByLabel('Pasan a').selectOption({ label: state })
    await dialog.getByText(/Se moverán? |Ninguno de estos pedidos/).waitFor()
    if (await dialog.getByText(/Se moverán? /).isVisible()) break
  }
  await isSound('the look at a run')
  await dialog.getByRole('button', { name: /^Mover \d/ }).click()
  await page.getByRole('heading', { level: 1, name: /^Tanda n\.º 1/ }).waitFor()
  await page.getByText('Terminada').waitFor()
  await isSound('the page of a run')
  await page.getByRole('button', { name: 'Deshacer la tanda' }).click()
  await page.getByText('Deshecha').waitFor()
  await page.getByText('Volvió a donde estaba').first().waitFor()
  await page.goto(`${demo.server.officeOrigin}/andina/orders/runs`)
  await page.getByRole('link', { name: '1', exact: true }).waitFor()
  await isSound('the list of runs')
})
