/** The techniques in their owner's hands, in a browser: andina's prices at the office, and what its shop asks then. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { openOffice } from './office-page.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

test('a list of a supplier is pasted, tried, looked at beside today, saved and taken back [OWN-07]', async () => {
  const { page, isSound } = await openOffice(demo)
  await page.goto(`${demo.server.officeOrigin}/andina/techniques`)
  await page.getByRole('link', { name: 'Sublimación' }).waitFor()
  await isSound('the techniques')
  await page.getByRole('link', { name: 'Serigrafía' }).click()
  const grid = page.getByRole('grid', { name: 'Precios' })
  const cells = grid.getByRole('gridcell')
  await cells.nth(0).focus()
  await grid.evaluate((table) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '1\t1.000\t1.600\n200\t700\tconsultar')
    const cell = table.querySelector('td')
    cell?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await page.getByText('1 celda no entró').waitFor()
  await page.getByRole('button', { name: 'Entendido' }).click()
  await expect.poll(() => cells.nth(1).textContent()).toBe('$\u00a01.000')
  // 200 stands over what was from 25 units on: the quantities rise again once it is written back
  await cells.nth(3).focus()
  await page.keyboard.type('25')
  await page.keyboard.press('Enter')
  const tester = page.getByRole('region', { name: 'Probar el precio' })
  await tester.getByLabel('Unidades').fill('30')
  await tester.getByLabel('Colores').fill('1')
  await tester
    .getByRole('row', { name: /^Por unidad/ })
    .getByText('$\u00a0700')
    .waitFor()
  await tester.getByRole('row', { name: /^Recargo bajo el mínimo/ }).waitFor()
  await page.getByRole('button', { name: 'Ver qué cambiaría' }).click()
  await page.getByText(/^Cambian \d+ de \d+\.$/).waitFor()
  await isSound('what would change')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByText('Quedó como estaba.').waitFor()
  await expect.poll(() => cells.nth(1).textContent()).not.toBe('$\u00a01.000')
  await page.close()
})

test('a phone makes a usual technique with its price, switches it off and deletes it [OWN-07]', async () => {
  const { page, isSound } = await openOffice(demo, { width: 360 })
  await page.goto(`${demo.server.officeOrigin}/andina/techniques`)
  await page.getByRole('button', { name: 'Nueva técnica' }).click()
  await page.getByRole('link', { name: /^Gota de resina/ }).click()
  const grid = page.getByRole('grid', { name: 'Precios' })
  await grid.getByRole('gridcell').nth(1).focus()
  await page.keyboard.type('350')
  await page.keyboard.press('Enter')
  await isSound('a new technique')
  await page.getByRole('button', { name: 'Guardar' }).click()
  // the other band has no price, and a charge is not said
  await page.getByText('2 datos por corregir antes de guardar.').waitFor()
  await page.getByRole('button', { name: 'Quitar el tramo 2' }).click()
  await page.getByLabel('Preparación', { exact: true }).fill('0')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('0 productos').waitFor()
  await page.getByRole('button', { name: 'Apagar' }).click()
  await page.getByText('Apagada: nadie la puede elegir').waitFor()
  await page.getByRole('button', { name: 'Borrar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click()
  await page.getByRole('link', { name: 'Sublimación' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Gota de resina' }).count()).toBe(0)
  await page.close()
})
