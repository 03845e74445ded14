/** Dispatch and money at the desk, in a browser: an order in two parcels, and a payment that somebody told of. */
import { client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest, phoneFirst } from './depth.ts'
import { DEMO_PASSWORD, openOffice } from './office-page.ts'
import { openSession } from './shopper.ts'
import { openPage } from './watched-page.ts'

const SHOP = 'andina'

let demo: Demo
beforeAll(async () => {
  // this file sends the order that andina makes, and looks at every payment that waits
  demo = await openOwnDemo()
})
afterAll(() => demo?.close())

/** The buyer of the branch's orders. */
async function openBranch() {
  const { origin } = demo
  const { accessToken } = await client(httpTransport({ origin, shop: SHOP })).customers.authenticate({
    userNameOrEmailAddress: `sucursal@${SHOP}.demo`,
    password: DEMO_PASSWORD,
  })
  return client(httpTransport({ origin, shop: SHOP, token: () => accessToken }))
}

deepTest('an order leaves in two parcels, and its buyer sees what is in each [ADM-14]', async () => {
  const { page, isSound } = await openOffice(demo)
  await page.goto(`${demo.server.officeOrigin}/${SHOP}/orders/2`)
  await page.getByRole('button', { name: 'Armar un paquete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Armar un paquete' })
  const units = dialog.getByRole('textbox').first()
  expect(await units.inputValue()).toBe('60')
  await units.fill('40')
  await dialog.getByLabel('Quién lo lleva').fill('Reparto propio')
  await dialog.getByLabel('Sale ahora').check()
  await isSound('a parcel while it is packed')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Enviado en parte: 40 de 60').waitFor()
  await isSound('an order that has left in part')

  const shopper = await openPage(demo.browser, 360)
  await openSession(shopper.page, demo.origin, SHOP, 'sucursal')
  const branch = await openBranch()
  const { items } = await branch.orders.getOrders({})
  const id = items.find(({ number }) => number === 2)?.id
  await shopper.page.goto(`${demo.origin}/${SHOP}/orders/detail/${id}`)
  await shopper.page.getByText('Enviado en parte: 40 de 60 unidades').waitFor()
  await shopper.page.getByText('Reparto propio').waitFor()

  await page.getByRole('button', { name: 'Marcar como listo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Marcar como listo' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Armar un paquete' }).click()
  await dialog.getByLabel('Sale ahora').check()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Salió todo.').waitFor()
  await page.getByRole('button', { name: 'Acciones del paquete 1' }).click()
  await page.getByRole('menuitem', { name: 'Llegó' }).waitFor()
  await page.keyboard.press('Escape')
  await shopper.page.context().close()
})

deepTest.each(phoneFirst)('the desk of the money is sound at %i px [ADM-11]', async (width) => {
  const { page, isSound } = await openOffice(demo, { width })
  for (const path of ['money', 'money/closing']) {
    await page.goto(`${demo.server.officeOrigin}/${SHOP}/${path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await isSound(path)
  }
})

test('a payment that was told of is approved beside what is owed, and stands in the closing of the day [ADM-11]', async () => {
  const branch = await openBranch()
  const { items } = await branch.orders.getOrders({})
  const Id = items.find(({ number }) => number === 3)?.id ?? ''
  const { toPay } = await branch.orders.getOrderById({ Id })
  const date = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  await branch.payments.updateOrderPayment({
    Id,
    notice: { amount: toPay, date, reference: '77-120', bank: 'Banco Sur' },
  })
  const { page, isSound } = await openOffice(demo)
  await page.goto(`${demo.server.officeOrigin}/${SHOP}/money`)
  await page.getByText('operación 77-120').filter({ visible: true }).waitFor()
  await isSound('the desk with a payment')
  await page.getByRole('button', { name: 'Aprobar el pago del pedido 3' }).filter({ visible: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Aprobar el pago/ }).click()
  await page.getByText('No hay pagos por revisar').waitFor()
  await page.getByRole('link', { name: 'Cierre del día' }).click()
  await page.getByText('77-120').filter({ visible: true }).waitFor()
  await isSound('the closing of a day')
})

deepTest(
  'the papers of the orders that are marked open in a tab, and what no carrier takes says so [ADM-12] [ADM-14]',
  async () => {
    const { page, isSound } = await openOffice(demo)
    await page.goto(`${demo.server.officeOrigin}/${SHOP}/orders`)
    await page.getByRole('checkbox', { name: 'Elegir los de esta página' }).check()
    const bar = page.getByRole('region', { name: /pedidos? elegidos?/ })
    await bar.getByRole('button', { name: 'Imprimir' }).click()
    const menu = page.getByRole('menu')
    await menu.waitFor()
    await isSound('what can be printed of many orders', { axe: false })
    const drawn = page.waitForResponse((answer) => answer.url().includes('DrawWorkOrders'))
    const opened = page.waitForEvent('popup')
    await menu.getByRole('menuitem', { name: 'Orden de trabajo (A5)' }).click()
    const { result } = await (await drawn).json()
    expect(result.name).toBe('ordenes.pdf')
    await (await opened).close()
    await bar.getByRole('button', { name: 'Imprimir' }).click()
    await menu.getByRole('menuitem', { name: /^Etiquetas del transporte/ }).click()
    await page.getByText('El transporte todavía no las tiene').first().waitFor()
  },
)
