import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { productsOf, type Screen, screens, shopOfTemplate, tellingScreens } from './screens.ts'
import { signIn } from './shopper.ts'
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
  for (const screen of shown) {
    if (screen.name === 'curve product' && !products.curve) continue
    const address = `/${shop}${screen.path(products)}`
    await page.goto(demo.origin + address, { waitUntil: 'networkidle' })
    expect(await page.getByRole('heading', { level: 1 }).count(), address).toBe(1)
    await isSound(address, { axe })
  }
}

describe.each([360, 800, 1280] as const)('at %i pixels', (width: Width) => {
  test('every screen for everyone is sound, for axe too on a phone', async () => {
    const watched = await openPage(demo.browser, width)
    await look(
      watched,
      'pampa',
      screens.filter(({ who }) => !who),
      width === 360,
    )
    await watched.page.context().close()
  }, 180_000)

  test('every screen of a person is sound, for axe too on a phone', async () => {
    const watched = await openPage(demo.browser, width)
    await signIn(watched.page, demo.origin, 'pampa')
    await look(
      watched,
      'pampa',
      screens.filter(({ who }) => who === 'customer'),
      width === 360,
    )
    await watched.page.context().close()
  }, 120_000)
})

describe.each([...shopOfTemplate].map((shop, index) => ({ shop, template: index + 1 })))(
  'template $template',
  ({ shop, template }) => {
    test('is sound on a phone and on a desk, and for axe [LAYOUT-04]', async () => {
      for (const width of [360, 1280] as const) {
        const watched = await openPage(demo.browser, width)
        await look(watched, shop, tellingScreens, width === 1280)
        const shown = await watched.page.evaluate(() => document.documentElement.dataset.template)
        expect(Number(shown)).toBe(template)
        await watched.page.context().close()
      }
    }, 180_000)
  },
)
