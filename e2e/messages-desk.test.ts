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

test('a saved reply is made from a proposal and comes to the caret of what was typed [ADM-10]', async () => {
  const { page, isSound } = await openOffice(demo, { name: 'mostrador' })
  await page.goto(office(`orders/${orders[0]?.number}#messages`))
  const field = page.getByRole('textbox', { name: 'Escribir al comprador' })
  await field.fill('Antes después')
  await page.getByRole('button', { name: 'Respuestas rápidas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Respuestas rápidas' })
  await dialog.getByText('Guarda aquí lo que escribes').waitFor()
  await isSound('no saved replies yet')
  await dialog.getByRole('button', { name: /^Agregar Pedido despachado/ }).click()
  const form = page.getByRole('dialog', { name: 'Nueva respuesta' })
  await form.getByRole('textbox', { name: 'Texto' }).fill('Hola, {nombre}: el pedido {pedido} ya salió.')
  await isSound('a saved reply while it is written')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await dialog.getByRole('button', { name: /^Cambiar Pedido despachado/ }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  // nothing was sent by keeping a reply, and what was typed is still there
  expect(await field.inputValue()).toBe('Antes después')
  await field.evaluate((area: HTMLTextAreaElement) => {
    area.focus()
    area.setSelectionRange(6, 6)
  })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Pedido despachado' }).waitFor()
  await page.keyboard.press('Enter')
  const inserted = `Hola, Martín: el pedido ${orders[0]?.number} ya salió.`
  await expect.poll(() => field.inputValue()).toBe(`Antes ${inserted}\ndespués`)
  await page.keyboard.type(' Suerte')
  expect(await field.inputValue()).toBe(`Antes ${inserted} Suerte\ndespués`)
  await isSound('a thread with a reply that is not sent yet')
})
