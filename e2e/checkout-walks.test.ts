import { client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { staffClient } from '@estampa/contract/staff-client'
import { readDocument } from '@estampa/server/test/read-document'
import { TestMailServer } from '@estampa/server/test/test-mail-server'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'
import { focused, tabTo, typeAt } from './keyboard.ts'
import { addMug, fillCheckout, openSession, openUntilIdle, press, reloadUntilIdle } from './shopper.ts'
import { openPage, type Width } from './watched-page.ts'

type Shop = 'pampa' | 'andina'

const post = new TestMailServer()
let demo: Demo

beforeAll(async () => {
  await post.open()
  // this file needs a mail server, and counts the orders of a shop
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

/** A customer's window with a mug in the cart. */
async function withMug(shop: Shop, width: Width) {
  const watched = await openPage(demo.browser, width)
  await openSession(watched.page, demo.origin, shop)
  await addMug(watched.page, demo.origin, shop)
  return watched
}

const toCheckout = (page: Page, shop: Shop) => openUntilIdle(page, `${demo.origin}/${shop}/checkout`)

const stepOpens = (page: Page, step: RegExp) =>
  expect.poll(() => focused(page)).toMatchObject({ name: expect.stringMatching(step) })

test('without a mouse, on a phone, an order is placed; what is missing gets the focus and says why [CHK-02] [CHK-12]', async () => {
  const { page } = await withMug('andina', 360)
  await toCheckout(page, 'andina')
  const missing = (name: RegExp) =>
    expect
      .poll(() => focused(page))
      .toMatchObject({ name: expect.stringMatching(name), says: expect.stringMatching(/\S/) })
  await typeAt(page, /^Comprobante/, 'Factura')
  await typeAt(page, /^RUT/, '76.086.428-1')
  await typeAt(page, /^Razón social/, 'Paz y Asociados SpA')
  await typeAt(page, /^Giro/, 'Publicidad')
  await typeAt(page, /^Teléfono/, '9 1234 5678')
  await page.keyboard.press('Enter')
  await missing(/^RUT/)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('76.086.428-5')
  await page.keyboard.press('Enter')
  await stepOpens(page, /^Destinatario/)
  await page.getByText('Paz y Asociados SpA').first().waitFor()
  await page.getByLabel(/^Región/).waitFor()
  await tabTo(page, /^Continuar/)
  await page.keyboard.press('Enter')
  await missing(/^Región/)
  await page.keyboard.type('Metro')
  // the province is never asked: the comuna says it
  expect(await page.getByLabel(/^Provincia/).count()).toBe(0)
  await typeAt(page, /^Comuna/, 'santiag')
  await page.getByRole('option', { name: 'Santiago', exact: true }).waitFor()
  await typeAt(page, /^Calle/, 'Av. Providencia')
  await typeAt(page, /^Número/, '1200')
  await page.keyboard.press('Enter')
  await stepOpens(page, /^Envío/)
  await page.getByRole('radiogroup', { name: 'Formas de entrega' }).waitFor()
  await tabTo(page, /^Continuar/)
  await page.keyboard.press('Enter')
  await missing(/^Correo/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Continuar/)
  await page.keyboard.press('Enter')
  await stepOpens(page, /^Pago/)
  await page.getByRole('checkbox', { name: /condiciones de compra/ }).waitFor()
  await tabTo(page, /^Revisar/)
  await page.keyboard.press('Enter')
  await missing(/^Transferencia/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Leí y acepto/)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Revisa tu pedido' }).waitFor()
  await tabTo(page, /^Editar Pago/)
  await page.keyboard.press('Enter')
  await stepOpens(page, /^Pago/)
  await tabTo(page, /^Revisar/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Revisa tu pedido' }).waitFor()
  await tabTo(page, /^Confirmar pedido/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Gracias, recibimos tu pedido' }).waitFor()
  await tabTo(page, /^Ver mi pedido/)
  await page.context().close()
})

deepTest(
  'the review reports what happened to the cart or the session in another tab, and nothing is lost [CART-13] [CHK-10] [AUTH-05]',
  async () => {
    const { page } = await withMug('pampa', 1280)
    await toCheckout(page, 'pampa')
    await fillCheckout(page)
    const other = await page.context().newPage()
    await openUntilIdle(other, `${demo.origin}/pampa/shopping-cart`)
    const review = page.getByRole('heading', { level: 1, name: 'Revisá tu pedido' })
    await other.getByRole('textbox', { name: /^Cantidad de/ }).fill('55')
    await other.keyboard.press('Tab')
    await page.getByText('Cambió tu compra o la dirección.').waitFor()
    await page.getByRole('radiogroup', { name: 'Formas de entrega' }).getByRole('radio').first().click()
    await press(page, 'Continuar')
    await review.waitFor()
    await other
      .getByRole('button', { name: /^Quitar / })
      .first()
      .click()
    await page.getByRole('alert').getByText('Tu carrito quedó vacío').waitFor()
    await other.getByRole('button', { name: 'Deshacer' }).click()
    const confirm = page.getByRole('button', { name: /^Confirmar pedido/, disabled: false })
    await confirm.waitFor()
    await other.close()
    // the session ends where nobody looks, a moment before the press
    await confirm.evaluate((button: HTMLButtonElement) => {
      for (const token of ['accessToken', 'refreshToken'])
        localStorage.setItem(`estampa:pampa:${token}`, 'over')
      button.click()
    })
    await page.getByText('Tu sesión se cerró.').waitFor()
    await page.getByLabel('Correo electrónico').fill('compras@pampa.demo')
    await page.getByLabel('Contraseña', { exact: true }).fill('Estampa2026')
    await press(page, 'Ingresar')
    await review.waitFor()
    await page.getByText('Paz SA').first().waitFor()
    await page.context().close()
  },
)

deepTest(
  'a direct purchase leaves the cart alone, over a reload, a sign-in and a way back; confirming twice places one order [CART-07] [CHK-10]',
  async () => {
    const { page } = await openPage(demo.browser, 1280)
    await addMug(page, demo.origin, 'pampa')
    const kept = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('estampa:pampa:cart') ?? '{}').products)
    const [mug] = await kept()
    await page.keyboard.press('Escape')
    await press(page, 'Una unidad más')
    await press(page, 'Comprar sin logo')
    await press(page, 'Comprar ahora solo esto')
    await page.getByText('Para finalizar tu compra').waitFor()
    await reloadUntilIdle(page)
    // somebody whose saved cart is empty: equal lines become one
    await page.getByLabel('Correo electrónico').fill('sucursal@pampa.demo')
    await page.getByLabel('Contraseña', { exact: true }).fill('Estampa2026')
    await press(page, 'Ingresar')
    await page.getByRole('heading', { level: 1, name: 'Finalizar compra' }).waitFor()
    await fillCheckout(page)
    await reloadUntilIdle(page)
    const units = mug.value.quantity + 1
    await page.getByRole('main').getByText(`x ${units} un.`).first().waitFor()
    const [before] = await inShop<{ count: number }>('pampa', 'select count(*)::int as count from orders')
    // the first try never arrives
    await page.route('**/CompleteOrder', (route) => route.abort('connectionreset'), { times: 1 })
    await press(page, /^Confirmar pedido/)
    await page.getByText('el pedido no se duplica').waitFor()
    await page.getByRole('button', { name: /^Confirmar pedido/ }).dblclick()
    const thanks = page.getByRole('heading', { name: 'Gracias, recibimos tu pedido' })
    await thanks.waitFor()
    await reloadUntilIdle(page)
    await thanks.waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Finalizar compra' }).waitFor()
    const [after] = await inShop<{ count: number }>('pampa', 'select count(*)::int as count from orders')
    expect(after?.count).toBe((before?.count ?? 0) + 1)
    const left = (await kept()).filter((line: typeof mug) => line.shoppingCartUUID === mug.shoppingCartUUID)
    expect(left).toMatchObject([{ value: { quantity: units - 1 } }])
    await page.context().close()
  },
)

const sellers = [
  ['andina', 360],
  ['pampa', 1280],
] as const

deepTest.each(sellers)(
  'what a seller of %s takes off a quote is the same on its page, paper, mail and order, at %i px [QUO-02] [QUO-06] [API-41]',
  async (shop, width) => {
    const { page: owner } = await askedQuote(shop, width)
    const asked = owner.url().split('/').at(-1) ?? ''
    const { id, totals } = await answerQuote(shop, asked)
    const sums = [totals?.total, totals?.discount].map((amount) => Math.round((amount ?? 0) * 100))
    const mail = () => post.received.find(({ text }) => text.includes(`/${shop}/quote#`))?.text ?? ''
    await expect.poll(mail).not.toBe('')
    expect(amountsIn(mail())).toEqual(expect.arrayContaining(sums))
    const link = /https?:\/\/\S+\/quote#[\w-]+/.exec(mail())?.[0] ?? ''
    const { page: holder, isSound } = await openPage(demo.browser, width)
    await openUntilIdle(holder, link)
    await holder.getByText('Para el próximo evento').waitFor()
    expect(amountsIn(await holder.getByRole('main').textContent())).toEqual(expect.arrayContaining(sums))
    const paper = client(httpTransport({ origin: demo.origin, shop })).papers
    const { url } = await paper.getPublicQuotePaper({ token: link.split('#')[1] ?? '' })
    const { text } = await readDocument(
      await (await holder.request.get(new URL(url, demo.origin).href)).body(),
    )
    expect(amountsIn(text)).toEqual(expect.arrayContaining(sums))
    await isSound('a quote with a discount')
    const late = await holder.context().newPage()
    await openUntilIdle(late, link)
    await accept(holder, 'Martín Rojas')
    await holder.getByText('La aceptó Martín Rojas.').waitFor()
    await accept(late, 'Ana Paz')
    await late.getByRole('alertdialog').getByRole('button', { name: 'Aceptar' }).click()
    await late.getByText('La aceptó Martín Rojas.').waitFor()
    await holder.context().close()

    await openUntilIdle(owner, `${demo.origin}/${shop}/checkout?quote=${id}`)
    await fillCheckout(owner, { shop })
    await press(owner, /^Confirmar pedido/)
    await owner.getByRole('heading', { name: 'Gracias, recibimos tu pedido' }).waitFor()
    const [order] = await inShop<Record<string, string>>(
      shop,
      'select total - shipping_cost as goods, discount, total from orders where id = $1',
      [new URL(owner.url()).searchParams.get('order')],
    )
    expect([Number(order?.goods), Number(order?.discount)]).toEqual(sums)
    expect(amountsIn(await owner.getByRole('main').textContent())).toContain(Number(order?.total))
    await owner.context().close()
  },
)

deepTest(
  'a person who opens an account on the way to the checkout goes on there from the link in the mail, signed in [AUTH-02] [CHK-01] [GST-03]',
  async () => {
    const { page } = await openPage(demo.browser, 800)
    const [email, password] = ['paula.nueva@empresa.example', 'Cuaderno-2026-azul']
    await addMug(page, demo.origin, 'andina')
    await toCheckout(page, 'andina')
    await page.getByRole('link', { name: 'Crear cuenta' }).click()
    await page.getByRole('heading', { level: 1, name: 'Crear cuenta' }).waitFor()
    await page.getByLabel('Nombre y apellido').fill('Paula Soto')
    await page.getByLabel('Empresa').fill('Soto y Asociados')
    await page.getByLabel('Teléfono').fill('9 1234 5678')
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByLabel('Contraseña', { exact: true }).fill(password)
    await press(page, 'Crear cuenta')
    await page.getByRole('heading', { name: 'Revisa tu correo' }).waitFor()
    const { text } = await post.next(email)
    const tab = await page.context().newPage()
    await tab.goto(/http\S+code=[0-9A-Z]+/.exec(text)?.[0] ?? '')
    await tab.getByLabel(/^Comprobante/).waitFor()
    await expect.poll(() => tab.getByLabel('Correo electrónico').inputValue()).toBe(email)
    expect(new URL(tab.url()).pathname).toBe('/andina/checkout')
    await page.context().close()
  },
)

/** The buyer's window at a quote that was asked for in the cart. */
async function askedQuote(shop: Shop, width: Width) {
  const watched = await withMug(shop, width)
  const { page } = watched
  await press(page, 'Ver carrito')
  await page.getByRole('heading', { level: 1, name: 'Mi carrito' }).waitFor()
  await press(page, 'Pedir cotización')
  await page.getByRole('dialog').getByRole('button', { name: 'Pedir cotización' }).click()
  await page.getByRole('heading', { level: 1, name: /^Cotización/ }).waitFor()
  return watched
}

/** Somebody of the shop takes five percent off; gives the new version. */
async function answerQuote(shop: Shop, Id: string) {
  const door = { origin: demo.origin, shop }
  const seller = { email: `ventas@${shop}.demo`, password: 'Estampa2026' }
  const { accessToken } = await staffClient(httpTransport(door)).staff.authenticateStaff(seller)
  const { staff } = staffClient(httpTransport({ ...door, token: () => accessToken }))
  const { quote } = await staff.answerQuote({ Id, discount: { percent: 5 }, note: 'Para el próximo evento' })
  return quote
}

async function accept(page: Page, name: string): Promise<void> {
  await press(page, 'Aceptar cotización')
  const form = page.getByRole('dialog')
  await form.getByLabel('Tu nombre').fill(name)
  await form.getByRole('button', { name: 'Aceptar', exact: true }).click()
}

/** «$ 1.234,50» → 123450, every amount of a text. */
const amountsIn = (text: string | null) =>
  [...(text ?? '').matchAll(/\$\s*([\d.]+)(?:,\s*(\d{2}))?/g)].map(
    ([, main = '', cents = '00']) => Number(main.replaceAll('.', '')) * 100 + Number(cents),
  )

async function inShop<Row extends object>(shop: Shop, sql: string, given: unknown[] = []): Promise<Row[]> {
  const owner = new pg.Client({ connectionString: demo.ownerUrl })
  await owner.connect()
  try {
    const pick = `select set_config('estampa.shop', (select id::text from shops where name = $1), false)`
    await owner.query(pick, [shop])
    return (await owner.query<Row>(sql, given)).rows
  } finally {
    await owner.end()
  }
}
