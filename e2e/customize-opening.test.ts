/** How the customize page begins: with the logo, under a place and a technique that are chosen and priced already. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest, eachOrFirst, isDeep } from './depth.ts'
import { fetchProductsByKind } from './screens.ts'
import { openUntilIdle } from './shopper.ts'
import { openPage, type Width } from './watched-page.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

/** Each total that the page names, as it is written: its cents may stand raised. */
async function totals(page: Page): Promise<string[]> {
  const text = (await page.locator('body').innerText()).replaceAll(/\s/g, '')
  return Array.from(text.matchAll(/Totalcon(?:impuestos|IVA)\$([\d.]+)/g), ([, amount = '']) => amount)
}

/** One shop that says prices without taxes, one that says them with; a deep run sees all that sell what has no sizes. */
const shops = isDeep
  ? ['pampa', 'andina', 'distribuidora', 'ferromarca', 'imprenta', 'ejecutiva', 'raiz', 'festi', 'magna']
  : ['imprenta', 'festi']

test.each<Width>(eachOrFirst([360, 800, 1280]))(
  'the customize page begins with the logo and the price of its technique, at %i px [ROUTE-06] [PRICE-04]',
  async (width) => {
    for (const shop of shops) {
      const { page, isSound } = await openPage(demo.browser, width)
      const { simpleId } = await fetchProductsByKind(page, demo.origin, shop)
      await openUntilIdle(page, `${demo.origin}/${shop}/customize-product?id=${simpleId}`)
      await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
      await page
        .getByText(/^Con tu logo: .*aprox\./)
        .filter({ visible: true })
        .first()
        .waitFor()
      // on a phone the bar says the total too
      const said = await totals(page)
      expect(said.length, shop).toBe(width < 960 ? 2 : 1)
      expect(new Set(said).size, shop).toBe(1)
      const upload = page.getByRole('button', { name: /^Sub[ií] tu logo$|^Sube tu logo$/ })
      expect(await upload.filter({ visible: true }).count(), shop).toBe(width < 960 ? 1 : 0)
      await isSound(`the beginning in ${shop}`)
      await page.context().close()
    }
  },
)

deepTest(
  'on a desk a press on the picture of a color below the product chooses it, and nothing lies on the sample of a logo [ROUTE-06] [LOOK-03]',
  async () => {
    const { page, isSound } = await openPage(demo.browser, 1280, { axe: false })
    const { simpleId } = await fetchProductsByKind(page, demo.origin, 'pampa')
    await openUntilIdle(page, `${demo.origin}/pampa/customize-product?id=${simpleId}`)
    const colors = page.getByRole('group', { name: 'Colores' }).getByRole('button')
    expect(await colors.count()).toBeGreaterThan(1)
    expect(await colors.first().getAttribute('aria-pressed')).toBe('true')
    await colors.nth(1).click()
    await expect.poll(() => colors.nth(1).getAttribute('aria-pressed')).toBe('true')
    const name = await colors.nth(1).getAttribute('title')
    expect(await page.getByRole('combobox').locator('option:checked').textContent()).toBe(name)
    const stage = page.getByRole('region', { name: 'Vista del producto' })
    const [frame, sample, said] = await Promise.all([
      stage.getByRole('button', { name: /^Elegir .* · Ejemplo$/ }).boundingBox(),
      stage.locator('svg text').last().boundingBox(),
      stage.getByText(/· Ejemplo$/).boundingBox(),
    ])
    expect((sample?.width ?? 0) / (frame?.width ?? 1)).toBeGreaterThan(0.6)
    expect(said?.y).toBeGreaterThan((frame?.y ?? 0) + (frame?.height ?? 0))
    await isSound('another color')
    await page.context().close()
  },
)

test('the sample of a logo is one ink that is seen where it lies, whatever the color of the product is called [ROUTE-06] [LOOK-03]', async () => {
  const { page } = await openPage(demo.browser, 1280, { axe: false })
  for (const [shop, ink] of [
    // black all over
    ['pampa', '#ffffff'],
    // its base is navy, and the logo lies on the cloth above
    ['hilo', '#262624'],
  ] as const) {
    const { simpleId } = await fetchProductsByKind(page, demo.origin, shop)
    await openUntilIdle(page, `${demo.origin}/${shop}/customize-product?id=${simpleId}`)
    const sample = page
      .getByRole('region', { name: 'Vista del producto' })
      .locator('svg')
      .filter({ hasText: 'LOGO' })
    await expect.poll(() => sample.getAttribute('fill'), { message: shop }).toBe(ink)
    expect(await sample.getAttribute('stroke'), shop).toBeNull()
  }
  await page.context().close()
})
