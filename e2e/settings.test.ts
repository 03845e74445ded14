/** The settings of a shop in a browser: pampa's «Ajustes». */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest, phoneFirst } from './depth.ts'
import { openOffice } from './office-page.ts'

let demo: Demo
beforeAll(async () => {
  // this file changes the settings of pampa
  demo = await openOwnDemo()
})
afterAll(() => demo?.close())

test('an owner tries a margin, keeps it over a reload and is shown what a colleague saved meanwhile [ADM-21] [OWN-10]', async () => {
  const { page } = await openOffice(demo, { shop: 'pampa' })
  const { page: other } = await openOffice(demo, { name: 'gerencia', shop: 'pampa' })
  // a reload asks whether what is typed may go: the draft brings it back
  page.on('dialog', (dialog) => void dialog.accept())
  const at = `${demo.server.officeOrigin}/pampa/settings/prices`
  await page.goto(at)
  const margin = page.getByLabel('Multiplicador de ganancia')
  const sample = page.getByRole('region', { name: 'Cómo queda un precio' })
  const before = await sample.getByRole('row', { name: 'Tu ganancia' }).textContent()
  await margin.fill('1,9')
  await page.getByLabel('Anticipo').fill('0')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Escribí un número entre 1 y 100.').waitFor()
  await page.getByLabel('Anticipo').fill('40')
  await page.reload()
  await page.getByText('2 cambios sin guardar').first().waitFor()
  expect(await sample.getByRole('row', { name: 'Tu ganancia' }).textContent()).not.toBe(before)

  await other.goto(at)
  await other.getByLabel('Multiplicador de ganancia').fill('1,8')
  await other.getByRole('button', { name: 'Guardar' }).click()
  await other.getByText('Guardado.').waitFor()

  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('guardó «1,8» mientras tanto').waitFor()
  expect(await margin.inputValue()).toBe('1,9')
  await page.getByRole('button', { name: 'Dejar «1,8»' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Guardado.').waitFor()
  expect([await margin.inputValue(), await page.getByLabel('Anticipo').inputValue()]).toEqual(['1,8', '40'])

  await page.goto(`${demo.server.officeOrigin}/pampa/changes`)
  await page.getByText('cambió los ajustes').first().waitFor()
  await page.getByText(/Anticipo: \d+ → 40/).waitFor()
})

deepTest(
  'a switch that another one stops says so, leaving asks, the shop follows a save, and days without work are kept [OWN-10]',
  async () => {
    const { page } = await openOffice(demo, { shop: 'pampa' })
    const listOf = async () =>
      (await page.context().request.get(`${demo.origin}/pampa/products-list/all`)).text()
    const hasPrices = (html: string) => /\$\s*\d/.test(html.replaceAll(/<[^>]+>/g, ''))
    expect(hasPrices(await listOf())).toBe(true)
    await page.goto(`${demo.server.officeOrigin}/pampa/settings`)
    await page.getByLabel('Mostrar los precios').uncheck()
    expect(await page.getByText('Ahora no tiene efecto: está apagado «Mostrar los precios».').count()).toBe(2)
    await page.getByRole('link', { name: 'Plazos' }).click()
    const dialog = page.getByRole('dialog', { name: '¿Salir sin guardar?' })
    await dialog.getByRole('button', { name: 'Seguir acá' }).last().click()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Guardado.').waitFor()
    await page.getByRole('link', { name: 'Plazos' }).click()
    await page.getByRole('button', { name: 'Agregar días' }).waitFor()
    // without the notice of what was saved before
    await page.reload()
    await page.getByRole('button', { name: 'Agregar días' }).click()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Cada ausencia va de una fecha a otra').waitFor()
    await page.getByLabel('Desde, ausencia 1').fill('2027-01-04')
    expect(await page.getByLabel('Hasta, ausencia 1').inputValue()).toBe('2027-01-04')
    await page.getByLabel('Hasta, ausencia 1').fill('2027-01-15')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Guardado.').waitFor()
    await expect.poll(async () => hasPrices(await listOf())).toBe(false)
  },
)

deepTest(
  'a dearer step of weight is tried before it is saved, and a place to fetch orders is added [OWN-11]',
  async () => {
    const { page } = await openOffice(demo, { shop: 'pampa' })
    await page.goto(`${demo.server.officeOrigin}/pampa/settings/shipping`)
    const tester = page.getByRole('region', { name: 'Probar la tabla' })
    await tester.getByLabel('Provincia').selectOption('Chubut')
    await tester.getByLabel('Peso del pedido (kg)').fill('4')
    const price = page.getByLabel('Precio, Patagonia, 2').first()
    await price.fill('-3')
    await tester.getByText('Completá la tabla').waitFor()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Tiene que ser un importe mayor que cero.').waitFor()
    await price.fill('20.000')
    await tester.getByText(/24\.200/).waitFor()
    await page.getByRole('button', { name: 'Agregar un lugar de retiro' }).click()
    await page.getByLabel('Nombre del lugar').last().fill('Depósito Avellaneda')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Falta la dirección.').waitFor()
    await page.getByLabel('Dirección').last().fill('Mitre 750')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Guardado.').waitFor()
    await page.goto(`${demo.server.officeOrigin}/pampa/changes`)
    await page.getByText('cambió la tabla de envíos').first().waitFor()
    await page
      .getByText(/Retiro, Depósito Avellaneda/)
      .first()
      .waitFor()
  },
)

test('an account of Mercado Pago is asked for where it is missing, and nothing is sent without it [OWN-12]', async () => {
  const { page } = await openOffice(demo, { shop: 'pampa' })
  await page.goto(`${demo.server.officeOrigin}/pampa/settings/payments`)
  await page.getByRole('button', { name: 'Conectar: Mercado Pago' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mercado Pago' })
  await dialog.getByRole('button', { name: 'Conectar' }).click()
  await dialog.getByText('Falta el Access Token: empieza con APP_USR.').waitFor()
  await dialog.getByText('Falta la clave secreta.').waitFor()
})

test.each(phoneFirst)('each page of the settings is sound at %i px [OWN-10]', async (width) => {
  const { page, isSound } = await openOffice(demo, { shop: 'pampa', width })
  for (const section of ['abilities', 'prices', 'deadlines', 'payments', 'shipping']) {
    await page.goto(`${demo.server.officeOrigin}/pampa/settings/${section}`)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await isSound(section)
  }
})
