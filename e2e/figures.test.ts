/** The figures of a shop, in a browser. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { phoneFirst } from './depth.ts'
import { openOffice } from './office-page.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

test.each(phoneFirst)(
  'somebody reads what was sold, by keyboard and as a table, and chooses other days, at %i px [OWN-17]',
  async (width) => {
    const { page, isSound } = await openOffice(demo, { name: 'cuentas', width })
    await page.goto(`${demo.server.officeOrigin}/andina/figures?span=quarter`)
    const chart = page.getByRole('listbox', { name: 'Ventas en el tiempo' })
    await chart.waitFor()
    await page.getByRole('table', { name: 'Productos' }).waitFor()
    await page.getByRole('heading', { name: 'Carritos sin terminar' }).waitFor()
    await isSound('the figures')
    await chart.getByRole('option').first().focus()
    await page.keyboard.press('End')
    const last = await chart.getByRole('option', { selected: true }).getAttribute('aria-label')
    expect(last).toMatch(/: \$\s.*, antes \$/)
    await page.getByRole('button', { name: 'Ver como tabla' }).click()
    const table = page.getByRole('table', { name: 'Ventas en el tiempo' })
    await table.getByRole('row', { name: /^Total/ }).waitFor()
    await page.getByRole('button', { name: 'Técnicas' }).click()
    await page.getByRole('table', { name: 'Técnicas' }).waitFor()
    await isSound('the figures as a table')
    await page.getByRole('button', { name: 'Otras fechas' }).click()
    await page.getByLabel('Desde').fill('2020-01-31')
    await page.getByLabel('Hasta').fill('2020-01-01')
    await page.getByRole('button', { name: 'Ver estas fechas' }).click()
    await page.getByText('El último día es anterior al primero.').waitFor()
    await page.getByLabel('Hasta').fill('2020-02-01')
    await page.getByRole('button', { name: 'Ver estas fechas' }).click()
    await page.getByText('En estas fechas no hubo ventas.', { exact: false }).waitFor()
    expect(page.url()).toContain('from=2020-01-31&to=2020-02-01')
    await isSound('days without sales')
  },
)
