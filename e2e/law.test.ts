import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest, isDeep } from './depth.ts'
import {
  addMug,
  fillCheckout,
  openSession,
  openUntilIdle,
  press,
  reloadUntilIdle,
  signIn,
} from './shopper.ts'
import { openPage } from './watched-page.ts'

/** The gallery examines these screens by axe on a phone; a deep run examines them here too. */
const seenInGallery = { axe: isDeep }

let demo: Demo

beforeAll(async () => {
  // this file gives shops other terms, tag managers and hosts
  demo = await openOwnDemo()
})

afterAll(() => demo?.close())

test('a purchase is gone back on from the home page without an account [LAW-01]', async () => {
  const { page, isSound, awaitAnswer } = await openPage(demo.browser, 360)
  await openUntilIdle(page, `${demo.origin}/pampa`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Botón de arrepentimiento' }).click()
  await page.getByRole('heading', { level: 1, name: 'Botón de arrepentimiento' }).waitFor()
  await page.getByRole('heading', { name: 'Productos personalizados' }).waitFor()
  await press(page, 'Enviar la solicitud')
  await page.getByText('Escribí el número de pedido o qué compraste.').waitFor()
  await page.getByText('Escribí tu nombre y apellido.').waitFor()
  await page.getByLabel('Número de pedido').fill('1')
  await page.getByLabel('Nombre y apellido').fill('Lucía Paz')
  await page.getByLabel('Correo electrónico').fill('lucia@empresa.example')
  await isSound('regret')
  await awaitAnswer(async () => {
    await press(page, 'Enviar la solicitud')
    await page.getByText(/AR-[0-9A-Z]{8}/).waitFor()
  })
  await isSound('regret registered')
  await page.context().close()
})

test('each country has its own buttons and terms, in every template [LAW-01] [LAW-02] [LAW-04]', async () => {
  const { page, isSound } = await openPage(demo.browser, 1280)
  for (const [shop, names] of [
    ['andina', ['Derecho a retracto', 'Dar de baja mi cuenta']],
    ['imprenta', ['Botón de arrepentimiento', 'Botón de baja']],
    ['distribuidora', ['Botón de arrepentimiento', 'Botón de baja']],
  ] as const) {
    await openUntilIdle(page, `${demo.origin}/${shop}/terms`)
    const foot = page.getByRole('contentinfo')
    for (const name of [...names, 'Condiciones de compra', 'Preferencias de privacidad']) {
      expect([shop, name, await foot.getByRole('link', { name, exact: true }).count()]).toEqual([
        shop,
        name,
        1,
      ])
    }
  }
  await openUntilIdle(page, `${demo.origin}/andina/baja`)
  await isSound('leave', seenInGallery)
  await openUntilIdle(page, `${demo.origin}/andina/terms`)
  await page.getByText('no hay derecho a retracto sobre los productos confeccionados').waitFor()
  await isSound('terms', seenInGallery)
  await page.context().close()
})

deepTest('prices are final, with the one before national taxes smaller beneath [LAW-03]', async () => {
  const { page } = await openPage(demo.browser, 360)
  await openUntilIdle(page, `${demo.origin}/pampa/products-list/all`)
  const card = page.getByRole('main').getByRole('article').first()
  const note = card.getByText('Precio sin impuestos nacionales:')
  const sizes = await Promise.all(
    [card.getByText(/^\$/).first(), note].map((text) =>
      text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ),
  )
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0)
  expect(await page.getByRole('main').textContent()).not.toContain('+ impuestos')
  await openUntilIdle(page, `${demo.origin}/andina/products-list/all`)
  expect(await page.getByRole('main').textContent()).not.toContain('impuestos nacionales')
  await page.context().close()
})

deepTest('what was allowed is taken back where it was given, and kept in the log [LAW-06]', async () => {
  const { page, isSound } = await openPage(demo.browser, 1280)
  await openSession(page, demo.origin, 'andina')
  await page.goto(`${demo.origin}/andina/privacy`)
  const reminders = page.getByRole('region', { name: 'Recordatorios de cotizaciones' })
  await reminders.getByRole('button', { name: 'No permitir' }).click()
  await expect.poll(() => reminders.getByRole('status').textContent()).toBe('No permitido')
  await reloadUntilIdle(page)
  await expect.poll(() => reminders.getByRole('status').textContent()).toBe('No permitido')
  await isSound('privacy', seenInGallery)
  await page.context().close()
})

test('nothing measures until it is allowed, and a no is as near as a yes [LAW-06]', async () => {
  const owner = new pg.Client({ connectionString: demo.ownerUrl })
  await owner.connect()
  await owner.query(
    `update shops set config = config || '{"googleAnalyticsCode": "G-ABCDEF1234"}', version = version + 1
     where name = 'imprenta'`,
  )
  const { page, isSound } = await openPage(demo.browser, 360)
  const measured: string[] = []
  page.on('request', (request) => {
    if (/googletagmanager|facebook/.test(request.url())) measured.push(request.url())
  })
  const bar = page.getByRole('region', { name: 'Medición de visitas' })
  // the shop's new setting is heard of in a moment
  const seeBar = async () => {
    await openUntilIdle(page, `${demo.origin}/imprenta`)
    return bar.count()
  }
  await expect.poll(seeBar, { timeout: 20_000 }).toBe(1)
  const [no, yes] = await Promise.all(
    ['No, gracias', 'Permitir'].map((name) => bar.getByRole('button', { name }).boundingBox()),
  )
  expect(no?.height).toBe(yes?.height)
  await isSound('consent')
  await bar.getByRole('button', { name: 'No, gracias' }).click()
  await bar.waitFor({ state: 'detached' })
  await openUntilIdle(page, `${demo.origin}/imprenta/privacy`)
  const permission = page.getByRole('region', { name: 'Medición de visitas' })
  await expect.poll(() => permission.getByRole('status').textContent()).toBe('No permitido')
  await isSound('privacy with measuring')
  await owner.query(
    "select set_config('estampa.shop', (select id::text from shops where name = 'imprenta'), false)",
  )
  const { rows } = await owner.query(
    "select kind, given, version, screen from consents where kind = 'measurement'",
  )
  expect(rows).toEqual([{ kind: 'measurement', given: false, version: '1', screen: '/imprenta' }])
  expect(measured).toEqual([])
  await owner.end()
  await page.context().close()
})

deepTest(
  'the company of a video is asked for nothing before somebody plays it [ROUTE-20] [LAW-06]',
  async () => {
    const { page, isSound } = await openPage(demo.browser, 360)
    const bag = await page.request.get(
      `${demo.origin}/api/services/app/Zecat/GetProductsList?name=bolsa+asas+largas&tenancyName=raiz`,
    )
    const [{ url }] = (await bag.json()).result.items
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).host))
    await page.route(/youtube/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' }),
    )
    await openUntilIdle(page, `${demo.origin}/raiz/product-detail/simple/${url}`)
    const play = page.getByRole('button', { name: 'Ver video Se reproduce desde YouTube.' })
    await play.scrollIntoViewIfNeeded()
    await isSound('a product with a video')
    expect(new Set(asked)).toEqual(new Set([new URL(demo.origin).host]))
    await play.click()
    await page.frameLocator('iframe').getByText('The player').waitFor()
    // who blocks the player is left a link
    await page.getByRole('link', { name: 'Míralo en YouTube' }).waitFor()
    expect(asked.filter((host) => host.includes('youtube'))).toEqual(['www.youtube-nocookie.com'])
    await page.context().close()
  },
)

test('nobody buys without accepting the terms, which open beside the purchase [LAW-04] [LAW-05]', async () => {
  const { page } = await openPage(demo.browser, 1280)
  await addMug(page, demo.origin, 'pampa')
  await signIn(page, demo.origin, 'pampa', '/checkout')
  await fillCheckout(page)
  await press(page, 'Editar Pago')
  const box = page.getByRole('checkbox', { name: /condiciones de compra/ })
  await box.uncheck()
  await press(page, 'Revisar el pedido')
  await page.getByText('Para comprar tenés que aceptar las condiciones.').waitFor()
  const [terms] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('link', { name: /condiciones de compra/ })
      .first()
      .click(),
  ])
  await terms.getByRole('heading', { level: 1, name: 'Condiciones de compra' }).waitFor()
  await terms.close()
  await box.check()
  await reloadUntilIdle(page)
  expect(await box.isChecked()).toBe(true)
  await press(page, 'Revisar el pedido')
  await page.waitForURL(/pre-order/)
  const summary = page.getByRole('complementary', { name: 'Resumen de la compra' })
  for (const part of ['Productos', 'Impuestos', 'Envío', 'Total'])
    await summary.getByText(part).first().waitFor()
  await summary.getByText('Podés arrepentirte de la compra').waitFor()
  const sent = page.waitForRequest(/CompleteOrder/)
  await press(page, /^Confirmar pedido/)
  expect((await sent).postDataJSON().acceptedTerms).toMatch(/^[\w-]{43}$/)
  await page.waitForURL(/confirm-purchase/)
  await page.context().close()
})

deepTest(
  'the tag manager of one shop reaches no token of a shop that has its own host [SYS-01]',
  async () => {
    const own = demo.origin.replace(/\/\/[^:]+/, '//pampa.localhost')
    const owner = new pg.Client({ connectionString: demo.ownerUrl })
    await owner.connect()
    await owner.query('update shops set host = $1 where name = $2', [new URL(own).host, 'pampa'])
    await owner.query(
      `update shops set config = config || '{"googleTagManagerCode": "GTM-EVIL123"}', version = version + 1
     where name = 'andina'`,
    )
    const { page } = await openPage(demo.browser, 1280)
    let tags = 0
    await page.route('https://www.googletagmanager.com/**', (route) => {
      tags += 1
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'window.seen = JSON.stringify(localStorage)',
      })
    })
    const keysHere = () => page.evaluate(() => Object.keys(localStorage))
    try {
      // the server has heard of the host once the common one leads there
      await expect
        .poll(async () => (await fetch(`${demo.origin}/pampa`, { redirect: 'manual' })).status)
        .toBe(301)
      await signIn(page, own, 'pampa')
      expect(await keysHere()).toContain('estampa:pampa:accessToken')
      expect((await page.goto(`${own}/andina`))?.status()).toBe(404)
      await page.goto(`${demo.origin}/andina`)
      await page
        .getByRole('region', { name: 'Medición de visitas' })
        .getByRole('button', { name: 'Permitir' })
        .click()
      await page.waitForFunction(() => 'seen' in window)
      expect(tags).toBe(1)
      expect(await page.evaluate(() => String(Reflect.get(window, 'seen')))).not.toContain('pampa')
      // whoever comes to pampa by the common host ends at its own, with what was asked for
      await page.goto(`${demo.origin}/pampa/products-list/all?name=taza`)
      expect(page.url()).toBe(`${own}/products-list/all?name=taza`)
      expect(await keysHere()).toContain('estampa:pampa:accessToken')
    } finally {
      await owner.query(`update shops set host = null, other_hosts = '{}' where name = 'pampa'`)
      await owner.end()
      await page.context().close()
    }
  },
)
