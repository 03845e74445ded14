/** Somebody of the shop sees it as one of its customers, in a browser. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { phoneFirst } from './depth.ts'
import { openOffice } from './office-page.ts'
import { openSession } from './shopper.ts'
import { openPage, type Width } from './watched-page.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

/** The link to the shop that the page of a customer who has ordered gives. */
async function askForLink(width: Width): Promise<{ href: string; email: string }> {
  const { page, isSound } = await openOffice(demo, { width })
  const { officeOrigin } = demo.server
  const found = await page.request.get(`${officeOrigin}/api/services/app/Staff/GetCustomers`, {
    headers: { origin: officeOrigin, 'abp-tenantid': 'andina' },
  })
  type Found = { id: number; email: string; hasAccount: boolean; orders: number }
  const customers: Found[] = (await found.json()).result.items
  const customer = customers.find(({ hasAccount, orders }) => hasAccount && orders > 0)
  if (!customer) throw new Error('nobody with an account has ordered')
  await page.goto(`${officeOrigin}/andina/customers/${customer.id}`)
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Ver la tienda como este cliente' }).click()
  const link = page.getByRole('dialog').getByRole('link', { name: 'Abrir la tienda' })
  await link.waitFor()
  await isSound('the link to the shop')
  return { href: (await link.getAttribute('href')) ?? '', email: customer.email }
}

/** What the browser keeps of the shop, asked where no script of it runs. */
async function storedIn(page: Page): Promise<string> {
  const other = await page.context().newPage()
  await other.goto(`${demo.origin}/robots.txt`)
  const stored = await other.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  await other.close()
  return stored
}

test.each(phoneFirst)(
  'somebody sees the shop as a customer at %i px, changes nothing, and leaves a browser as it was [ADM-17]',
  async (width) => {
    const { href, email } = await askForLink(width)
    const { page, isSound } = await openPage(demo.browser, width)
    await openSession(page, demo.origin, 'andina', 'sucursal')
    const before = await storedIn(page)
    await page.goto(href)
    const bar = page.getByRole('region', { name: 'Vista de cliente' })
    await bar.getByText(/^Estás viendo la tienda como /).waitFor()
    await bar.getByText('20 min').waitFor()
    expect(new URL(page.url()).pathname).toBe('/andina')
    await isSound('the home page of a customer')
    await page.goto(`${demo.origin}/andina/orders/list`)
    await page.locator('main a[href*="/orders/detail/"]').first().click()
    await page.waitForURL(/orders\/detail/)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await bar.waitFor()
    await isSound('an order of a customer')
    await page.goto(`${demo.origin}/andina/account`)
    await expect.poll(() => page.getByLabel('Correo electrónico').first().inputValue()).toBe(email)
    const list = await page.request.get(
      `${demo.origin}/api/services/app/Zecat/GetProductsList?name=taza&tenancyName=andina`,
    )
    const [mug] = (await list.json()).result.items
    await page.goto(`${demo.origin}/andina/product-detail/tazas/simple/${mug.url}`)
    await page.getByRole('button', { name: 'Comprar sin logo' }).filter({ visible: true }).first().click()
    const refusal = page.getByRole('alertdialog')
    await refusal.getByText('puedes mirar todo, pero no cambiar nada').waitFor()
    await refusal.getByRole('button').first().click()
    await page.keyboard.press('Escape')
    expect(await storedIn(page)).toBe(before)
    await bar.getByRole('button', { name: 'Salir' }).click()
    await bar.waitFor({ state: 'detached' })
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('estampa_seen_as')
    await page.goto(`${demo.origin}/andina/account`)
    await expect
      .poll(() => page.getByLabel('Correo electrónico').first().inputValue())
      .toBe('sucursal@andina.demo')
  },
)
