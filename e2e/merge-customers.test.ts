/** Two e-mails of one person become one customer, in a browser. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { eachOrFirst } from './depth.ts'
import { openOffice } from './office-page.ts'

let demo: Demo
beforeAll(async () => {
  // this file makes one customer of two
  demo = await openOwnDemo()
})
afterAll(() => demo?.close())

const windows = [
  [360, 'andina'],
  [1280, 'pampa'],
] as const
test.each(eachOrFirst(windows))(
  'at %i px somebody looks at what a merge moves and types the e-mail again [ADM-17]',
  async (width, shop) => {
    const { page, isSound } = await openOffice(demo, { width, shop })
    const { officeOrigin } = demo.server
    const found = await page.request.get(`${officeOrigin}/api/services/app/Staff/GetCustomers`, {
      headers: { origin: officeOrigin, 'abp-tenantid': shop },
    })
    const customers: { id: number; email: string }[] = (await found.json()).result.items
    const id = customers.find(({ email }) => email === `compras@${shop}.demo`)?.id
    await page.goto(`${officeOrigin}/${shop}/customers/${id}`)
    await page.getByRole('button', { name: 'Más acciones' }).click()
    await page.getByRole('menuitem', { name: 'Unir con otro correo' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('El otro correo').fill(`sucursal@${shop}.demo`)
    await isSound('the other e-mail')
    await dialog.getByRole('button', { name: 'Ver qué pasa' }).click()
    await dialog.getByText(`Todo lo de sucursal@${shop}.demo pasa a compras@${shop}.demo.`).waitFor()
    await dialog.getByText('Su contraseña', { exact: false }).waitFor()
    await isSound('a look at a merge')
    const again = dialog.getByRole('textbox')
    await again.fill('otra@empresa.example')
    await dialog.getByRole('button', { name: 'Unir', exact: true }).click()
    await dialog.getByText('No es el correo que se une.').waitFor()
    await again.fill(`sucursal@${shop}.demo`)
    await dialog.getByRole('button', { name: 'Unir', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(`sucursal@${shop}.demo`).waitFor()
    expect(await page.getByText('También era').isVisible()).toBe(true)
  },
)
