import { expect, test } from 'vitest'
import { openOwnDemo } from './demo-server.ts'

test('developers get pages from the sources, awake and ready for the next edit', async () => {
  // this file serves the storefront from its sources
  const demo = await openOwnDemo({ STOREFRONT: 'sources' })
  const page = await demo.browser.newPage()
  page.setDefaultTimeout(120_000)
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  const isConnected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'))
  await page.goto(`${demo.origin}/pampa/about`)
  await isConnected
  await expect.poll(() => page.locator('main').evaluate(isAwake)).toBe(true)
  expect(complaints).toEqual([])
  await demo.close()
})

/** Runs in the page: React has taken the element over from the server's markup. */
function isAwake(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber'))
}
