import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { noRecords, openRecords, type Records } from './records.ts'
import { isThere, productsOf, type Screen, screens, shopOfTemplate, tellingScreens } from './screens.ts'
import { addMug, signIn } from './shopper.ts'
import { openPage, type WatchedPage, type Width } from './watched-page.ts'

let demo: Demo

beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

type Seen = { shop: string; shown: readonly Screen[]; axe: boolean; records: Records }

async function look({ page, isSound }: WatchedPage, { shop, shown, axe, records }: Seen): Promise<void> {
  const products = await productsOf(page, demo.origin, shop)
  let hasCart = false
  for (const screen of shown.filter((one) => isThere(one, products))) {
    if (screen.withCart && !hasCart) {
      await addMug(page, demo.origin, shop)
      // leaving while it is being saved would save it twice
      await isSound('the drawer', { axe: false })
    }
    hasCart ||= screen.withCart === true
    const address = `/${shop}${screen.path({ ...products, ...records })}`
    // isSound waits for the network itself: a page waits for its silence once
    await page.goto(demo.origin + address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await screen.walk?.(page)
    await isSound(`${screen.name} at ${address}`, { axe })
    expect(await page.getByRole('heading', { level: 1 }).count(), address).toBe(1)
  }
}

const widths = [360, 800, 1280] as const

/** One after the other: windows that sign in at once leave the server too little of the processor. */
let signing: Promise<void> = Promise.resolve()

type Wish = { axe?: boolean; who?: Screen['who']; records?: Records }

/** In windows beside each other: most of the time a page waits for its network to fall silent. */
async function lookAt(
  width: Width,
  shop: string,
  shown: readonly Screen[],
  { axe = false, who, records = noRecords }: Wish = {},
) {
  const watched = await openPage(demo.browser, width)
  if (who) {
    const account = who === 'branch' ? 'sucursal' : 'compras'
    signing = signing.then(() => signIn(watched.page, demo.origin, shop, '/about', account))
    await signing
  }
  await look(watched, { shop, shown, axe, records })
  const template = await watched.page.evaluate(() => document.documentElement.dataset.template)
  await watched.page.context().close()
  return Number(template)
}

test('every screen for everyone is sound at three widths, for axe too on a phone', async () => {
  const shown = screens.filter(({ who, missing }) => !who && !missing)
  await Promise.all(widths.map((width) => lookAt(width, 'pampa', shown, { axe: width === 360 })))
})

test('every screen of a person is sound at three widths, for axe too on a phone', async () => {
  const shown = screens.filter(({ who, withCart }) => who === 'customer' && !withCart)
  await Promise.all(
    widths.map((width) => lookAt(width, 'pampa', shown, { axe: width === 360, who: 'customer' })),
  )
})

test('a full cart and its checkout are sound at three widths, for axe too on a phone', async () => {
  const shown = screens.filter(({ who, withCart }) => who === 'customer' && withCart)
  // one after the other: windows of one person that fill the cart at once are told to look again
  for (const width of widths) await lookAt(width, 'pampa', shown, { axe: width === 360, who: 'customer' })
})

test('what comes after the purchase is sound at three widths, for axe too on a phone [ROUTE-11] [ROUTE-13]', async () => {
  const records = await openRecords(demo.origin, 'andina')
  const shown = screens.filter(({ who, withCart }) => who === 'branch' && !withCart)
  await Promise.all(
    widths.map((width) => lookAt(width, 'andina', shown, { axe: width === 360, who: 'branch', records })),
  )
  const bought = screens.filter(({ who, withCart }) => who === 'branch' && withCart)
  await lookAt(360, 'andina', bought, { axe: true, who: 'branch' })
})

test.each([...shopOfTemplate].map((shop, index) => ({ shop, template: index + 1 })))(
  'template $template is sound on a phone and on a desk, and for axe [LAYOUT-04]',
  async ({ shop, template }) => {
    const shown = await Promise.all([
      lookAt(360, shop, tellingScreens),
      lookAt(1280, shop, tellingScreens, { axe: true }),
    ])
    expect(shown).toEqual([template, template])
  },
)
