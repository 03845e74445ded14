import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { readConfig } from '@estampa/server/config'
import { openServices } from '@estampa/server/start/open-services'
import { openAccount } from '@estampa/server/test/carriers'
import {
  collectAt,
  type MercadoPagoServer,
  openMercadoPagoServer,
} from '@estampa/server/test/mercado-pago-server'
import { TestMailServer } from '@estampa/server/test/test-mail-server'
import { openZippinServer, type ZippinServer } from '@estampa/server/test/zippin-server'
import { pino } from 'pino'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest, eachOrFirst } from './depth.ts'
import { addMug, answerCheckout, fillCheckout, openSession, press, signIn } from './shopper.ts'
import { openPage, type Width } from './watched-page.ts'

type Shop = 'pampa' | 'andina'

/** The server's tests know both countries' money; a deep run pays in both in a browser too. */

const post = new TestMailServer()
let company: MercadoPagoServer
let zippin: ZippinServer
let demo: Demo

beforeAll(async () => {
  await post.open()
  company = await openMercadoPagoServer()
  zippin = await openZippinServer()
  const settings = {
    SECRET_KEY: 'a secret of the tests, long enough',
    MAIL_FROM: 'Estampa <no-reply@estampa.example>',
    SMTP_URL: `smtp://127.0.0.1:${post.port}`,
  }
  // this file needs a mail server, and shops that collect at fake companies
  demo = await openOwnDemo(settings)
  await openAccounts(settings)
})
afterAll(async () => {
  await demo?.close()
  await zippin?.close()
  await company?.close()
  await post.close()
})

/** Both shops collect at Mercado Pago; pampa also sends by Zippin. */
async function openAccounts(settings: Record<string, string>): Promise<void> {
  const config = readConfig({ ...settings, FILES_DIR: join(demo.folder, 'files') })
  const roles = { owner: demo.ownerUrl, app: demo.ownerUrl }
  const open: (() => Promise<void>)[] = []
  const services = await openServices(config, roles, pino({ level: 'silent' }), open)
  await collectAt({ services }, 'pampa', company.origin)
  await collectAt({ services }, 'andina', company.origin)
  await openAccount({ services }, 'pampa', zippin)
  for (const close of open.reverse()) await close()
}

/** A customer at the review of an order of one mug that is to be paid so. */
async function review(width: Width, shop: Shop, wish: { method: RegExp; carrier?: RegExp }) {
  const watched = await openPage(demo.browser, width)
  const { page } = watched
  await openSession(page, demo.origin, shop)
  await addMug(page, demo.origin, shop)
  await page.goto(`${demo.origin}/${shop}/checkout`, { waitUntil: 'networkidle' })
  await fillCheckout(page, { shop, ...wish })
  return watched
}

/** Only this order's mails: the buyer of the demo places several. */
const mailsOf = (shop: Shop, number: number) =>
  post.received.filter(({ to, text }) => to[0] === `compras@${shop}.demo` && text.includes(`n.º ${number}`))

const numberIn = async (page: Page) => {
  const heading = page.getByRole('heading', { level: 1, name: /\d/ })
  return Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0])
}

const collecting = [
  ['pampa', 360, /Leset/, 'ARS'],
  ['andina', 1280, /./, 'CLP'],
] as const

test.each(eachOrFirst(collecting))(
  'a buyer of %s pays at Mercado Pago on a window of %i px, first a part, and comes back to an order that is paid [CHK-05] [API-42] [LIFE-03]',
  async (shop, width, carrier, currency) => {
    const { page, isSound } = await review(width, shop, { method: /Mercado Pago/, carrier })
    await press(page, /^Confirmar pedido/)
    await page.waitForURL(/confirm-purchase/)
    await payThere(page, currency)
    await page.waitForURL(`${demo.origin}/${shop}/orders/detail/**`)
    await page.getByRole('main').getByText('Pago parcial').first().waitFor()
    await payThere(page, currency)
    await page.waitForURL(`${demo.origin}/${shop}/orders/detail/**`)
    await page
      .getByRole('main')
      .getByText(/Mercado Pago · Pagado/)
      .waitFor()
    expect(await page.getByRole('button', { name: /^Pagar/ }).count()).toBe(0)
    await isSound('an order paid at Mercado Pago')
    const number = await numberIn(page)
    const confirmed = () => mailsOf(shop, number).filter(({ subject }) => /Confirmamos tu pago/.test(subject))
    await expect.poll(() => confirmed().length).toBe(2)
    await page.context().close()
  },
)

/** The pay page asks in the shop's currency, and somebody pays it. */
async function payThere(page: Page, currency: string): Promise<void> {
  await press(page, /^Pagar .*Mercado Pago/)
  await page.waitForURL(`${company.origin}/checkout/v1/redirect**`)
  const asked = company.preferences.at(-1)?.items.map((item) => item.currency_id)
  expect(new Set(asked)).toEqual(new Set([currency]))
  await press(page, 'Pagar')
}

const withCheques = [
  ['andina', 1280],
  ['pampa', 360],
] as const

deepTest.each(withCheques)(
  'a buyer of %s pays with a cheque on a window of %i px and tells of its number and bank [CHK-05] [API-42] [LIFE-04]',
  async (shop, width) => {
    const { page, isSound, awaitAnswer } = await review(width, shop, { method: /Cheque/ })
    await press(page, /^Confirmar pedido/)
    await page.waitForURL(/confirm-purchase/)
    await press(page, 'Informar un pago')
    const form = page.getByRole('dialog', { name: 'Informar un pago' })
    await form.getByLabel(/^Número/).fill('00981234')
    await form.getByLabel(/^Banco/).fill('Banco de Ejemplo')
    await awaitAnswer(async () => {
      await form.getByRole('button', { name: 'Informar el pago' }).click()
      await form.waitFor({ state: 'detached' })
      await page.getByRole('main').getByText('Pago en revisión').first().waitFor()
      await page.getByRole('main').getByText('00981234').first().waitFor()
    })
    await isSound('a cheque that was told of')
    await page.context().close()
  },
)

deepTest(
  'a quote comes by mail, is accepted from the link in it without an account, and becomes an order [QUO-03] [QUO-04] [API-41]',
  async () => {
    const quote = await quoteByMail('compras@bodega.example')
    const mail = await post.next('compras@bodega.example')
    const link = /https?:\/\/\S+\/quote#[\w-]+/.exec(mail.text)?.[0] ?? ''
    expect(link).toContain(`${demo.origin}/pampa/quote#`)
    const { page: holder } = await openPage(demo.browser, 360)
    await holder.goto(link, { waitUntil: 'networkidle' })
    await press(holder, 'Aceptar cotización')
    const acceptance = holder.getByRole('dialog')
    await acceptance.getByLabel('Tu nombre').fill('Martín Rojas')
    await acceptance.getByRole('button', { name: 'Aceptar', exact: true }).click()
    await holder.getByText('La aceptó Martín Rojas.').waitFor()
    await holder.context().close()

    const { page, isSound } = await openPage(demo.browser, 1280)
    await signIn(page, demo.origin, 'pampa', `/checkout?quote=${quote.id}`)
    await answerCheckout(page)
    await page.goto(`${demo.origin}/pampa/orders/quote/detail/${quote.id}`, { waitUntil: 'networkidle' })
    await page.getByRole('main').getByText('Convertida en pedido').first().waitFor()
    await isSound('a quote that became an order')
    await page.context().close()
  },
)

/** The demo's buyer asks for a quote of ten mugs and mails it to somebody. */
async function quoteByMail(to: string) {
  const shop = { origin: demo.origin, shop: 'pampa' }
  const { accessToken } = await client(httpTransport(shop)).customers.authenticate({
    userNameOrEmailAddress: 'compras@pampa.demo',
    password: 'Estampa2026',
  })
  const api = client(httpTransport({ ...shop, token: () => accessToken }))
  const { items } = await api.catalog.getProductsList({ name: 'taza' })
  const mug = items.find(({ type }) => type === 'ProductoSimple')
  const { products, id } = await api.catalog.getProductDetail({ url: mug?.url ?? '' })
  const sku = products.find(({ stock }) => stock > 10)?.sku ?? ''
  const line = { type: 'ProductoSimple' as const, shoppingCartUUID: randomUUID(), generic: { id } }
  const shoppingCart = {
    products: [{ ...line, value: { sku, quantity: 10 } }],
    shoppingCartMode: 'cart' as const,
  }
  const quote = await api.quotes.generateQuote({ shoppingCart })
  await api.quotes.sendEmailQuote({ Id: quote.id, emails: [to], message: '¿Te parece?' })
  return quote
}
