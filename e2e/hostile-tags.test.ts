/**
 * A shop loads the tag manager of its choice, and somebody of the shop may have the office open in the same browser. The
 * strange script has all that its origin has, and here not even the page's own policy stands in its way.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { signInAtOffice } from './office-page.ts'

const CALLS = '/api/services/app'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

/** A page of the shop in the browser of somebody who has signed in at the office. */
async function openInfectedShop() {
  const { origin, officeOrigin } = demo.server
  const context = await demo.browser.newContext({ bypassCSP: true })
  await signInAtOffice(context, officeOrigin, 'ventas@andina.demo')
  const office = await context.newPage()
  await office.goto(`${officeOrigin}/andina/orders`)
  await office.getByRole('heading', { level: 1, name: 'Pedidos' }).waitFor()
  const shop = await context.newPage()
  await shop.goto(`${origin}/andina`)
  return { context, office, shop, officeOrigin }
}

test('a hostile tag reads nothing of the office and does nothing there [ADM-01]', async () => {
  const { context, office, shop, officeOrigin } = await openInfectedShop()
  const statuses: number[] = []
  shop.on('response', (response) => {
    if (response.url().startsWith(`${officeOrigin}${CALLS}`)) statuses.push(response.status())
  })
  const tried = await shop.evaluate(
    async ({ officeOrigin, calls }) => {
      const headers = { 'abp-tenantid': 'andina' }
      const reached = (url: string, init: RequestInit) =>
        fetch(url, { credentials: 'include', ...init }).then(
          async (answer) => `${answer.type} ${answer.status} ${(await answer.text()).length}`,
          () => 'refused by the browser',
        )
      const read = `${officeOrigin}${calls}/Staff/GetOrders`
      const write = `${officeOrigin}${calls}/Staff/MoveOrder`
      return {
        cookies: document.cookie,
        read: await reached(read, { headers }),
        opaque: await reached(read, { mode: 'no-cors' }),
        write: await reached(write, { method: 'POST', mode: 'no-cors', body: '{"Id":"1","to":"ready"}' }),
        atTheShop: await reached(`${calls}/Staff/GetOrders`, { headers }),
      }
    },
    { officeOrigin, calls: CALLS },
  )
  expect(tried.cookies).not.toContain('estampa_admin')
  expect(tried.read).toBe('refused by the browser')
  expect([tried.opaque, tried.write]).toEqual(['opaque 0 0', 'opaque 0 0'])
  expect(tried.atTheShop).toMatch(/^basic 401 /)
  expect(statuses.length).toBeGreaterThanOrEqual(2)
  expect(new Set(statuses)).toEqual(new Set([403]))
  // what the tag could not do, the office itself can
  const own = await office.evaluate(
    (calls) =>
      fetch(`${calls}/Staff/GetOrders`, { headers: { 'abp-tenantid': 'andina' } }).then(
        ({ status }) => status,
      ),
    CALLS,
  )
  expect(own).toBe(200)
  await context.close()
})

test('a hostile tag neither frames the office nor looks into its window [ADM-01]', async () => {
  const { context, shop, officeOrigin } = await openInfectedShop()
  await shop.evaluate((address) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: address, name: 'office' }))
  }, `${officeOrigin}/andina/orders`)
  await shop.waitForTimeout(1_500)
  const framed = shop.frame({ name: 'office' })
  expect(await framed?.getByRole('heading').count()).toBe(0)
  const seen = await shop.evaluate(async (address) => {
    const opened = window.open(address, 'stolen')
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    try {
      return opened ? `read ${opened.document.title}` : 'no window'
    } catch (error) {
      return (error as Error).name
    }
  }, `${officeOrigin}/andina/orders`)
  expect(['SecurityError', 'TypeError']).toContain(seen)
  await context.close()
})
