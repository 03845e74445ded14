/** The cards of a list in a browser: the logo on them, and what fits into them on a phone and on a desk. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest, eachOrFirst, isDeep } from './depth.ts'
import { fetchProductsByKind, shopOfTemplate } from './screens.ts'
import { openUntilIdle } from './shopper.ts'
import { openPage } from './watched-page.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

const openList = (page: Page, shop: string) => openUntilIdle(page, `${demo.origin}/${shop}/products-list/all`)

test('cards show the product with a logo, and without one while somebody points at it [LOOK-03]', async () => {
  const { page } = await openPage(demo.browser, 1280, { axe: false })
  for (const shop of eachOrFirst(shopOfTemplate)) {
    await openList(page, shop)
    const cards = page.locator('main article')
    const shown = await cards.evaluateAll((all) => all.map((one) => one.querySelector('img')?.src ?? ''))
    expect(shown.length, shop).toBeGreaterThan(20)
    expect(
      shown.filter((address) => !address.includes('-logo-')),
      shop,
    ).toEqual([])
    await cards.first().hover()
    const second = page.locator('main article .second-picture[data-loaded] img')
    expect(await second.first().getAttribute('src'), shop).not.toContain('-logo-')
  }
  await page.context().close()
})

test('where the logo is placed the product is shown without one [LOOK-03]', async () => {
  const { page } = await openPage(demo.browser, 1280, { axe: false })
  const { simpleId } = await fetchProductsByKind(page, demo.origin, 'pampa')
  await openUntilIdle(page, `${demo.origin}/pampa/customize-product?id=${simpleId}`)
  const stage = page.locator('main img[src*="/pictures/"]').first()
  expect(await stage.getAttribute('src')).not.toContain('-logo-')
  await page.context().close()
})

/** What is cut off or lies where it should not in the cards of a page. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    /** What its text takes, which may be more or less than its box. */
    const boxOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }
    for (const card of document.querySelectorAll<HTMLElement>('main .product-card')) {
      const name = card.querySelector<HTMLElement>('.product-card-name')
      const say = (fault: string) => faults.push(`${name?.textContent}: ${fault}`)
      if (name && name.scrollHeight > name.clientHeight + 2) say('name cut')
      const mark = card.querySelector<HTMLElement>('.material-mark')
      if (mark && mark.scrollWidth > mark.clientWidth) say('material cut')
      const text = card.querySelector('.product-card-text')?.getBoundingClientRect()
      const picture = card.querySelector('.product-card-picture')?.getBoundingClientRect()
      const heart = card.querySelector('.favorite-button')?.getBoundingClientRect()
      if (heart && heart.width > 32) say('large heart')
      if (heart && picture && window.innerWidth < 600 && heart.top < picture.bottom)
        say('heart on the picture')
      const badge = card.querySelector('.product-card-badge > *')?.getBoundingClientRect()
      // a corner is no product: a badge may stand in it
      const cornerBottom = picture ? picture.top + 0.18 * picture.height : 0
      if (badge && picture && (badge.top < picture.top || badge.bottom > cornerBottom))
        say('badge beyond the corner of the picture')
      if (badge && heart && badge.right > heart.left && badge.bottom > heart.top) say('badge under the heart')
      const line = card.querySelector('.price-line')
      const price = line?.getBoundingClientRect()
      if (price && text && price.left - text.left > 18) say('the price is not at the left')
      for (const part of line?.querySelectorAll(':scope > .price, :scope > small') ?? []) {
        const { right, height } = boxOf(part)
        if (price && right > price.right + 0.5) say(`${part.textContent} cut`)
        if (height > 30) say(`${part.textContent} breaks`)
      }
      const icon = card.querySelector('.favorite-button .icon')?.getBoundingClientRect()
      for (const part of card.querySelectorAll(
        '.product-card-name, .product-card-code, .price-line, .material-mark',
      )) {
        const { right, top, bottom } = boxOf(part)
        if (icon && right > icon.left && top < icon.bottom && bottom > icon.top)
          say(`heart on ${part.textContent}`)
      }
      const code = card.querySelector('.product-card-code')?.getBoundingClientRect()
      if (code && code.height > 20) say('the quantity breaks')
    }
    return faults
  })

/** Shops whose cards differ most. */
const telling = {
  360: ['pampa', 'distribuidora', 'festi', 'hilo', 'raiz'],
  1280: ['ferromarca', 'raiz'],
} as const

deepTest(
  'on a phone and on a desk nothing of a card is cut off or lies over the product, but for a badge in the corner of its picture [LOOK-03]',
  async () => {
    for (const width of [360, 1280] as const) {
      const { page, isSound } = await openPage(demo.browser, width)
      for (const shop of isDeep ? shopOfTemplate : telling[width]) {
        await openList(page, shop)
        await page.locator('.favorite-button').first().waitFor()
        expect(await findFaults(page), `${shop} at ${width}`).toEqual([])
        await isSound(`${shop} at ${width}`, { axe: isDeep || shop === 'raiz' })
      }
      await page.context().close()
    }
  },
)

deepTest('a shop without prices says so on every card [CONF-05]', async () => {
  const { page } = await openPage(demo.browser, 360, { axe: false })
  await openList(page, 'magna')
  const cards = page.locator('main article')
  expect(await cards.filter({ hasText: 'Precio a pedido' }).count()).toBe(await cards.count())
  await page.context().close()
})

deepTest(
  'the lists of shops with a sidebar have one column beside the products, which begins with the categories [LAYOUT-05]',
  async () => {
    const { page, isSound } = await openPage(demo.browser, 1280)
    for (const shop of ['ferromarca', 'ejecutiva', 'imprenta']) {
      await openList(page, shop)
      const beside = page.getByRole('navigation', { name: 'Categorías' }).filter({ visible: true })
      expect(
        await beside.evaluateAll((all) => all.filter((one) => one.closest('aside, .sidebar')).length),
      ).toBe(1)
      const cards = await page
        .locator('main article')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
      const inFirstRow = cards.filter(({ top }) => top === cards[0]?.top)
      if (shop === 'imprenta') expect(cards[0]?.width).toBeGreaterThan(800)
      else expect(inFirstRow).toHaveLength(4)
      await isSound(shop, { axe: isDeep || shop === 'imprenta' })
    }
    await page.context().close()
  },
)

deepTest(
  'two templates fold their filters into a bar above the goods, of which one is open at a time [LAYOUT-04] [ROUTE-14]',
  async () => {
    const { page, isSound } = await openPage(demo.browser, 1280)
    for (const shop of ['hilo', 'festi']) {
      await openList(page, shop)
      const bar = page.getByRole('complementary', { name: 'Filtros' })
      const first = page.locator('main article').first()
      const [above, below] = [await bar.boundingBox(), await first.boundingBox()]
      expect((above?.y ?? 0) + (above?.height ?? 0), shop).toBeLessThan(below?.y ?? 0)
      const drop = (name: string) => bar.locator('.facet-drop > summary', { hasText: name })
      await drop('Categorías').click()
      await drop('Material').click()
      expect(await bar.locator('details.facet-drop[open]').count(), shop).toBe(1)
      await isSound(shop, { axe: shop === 'festi' })
      const counted = page.getByText(/^\d+ productos?$/)
      const before = await counted.textContent()
      await bar.getByRole('checkbox').filter({ visible: true }).first().check()
      await page.getByRole('link', { name: /^Quitar el filtro/ }).waitFor()
      await expect.poll(() => counted.textContent(), { message: shop }).not.toBe(before)
      await page.keyboard.press('Escape')
      expect(await bar.locator('details.facet-drop[open]').count(), shop).toBe(0)
    }
    await page.context().close()
  },
)

deepTest(
  'every card and row says from which price on, and below it for how many units, level with its neighbors [ROUTE-14]',
  async () => {
    const { page } = await openPage(demo.browser, 1280, { axe: false })
    for (const shop of ['pampa', 'hilo', 'distribuidora']) {
      await openList(page, shop)
      const line = page.locator('main article .price-line', { hasText: /^desde/ }).first()
      expect(await line.textContent(), shop).toMatch(/^desde.*c\/u.*[\d.]+ un\./)
      const tilts = await page.locator('main .product-card').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const top = card.getBoundingClientRect().top
          const inRow = cards.filter((other) => other.getBoundingClientRect().top === top)
          const prices = inRow.map(
            (one) => one.querySelector('.price-line')?.getBoundingClientRect().top ?? 0,
          )
          return Math.max(...prices) - Math.min(...prices)
        }),
      )
      expect(Math.max(0, ...tilts), shop).toBeLessThan(1)
    }
    await page.context().close()
  },
)

test('the large card of a showcase and the cards beside it end their pictures in one line [LAYOUT-04]', async () => {
  const { page } = await openPage(demo.browser, 1280, { axe: false })
  await openUntilIdle(page, `${demo.origin}/andina`)
  const ends = await page
    .locator('main ul:has(> li > .product-card-large) > li .product-card-picture')
    .evaluateAll((pictures) => pictures.slice(0, 5).map((one) => one.getBoundingClientRect().bottom))
  expect(Math.abs((ends[0] ?? 0) - (ends[4] ?? 1_000))).toBeLessThan(1)
  await page.context().close()
})

deepTest(
  'the alphabet of a list by name leads to every letter, on whichever page it is [ROUTE-14]',
  async () => {
    const { page, isSound } = await openPage(demo.browser, 360)
    await openList(page, 'imprenta')
    const letters = page.getByRole('navigation', { name: 'Índice por letra' })
    expect(await letters.locator('a, span').count()).toBeGreaterThanOrEqual(26)
    const top = async () => (await letters.boundingBox())?.y
    await page.evaluate(() => window.scrollTo(0, 2500))
    expect(await top()).toBe(0)
    await isSound('alphabet')
    await letters.getByRole('link', { name: 'T', exact: true }).click()
    await page.waitForURL(/page=\d.*#letra-T/)
    await expect.poll(async () => (await page.locator('#letra-T').boundingBox())?.y).toBeLessThan(400)
    await page.context().close()
  },
)
