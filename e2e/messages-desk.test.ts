/** The messages of a shop in its office: what nobody has read, from the list to the thread and back. */
import { type Client, client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { DEMO_PASSWORD, openOffice } from './office-page.ts'

let demo: Demo
let buyer: Client
let orders: readonly { id: string; number: number }[]
beforeAll(async () => {
  demo = await openDemo()
  const shop = { origin: demo.origin, shop: 'andina' }
  const { accessToken } = await client(httpTransport(shop)).customers.authenticate({
    userNameOrEmailAddress: 'sucursal@andina.demo',
    password: DEMO_PASSWORD,
  })
  buyer = client(httpTransport({ ...shop, token: () => accessToken }))
  orders = (await buyer.orders.getOrders({})).items
})
afterAll(() => demo?.close())

const write = (at: number, text: string) => buyer.orders.sendOrderMessage({ Id: orders[at]?.id ?? '', text })
const office = (path: string) => `${demo.server.officeOrigin}/andina/${path}`

test('somebody reads what is unread by keyboard alone, and the count beside the screen goes down [ADM-10]', async () => {
  await write(0, '¿Llegan antes del 12?\nSon para un evento.')
  await write(1, '¿Hacen factura a nombre de otra empresa?')
  const { page, isSound } = await openOffice(demo, { name: 'mostrador' })
  await page.goto(office('messages'))
  await page.getByRole('link', { name: /^Mensajes 2 sin leer/ }).waitFor()
  const rows = page.getByRole('row').filter({ hasText: 'sin leer' })
  await expect.poll(() => rows.count()).toBe(2)
  expect(await rows.nth(1).textContent()).toContain('¿Llegan antes del 12?')
  await isSound('the unread threads')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: new RegExp(`n\\.º ${orders[0]?.number}$`) }).waitFor()
  const thread = page.getByRole('log', { name: 'Mensajes' })
  await thread.getByText('Son para un evento.').waitFor()
  // the address leads to the thread itself, however long the order is
  await expect.poll(() => thread.evaluate((log) => log.getBoundingClientRect().top)).toBeLessThan(700)
  await page.getByRole('link', { name: /^Mensajes 1 sin leer/ }).waitFor()
  await isSound('a thread')
  await page.goBack()
  await expect.poll(() => rows.count()).toBe(1)
  const tabs = page.getByRole('navigation', { name: 'Por lo que falta hacer' })
  await tabs.getByRole('link', { name: /^Esperan respuesta/ }).click()
  await page.getByRole('link', { name: String(orders[0]?.number), exact: true }).waitFor()
})

test.each([360, 1280] as const)(
  'the messages are sound at %i px, with and without any [ADM-10]',
  async (width) => {
    const { page, isSound } = await openOffice(demo, { width })
    await page.goto(office('messages?show=all'))
    await page.getByRole('row').nth(1).waitFor()
    await isSound('every thread')
    await page.goto(office('messages?show=all&q=nadie+asi'))
    await page.getByText('Ninguna conversación coincide').waitFor()
    await isSound('no thread')
  },
)
