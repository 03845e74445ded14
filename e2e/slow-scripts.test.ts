/** What the server drew stays where it is while scripts come late, and while the typefaces do. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest, isDeep } from './depth.ts'
import { shopOfTemplate } from './screens.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

const LATE_MS = 700
/** Lettered rows and captioned products; a deep run sees all ten. */
const shops = isDeep ? shopOfTemplate : ['imprenta', 'magna']

/** How much of the page is there at its beginning, at least at any time and in the end, and what has shifted. */
async function watchPage(path: string, isLate: (url: string, isInPage: boolean) => boolean) {
  const page = await demo.browser.newPage({ viewport: { width: 1280, height: 860 } })
  const html = await (await fetch(demo.origin + path)).text()
  const late: string[] = []
  await page.route(/\/assets\//, async (route) => {
    const url = route.request().url()
    if (isLate(url, html.includes(new URL(url).pathname))) {
      late.push(url)
      await new Promise((come) => setTimeout(come, LATE_MS))
    }
    await route.continue().catch(() => undefined)
  })
  await page.addInitScript(() => {
    const seen = { first: 0, fewest: Number.POSITIVE_INFINITY, shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('DOMContentLoaded', () => {
      const count = () => {
        const links = document.querySelectorAll('main a[href*="/product-detail/"]').length
        seen.first ||= links
        seen.fewest = Math.min(seen.fewest, links)
        requestAnimationFrame(count)
      }
      count()
    })
  })
  await page.goto(demo.origin + path, { waitUntil: 'networkidle' })
  await page.waitForTimeout(LATE_MS)
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { first: number; fewest: number; shift: number } }).seen,
  )
  await page.close()
  return { ...seen, late: late.length }
}

deepTest('products stay while what is fetched by itself comes late [ROUTE-01] [ROUTE-14]', async () => {
  for (const shop of shops) {
    for (const path of [`/${shop}`, `/${shop}/products-list/all?sorting=name+asc`]) {
      const { first, fewest } = await watchPage(path, (url, isInPage) => url.includes('.js') && !isInPage)
      expect(first, path).toBeGreaterThan(0)
      expect(fewest, path).toBe(first)
    }
  }
})

test('nothing moves when the typefaces come late', async () => {
  for (const shop of shops) {
    const { shift, late } = await watchPage(`/${shop}`, (url) => url.includes('.woff2'))
    expect(late, shop).toBeGreaterThan(0)
    expect(shift, shop).toBeLessThan(0.02)
  }
})
