/** Quotes that the people of a shop type for whoever calls, in a browser: from the phone to the order. */
import { TestMailServer } from '@estampa/server/test/test-mail-server'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'
import { act, payWhatIsDue } from './desk-acts.ts'
import { openOffice } from './office-page.ts'
import { fillCheckout, press } from './shopper.ts'
import { openPage } from './watched-page.ts'

const post = new TestMailServer()
let demo: Demo
beforeAll(async () => {
  await post.open()
  // this file needs a mail server
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

/** The amount beside a word, in whole pesos. */
async function amountOf(page: Page, word: RegExp): Promise<number> {
  const row = page.locator('dl > div').filter({ has: page.getByText(word) })
  return Number((await row.last().locator('dd').first().innerText()).replace(/\D/g, ''))
}

deepTest(
  'a quote typed by keyboard for a caller is mailed, ordered without an account at the same total with its free line, paid and produced [ADM-16]',
  async () => {
    const desk = await openOffice(demo)
    const { page, isSound } = desk
    const email = 'llamo.recien@empresa.example'
    await page.goto(`${demo.server.officeOrigin}/andina/quotes`)
    await page.getByRole('link', { name: 'Nueva cotización' }).waitFor()
    await page.keyboard.press('n')
    await page.getByRole('heading', { level: 1, name: 'Nueva cotización' }).waitFor()
    await isSound('an empty quote')
    await page.getByRole('button', { name: 'Enviar cotización' }).click()
    await page.getByText('Falta el nombre.').waitFor()
    await page.getByLabel('Nombre').fill('Paula Soto')
    await page.getByLabel('Correo').fill(email)
    await page.getByLabel('Agregar un producto').fill('tazón')
    await page
      .getByRole('option', { name: /en stock/ })
      .first()
      .click()
    await page.getByLabel(/^Cantidad de/).fill('40')
    await page.getByLabel(/^Descuento en % de/).fill('10')
    await page.getByRole('button', { name: 'Agregar una línea libre' }).click()
    await page.getByRole('textbox', { name: 'Línea libre' }).fill('Caja de regalo')
    await page.getByLabel('Por unidad, sin imp.').fill('1.500')
    await page.getByLabel('Plazo de entrega').fill('8')
    await page.getByText('Vale hasta el').waitFor()
    await isSound('a quote while it is typed')
    await page.getByRole('button', { name: 'Enviar cotización' }).dblclick()
    await page.getByRole('heading', { level: 1, name: /^Cotización C-/ }).waitFor()
    await page.getByText('Descuento', { exact: true }).waitFor()
    const total = await amountOf(page, /^Total$/)
    expect(total).toBeGreaterThan(0)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Cotizaciones' }).waitFor()
    await page.getByRole('link', { name: 'Paula Soto' }).waitFor()
    expect(await page.getByRole('link', { name: 'Paula Soto' }).count()).toBe(1)

    const { subject, text } = await post.next(email)
    expect(subject).toMatch(/^Cotización C-/)
    const { page: reader, isSound: isRead } = await openPage(demo.browser, 360)
    await reader.goto(/https?:\/\/\S+\/guest#\S+/.exec(text)?.[0] ?? '', { waitUntil: 'networkidle' })
    await reader.getByRole('heading', { level: 1, name: /^Cotización/ }).waitFor()
    expect(await amountOf(reader, /^Total$/)).toBe(total)
    await reader.getByText('Caja de regalo').waitFor()
    await isRead('the quote at its reader')
    await reader.getByRole('link', { name: 'Hacer el pedido' }).filter({ visible: true }).click()
    await reader.getByLabel('Nombre', { exact: true }).fill('Paula')
    await reader.getByLabel('Apellido').fill('Soto')
    await fillCheckout(reader, { shop: 'andina' })
    await reader.getByText('Caja de regalo').first().waitFor()
    await press(reader, /^Confirmar pedido/)
    await reader.getByRole('heading', { name: 'Gracias, recibimos tu pedido' }).waitFor()
    const { number, total: ordered, shipping, discount } = await placed(email)
    expect(ordered - shipping).toBe(total)
    expect(discount).toBeGreaterThan(0)

    await page.goto(`${demo.server.officeOrigin}/andina/orders/${number}`)
    await payWhatIsDue(desk)
    await act(desk, 'Pasar a producción')
    await page.getByText('En producción').first().waitFor()
    await page.context().close()
    await reader.context().close()
  },
)

/** The orders of an e-mail as the office lists them. */
async function placed(email: string) {
  const { page } = await openOffice(demo)
  const calls = `${demo.server.officeOrigin}/api/services/app/Staff`
  const headers = { origin: demo.server.officeOrigin, 'abp-tenantid': 'andina' }
  const listed = await page.request.get(`${calls}/GetOrders?Filtro=${email}`, { headers })
  const [{ id, number }] = (await listed.json()).result.items
  const open = await page.request.get(`${calls}/GetOrder?Id=${id}`, { headers })
  const { total, shippingCost: shipping, discount } = (await open.json()).result.order
  await page.context().close()
  return { number, total, shipping, discount }
}
