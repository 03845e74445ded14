/** An order that is changed before its production begins, in a browser: by the shop, and with the buyer's yes. */
import { afterAll, beforeAll, expect } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'
import { openOffice } from './office-page.ts'
import { openSession } from './shopper.ts'
import { openPage, type WatchedPage } from './watched-page.ts'

let demo: Demo
beforeAll(async () => {
  // this file changes the first orders of andina
  demo = await openOwnDemo()
})
afterAll(() => demo?.close())

type Row = { id: string; number: number; buyer: { email: string } }

/** An order of the demo's buyer that is not being made yet. */
async function findChangeable({ page }: WatchedPage): Promise<Row> {
  const { officeOrigin } = demo.server
  const states = 'placed,confirmed,art_review,proof_sent,proof_rejected,proof_approved'
  const answer = await page
    .context()
    .request.get(`${officeOrigin}/api/services/app/Staff/GetOrders?maxResultCount=50&state=${states}`, {
      headers: { 'Abp-TenantId': 'andina', origin: officeOrigin },
    })
  const { items } = (await answer.json()).result as { items: Row[] }
  const found = items.find(({ buyer }) => buyer.email === 'sucursal@andina.demo')
  if (!found) throw new Error('the demo has no order to change')
  return found
}

deepTest(
  'an order is proposed to cost more, accepted by its buyer, and then made smaller at once [ADM-18]',
  async () => {
    const office = await openOffice(demo)
    const { page, isSound, awaitAnswer } = office
    const order = await findChangeable(office)
    const address = `${demo.server.officeOrigin}/andina/orders/${order.number}`
    await page.goto(address)
    await page.getByRole('link', { name: 'Cambiar el pedido' }).click()
    await page.getByRole('heading', { level: 1, name: `Cambiar el pedido n.º ${order.number}` }).waitFor()
    const quantity = page.getByLabel(/^Cantidad de /).first()
    const before = Number(await quantity.inputValue())
    await page.getByText('No hay nada que cambiar: todo queda como estaba.').waitFor()
    await isSound('an order that nobody has changed yet', { axe: true })
    await quantity.fill(String(before + 7))
    await page.getByText(/tendrá que pagar .* más/).waitFor()
    await page.getByLabel(/^Nota/).fill('Se suman siete personas')
    await isSound('a change that costs more')
    await awaitAnswer(async () => {
      await page.getByRole('button', { name: 'Proponer el cambio' }).click()
      await page.getByText('Un cambio espera la respuesta de quien compró').waitFor()
    })

    const shopper = await openPage(demo.browser, 360)
    await openSession(shopper.page, demo.origin, 'andina', 'sucursal')
    await shopper.page.goto(`${demo.origin}/andina/orders/detail/${order.id}`, { waitUntil: 'networkidle' })
    await shopper.page.getByRole('heading', { name: 'Te proponemos un cambio en tu pedido' }).waitFor()
    await shopper.isSound('a change that waits for its buyer')
    await shopper.awaitAnswer(async () => {
      await shopper.page.getByRole('button', { name: 'Aceptar el cambio' }).click()
      await shopper.page.getByRole('heading', { name: 'Cambios del pedido' }).waitFor()
    })
    expect(await shopper.page.getByRole('button', { name: 'Aceptar el cambio' }).count()).toBe(0)

    await page.goto(`${address}/change`)
    expect(await quantity.inputValue()).toBe(String(before + 7))
    await quantity.fill(String(before))
    await page.getByRole('button', { name: 'Cambiar el pedido' }).waitFor()
    await awaitAnswer(async () => {
      await page.getByText('Diferencia').waitFor()
      await page.getByRole('button', { name: 'Cambiar el pedido' }).click()
      await page.getByText('Pedido cambiado.').first().waitFor()
    })
    const history = page.getByRole('region', { name: 'Historia' })
    expect(await history.getByText(/cambió el pedido/).count()).toBe(2)
    await isSound('an order that was changed twice')
  },
)
