import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Demo } from './demo-server.ts'
import { eachOrFirst } from './depth.ts'
import { noRecords, type Records } from './records.ts'
import { fetchProductsByKind, isThere, type Screen } from './screens.ts'
import { addMug, openSession } from './shopper.ts'
import { openPage, type WatchedPage, type Width } from './watched-page.ts'

/** A deep run looks at every screen in each; the others are seen on a desk where a template is looked at. */
export const widths: readonly Width[] = eachOrFirst([360, 800, 1280])

export type Visit = {
  width: Width
  shop: string
  screens: readonly Screen[]
  /** Those of them that axe examines; none by default. */
  examined?: readonly Screen[]
  /** Each screen is also seen after its window has become 800 pixels wide. */
  isNarrowed?: boolean
  who?: Screen['who']
  records?: Records
  /** Further steps on each screen after it has been examined. */
  afterwards?: (page: Page, screen: Screen) => Promise<void>
}

/** Opens the screens one after the other in a window of its own: each must be sound. Gives the shop's template. */
export async function visitScreens({ browser, origin }: Demo, visit: Visit): Promise<number> {
  const watched = await openPage(browser, visit.width)
  if (visit.who)
    await openSession(watched.page, origin, visit.shop, visit.who === 'branch' ? 'sucursal' : 'compras')
  await expectNoFaults(watched, origin, visit)
  const template = await watched.page.evaluate(() => document.documentElement.dataset.template)
  await watched.page.context().close()
  return Number(template)
}

async function expectNoFaults(
  { page, isSound, awaitAnswer }: WatchedPage,
  origin: string,
  { shop, screens, examined = [], isNarrowed = false, records = noRecords, afterwards }: Visit,
): Promise<void> {
  const products = await fetchProductsByKind(page, origin, shop)
  let hasCart = false
  for (const screen of screens.filter((one) => isThere(one, products))) {
    if (screen.withCart && !hasCart) {
      await addMug(page, origin, shop)
      // leaving while it is being saved would save it twice
      await isSound('the drawer', { axe: false })
    }
    hasCart ||= screen.withCart === true
    const address = `/${shop}${screen.path({ ...products, ...records })}`
    // isSound waits for the network itself: a page waits for its silence once
    await page.goto(origin + address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    // what somebody asked for may come late on a busy machine, and then no shift is counted as theirs
    const { walk } = screen
    if (walk) await awaitAnswer(() => walk(page))
    await isSound(`${screen.name} at ${address}`, { axe: examined.includes(screen) })
    expect(await page.getByRole('heading', { level: 1 }).count(), address).toBe(1)
    if (isNarrowed)
      await expectNoFaultsWhenNarrow(page, () => isSound(`${screen.name} at 800`, { axe: false }))
    await afterwards?.(page, screen)
  }
}

async function expectNoFaultsWhenNarrow(page: Page, isSound: () => Promise<void>): Promise<void> {
  const size = { width: 1280, height: 860 }
  await page.setViewportSize({ ...size, width: 800 })
  await isSound()
  await page.setViewportSize(size)
}
