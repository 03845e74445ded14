/** What the mails of a shop say, written in a browser beside the mail itself. */
import { TestMailServer } from '@estampa/server/test/test-mail-server'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuyer, placeOrder } from './demo-buyer.ts'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'
import { openOffice } from './office-page.ts'

const post = new TestMailServer()
let demo: Demo

beforeAll(async () => {
  await post.open()
  // this file needs a mail server, and changes the mails of two shops
  demo = await openOwnDemo({
    SECRET_KEY: 'a secret of the tests, long enough',
    MAIL_FROM: 'Estampa <no-reply@estampa.example>',
    SMTP_URL: `smtp://127.0.0.1:${post.port}`,
  })
})
afterAll(async () => {
  await demo?.close()
  await post.close()
})

const textsOf = (shop: string, path = '') => `${demo.server.officeOrigin}/${shop}/mail-texts${path}`
const mailIn = (page: Page) => page.frameLocator('iframe[title="El correo como llega"]')
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const buy = async (shop: 'pampa' | 'andina') => placeOrder(await openBuyer(demo.origin, shop), shop)

test('an owner writes the order’s mail, sees it beside, sends it to herself, and the next buyer gets it [OWN-15]', async () => {
  const { page, isSound } = await openOffice(demo, { shop: 'pampa' })
  await page.goto(`${demo.server.officeOrigin}/pampa/mails`)
  await page.getByRole('link', { name: 'Textos y remitente' }).click()
  await page.getByRole('heading', { level: 1, name: 'Textos de los correos' }).waitFor()
  await isSound('the kinds of mail')
  await page.getByRole('link', { name: /^Pedido recibido/ }).click()
  await mailIn(page).getByText('¡Gracias por tu compra, Lucía!').waitFor()
  await isSound('the text of a mail')
  await field(page, 'Asunto').fill('¡Ya es tuyo el pedido ')
  await page.getByRole('button', { name: /^{pedido}: insertar en Asunto/ }).click()
  await page.keyboard.type('!')
  expect(await field(page, 'Asunto').inputValue()).toBe('¡Ya es tuyo el pedido {pedido}!')
  await field(page, 'Comienzo').fill('Nos alegra <b>mucho</b> que nos elijas, {nombre}.\n\nHasta pronto.')
  await page.getByText('¡Ya es tuyo el pedido 1042!').waitFor()
  await mailIn(page).getByText('Nos alegra <b>mucho</b> que nos elijas, Lucía.').waitFor()
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe('')

  await page.getByRole('button', { name: 'Enviarme una prueba' }).click()
  await page.getByText('La prueba salió a ventas@pampa.demo.').waitFor()
  const trial = post.received.at(-1)
  expect(trial?.to).toEqual(['ventas@pampa.demo'])
  expect(trial?.subject).toBe('¡Ya es tuyo el pedido 1042!')

  // what is typed is there after a reload, and the page is not left without being asked
  await page.reload()
  await page.getByText('2 cambios sin guardar').waitFor()
  await page.getByRole('link', { name: 'Textos de los correos' }).click()
  await page.getByRole('dialog', { name: 'Hay cambios sin guardar' }).waitFor()
  await page.getByRole('button', { name: 'Seguir editando' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Guardado.').waitFor()
  await isSound('a text that was saved')

  post.received.length = 0
  await buy('pampa')
  const bought = () => post.received.find(({ subject }) => subject.startsWith('¡Ya es tuyo el pedido'))
  await expect.poll(() => bought()?.subject).toMatch(/^¡Ya es tuyo el pedido \d+!$/)
  expect(bought()?.text).toContain('Nos alegra <b>mucho</b> que nos elijas,')
  expect(bought()?.text).toContain('/arrepentimiento?order=')

  await page.getByRole('link', { name: 'Quién cambió qué' }).click()
  await page.getByText('cambió los textos de un correo').first().waitFor()
  await page.context().close()
})

deepTest(
  'a wrong placeholder is told at its field, the mail stays, and the original comes back [OWN-15]',
  async () => {
    const { page, isSound } = await openOffice(demo, { shop: 'andina', width: 360 })
    await page.goto(textsOf('andina', '/payment_rejected'))
    await field(page, 'Comienzo').fill('Hola {apellido}')
    await page.getByText('Aquí no hay un dato «apellido».').waitFor()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
    await isSound('a text with a fault')
    await page.getByRole('button', { name: 'Cómo llega' }).click()
    await page.getByText('Así estaba antes').waitFor()
    await page.getByRole('button', { name: 'Escribir' }).click()
    await field(page, 'Comienzo').fill('Hola, {nombre}.')
    await page.getByText('Falta {paso}: quien lo recibe lo necesita.').waitFor()
    await page.getByRole('button', { name: 'Volver al texto original' }).click()
    expect(await field(page, 'Comienzo').inputValue()).toBe('{paso}')
    expect(await page.getByRole('button', { name: 'Guardar' }).count()).toBe(0)
    await page.context().close()
  },
)

deepTest(
  'two people write the same text: the second is shown both and chooses [OWN-15] [ADM-21]',
  async () => {
    const [one, other] = await Promise.all([
      openOffice(demo, { shop: 'andina', width: 800 }),
      openOffice(demo, { shop: 'andina' }),
    ])
    for (const { page } of [one, other]) await page.goto(textsOf('andina', '/delivered'))
    await field(one.page, 'Cierre').fill('Gracias de parte de todos.')
    await field(other.page, 'Cierre').fill('Que lo disfruten.')
    await one.page.getByRole('button', { name: 'Guardar' }).click()
    await one.page.getByText('Guardado.').waitFor()
    await other.page.getByRole('button', { name: 'Guardar' }).click()
    const theirs = other.page.getByRole('alert')
    await theirs.getByText('Gracias de parte de todos.').waitFor()
    await theirs.getByText('Si guardas, queda lo tuyo.').waitFor()
    expect(await field(other.page, 'Cierre').inputValue()).toBe('Que lo disfruten.')
    await theirs.getByRole('button', { name: 'Dejar eso' }).click()
    await expect.poll(() => other.page.getByRole('button', { name: 'Guardar' }).count()).toBe(0)
    for (const { page } of [one, other]) await page.context().close()
  },
)

deepTest(
  'a shop signs its mails and says where answers go; a mail that it does without is marked [OWN-15]',
  async () => {
    const { page, isSound } = await openOffice(demo, { shop: 'andina' })
    await page.goto(textsOf('andina', '/sender'))
    await page.getByText('Los correos salen de no-reply@estampa.example.').waitFor()
    await field(page, 'Firma').fill('Un abrazo,\nel equipo de {tienda}\n{telefono}')
    await mailIn(page).getByText('el equipo de Andina').waitFor()
    await field(page, 'Correo adónde responden').fill('ventas')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Falta un correo completo').waitFor()
    await isSound('a sender with a fault')
    await field(page, 'Correo adónde responden').fill('respuestas@andina.example')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Guardado.').waitFor()
    post.received.length = 0
    await buy('andina')
    await expect.poll(() => post.received.some(({ text }) => text.includes('el equipo de Andina'))).toBe(true)
    const { raw } = post.received.find(({ text }) => text.includes('el equipo de Andina')) ?? { raw: '' }
    expect(raw).toContain('<respuestas@andina.example>')

    await page.goto(textsOf('andina', '/in_production'))
    await page.getByRole('checkbox', { name: 'La tienda envía este correo' }).uncheck()
    await page.getByText('nadie se entera por correo de que su pedido se está produciendo.').waitFor()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Guardado.').waitFor()
    await page.getByRole('link', { name: 'Textos de los correos' }).click()
    await page.getByRole('link', { name: /^En producción.*No se envía/ }).waitFor()
    await page.context().close()
  },
)
