/** The product page of each template in a browser: where its parts stand on a desk, and that a phone has them in order. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest, eachOrFirst, isDeep } from './depth.ts'
import { fetchProductsByKind, shopOfTemplate } from './screens.ts'
import { openUntilIdle } from './shopper.ts'
import { openPage } from './watched-page.ts'

/** Three of the six ways in which products are composed; a deep run sees all ten shops. */
const shops: readonly string[] = isDeep ? shopOfTemplate : ['pampa', 'festi', 'raiz']
const ways = isDeep ? 6 : 3

/** Where what is bought and its total stand differs in these. */
const shopsOfBar = ['pampa', 'festi', 'raiz']

/** The gallery and the test of templates examine the products of two others; a deep run examines all here. */
const isExamined = (shop: string) => isDeep || shop === 'festi'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

deepTest(
  'templates compose a product in ways of their own, without a hole below the pictures and with the main action in the first view [LOOK-09]',
  async () => {
    const { page } = await openPage(demo.browser, 1280, { axe: false })
    const arrangements = new Set<string>()
    for (const shop of shops) {
      const { simple } = await fetchProductsByKind(page, demo.origin, shop)
      await openUntilIdle(page, `${demo.origin}/${shop}/product-detail/todas/simple/${simple}`)
      await page.locator('.product-data').waitFor()
      const parts = await measureParts(page)
      expect(parts.actionBottom, shop).toBeLessThanOrEqual(680)
      expect(parts.pictureWidth, shop).toBeGreaterThanOrEqual(450)
      expect(parts.hole, shop).toBeLessThan(300)
      expect(parts.gapBelowGallery, shop).toBeLessThan(160)
      expect(parts.overflow, shop).toBe(0)
      expect(parts.heartBeyondFirst, shop).toBeLessThanOrEqual(0)
      arrangements.add(parts.shape)
    }
    // by where the parts stand, whatever they are called
    expect(arrangements.size).toBeGreaterThanOrEqual(ways)
    await page.context().close()
  },
)

deepTest(
  'clothes have their main action in the first view of a desk, beside their colors and above the table of sizes, and it stays in sight while that is filled [LOOK-09]',
  async () => {
    const { page, isSound } = await openPage(demo.browser, 1280)
    for (const shop of shops) {
      const { curve } = await fetchProductsByKind(page, demo.origin, shop)
      // one shop sells no clothes
      if (curve === '') continue
      await openUntilIdle(page, `${demo.origin}/${shop}/product-detail/todas/curva/${curve}`)
      await page.locator('.product-data').waitFor()
      const action = page.locator('.buying-bar a.button')
      const bottom = await action.evaluate((node) => node.getBoundingClientRect().bottom)
      expect(bottom, shop).toBeLessThanOrEqual(700)
      // the other way to buy stands beside it, and the total says what it waits for
      const other = await page.locator('.buying-bar > button').boundingBox()
      const main = await action.boundingBox()
      expect(Math.abs((other?.y ?? 0) - (main?.y ?? 0)), shop).toBeLessThanOrEqual(70)
      expect(await page.locator('.buying-bar').textContent(), shop).toMatch(/Total(?:Elegí|Elige) cantidades/)
      expect((await measureParts(page)).hole, shop).toBeLessThan(300)
      // nothing lies over the page that says the same once more
      expect(await page.locator('[data-bottom-bar][data-wide]').count(), shop).toBe(0)
      if (shop === 'pampa') await hasNoPaleThumbnail(page)
      await isSound(shop, { axe: isExamined(shop) })
      if (shopsOfBar.includes(shop)) await staysInSight(page, shop)
    }
    await page.context().close()
  },
)

/** The total and the main action stay in sight while the table of sizes is filled. */
async function staysInSight(page: Page, shop: string): Promise<void> {
  await page.locator('[data-cell]:enabled').last().fill('12')
  await page.locator('.buying-steps tfoot').scrollIntoViewIfNeeded()
  await page.locator('.buying-bar .price').waitFor()
  const bar = await page.locator('.buying-bar').boundingBox()
  expect(bar?.y, shop).toBeGreaterThanOrEqual(0)
  expect((bar?.y ?? 0) + (bar?.height ?? 0), shop).toBeLessThanOrEqual(860)
  const isOnTop = await page.locator('.buying-bar a.button').evaluate((node) => {
    const { left, top } = node.getBoundingClientRect()
    return node.contains(document.elementFromPoint(left + 20, top + 10))
  })
  expect(isOnTop, shop).toBe(true)
}

deepTest(
  'print areas are drawn on the chosen color, change with it, and go out of sight around a mug [LOOK-09]',
  async () => {
    const { page, isSound } = await openPage(demo.browser, 1280)
    for (const [shop, query] of eachOrFirst([
      ['pampa', 'taza de cerámica clásica'],
      ['andina', 'taza'],
      ['hilo', 'bolsa'],
    ] as const)) {
      await openUntilIdle(page, `${demo.origin}/${shop}/products-list/all?name=${query}`)
      await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click()
      await page.locator('.product-areas').waitFor()
      const swatches = page.locator('.buying-steps a[href*="sku="]')
      const seen = new Set<string>()
      for (let at = 0; at < Math.min(3, await swatches.count()); at++) {
        await swatches.nth(at).click()
        await expect
          .poll(() => swatches.nth(at).getAttribute('aria-current'), { message: `${shop} ${at}` })
          .toBe('true')
        const gallery = await picturesIn(page, '.gallery-pictures')
        const areas = await picturesIn(page, '.product-areas')
        for (const area of areas) expect(gallery, `${shop} ${at}`).toContain(area)
        seen.add(areas.join())
      }
      expect(seen.size, shop).toBeGreaterThan(1)
      if (shop !== 'pampa') continue
      await isOutOfSight(page)
      await isSound('the print areas of a mug')
    }
    await page.context().close()
  },
)

/** The area around a mug goes on behind it. */
async function isOutOfSight(page: Page): Promise<void> {
  const wrap = page.locator('.area-cards > li', { hasText: 'Alrededor' })
  expect(await wrap.textContent()).toContain('20,1 × 8 cm, da la vuelta')
  const outline = wrap.locator('path').first()
  expect(await outline.getAttribute('d')).not.toContain('Z')
  const [inner, outer] = [await outline.boundingBox(), await wrap.locator('svg').boundingBox()]
  // the body of the mug is less than half as wide as its picture
  expect((inner?.width ?? 0) / (outer?.width ?? 1)).toBeLessThan(0.45)
}

deepTest(
  'areas that share a picture are numbered there and below it, each beside its measures [LOOK-09]',
  async () => {
    const { page } = await openPage(demo.browser, 1280, { axe: false })
    await openUntilIdle(page, `${demo.origin}/pampa/products-list/all?name=chomba de piqué de algodón`)
    await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click()
    const shared = page.locator('.area-cards > li', { has: page.locator('.area-number') }).first()
    await shared.waitFor()
    const captions = await shared.locator('.area-caption').allTextContents()
    expect(captions.length).toBeGreaterThan(1)
    expect(captions.map((caption) => Number(caption[0]))).toEqual(captions.map((_, at) => at + 1))
    expect(await shared.locator('.area-number[style]').allTextContents()).toEqual(
      captions.map((_, at) => String(at + 1)),
    )
    await page.context().close()
  },
)

deepTest(
  'the data of a product begin with its facts for a trade, and with its material for a shop of natural things [LOOK-09]',
  async () => {
    const { page } = await openPage(demo.browser, 1280, { axe: false })
    for (const [shop, first] of eachOrFirst([
      ['raiz', 'De qué está hecho'],
      ['ferromarca', 'Ficha técnica'],
      ['pampa', 'Descripción'],
    ] as const)) {
      const { simple } = await fetchProductsByKind(page, demo.origin, shop)
      await openUntilIdle(page, `${demo.origin}/${shop}/product-detail/todas/simple/${simple}`)
      const title = page.locator('.product-data h2').first()
      expect(await title.textContent(), shop).toBe(first)
    }
    await page.context().close()
  },
)

deepTest(
  'six sizes stand beside each other on a phone, however long the names of colors are [LOOK-09]',
  async () => {
    const { page } = await openPage(demo.browser, 360, { axe: false })
    for (const shop of ['pampa', 'andina']) {
      const { curve } = await fetchProductsByKind(page, demo.origin, shop)
      await openUntilIdle(page, `${demo.origin}/${shop}/product-detail/todas/curva/${curve}`)
      const sizes = page.locator('.size-grid thead th[scope="col"]').filter({ visible: true })
      expect(await sizes.count(), shop).toBe(6)
      const last = await sizes.last().boundingBox()
      const table = await page.locator('.size-grid').locator('..').boundingBox()
      expect((last?.x ?? 0) + (last?.width ?? 0), shop).toBeLessThanOrEqual(
        (table?.x ?? 0) + (table?.width ?? 0),
      )
      const field = await page.locator('[data-cell]').first().boundingBox()
      expect(field?.width, shop).toBeGreaterThanOrEqual(44)
    }
    await page.context().close()
  },
)

/** The names of the pictures there, whatever their sizes. */
function picturesIn(page: Page, place: string): Promise<string[]> {
  return page
    .locator(`${place} img`)
    .evaluateAll((images) =>
      images.map((image) => (image.getAttribute('src') ?? '').replace(/\.\d+\.webp$/, '')),
    )
}

/** Each is as clear as the picture that it stands for. */
async function hasNoPaleThumbnail(page: Page): Promise<void> {
  const looks = await page
    .locator('.gallery-thumbnails button')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).opacity))
  expect(looks.length).toBeGreaterThan(1)
  expect(new Set(looks)).toEqual(new Set(['1']))
}

/** Which part begins left of which, and how far what follows the pictures stands below them. */
function measureParts(page: Page) {
  return page.evaluate(() => {
    const box = (selector: string) => {
      const part = document.querySelector(selector)
      if (!part) throw new Error(selector)
      return part.getBoundingClientRect()
    }
    const isSeen = (selector: string) => (document.querySelector(selector)?.clientHeight ?? 0) > 0
    const gallery = box('.product-gallery')
    const data = box('.product-data')
    const arrangement = document.querySelector<HTMLElement>('.product-parts')?.dataset.arrangement
    const isBelow = data.left < gallery.right && data.right > gallery.left
    const below = arrangement === 'centered' || !isBelow ? box('.product-areas') : data
    const steps = box('.buying-steps')
    const head = box('.product-parts h1')
    const pictures = box('.gallery-pictures')
    const shares = [gallery.width, steps.width].map((width) => Math.round((width / innerWidth) * 10))
    const thumbnails = isSeen('.gallery-thumbnails') ? box('.gallery-thumbnails') : undefined
    const rail = thumbnails && (thumbnails.right <= pictures.left ? 'beside' : 'below')
    const first = box('.gallery-pictures > li')
    const isSideBySide = [...document.querySelectorAll('.gallery-pictures > li')].some(
      (one) => one.getBoundingClientRect().left > first.left && rail === undefined,
    )
    const isAside = head.right <= steps.left
    const shape = [
      steps.left > gallery.left,
      isAside,
      rail ?? 'none',
      isSideBySide,
      box('.tiers, h1').left > steps.left,
    ]
    const holeBeside = () => {
      if (arrangement === 'centered') return 0
      const [areas, techniques] = [box('.product-areas'), box('.product-techniques')]
      const isRow = Math.abs(areas.top - techniques.top) < 5
      // a part is as high as its row: what is in it ends before
      const parts = ['.gallery', '.buying-more', '.product-data > :last-child'].map(box)
      const ends = [...parts, ...(isRow ? [] : [box('.product-areas > :last-child')])]
      const isUnder = (one: DOMRect, other: DOMRect) => one.left < other.right && one.right > other.left
      const endOf = (column: DOMRect) =>
        Math.max(...ends.filter((one) => isUnder(one, column)).map((one) => one.bottom))
      return Math.abs(endOf(gallery) - endOf(box('.buying')))
    }
    const action = document.querySelector('.buying-steps a.button, .buying-steps .button')
    return {
      shape: `${shape.join()},${data.left === gallery.left},${(shares[0] ?? 0) < (shares[1] ?? 0)}`,
      actionBottom: action?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
      // the box around the pictures may be as high as its row
      gapBelowGallery: below.top - box('.gallery').bottom,
      pictureWidth: pictures.width,
      // between the ends of the two columns
      hole: holeBeside(),
      overflow: document.documentElement.scrollWidth - innerWidth,
      // a gallery of several pictures has its heart on the first
      heartBeyondFirst: box('.product-corner .favorite-button').right - first.right,
    }
  })
}

test('on a phone the pictures come first, then the name, the steps and what is to be known, in every arrangement; the price stands under the name and above the bar, which says it until there is a quantity [LOOK-09]', async () => {
  const { page, isSound } = await openPage(demo.browser, 360)
  await page.setViewportSize({ width: 360, height: 780 })
  for (const shop of shops) {
    const { simple, curve } = await fetchProductsByKind(page, demo.origin, shop)
    await openUntilIdle(page, `${demo.origin}/${shop}/product-detail/todas/simple/${simple}`)
    await isInOrder(page, shop)
    await isSound(shop, { axe: isExamined(shop) })
    // one shop shows no prices
    if (shop === 'magna') continue
    await hasPriceAtHand(page, shop)
    // one shop sells no clothes
    if (curve === '') continue
    await openUntilIdle(page, `${demo.origin}/${shop}/product-detail/todas/curva/${curve}`)
    await hasPriceAtHand(page, shop)
    expect(await page.locator('[data-bottom-bar]').textContent(), shop).toMatch(/\$.*c\/u/)
  }
  await page.context().close()
})

async function isInOrder(page: Page, shop: string): Promise<void> {
  const order = ['.product-gallery', '.product-parts h1', '.buying-steps', '.buying-more', '.product-data']
  await page.locator('.product-data').waitFor()
  const tops = await Promise.all(order.map(async (part) => (await page.locator(part).boundingBox())?.y ?? 0))
  expect(tops, shop).toEqual(tops.toSorted((one, other) => one - other))
}

async function hasPriceAtHand(page: Page, shop: string): Promise<void> {
  const barTop = (await page.locator('[data-bottom-bar]').boundingBox())?.y ?? 0
  const price = await page.locator('.buying header .price').first().boundingBox()
  const name = await page.locator('.buying h1').boundingBox()
  const picture = await page.locator('.gallery-pictures .picture').first().boundingBox()
  expect(picture?.height, shop).toBeLessThanOrEqual(280)
  expect((price?.y ?? barTop) + (price?.height ?? 0), shop).toBeLessThanOrEqual(barTop)
  expect((price?.y ?? 0) - (name?.y ?? 0) - (name?.height ?? 0), shop).toBeLessThan(16)
}
