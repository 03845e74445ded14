import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'

let demo: Demo

beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

type Change = { before: string[]; after: string[]; moving: number }
type Watched = Window & { changes: Change[]; shifts: number }

/** Runs in the page: what has a name before and after each change of the page, how much moves, and what jumps. */
function watchChanges(): void {
  const seen = Object.assign(window as unknown as Watched, { changes: [], shifts: 0 })
  const names = () =>
    [...document.querySelectorAll('.moving-picture, .product-card-picture')]
      .map((element) => getComputedStyle(element).getPropertyValue('view-transition-name'))
      .filter((name) => name !== 'none')
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = ((update: () => Promise<void>) => {
    const change: Change = { before: names(), after: [], moving: -1 }
    const transition = start(async () => {
      await update()
      change.after = names()
    })
    transition.ready.then(() => {
      change.moving = document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes('view-transition')).length
      seen.changes.push(change)
    })
    return transition
  }) as typeof document.startViewTransition
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) seen.shifts += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function openList(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await demo.browser.newContext({ viewport: { width: 1280, height: 860 }, ...options })
  const page = await context.newPage()
  await page.addInitScript(watchChanges)
  await page.goto(`${demo.origin}/pampa/products-list/all`, { waitUntil: 'networkidle' })
  return page
}

const changesOf = (page: Page, count: number) =>
  page
    .waitForFunction((least) => (window as unknown as Watched).changes.length >= least, count)
    .then(() => page.evaluate(() => (window as unknown as Watched).changes))

test('the picture of a card moves to the page of its product and back, and nothing jumps [ROUTE-14] [ROUTE-16] [LOOK-08]', async () => {
  const page = await openList()
  const card = page.locator('.product-card .product-link').first()
  await card.hover()
  await card.click()
  const [there] = await changesOf(page, 1)
  expect(there?.before).toHaveLength(1)
  expect(there?.after).toEqual(there?.before)
  expect(there?.moving).toBeGreaterThan(0)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  const [, back] = await changesOf(page, 2)
  expect([back?.before, back?.after]).toEqual([there?.before, there?.before])
  expect(back?.moving).toBeGreaterThan(0)
  expect(await page.evaluate(() => (window as unknown as Watched).shifts)).toBeLessThanOrEqual(0.02)
  await page.context().close()
})

test('nothing moves for whoever wants less motion [ROUTE-14] [LOOK-08]', async () => {
  const page = await openList({ reducedMotion: 'reduce' })
  await page.locator('.product-card .product-link').first().click()
  const [there] = await changesOf(page, 1)
  expect(there?.moving).toBe(0)
  await page.context().close()
})
