/** The pictures of the shops in a browser: what each opens with, what they stand on, and how near they are seen. */
import type { CDPSession, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest, isDeep } from './depth.ts'
import { keepPicture } from './keep-picture.ts'
import { fetchProductsByKind, shopOfTemplate } from './screens.ts'
import { openUntilIdle } from './shopper.ts'
import { openPage, type Width } from './watched-page.ts'

let demo: Demo

beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

deepTest('each shop opens with a scene, which no other opens with [LOOK-02]', async () => {
  const { page } = await openPage(demo.browser, 1280, { axe: false })
  const opened: Record<string, string> = {}
  for (const shop of shopOfTemplate) {
    await page.goto(`${demo.origin}/${shop}`)
    const scene = page.locator('main img:not(nav *)').first()
    await expect.poll(() => loadedSize(scene)).toBeGreaterThan(0)
    const { width, height, top, file } = await scene.evaluate((image: HTMLImageElement) => ({
      width: image.naturalWidth,
      height: image.naturalHeight,
      top: image.getBoundingClientRect().top,
      file: image.currentSrc.replace(/^.*\/|\.\d+\.\w+$/g, ''),
    }))
    // a picture of one product is square
    expect(width / height, shop).toBeGreaterThan(2)
    expect(top, shop).toBeLessThan(860)
    opened[file] = shop
  }
  expect(Object.values(opened).sort()).toEqual([...shopOfTemplate].sort())
  await page.context().close()
})

/** The dark one; a deep run sees all ten. */
const grounds = shopOfTemplate
  .map((shop, index) => ({ shop, template: index + 1 }))
  .filter(({ template }) => isDeep || template === 10)

test.each(grounds)(
  'on the list and on its page a product of $shop stands on the ground of template $template, to the pixel [LOOK-04]',
  async ({ shop }) => {
    const { page } = await openPage(demo.browser, 1280, { axe: false })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { simple } = await fetchProductsByKind(page, demo.origin, shop)
    await openUntilIdle(page, `${demo.origin}/${shop}/products-list/all`)
    await expectGround(page, page.locator('.product-card-picture, .product-row-picture').first())
    await openUntilIdle(page, `${demo.origin}/${shop}/product-detail/todas/simple/${simple}`)
    await expectGround(page, page.locator('.moving-picture .product-ground').first())
    await page.context().close()
  },
)

test('no two templates have the same ground [LOOK-04]', async () => {
  const { page } = await openPage(demo.browser, 1280, { axe: false })
  await page.goto(`${demo.origin}/pampa`)
  const grounds = await page.evaluate(
    (templates) =>
      templates.map((template) => {
        document.documentElement.dataset.template = String(template)
        return getComputedStyle(document.documentElement).getPropertyValue('--picture-ground')
      }),
    shopOfTemplate.map((_, index) => index + 1),
  )
  expect(new Set(grounds).size).toBe(shopOfTemplate.length)
  await page.context().close()
})

/** Plain, or with the sample logo in its middle. */
const whiteMug = 'img[src*="taza-clasica-blanco"], img[src*="taza-clasica-logo"]'

deepTest('a white mug is white on a linen ground, on a card and on its page [LOOK-04]', async () => {
  const { page } = await openPage(demo.browser, 1280, { axe: false })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openUntilIdle(page, `${demo.origin}/andina/products-list/all`)
  const card = page.locator('article').filter({ has: page.locator(whiteMug) })
  await expectWhite(page, card.locator(whiteMug).first())
  await card.getByRole('link').first().click()
  await page.waitForURL(/product-detail/)
  await expectWhite(page, page.locator('.moving-picture').locator(whiteMug).first())
  await page.context().close()
})

/** The side of the mug is light and of no hue; around it there is a ground that has one. */
async function expectWhite(page: Page, mug: Locator): Promise<void> {
  await mug.scrollIntoViewIfNeeded()
  await expect.poll(() => loadedSize(mug)).toBeGreaterThan(0)
  const white = await colorAt(page, mug, 0.27, 0.5)
  expect(Math.min(...white), `${white}`).toBeGreaterThan(205)
  expect(Math.max(...white) - Math.min(...white), `${white}`).toBeLessThan(8)
  const ground = await colorAt(page, mug, 0.04, 0.12)
  expect(Math.max(...ground) - Math.min(...ground), `${ground}`).toBeGreaterThan(12)
}

const loadedSize = (image: Locator) => image.evaluate((one: HTMLImageElement) => one.naturalWidth)

/** Beside the product there is nothing but the ground of the page. */
async function expectGround(page: Page, picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => loadedSize(picture.locator('img').first())).toBeGreaterThan(0)
  const seen = await colorAt(page, picture, 0.02, 0.1)
  await page.addStyleTag({ content: '.picture > img { visibility: hidden }' })
  const bare = await colorAt(page, picture, 0.02, 0.1)
  for (const channel of [0, 1, 2])
    expect(Math.abs(Number(seen[channel]) - Number(bare[channel])), `${seen} on ${bare}`).toBeLessThan(2)
  await page.addStyleTag({ content: ':root { --picture-ground: #00ff00 !important }' })
  expect(await colorAt(page, picture, 0.02, 0.1)).toEqual([0, 255, 0])
}

/** The color at a place of the picture, as shares of its width and height. */
async function colorAt(page: Page, picture: Locator, across: number, down: number): Promise<number[]> {
  const box = await picture.boundingBox()
  if (!box) throw new Error('not on the page')
  const [x, y] = [Math.round(box.x + box.width * across), Math.round(box.y + box.height * down)]
  const { channels } = await sharp(await page.screenshot({ clip: { x, y, width: 2, height: 2 } })).stats()
  return channels.slice(0, 3).map(({ mean }) => mean)
}

/** The page of the first plain product, with its first picture enlarged. */
async function openZoom(width: Width) {
  const watched = await openPage(demo.browser, width)
  const { page } = watched
  const { simple } = await fetchProductsByKind(page, demo.origin, 'pampa')
  await openUntilIdle(page, `${demo.origin}/pampa/product-detail/todas/simple/${simple}`)
  const opener = page.getByRole('button', { name: /^Ampliar .*foto 1 de/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  return { ...watched, opener, dialog, frame: dialog.getByRole('button', { name: /foto \d+ de \d+$/ }) }
}

/** How wide the picture is drawn, of how many pixels it is, and where it begins. */
const drawn = (frame: Locator) =>
  frame.locator('img').evaluate((image: HTMLImageElement) => {
    const { width, height, left, top } = image.getBoundingClientRect()
    return { side: Math.min(width, height), left, top, pixels: image.naturalWidth }
  })

test('a picture fills the window, comes nearer at its own pixels by keys, and Escape leads back to where one was [LOOK-03]', async () => {
  const { page, opener, dialog, frame, isSound } = await openZoom(1280)
  const box = await dialog.boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, width: 1280, height: 860 })
  await isSound('a picture that fills the window')
  const whole = await drawn(frame)
  expect(whole.side).toBeGreaterThan(700)
  await keepPicture(page, 'ZOOM_PICTURES', 'desk-whole')

  await page.keyboard.press('+')
  await expect.poll(() => drawn(frame)).toMatchObject({ pixels: 1600 })
  await expect.poll(async () => (await drawn(frame)).side).toBeGreaterThanOrEqual(1600)
  const near = await drawn(frame)
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => near.top - (await drawn(frame)).top).toBeCloseTo(80)
  await keepPicture(page, 'ZOOM_PICTURES', 'desk-near')
  await page.keyboard.press('0')
  await expect.poll(() => drawn(frame)).toMatchObject({ left: whole.left, top: whole.top })

  await page.keyboard.press('ArrowRight')
  await dialog.getByText(/^2 de \d+$/).waitFor()
  await page.keyboard.press('ArrowLeft')
  await dialog.getByText(/^1 de \d+$/).waitFor()
  // what is under the pointer stays there
  await frame.click({ position: { x: 640, y: 200 } })
  await expect.poll(() => frame.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.context().close()
})

deepTest(
  'on a phone two fingers enlarge a picture, one looks around in it and pushes to the next [LOOK-03]',
  async () => {
    const { page, dialog, frame, isSound } = await openZoom(360)
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 })
    await isSound('a picture that fills a phone')
    const fingers = await page.context().newCDPSession(page)
    await stroke(
      fingers,
      [
        [140, 350],
        [220, 350],
      ],
      [
        [80, 350],
        [280, 350],
      ],
    )
    await expect.poll(async () => (await drawn(frame)).side).toBeCloseTo(900, -1)
    const near = await drawn(frame)
    await keepPicture(page, 'ZOOM_PICTURES', 'phone-near')
    await stroke(fingers, [[180, 350]], [[240, 350]])
    await expect.poll(async () => (await drawn(frame)).left - near.left).toBeCloseTo(60, 0)
    await dialog.getByText(/^1 de \d+$/).waitFor()
    await stroke(
      fingers,
      [
        [80, 350],
        [280, 350],
      ],
      [
        [170, 350],
        [190, 350],
      ],
    )
    await expect.poll(() => frame.getAttribute('aria-pressed')).toBe('false')
    await stroke(fingers, [[260, 350]], [[100, 355]])
    await dialog.getByText(/^2 de \d+$/).waitFor()
    await page.context().close()
  },
)

type Touches = readonly (readonly [x: number, y: number])[]

/** Fingers go down, move together in a few steps, and are lifted. */
async function stroke(session: CDPSession, from: Touches, to: Touches): Promise<void> {
  const STEPS = 4
  const at = (part: number) =>
    from.map(([x, y], id) => {
      const [toX, toY] = to[id] ?? [x, y]
      return { id, x: x + (toX - x) * part, y: y + (toY - y) * part }
    })
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof at>) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', at(0))
  for (let step = 1; step <= STEPS; step++) await send('touchMove', at(step / STEPS))
  await send('touchEnd', [])
}
