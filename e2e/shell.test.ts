import { brotliCompressSync, constants } from 'node:zlib'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scriptWeight } from '../bench/page-weight.ts'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest, eachOrFirst } from './depth.ts'
import { fetchProductsByKind } from './screens.ts'
import { addMug, cartDrawer, openSession, openUntilIdle, visit } from './shopper.ts'
import { openPage } from './watched-page.ts'

let demo: Demo

beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

const desk = { viewport: { width: 1280, height: 860 } }
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

async function openWindow(options: BrowserContextOptions = desk): Promise<Page> {
  const context = await demo.browser.newContext(options)
  const page = await context.newPage()
  page.setDefaultTimeout(45_000)
  return page
}

async function open(path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await openWindow(options)
  if (options?.javaScriptEnabled === false) await page.goto(demo.origin + path)
  else await visit(page, demo.origin + path)
  return page
}

const shown = async (page: Page) => ({
  bar: await page.getByRole('banner').isVisible(),
  footer: await page.getByRole('contentinfo').isVisible(),
  message: await page.getByRole('link', { name: /por WhatsApp/ }).isVisible(),
})

describe('layouts', () => {
  test('a usual page has bar, footer and, after two seconds, the messaging button [LAYOUT-03] [UI-02]', async () => {
    const page = await openWindow()
    await page.clock.install()
    await openUntilIdle(page, `${demo.origin}/pampa/about`)
    await page.clock.fastForward(3_000)
    await page.getByRole('link', { name: /por WhatsApp/ }).waitFor()
    expect(await shown(page)).toEqual({ bar: true, footer: true, message: true })
    await page.context().close()
  })

  const places = [
    ['/pampa/products-list/all', phone, 900],
    ['/hilo', desk, 2_600],
    ['/pampa/products-list/all', desk, 900],
    ['/festi', phone, 2_600],
  ] as const

  deepTest(
    'the messaging button covers no name, price, heart or link of a list and of a home, wherever the page stands [UI-02]',
    async () => {
      for (const [path, options, lowest] of places) {
        const page = await openWindow(options)
        await openUntilIdle(page, demo.origin + path)
        await page.getByRole('link', { name: /por WhatsApp/ }).waitFor()
        const button = page.locator('.messaging a')
        const seen = await button.evaluate(lookOnTheWayUp, lowest)
        expect(seen.covered).toEqual([])
        expect(seen.shapes.toSorted()).toEqual([false, true])
        await page.context().close()
      }
    },
  )

  test('the categories beside a page stay in the window [LAYOUT-02]', async () => {
    const page = await open('/ferromarca/about')
    const categories = page.getByRole('navigation', { name: 'CATEGORÍAS' })
    const topAfter = async (y: number) => {
      await page.evaluate((top) => window.scrollTo(0, top), y)
      return (await categories.boundingBox())?.y
    }
    const middle = await topAfter(300)
    expect(middle).toBeGreaterThan(60)
    expect(middle).toBeLessThan(200)
    expect(await topAfter(500)).toBe(middle)
    // what a long page has beside it is not empty
    const quote = categories.getByRole('link', { name: 'Pide una cotización' })
    expect((await quote.boundingBox())?.y).toBeGreaterThan(450)
    // its dark column ends where the dark footer begins
    const beside = await page.locator('.beside-sidebar').boundingBox()
    const footer = await page.getByRole('contentinfo').boundingBox()
    expect((beside?.y ?? 0) + (beside?.height ?? 0)).toBeCloseTo(footer?.y ?? 0, 0)
    await page.context().close()
  })

  test('a wide window is filled from the dark column at its left to the picture at its right [LAYOUT-02]', async () => {
    const page = await open('/ferromarca', { viewport: { width: 1920, height: 1000 } })
    const picture = await page.locator('main .picture').first().boundingBox()
    expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeGreaterThanOrEqual(1919)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1920)
    const column = page.getByRole('navigation', { name: 'CATEGORÍAS' })
    const left = await page.screenshot({ clip: { x: 2, y: 400, width: 1, height: 1 } })
    const box = await column.boundingBox()
    const inside = await page.screenshot({
      clip: { x: (box?.x ?? 0) + 20, y: 150, width: 1, height: 1 },
    })
    expect(left.equals(inside)).toBe(true)
    await page.context().close()
  })

  deepTest(
    'the categories beside a home page end with its first view, and products and the cart have all the width [LAYOUT-05]',
    async () => {
      const page = await openWindow()
      for (const shop of eachOrFirst(['ferromarca', 'imprenta', 'ejecutiva'])) {
        await openUntilIdle(page, `${demo.origin}/${shop}`)
        const column = await page.locator('.sidebar').boundingBox()
        const banner = await page.locator('.beside-sidebar > div').boundingBox()
        expect(column?.height, shop).toBeCloseTo(banner?.height ?? 0, 0)
        const featured = page.getByRole('heading', { name: 'Productos destacados' })
        expect((await featured.boundingBox())?.x, shop).toBeLessThan(100)
        const product = page.locator('main article').first().getByRole('link').first()
        for (const path of [await product.getAttribute('href'), `/${shop}/shopping-cart`]) {
          await openUntilIdle(page, demo.origin + path)
          expect(await page.locator('.sidebar').count(), path ?? '').toBe(0)
          await page.getByRole('button', { name: 'CATEGORÍAS' }).click()
          await page.getByRole('link', { name: 'Ver todos los productos' }).first().waitFor()
        }
      }
      await page.context().close()
    },
  )

  deepTest(
    'the arrows of slides stand on the panel of their words, below a bar that covers no picture [LAYOUT-04]',
    async () => {
      const page = await open('/hilo')
      const arrow = page.getByRole('button', { name: 'Siguiente' }).first()
      await arrow.waitFor()
      const box = await arrow.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(0.4 * 1280)
      const picture = await page.locator('.bleed-slide > .picture').first().boundingBox()
      const bar = await page.getByRole('banner').boundingBox()
      expect(picture?.y).toBeGreaterThanOrEqual(bar?.height ?? 100)
      await page.context().close()
    },
  )

  test('the sign-in page stands alone, without the button [LAYOUT-01] [ROUTE-03]', async () => {
    const page = await openWindow()
    await page.clock.install()
    await openUntilIdle(page, `${demo.origin}/pampa/auth`)
    await page.clock.fastForward(3_000)
    expect(await shown(page)).toEqual({ bar: false, footer: false, message: false })
    await page.getByRole('link', { name: 'Volver al inicio' }).click()
    await page.waitForURL(`${demo.origin}/pampa`)
    await page.context().close()
  })

  deepTest(
    'the checkout has the bar, no footer and no messaging button; a template’s sidebar stays [LAYOUT-02]',
    async () => {
      const page = await openWindow()
      await openSession(page, demo.origin, 'ferromarca')
      await page.clock.install()
      await openUntilIdle(page, `${demo.origin}/ferromarca/checkout`)
      await page.clock.fastForward(3_000)
      expect(await shown(page)).toEqual({ bar: true, footer: false, message: false })
      expect(await page.getByRole('navigation', { name: 'CATEGORÍAS' }).isVisible()).toBe(true)
      await page.context().close()
    },
  )

  deepTest('pages change at 600, 960 and 1264 pixels [LAYOUT-08]', async () => {
    const page = await open('/pampa')
    const side = async (width: number) => {
      await page.setViewportSize({ width, height: 800 })
      const value = () => getComputedStyle(document.documentElement).getPropertyValue('--page-side').trim()
      const menu = page.getByRole('button', { name: 'Abrir menú' })
      return [await page.evaluate(value), await menu.isVisible()]
    }
    expect(await side(599)).toEqual(['16px', true])
    expect(await side(600)).toEqual(['24px', true])
    expect(await side(959)).toEqual(['24px', true])
    expect(await side(960)).toEqual(['24px', false])
    expect(await side(1263)).toEqual(['24px', false])
    expect(await side(1264)).toEqual(['32px', false])
    await page.context().close()
  })

  deepTest('the categories’ drop-down is 600 pixels high at most and scrolls [LAYOUT-07]', async () => {
    const page = await open('/pampa', { viewport: { width: 1280, height: 1_400 } })
    const button = page.getByRole('button', { name: 'CATEGORÍAS' })
    await button.click()
    const panel = page.locator('header nav .overflow-y-auto')
    await panel.waitFor()
    const style = await panel.evaluate((node) => {
      for (let more = 0; more < 40; more += 1) node.append(node.firstElementChild?.cloneNode(true) ?? '')
      return {
        most: getComputedStyle(node).maxHeight,
        high: node.clientHeight,
        scrolls: node.scrollHeight > node.clientHeight,
      }
    })
    expect(style.most).toBe('600px')
    expect(style.high).toBeLessThanOrEqual(600)
    expect(style.scrolls).toBe(true)
    await page.keyboard.press('Escape')
    expect(await panel.isVisible()).toBe(false)
    await page.context().close()
  })
})

/** Runs in the page: downwards the button is hidden, so what it covers is looked for on the way up. Says which forms it took. */
async function lookOnTheWayUp(
  link: Element,
  lowest: number,
): Promise<{ covered: string[]; shapes: boolean[] }> {
  const isOver = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  // a carousel cuts what comes next
  const isShown = (element: Element, own: DOMRect) => {
    const frame = element.closest('[aria-roledescription="carrusel"]')?.getBoundingClientRect()
    return !frame || isOver(own, frame)
  }
  const covered: string[] = []
  const shapes = new Set<boolean>()
  window.scrollTo(0, lowest + 100)
  for (let top = lowest; top >= 100; top -= 40) {
    window.scrollTo(0, top)
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const own = link.getBoundingClientRect()
    const content = document.querySelectorAll(
      '.product-card :is(h3, .price-amount, .favorite-button .icon), .home-heading a, .category-tile, .banner-tile h2',
    )
    for (const element of content) {
      if (isOver(own, element.getBoundingClientRect()) && isShown(element, own))
        covered.push(element.textContent || 'heart')
    }
    shapes.add(own.width < 30)
  }
  return { covered, shapes: [...shapes] }
}

const drawers = [
  { name: 'on a desk', options: desk, width: 600, picture: 69 },
  { name: 'on a phone', options: phone, width: 320, picture: 60 },
]
describe.each(eachOrFirst(drawers))('the cart’s drawer $name', ({ options, width, picture }) => {
  test('«Resumen» comes from the right with a row per product and the total, is closed by its button and by Escape, and gives the focus back [DRAWER-01] [DRAWER-02] [DRAWER-03] [DRAWER-09] [DRAWER-10]', async () => {
    const page = await openWindow(options)
    await addMug(page, demo.origin, 'pampa')
    const drawer = cartDrawer(page)
    await page.waitForTimeout(400)
    const box = await drawer.boundingBox()
    expect(box && [Math.round(box.width), Math.round(box.x + box.width)]).toEqual([
      width,
      options.viewport.width,
    ])
    const veil = await page
      .locator('.fixed.inset-0.bg-black\\/50')
      .evaluate((node) => getComputedStyle(node).backgroundColor)
    expect(veil).toMatch(/\/ 0\.5\)|, 0\.5\)/)
    expect(await drawer.getByRole('listitem').count()).toBe(1)
    expect(await drawer.textContent()).toContain('TOTAL:')
    const image = await drawer.locator('picture, img').first().boundingBox()
    expect(Math.round(image?.width ?? 0)).toBe(picture)
    await drawer.getByRole('button', { name: 'Cerrar' }).click()
    await drawer.waitFor({ state: 'hidden' })
    const opener = page.getByRole('link', { name: /^Carrito/ })
    await opener.focus()
    await page.keyboard.press('Enter')
    await drawer.waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => opener.evaluate((node) => node === document.activeElement)).toBe(true)
    await page.context().close()
  })
})

describe('while the server thinks', () => {
  test('the drawer says that it calculates, with a bar, for a fifth of a second at least [DRAWER-05] [UI-13] [UI-04]', async () => {
    const page = await openWindow()
    await addMug(page, demo.origin, 'pampa')
    await page.keyboard.press('Escape')
    await page.route('**/GetShoppingCartProductPrice', async (route) => {
      await new Promise((go) => setTimeout(go, 900))
      await route.continue()
    })
    await page.evaluate(() => {
      const seen = Object.assign(window, { calculating: [] as [boolean, number][], bars: 0 })
      const look = () => {
        const is = document.body.textContent?.includes('Calculando total') ?? false
        const last = seen.calculating.at(-1)
        if (last?.[0] !== is) seen.calculating.push([is, performance.now()])
        seen.bars = Math.max(seen.bars, document.querySelectorAll('.animate-run').length)
        requestAnimationFrame(look)
      }
      look()
    })
    await page.getByRole('link', { name: /^Carrito/ }).click()
    const drawer = cartDrawer(page)
    await drawer.waitFor()
    await drawer
      .getByRole('button', { name: /quitar/i })
      .first()
      .click()
    await drawer.getByRole('button', { name: 'Deshacer' }).click()
    await page.getByText('Calculando total').waitFor()
    expect(await drawer.getByRole('progressbar').count()).toBeGreaterThan(0)
    await page.getByText('Calculando total').waitFor({ state: 'hidden' })
    const told = await page.evaluate(() => {
      const { calculating, bars } = window as unknown as { calculating: [boolean, number][]; bars: number }
      return { calculating, bars }
    })
    const from = told.calculating.findLast(([is]) => is)?.[1] ?? 0
    const until = told.calculating.at(-1)?.[1] ?? 0
    expect(until - from).toBeGreaterThanOrEqual(190)
    expect(told.bars).toBeGreaterThan(0)
    await page.context().close()
  })

  test('a shop whose configuration is on its way covers the page with «Cargando» [UI-01]', async () => {
    const page = await open('/')
    await page.route('**/*.data*', async (route) => {
      await new Promise((go) => setTimeout(go, 700))
      await route.continue()
    })
    await page.evaluate(() => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate(to: string): Promise<void> }
      }
      void router.navigate('/pampa')
    })
    await page.getByText('Cargando', { exact: true }).waitFor()
    await page.getByRole('banner').waitFor()
    await page.getByText('Cargando', { exact: true }).waitFor({ state: 'hidden' })
    await page.context().close()
  })
})

describe('the description of a page', () => {
  test('title, icon, description, canonical address and Open Graph come from the shop [ROUTE-23]', async () => {
    const page = await open('/hilo/products-list/all?sorting=name+asc')
    const head = await page.evaluate(() => ({
      title: document.title,
      icon: document.querySelector('link[rel=icon]')?.getAttribute('href'),
      description: document.querySelector('meta[name=description]')?.getAttribute('content')?.length ?? 0,
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
      og: document.querySelector('meta[property="og:site_name"]')?.getAttribute('content'),
      lists: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (one) => JSON.parse(one.textContent ?? '')['@type'],
      ),
    }))
    expect(head.title).toMatch(/ · Hilo$/)
    expect(head.icon).toMatch(/favicon-hilo/)
    expect(head.description).toBeGreaterThan(20)
    expect(head.canonical).toBe(`${demo.origin}/hilo/products-list/all`)
    expect(head.og).toBe('Hilo')
    expect(head.lists).toEqual(expect.arrayContaining(['ItemList', 'BreadcrumbList']))
    await page.context().close()
  })

  test('pages are in the Spanish of the shop’s country [ROUTE-24] [UI-14]', async () => {
    const page = await open('/pampa')
    const lang = () => page.evaluate(() => document.documentElement.lang)
    expect(await lang()).toBe('es-AR')
    await openUntilIdle(page, `${demo.origin}/andina`)
    expect(await lang()).toBe('es-CL')
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'i18n_redirected')).toMatchObject({ value: 'cl', path: '/' })
    await page.context().close()
  })

  test('prices say that taxes come on top where companies buy, and «Mi carrito» is the cart’s name [UI-07] [ROUTE-09]', async () => {
    const page = await open('/distribuidora/products-list/all')
    await page.getByRole('main').getByText('+ impuestos').first().waitFor()
    await openUntilIdle(page, `${demo.origin}/pampa/shopping-cart`)
    await page.getByRole('heading', { level: 1, name: 'Mi carrito' }).waitFor()
    await page.context().close()
  })

  deepTest(
    'the first letter of a search lets nothing jump up from under the categories [LAYOUT-04]',
    async () => {
      const { page, isSound } = await openPage(demo.browser, 360)
      await openUntilIdle(page, `${demo.origin}/andina`)
      await page.getByRole('button', { name: /buscar productos/i }).click()
      await page.getByRole('dialog').getByRole('option').first().waitFor()
      await page.getByRole('dialog').getByRole('combobox').fill('p')
      await isSound('what is offered for a letter', { axe: false })
      await page.context().close()
    },
  )

  test('without a script the home page, a list and a product are read and lead on', async () => {
    const page = await open('/pampa', { ...desk, javaScriptEnabled: false })
    await page.goto(`${demo.origin}/pampa/products-list/all`)
    expect(await page.getByRole('main').textContent()).toMatch(/\$\s*[\d.]+/)
    await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('main').textContent()).toMatch(/\$\s*[\d.]+/)
    await page.context().close()
  })

  test('another page is shown from its beginning', async () => {
    const page = await open('/pampa/about')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Política de privacidad' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/policy/)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('page')
    await page.context().close()
  })

  test('lists need 140 kB of script at most, the home page with all its looks 144, products and the cart 150, checkout and orders 170', async () => {
    const page = await openWindow()
    const { simple, curve } = await fetchProductsByKind(page, demo.origin, 'pampa')
    await page.context().close()
    const budgets: [string, number][] = [
      ['', 144],
      ['/products-list/all', 140],
      [`/product-detail/todas/simple/${simple}`, 150],
      [`/product-detail/todas/curva/${curve}`, 150],
      ['/shopping-cart', 150],
      ['/checkout', 170],
      ['/orders/detail/00000000-0000-0000-0000-000000000000', 170],
    ]
    for (const [path, budget] of budgets) {
      expect(await scriptWeight(demo.origin, `/pampa${path}`), path).toBeLessThanOrEqual(budget)
    }
  })

  test('a list of 24 cards is 120 kB of HTML at most, and 16 kB on the wire', async () => {
    for (const shop of ['pampa', 'andina', 'distribuidora']) {
      const html = await (await fetch(`${demo.origin}/${shop}/products-list/all`)).text()
      expect(html.match(/<article/g), shop).toHaveLength(24)
      expect(Buffer.byteLength(html), shop).toBeLessThanOrEqual(120_000)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
      expect(brotliCompressSync(html, { params }).byteLength, shop).toBeLessThanOrEqual(16 * 1024)
    }
  })

  test.each([
    ['pampa/auth?mode=register', 'Crear cuenta · Pampa'],
    ['pampa/auth?mode=login', 'Iniciar sesión · Pampa'],
    ['pampa/confirm-purchase', 'No encontramos ese pedido · Pampa'],
    ['andina/no-existe', 'No encontramos lo que estabas buscando · Andina'],
  ])('%s is called «%s» [ROUTE-23]', async (path, title) => {
    expect(await (await fetch(`${demo.origin}/${path}`)).text()).toContain(`<title>${title}</title>`)
  })

  test('a page for a product that is not named leads to the list, which says what to do [ROUTE-05] [ROUTE-06]', async () => {
    const answer = await fetch(`${demo.origin}/andina/customize-product`)
    expect(new URL(answer.url).pathname).toBe('/andina/products-list/all')
    expect(await answer.text()).toContain('Elige primero el producto que quieres personalizar')
  })

  test('the footer names the sources of this country’s places alone', async () => {
    const footerOf = async (shop: string) => (await fetch(`${demo.origin}/${shop}`)).text()
    expect(await footerOf('pampa')).toContain('Georef')
    const andina = await footerOf('andina')
    expect(andina).toContain('SUBDERE')
    expect(andina).not.toContain('Georef')
  })

  test('a call that the API does not know is no page [API-53]', async () => {
    const answer = await fetch(`${demo.origin}/api/services/app/Nobody/Knows`)
    expect([answer.status, (await answer.json()).error.refusal]).toEqual([404, 'not_found'])
  })

  test('a folder of files is no page and no broken request [ROUTE-22]', async () => {
    const statuses = ['/product-builder/', '/assets/'].map(
      async (path) => (await fetch(demo.origin + path)).status,
    )
    expect(await Promise.all(statuses)).toEqual([404, 404])
  })

  test('a guest is led to the sign-in page without anything that jumps [UI-15]', async () => {
    const context = await demo.browser.newContext({ viewport: { width: 1280, height: 900 } })
    const page = await context.newPage()
    await page.addInitScript(() => {
      const seen = Object.assign(window, { shifts: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(`${demo.origin}/pampa/orders/list`)
    await page.getByLabel('Contraseña', { exact: true }).waitFor()
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.05)
    await context.close()
  })

  test('a window that is hardly higher than two bars keeps its height for the page', async () => {
    const page = await openWindow()
    const { simple } = await fetchProductsByKind(page, demo.origin, 'pampa')
    await page.setViewportSize({ width: 320, height: 256 })
    await openUntilIdle(page, `${demo.origin}/pampa/product-detail/todas/simple/${simple}`)
    await page.getByRole('link', { name: /por WhatsApp/ }).waitFor({ state: 'attached' })
    const stuck = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((node) => ['fixed', 'sticky'].includes(getComputedStyle(node).position))
        .filter((node) => !node.closest('table') && node.getBoundingClientRect().height > 8)
        .map((node) => node.className)
        .filter((name) => !name.includes('-translate-y-16')),
    )
    expect(stuck).toEqual([])
    // what stood at the corner of the pictures has not gone to the corner of the page
    const gallery = (await page.getByRole('region', { name: 'Fotos del producto' }).boundingBox())?.y ?? 0
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /favoritos/ })
      .first()
    expect((await heart.boundingBox())?.y).toBeGreaterThan(gallery)
    // prices keep to their boxes, and the total to a place of its own
    const spilled = await page.locator('.tier-steps > li > strong').evaluateAll((prices) =>
      prices.filter((price) => {
        const [own, box] = [price, price.parentElement ?? price].map((one) => one.getBoundingClientRect())
        return !own || !box || own.left < box.left || own.right > box.right
      }),
    )
    expect(spilled).toEqual([])
    const [field, total] = await Promise.all(
      [page.getByLabel('Cantidad', { exact: true }), page.getByText('Total', { exact: true }).first()].map(
        (one) => one.boundingBox(),
      ),
    )
    expect(total?.y ?? 0).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0))
    await page.context().close()
  })

  test('in high contrast a color is seen, and the chosen one and the current page are marked alone', async () => {
    const page = await openWindow({ ...desk, forcedColors: 'active' })
    const { curve } = await fetchProductsByKind(page, demo.origin, 'pampa')
    await openUntilIdle(page, `${demo.origin}/pampa/product-detail/todas/curva/${curve}`)
    const colors = page.locator('main li a[title]')
    const looks = await colors.evaluateAll((links) =>
      links.map((link) => ({
        chosen: link.getAttribute('aria-current') === 'true',
        outline: getComputedStyle(link).outlineStyle,
        dot: getComputedStyle(link.querySelector('span span') ?? link).backgroundColor,
      })),
    )
    expect(new Set(looks.map(({ dot }) => dot)).size).toBeGreaterThan(1)
    expect(looks.filter(({ outline }) => outline === 'solid').map(({ chosen }) => chosen)).toEqual([true])
    const filled = page.locator('main .bg-brand').filter({ visible: true }).first()
    const grounds = await filled.evaluate((button) =>
      [button, document.body].map((node) => getComputedStyle(node).backgroundColor),
    )
    expect(new Set(grounds).size).toBe(2)
    await page.context().close()
  })

  deepTest(
    'the size guide opens by the keyboard on a phone, and the focus comes back [ROUTE-16]',
    async () => {
      const page = await openWindow(phone)
      const list = await page.request.get(
        `${demo.origin}/api/services/app/Zecat/GetProductsList?name=remera%20clasica&tenancyName=pampa`,
      )
      const [shirt] = (await list.json()).result.items
      await openUntilIdle(page, `${demo.origin}/pampa/product-detail/todas/curva/${shirt.url}`)
      const opener = page.getByRole('button', { name: 'Guía de talles' })
      await opener.focus()
      await page.keyboard.press('Enter')
      const guide = page.getByRole('dialog', { name: 'Guía de talles' })
      const row = guide.getByRole('row', { name: /^M / })
      await row.waitFor()
      expect(await row.getByRole('cell').allTextContents()).toEqual(['51', '71', '20,5'])
      await guide.getByRole('img', { name: /A, ancho; B, largo; C, manga/ }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      await page.keyboard.press('Escape')
      await guide.waitFor({ state: 'detached' })
      await expect.poll(() => opener.evaluate((node) => node === document.activeElement)).toBe(true)
      await page.context().close()
    },
  )

  deepTest('how the shop is paid is told in a window [ROUTE-19]', async () => {
    const page = await open('/pampa/about')
    await page.getByRole('button', { name: 'Cómo se paga' }).click()
    const window = page.getByRole('dialog')
    await window.getByText('Transferencia bancaria').waitFor()
    await page.keyboard.press('Escape')
    await window.waitFor({ state: 'hidden' })
    await page.context().close()
  })
})
