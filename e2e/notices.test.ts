/** What an open office hears of without being loaded again, and the views of its orders. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuyer, placeOrder } from './demo-buyer.ts'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'
import { openOffice } from './office-page.ts'

/** A window asks every twenty seconds; the test moves its clock on. */
const ASK_MS = 20_000

let demo: Demo
beforeAll(async () => {
  // this file counts the notices that nobody has seen
  demo = await openOwnDemo()
})
afterAll(() => demo?.close())

test('a new order is heard of in an open office, and waits above the list that is read [ADM-19]', async () => {
  const { page, isSound } = await openOffice(demo)
  await page.clock.install()
  const buyer = await openBuyer(demo.origin, 'andina')
  await page.goto(`${demo.server.officeOrigin}/andina/orders`)
  await page.getByRole('row', { name: /^\d/ }).or(page.getByRole('row')).nth(1).waitFor()
  await page.getByRole('button', { name: 'Avisos', exact: true }).waitFor()
  const title = await page.title()
  const { number } = await placeOrder(buyer, 'andina')
  const bell = page.getByRole('button', { name: 'Avisos: 1 sin ver' })
  const isHeard = async () => {
    if (await bell.isVisible()) return true
    await page.clock.fastForward(ASK_MS)
    return false
  }
  await expect.poll(isHeard, { interval: 500 }).toBe(true)
  expect(await page.title()).toBe(`(1) ${title}`)
  const show = page.getByRole('button', { name: 'Hay 1 nuevo · Mostrar' })
  await show.waitFor()
  const row = page.getByRole('link', { name: String(number), exact: true })
  expect(await row.count()).toBe(0)
  await isSound('a list with a new order above it')
  await show.click()
  await row.waitFor()
  await bell.click()
  const told = page.getByRole('dialog', { name: 'Avisos' }).getByRole('link', {
    name: new RegExp(`Llegó el pedido n\\.º ${number}`),
  })
  await told.waitFor()
  await page.getByRole('button', { name: 'Avisos', exact: true }).waitFor()
  await isSound('the panel of notices')
  await told.click()
  await page.getByRole('heading', { level: 1, name: new RegExp(`Pedido n\\.º ${number}`) }).waitFor()
  expect(await page.title()).not.toMatch(/^\(/)
})

deepTest('somebody chooses what they hear of, on a phone too [ADM-19]', async () => {
  const { page, isSound } = await openOffice(demo, { name: 'mostrador', width: 360 })
  await page.goto(`${demo.server.officeOrigin}/andina/account`)
  const mail = page.getByRole('combobox', { name: 'Por correo: Pedidos nuevos' })
  await mail.selectOption('En el resumen de la mañana')
  await page.getByText('Guardado.').waitFor()
  await page.reload()
  await expect.poll(() => mail.inputValue()).toBe('morning')
  await isSound('one’s choices')
})
