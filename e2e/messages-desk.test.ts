/** The messages of a shop in its office: what nobody has read, from the list to the thread and back. */
import { type Client, client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { receiptPdf } from '@estampa/server/test/receipt-files'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest, eachOrFirst, phoneFirst } from './depth.ts'
import { networkIdle } from './network-idle.ts'
import { DEMO_PASSWORD, openOffice } from './office-page.ts'
import { openProofFixture } from './proof-fixture.ts'
import { openSession } from './shopper.ts'
import { openPage } from './watched-page.ts'

let demo: Demo
let buyer: Client
let orders: readonly { id: string; number: number }[]
beforeAll(async () => {
  // this file counts the threads of a shop
  demo = await openOwnDemo()
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

test.each([
  ['pampa', 'Calculá una semana más'],
  ['andina', 'Calcula una semana más'],
])('the desk of %s begins with a thread of each kind [ADM-10]', async (shop, answer) => {
  const { staff } = await openProofFixture(demo.origin, { shop })
  const threads = await staff.staff.getMessageThreads({ show: 'all' })
  expect(threads).toMatchObject({ totalCount: 3, unread: 1, waiting: 2 })
  expect(threads.items).toMatchObject([
    { unread: 1, last: { who: 'customer' } },
    { unread: 0, last: { who: 'staff', line: expect.stringContaining(answer) } },
    { unread: 0, last: { who: 'customer', line: expect.stringContaining('gracias') } },
  ])
})

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

deepTest(
  'a thread that needs no answer stops waiting for one, comes back, and waits again for what nobody read [ADM-10]',
  async () => {
    const { page, isSound } = await openOffice(demo, { name: 'mostrador' })
    await page.goto(office('messages?show=waiting'))
    const rowOf = (at: number) =>
      page.getByRole('row').filter({
        has: page.getByRole('link', { name: String(orders[at]?.number), exact: true }),
      })
    await rowOf(1).waitFor()
    // the newest first, which nobody has read
    await page.keyboard.press('j')
    await page.keyboard.press('e')
    await page.getByText('Hay mensajes sin leer: abre la conversación antes.').waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('e')
    await rowOf(0).waitFor({ state: 'detached' })
    await rowOf(1).waitFor()
    // the next key goes on from where the row was
    expect(await page.locator('tr:focus-within').count()).toBe(1)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await rowOf(0).waitFor()
    await isSound('a thread that waits again')
    await rowOf(0)
      .getByRole('button', { name: /^No necesita respuesta/ })
      .click()
    await rowOf(0).waitFor({ state: 'detached' })

    await page.goto(office(`orders/${orders[0]?.number}#messages`))
    await page.getByText(/^No necesita respuesta · Mostrador, /).waitFor()
    await isSound('a thread that needs no answer')
    await page.getByRole('button', { name: 'Volver a esperar respuesta' }).click()
    const close = page.getByRole('button', { name: 'No necesita respuesta' })
    await close.waitFor()
    await write(0, 'Ah, una cosa más: ¿traen caja?')
    await close.click()
    await page.getByText('Hay un mensaje que todavía no leíste.').waitFor()
    await page.getByRole('log', { name: 'Mensajes' }).getByText('una cosa más').waitFor()
    await close.click()
    await page.getByRole('button', { name: 'Volver a esperar respuesta' }).waitFor()
  },
)

deepTest.each(phoneFirst)('the messages are sound at %i px, with and without any [ADM-10]', async (width) => {
  const { page, isSound } = await openOffice(demo, { width })
  await page.goto(office('messages?show=all'))
  await page.getByRole('row').nth(1).waitFor()
  await isSound('every thread')
  await page.goto(office('messages?show=all&q=nadie+asi'))
  await page.getByText('Ninguna conversación coincide').waitFor()
  await isSound('no thread')
})

/** How far the title stands below what covers the top of the window, and whether the page goes on below it. */
const placeOf = (title: Locator) =>
  title.evaluate((element) => {
    const bar = document.querySelector('.office-bar')?.getBoundingClientRect().bottom ?? 0
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement
    const { top, bottom } = element.getBoundingClientRect()
    return {
      gap: Math.round(top - bar),
      isSeen: top >= bar && bottom <= clientHeight,
      isAtEnd: scrollTop + clientHeight >= scrollHeight - 1,
    }
  })

const windows = [
  [390, 360],
  [1024, 800],
  [1440, 1280],
] as const
test.each(eachOrFirst(windows))(
  'the address of a thread leads to its title, right under the bar, at %i px [ADM-10]',
  async (width, screen) => {
    const { page, isSound } = await openOffice(demo, { width: screen })
    // a window so low that every page is longer
    await page.setViewportSize({ width, height: 500 })
    await page.goto(office(`orders/${orders[1]?.number}#messages`))
    await networkIdle(page)
    const title = page.getByRole('heading', { level: 2, name: 'Mensajes' })
    await page.getByRole('log', { name: 'Mensajes' }).getByText('¿Hacen factura').waitFor()
    await expect.poll(() => placeOf(title)).toMatchObject({ isSeen: true })
    const place = await placeOf(title)
    expect([place.isAtEnd || place.gap < 60, place]).toEqual([true, place])
    // the thread comes with the order, so that it pushes nothing down
    await isSound('an order whose thread was asked for', { axe: false })
  },
)

deepTest(
  'a saved reply is made from a proposal and comes to the caret of what was typed [ADM-10]',
  async () => {
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
  },
)

test('a buyer sends files from a phone, the shop sees them and answers with one [ADM-10] [ORD-04]', async () => {
  const png = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const pdf = await receiptPdf()
  const shopper = await openPage(demo.browser, 360)
  await openSession(shopper.page, demo.origin, 'andina', 'sucursal')
  await shopper.page.goto(`${demo.origin}/andina/orders/detail/${orders[2]?.id}`)
  const attach = shopper.page.getByLabel('Adjuntar', { exact: true }).and(shopper.page.locator('input'))
  await attach.setInputFiles({ name: 'logo.exe', mimeType: 'application/x-msdownload', buffer: pdf })
  await shopper.page.getByText('«logo.exe» no se puede mandar').first().waitFor()
  const text = shopper.page.getByRole('textbox', { name: 'Tu mensaje' })
  await text.fill('Van el logo y la guía')
  await shopper.awaitAnswer(() =>
    attach.setInputFiles([
      { name: 'logo.png', mimeType: 'image/png', buffer: png },
      { name: 'guía de marca.pdf', mimeType: 'application/pdf', buffer: pdf },
    ]),
  )
  await shopper.isSound('a message with files that is not sent yet')
  await shopper.awaitAnswer(() => shopper.page.getByRole('button', { name: 'Enviar', exact: true }).click())
  await shopper.page.getByRole('link', { name: 'guía de marca.pdf' }).waitFor()
  expect(await text.inputValue()).toBe('')
  await shopper.isSound('a thread with files')

  const { page, isSound, awaitAnswer } = await openOffice(demo)
  await page.goto(office(`orders/${orders[2]?.number}#messages`))
  await page.getByRole('img', { name: 'logo.png' }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'guía de marca.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('adjunto.pdf')
  await awaitAnswer(() =>
    page.getByLabel('Adjuntar', { exact: true }).and(page.locator('input')).setInputFiles({
      name: 'boceto.png',
      mimeType: 'image/png',
      buffer: png,
    }),
  )
  await page.getByRole('button', { name: 'Quitar boceto.png' }).waitFor()
  await isSound('an answer with a file that is not sent yet')
  await awaitAnswer(() => page.getByRole('button', { name: 'Enviar', exact: true }).click())
  await page.getByRole('img', { name: 'boceto.png' }).waitFor()
  await isSound('a thread with files in the office')
})
