import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'
import { networkIdle } from './network-idle.ts'
import { openProofFixture, type ProofFixture, sendOwnPictures } from './proof-fixture.ts'
import { openSession, openUntilIdle, press } from './shopper.ts'
import { openPage, type Width } from './watched-page.ts'

let demo: Demo
let shop: ProofFixture

beforeAll(async () => {
  // this file answers a quote that pampa begins with
  demo = await openOwnDemo()
  shop = await openProofFixture(demo.origin)
})
afterAll(() => demo?.close())

/** A buyer's window whose clock the test moves on. */
async function open(width: Width, path: string, who: 'compras' | 'sucursal' = 'compras') {
  const watched = await openPage(demo.browser, width)
  const { page } = watched
  await page.clock.install()
  await openSession(page, demo.origin, 'pampa', who)
  await openUntilIdle(page, `${demo.origin}/pampa${path}`)
  return watched
}

const passMinute = (page: Page) => page.clock.fastForward(61_000)

const isSeen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

/** Minutes pass until the page says so. */
async function hears(page: Page, text: string) {
  const notification = page.getByText(text).filter({ visible: true }).first()
  await expect
    .poll(
      async () => {
        if (await notification.isVisible()) return true
        await passMinute(page)
        return false
      },
      { timeout: 60_000, interval: 700 },
    )
    .toBe(true)
}

deepTest(
  'a proof and a message reach an open order, and what is being typed stays [ORD-01] [ORD-04]',
  async () => {
    const Id = await shop.order()
    const { page, isSound } = await open(1280, `/orders/detail/${Id}`)
    const typed = 'Una duda: ¿llega antes del 12?'
    await page.getByLabel('Tu mensaje').fill(typed)
    await sendOwnPictures(shop, Id, 'El logo va a 8 cm de ancho.')
    await hears(page, 'Llegó un boceto para que lo apruebes.')
    await page.getByRole('region', { name: 'Tu boceto está listo' }).waitFor()
    expect(await page.getByLabel('Tu mensaje').inputValue()).toBe(typed)
    expect(await page.getByLabel('Tu mensaje').evaluate((field) => field === document.activeElement)).toBe(
      true,
    )

    await page.getByRole('button', { name: 'Ver el boceto' }).click()
    await expect
      .poll(() => page.getByRole('heading', { name: 'Tu boceto está listo' }).evaluate(isSeen))
      .toBe(true)
    await page.getByLabel('Tu mensaje').focus()

    await shop.staff.staff.sendOrderMessage({ Id, text: 'Mirá el boceto cuando puedas.' })
    await hears(page, 'La tienda te escribió.')
    await page.getByRole('log').getByText('Mirá el boceto cuando puedas.').waitFor()
    expect(await page.getByLabel('Tu mensaje').inputValue()).toBe(typed)
    await isSound('an order with news')

    // what is written about the proof waits in its window, whatever happens outside
    await press(page, 'Pedir cambios')
    const form = page.getByRole('dialog', { name: 'Pedir cambios' })
    await form.getByLabel('Qué hay que cambiar').fill('El logo más chico.')
    await shop.staff.staff.moveOrder({ Id, to: 'cancelled', note: 'La tienda cierra' })
    await Promise.all([page.waitForResponse(/GetOrderNews/), passMinute(page)])
    await networkIdle(page)
    expect(await form.getByLabel('Qué hay que cambiar').inputValue()).toBe('El logo más chico.')
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
    await hears(page, 'Hay novedades en tu pedido.')
    await page.getByRole('region', { name: 'Tu boceto está listo' }).waitFor({ state: 'detached' })

    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await passMinute(page)
    await passMinute(page)
    await networkIdle(page)
    expect(asked.filter((url) => url.includes('GetOrderNews'))).toEqual([])
    await page.context().close()
  },
)

deepTest('a long talk unfolds back to its first word [ORD-04]', async () => {
  const Id = await shop.order()
  const owner = new pg.Client({ connectionString: demo.ownerUrl })
  await owner.connect()
  const { rows } = await owner.query(`select id from shops where name = 'pampa'`)
  await owner.query(`select set_config('estampa.shop', $1, false)`, [String(rows[0].id)])
  await owner.query(
    `insert into order_messages (shop_id, order_id, sequence, who_kind, who_id, who_name, text, at)
      select shop_id, id, n, 'staff', 'ana', 'Ana', 'Mensaje número ' || n, now() from orders, generate_series(1, 310) n
      where id = $1`,
    [Id],
  )
  await owner.end()
  const { page, isSound } = await open(360, `/orders/detail/${Id}`)
  const log = page.getByRole('region', { name: 'Mensajes' })
  await log.getByText('Mensaje número 303').waitFor()
  await press(page, 'Ver 302 mensajes anteriores')
  await log.getByText('Mensaje número 11', { exact: true }).waitFor()
  await press(page, 'Ver 10 mensajes anteriores')
  await log.getByText('Mensaje número 1', { exact: true }).waitFor()
  expect(await log.getByRole('article').count()).toBe(310)
  expect(await page.getByRole('button', { name: /mensajes anteriores/ }).count()).toBe(0)
  await isSound('a long talk')
  await page.context().close()
})

deepTest(
  'a seller’s answer reaches an open quote, and its discount is not dropped without a word [QUO-06]',
  async () => {
    const who = 'sucursal'
    const { buyer, staff } = await openProofFixture(demo.origin, { who })
    const { items } = await buyer.quotes.getQuotes({ state: 'sent,viewed', maxResultCount: 1 })
    const Id = items[0]?.id ?? ''
    const { page, isSound, awaitAnswer } = await open(360, `/orders/quote/detail/${Id}`, who)
    await page.getByRole('button', { name: 'Actualizar precios' }).waitFor()
    const { quote } = await staff.staff.answerQuote({
      Id,
      discount: { percent: 10 },
      note: 'Por ser vos.',
    })
    await hears(page, 'Hay novedades en tu cotización.')
    await awaitAnswer(async () => {
      await page.getByRole('link', { name: 'Ver la versión vigente' }).click()
      await page.waitForURL((url) => url.pathname.endsWith(quote.id))
      // the history of the version before has the note too
      await page.getByRole('button', { name: 'Actualizar precios' }).waitFor()
      await page.getByText('Por ser vos.').first().waitFor()
    })
    const dialog = page.getByRole('dialog', { name: '¿Hacer una versión sin el descuento?' })
    const money = (amount = 0) =>
      new RegExp(
        amount
          .toFixed(2)
          .replace('.', ',')
          .replace(/\B(?=(\d{3})+,)/g, '\\.'),
      )
    await awaitAnswer(async () => {
      await press(page, 'Actualizar precios')
      await dialog.getByText(money(quote.totals?.total)).waitFor()
      await dialog.getByText('Versión nueva, con los precios de hoy').waitFor()
    })
    await isSound('a discount that would be dropped')
    await dialog.getByRole('button', { name: 'Conservar el descuento' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect((await buyer.quotes.getQuoteById({ Id: quote.id })).state).toBe('sent')
    await press(page, 'Actualizar precios')
    await dialog.getByRole('button', { name: 'Seguir sin descuento' }).click()
    await page.getByText('versión 3').first().waitFor()
    await page.context().close()
  },
)
