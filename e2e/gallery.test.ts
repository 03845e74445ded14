import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { isThere, productsOf, type Screen, screens, shopOfTemplate, tellingScreens } from './screens.ts'
import { addMug, signIn } from './shopper.ts'
import { openPage, type WatchedPage, type Width } from './watched-page.ts'

let demo: Demo

beforeAll(async () => {
  demo = await openDemo()
}, 240_000)
afterAll(() => demo?.close())

async function look(
  watched: WatchedPage,
  shop: string,
  shown: readonly Screen[],
  axe: boolean,
): Promise<void> {
  const { page, isSound } = watched
  const products = await productsOf(page, demo.origin, shop)
  let hasCart = false
  for (const screen of shown.filter((one) => isThere(one, products))) {
    if (screen.withCart && !hasCart) await addMug(page, demo.origin, shop)
    hasCart ||= screen.withCart === true
    const address = `/${shop}${screen.path(products)}`
    await page.goto(demo.origin + address, { waitUntil: 'networkidle' })
    expect(await page.getByRole('heading', { level: 1 }).count(), address).toBe(1)
    await isSound(address, { axe })
  }
}

const widths = [360, 800, 1280] as const

/** One after the other: windows that sign in at once leave the server too little of the processor. */
let signing: Promise<void> = Promise.resolve()

/** In windows beside each other: most of the time a page waits for its network to fall silent. */
async function lookAt(
  width: Width,
  shop: string,
  shown: readonly Screen[],
  { axe = false, signed = false } = {},
) {
  const watched = await openPage(demo.browser, width)
  if (signed) {
    signing = signing.then(() => signIn(watched.page, demo.origin, shop))
    await signing
  }
  await look(watched, shop, shown, axe)
  const template = await watched.page.evaluate(() => document.documentElement.dataset.template)
  await watched.page.context().close()
  return Number(template)
}

test('every screen for everyone is sound at three widths, for axe too on a phone', async () => {
  const shown = screens.filter(({ who, missing }) => !who && !missing)
  await Promise.all(widths.map((width) => lookAt(width, 'pampa', shown, { axe: width === 360 })))
}, 240_000)

test('every screen of a person is sound at three widths, for axe too on a phone', async () => {
  const shown = screens.filter(({ who, withCart }) => who === 'customer' && !withCart)
  await Promise.all(
    widths.map((width) => lookAt(width, 'pampa', shown, { axe: width === 360, signed: true })),
  )
}, 180_000)

test('a full cart and its checkout are sound at three widths, for axe too on a phone', async () => {
  const shown = screens.filter(({ withCart }) => withCart)
  // one after the other: windows of one person that fill the cart at once are told to look again
  for (const width of widths) await lookAt(width, 'pampa', shown, { axe: width === 360, signed: true })
}, 180_000)

test.each([...shopOfTemplate].map((shop, index) => ({ shop, template: index + 1 })))(
  'template $template is sound on a phone and on a desk, and for axe [LAYOUT-04]',
  async ({ shop, template }) => {
    const shown = await Promise.all([
      lookAt(360, shop, tellingScreens),
      lookAt(1280, shop, tellingScreens, { axe: true }),
    ])
    expect(shown).toEqual([template, template])
  },
  180_000,
)
