import pg from 'pg'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest, eachOrFirst, isDeep } from './depth.ts'
import { addMug, cartDrawer, fillCheckout, openUntilIdle, reloadUntilIdle, signIn } from './shopper.ts'

let demo: Demo

beforeAll(async () => {
  // this file changes the prices of pampa, and counts its orders
  demo = await openOwnDemo()
})
afterAll(() => demo?.close())

/** With a clock, the time of the page can be put on. */
async function open(path: string, { hasClock = false } = {}): Promise<Page> {
  const page = await (await demo.browser.newContext({ viewport: { width: 1280, height: 860 } })).newPage()
  page.setDefaultTimeout(45_000)
  if (hasClock) await page.clock.install()
  await openUntilIdle(page, demo.origin + path)
  return page
}

const failed = (message: string) => ({
  result: message,
  targetUrl: null,
  success: false,
  error: { code: 0, message, details: null, validationErrors: null, refusal: null, data: null },
  unAuthorizedRequest: false,
  __abp: true,
})

/** The failures of a backend, and what a person reads then. */
const troubles: Record<string, { answer: (route: Route) => Promise<void>; says: RegExp }> = {
  '500 without a word': {
    answer: (route) => route.fulfill({ status: 500, json: failed('') }),
    says: /Oops ha ocurrido un error\./,
  },
  '422 with its sentence': {
    answer: (route) => route.fulfill({ status: 422, json: failed('Hoy no se puede.') }),
    says: /Hoy no se puede\./,
  },
  '401': {
    answer: (route) => route.fulfill({ status: 401, json: failed('Tu sesión terminó.') }),
    says: /Tu sesión terminó\./,
  },
  'a page instead of data': {
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    says: /problemas de red/,
  },
  nothing: { answer: (route) => route.abort('connectionreset'), says: /problemas de red/ },
}

/** One person meets them all, one after the other; a deep run shows also that after each of them the next try succeeds. */
const meetings = isDeep ? Object.keys(troubles).map((name) => [name]) : [Object.keys(troubles)]

test.each(meetings.map((names) => [names.join(', '), names] as const))(
  'a backend that answers %s is told of at the sign-in, what was typed stays, and the next try succeeds [AUTH-04] [ERR-01]',
  async (_, names) => {
    const page = await open('/pampa/auth')
    await page.getByLabel('Correo electrónico').fill('compras@pampa.demo')
    await page.getByLabel('Contraseña', { exact: true }).fill('Estampa2026')
    const popup = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    for (const name of names) {
      const { answer, says } = troubles[name] ?? expect.fail(name)
      await page.route('**/TokenAuth/Authenticate', answer)
      await page.getByRole('button', { name: 'Ingresar' }).click()
      await popup.waitFor()
      expect(await popup.textContent()).toMatch(says)
      expect(await popup.textContent()).not.toMatch(/Bad gateway|undefined|null/)
      await popup.getByRole('button', { name: 'Aceptar' }).click()
      await popup.waitFor({ state: 'hidden' })
      await page.unroute('**/TokenAuth/Authenticate')
      expect(await page.getByLabel('Correo electrónico').inputValue()).toBe('compras@pampa.demo')
    }
    await page.getByRole('button', { name: 'Ingresar' }).click()
    await page.waitForURL((url) => !url.pathname.endsWith('/auth'))
    await page.context().close()
  },
)

deepTest(
  'the cart stays whole with its last prices, marked as old, whatever its prices are answered with [CART-19]',
  async () => {
    const page = await open('/pampa/about')
    await addMug(page, demo.origin, 'pampa')
    await expect.poll(() => totalOf(page)).toMatch(/\$\s*[\d.]+/)
    const before = await totalOf(page)
    // the sign-in meets them all in every run
    for (const { answer } of eachOrFirst(Object.values(troubles).reverse())) {
      await page.route('**/GetShoppingCartProductPrice', answer)
      await reloadUntilIdle(page)
      await page.getByRole('link', { name: /^Carrito/ }).click()
      const drawer = cartDrawer(page)
      await drawer.getByText('No pudimos actualizar los precios').waitFor()
      await expect.poll(() => totalOf(page)).toBe(before)
      expect(await drawer.getByRole('listitem').count()).toBe(1)
      await page.unroute('**/GetShoppingCartProductPrice')
    }
    await page.context().close()
  },
)

const totalOf = async (page: Page) =>
  (
    await cartDrawer(page)
      .getByText(/^TOTAL/)
      .locator('..')
      .textContent()
  )?.replace(/\s+/g, ' ')

describe('a backend that answers after 20 s', () => {
  /** The page's clock goes on by 20 s, then the answer comes: nobody waits for it in real time. */
  async function makeLate(page: Page, address: string) {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
    await page.route(address, async (route) => {
      ask()
      await answered
      await route.continue()
    })
    return async () => {
      await asked
      await page.clock.runFor(10_000)
      await page.getByText('Está tardando más de lo habitual').waitFor()
      await page.clock.runFor(10_000)
      await page.getByText('Está tardando más de lo habitual').waitFor()
      answer()
    }
  }

  test('is waited for at the sign-in, with words', async () => {
    const page = await open('/pampa/auth', { hasClock: true })
    const answerLate = await makeLate(page, '**/TokenAuth/Authenticate')
    await page.getByLabel('Correo electrónico').fill('compras@pampa.demo')
    await page.getByLabel('Contraseña', { exact: true }).fill('Estampa2026')
    await page.getByRole('button', { name: 'Ingresar' }).click()
    await answerLate()
    await page.waitForURL((url) => !url.pathname.endsWith('/auth'))
    await page.getByText('Está tardando más de lo habitual').waitFor({ state: 'hidden' })
    await page.context().close()
  })

  deepTest('is waited for on the way to a list, which then comes', async () => {
    const page = await open('/pampa', { hasClock: true })
    const answerLate = await makeLate(page, '**/products-list/**.data*')
    await page.getByRole('banner').getByRole('link', { name: 'Tazas y vasos' }).first().click()
    await answerLate()
    await page.waitForURL(/products-list/)
    await page.getByRole('heading', { level: 1, name: 'Tazas y vasos' }).waitFor()
    await page.context().close()
  })

  deepTest('leaves the cart usable, and its price comes [CART-19] [DRAWER-05]', async () => {
    const page = await open('/pampa/about', { hasClock: true })
    await addMug(page, demo.origin, 'pampa')
    const answerLate = await makeLate(page, '**/GetShoppingCartProductPrice')
    await page.reload({ waitUntil: 'load' })
    await page.getByRole('link', { name: /^Carrito/ }).click()
    await cartDrawer(page).getByText('Calculando').first().waitFor()
    await answerLate()
    await page.getByText('Está tardando más de lo habitual').waitFor({ state: 'hidden' })
    await expect.poll(() => totalOf(page)).toMatch(/\$\s*[\d.]+/)
    await page.context().close()
  })
})

test('the window for errors is closed by «Aceptar» and by «Cerrar», and shows no script of a server [ERR-01] [ERR-02]', async () => {
  const page = await open('/pampa/auth')
  const hostile =
    '<b>Cuidado</b> <img src=x onerror="window.hacked=1"><script>window.hacked=2</script><a href="javascript:1">acá</a>'
  await page.route('**/TokenAuth/Authenticate', (route) =>
    route.fulfill({ status: 422, json: failed(hostile) }),
  )
  for (const way of ['Aceptar', 'Cerrar']) {
    await page.getByLabel('Correo electrónico').fill('ana@empresa.example')
    await page.getByLabel('Contraseña', { exact: true }).fill('Algo2026')
    await page.getByRole('button', { name: 'Ingresar' }).click()
    const popup = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await popup.waitFor()
    await popup.getByText('Ocurrió un error').first().waitFor()
    expect(await popup.locator('b').textContent()).toBe('Cuidado')
    expect(await popup.locator('img, script, a').count()).toBe(0)
    await popup.getByRole('button', { name: way }).first().click()
    await popup.waitFor({ state: 'hidden' })
  }
  expect(await page.evaluate(() => (window as unknown as { hacked?: number }).hacked)).toBeUndefined()
  await page.context().close()
})

deepTest(
  'a walk that fails keeps the shop around it and offers another try; a missing page is no accident [ERR-04] [ROUTE-21]',
  async () => {
    const page = await open('/pampa')
    await page.route('**/products-list/**.data*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('banner').getByRole('link', { name: 'Tazas y vasos' }).first().click()
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Reintentar' })
      .or(page.getByRole('link', { name: 'Reintentar' }))
      .first()
      .waitFor()
    expect(await page.getByRole('banner').isVisible()).toBe(true)
    await page.unroute('**/products-list/**.data*')
    const missing = await page.goto(`${demo.origin}/pampa/no-existe`)
    expect(missing?.status()).toBe(404)
    await page.getByText('No encontramos lo que estabas buscando').waitFor()
    await page.context().close()
  },
)

test('a page whose script is gone is loaded from the server, and the next one says so and is tried again [UI-12] [ERR-04]', async () => {
  const page = await open('/pampa/policy')
  const about = page.getByRole('banner').getByRole('link', { name: 'Nosotros' }).first()
  const heading = page.getByRole('heading', { level: 1, name: 'Nosotros' })
  await page.route('**/assets/about-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await about.click()
  await heading.waitFor()
  expect(new URL(page.url()).pathname).toBe('/pampa/about')
  await openUntilIdle(page, `${demo.origin}/pampa/policy`)
  await about.click()
  await page.getByRole('main').getByText('No pudimos comunicarnos con la tienda').waitFor()
  expect(await page.getByRole('banner').isVisible()).toBe(true)
  await page.unroute('**/assets/about-*.js')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await heading.waitFor()
  await page.context().close()
})

test('without a network a click keeps the shop and says so, and the wanted page comes with the network [UI-12] [ERR-01]', async () => {
  const page = await open('/pampa/policy')
  await page.context().setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Tazas y vasos' }).first().click()
  const main = page.getByRole('main')
  await main.getByText('No pudimos comunicarnos con la tienda').waitFor()
  await main.getByRole('button', { name: 'Reintentar' }).click()
  await main.getByText('Seguimos sin conexión').waitFor()
  await page.getByRole('banner').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Tazas y vasos' }).waitFor()
  await page.context().close()
})

test('a guest token that could not be fetched is asked for again with the next call [ERR-07] [AUTH-01]', async () => {
  const context = await demo.browser.newContext()
  const page = await context.newPage()
  let refused = 0
  await page.route('**/TokenAuth/GetAccess', (route) => {
    refused += 1
    return refused === 1 ? route.abort('connectionreset') : route.continue()
  })
  await openUntilIdle(page, `${demo.origin}/pampa`)
  await expect.poll(() => refused).toBe(1)
  await openUntilIdle(page, `${demo.origin}/pampa/about`)
  await expect.poll(() => refused).toBeGreaterThan(1)
  const token = await page.evaluate(() => localStorage.getItem('estampa:pampa:guestToken'))
  expect(token).toMatch(/^ey/)
  await context.close()
})

test('a price that changes at the last moment is shown old and new, and an answer that is lost makes no second order [CHK-10] [PRICE-04]', async () => {
  const page = await open('/pampa/about')
  await addMug(page, demo.origin, 'pampa')
  await signIn(page, demo.origin, 'pampa', '/checkout')
  await fillCheckout(page)
  const before = await ordersOfPampa()
  const confirm = page.getByRole('button', { name: /^Confirmar/ })
  await confirm.waitFor()
  await inPampa(`update variants set tiers = (select jsonb_agg(jsonb_set(tier, '{cost}',
    to_jsonb((tier ->> 'cost')::bigint + 10000))) from jsonb_array_elements(tiers) as tier)`)
  await confirm.click()
  const news = page.getByRole('alert').filter({ hasText: 'Los precios cambiaron' })
  await news.locator('dt', { hasText: 'Total' }).waitFor()
  const amounts = (await news.locator('dd').last().textContent())?.match(/[\d.]+,\d{2}/g) ?? []
  expect(new Set(amounts).size).toBe(2)
  await reloadUntilIdle(page)
  // the saved cart tells it too
  await page
    .getByText(/cambi(ó|aron) de precio/)
    .first()
    .waitFor()
  await news.waitFor()
  // the order arrives, its answer does not
  await page.route('**/CompleteOrder', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Confirmar el nuevo total' }).click()
  await page.getByText('el pedido no se duplica').waitFor()
  await page.unroute('**/CompleteOrder')
  await page.getByRole('button', { name: /^Confirmar/ }).dblclick()
  await page.waitForURL(/confirm-purchase/)
  expect(await ordersOfPampa()).toBe(before + 1)
  await page.context().close()
})

async function ordersOfPampa(): Promise<number> {
  const [row] = await inPampa<{ count: number }>('select count(*)::int as count from orders')
  return row?.count ?? 0
}

async function inPampa<Row extends object>(sql: string): Promise<Row[]> {
  const owner = new pg.Client({ connectionString: demo.ownerUrl })
  await owner.connect()
  try {
    await owner.query(
      `select set_config('estampa.shop', (select id::text from shops where name = 'pampa'), false)`,
    )
    return (await owner.query<Row>(sql)).rows
  } finally {
    await owner.end()
  }
}
