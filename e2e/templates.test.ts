/**
 * The templates, each in the demo shop that wears it: its screens are sound and every link on them leads
 * somewhere. Links are read from the page as a visitor has it, drop-downs and menus opened, and then asked for over
 * HTTP; one of each kind is really clicked.
 */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest, isDeep } from './depth.ts'
import { type Visit, visitScreens } from './screen-checks.ts'
import { fetchProductsByKind, type Screen, shopOfTemplate, tellingScreens } from './screens.ts'
import { openPage, type Width } from './watched-page.ts'

let demo: Demo

beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

/** One with categories beside every page is looked at closely on a desk, one without on a phone. */
const closeLooks: ReadonlyMap<number, Width> = new Map([
  [7, 1280],
  [10, 360],
])

/**
 * All screens of a template at the width of its close look, those of a desk in a narrower window too, and axe on two of
 * them; at the other those that have its menu
 * and its links. A deep run looks closely at all ten at both widths.
 */
function screensAt(width: Width, template: number): Pick<Visit, 'screens' | 'examined' | 'isNarrowed'> {
  if (isDeep) return { screens: tellingScreens, examined: tellingScreens }
  const named = (...names: string[]) => tellingScreens.filter(({ name }) => names.includes(name))
  if (closeLooks.get(template) !== width)
    return { screens: width === 360 ? named('list') : named('home', 'list') }
  const examined = named('home', template % 2 === 0 ? 'simple product' : 'list')
  return { screens: tellingScreens, examined, isNarrowed: width === 1280 }
}

/** Its prices are hidden, so that nobody buys here. */
const sellsNothing = new Set<string>(['magna'])

const dressed = [...shopOfTemplate].map((shop, index) => ({ shop, template: index + 1 }))

describe.each(dressed.filter(({ template }) => isDeep || closeLooks.has(template)))(
  'template $template, of the shop $shop',
  ({ shop, template }) => {
    const links = new Set<string>()
    const collect = async (page: Page) => {
      for (const link of await linksOn(page)) links.add(link)
    }

    test('is sound on a phone and on a desk, for axe too, and opens what a category, a crumb, a filter’s chip and the footer promise [LAYOUT-04] [ROUTE-14]', async () => {
      const onPhone = async (page: Page, { name }: Screen) => {
        if (name === 'list') await openDrawer(page)
        await collect(page)
      }
      const onDesk = async (page: Page, { name }: Screen) => {
        if (name === 'home') {
          await openCategories(page)
          await collect(page)
          await openSearch(page)
        }
        await collect(page)
        if (name === 'list') await followLinks(page, shop)
      }
      const templates = await Promise.all([
        visitScreens(demo, { width: 360, shop, ...screensAt(360, template), afterwards: onPhone }),
        visitScreens(demo, { width: 1280, shop, ...screensAt(1280, template), afterwards: onDesk }),
      ])
      expect(templates).toEqual([template, template])
    })

    test('leads nowhere that does not exist, from its menus, banners, facets, crumbs and footer [ROUTE-14] [ROUTE-21]', async () => {
      for (const path of ['/products-list/all?name=taza', '/products-list/all?name=zzzqq', '/about']) {
        for (const link of await linksInHtml(`/${shop}${path}`)) links.add(link)
      }
      expect(links.size).toBeGreaterThan(40)
      expect(await brokenAmong([...links])).toEqual([])
    })
  },
)

test('a category that was linked by its number is found at its address, with what was chosen [ROUTE-14]', async () => {
  const answer = await fetch(`${demo.origin}/api/services/app/Zecat/GetCategories?tenancyName=pampa`)
  const [category] = (await answer.json()).result
  const moved = await fetch(`${demo.origin}/pampa/products-list/${category.id}?sorting=newest`, {
    redirect: 'manual',
  })
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    `/pampa/products-list/${category.url}?sorting=newest`,
  ])
  expect((await fetch(`${demo.origin}/pampa/products-list/999999`)).status).toBe(404)
})

/** From the list of all products over a category, a filter and back, to a legal page. */
async function followLinks(page: Page, shop: string): Promise<void> {
  const main = page.getByRole('main')
  const title = () => page.getByRole('heading', { level: 1 })
  // the template may show the categories at the side of every page instead of in the list
  const category = page
    .getByRole('navigation', { name: /^categorías$/i })
    .getByRole('link')
    .filter({ visible: true, hasNotText: /^Todas$/ })
    .first()
  const name = ((await category.textContent()) ?? '').replace(/\d+$/, '').trim()
  await category.click()
  await title()
    .filter({ hasText: name.replace(/^(\p{L})\1/u, '$1') })
    .waitFor()
  await main.getByRole('link', { name: 'Todos los productos' }).click()
  await title().filter({ hasText: 'Todos los productos' }).waitFor()
  // a bar has its filters folded
  const drops = main.locator('.facet-drop > summary')
  if ((await drops.count()) > 0) await drops.nth(1).click()
  await main.getByRole('checkbox').filter({ visible: true }).first().press(' ')
  await main
    .getByRole('link', { name: /^Quitar el filtro/ })
    .first()
    .click()
  await expect.poll(() => page.url()).not.toContain('colors=')
  const legal = page.getByRole('contentinfo').getByRole('link', {
    // a shop that sells nothing here has no terms of purchase
    name: sellsNothing.has(shop) ? 'Política de privacidad' : 'Condiciones de compra',
  })
  await legal.click()
  await title()
    .filter({ hasText: /condiciones|privacidad/i })
    .waitFor()
}

/** The addresses of this shop on the page, in the order of the page. */
async function linksOn(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  return hrefs.flatMap(addressInShop)
}

/** The same from the page as it is sent. */
async function linksInHtml(path: string): Promise<string[]> {
  const answer = await fetch(demo.origin + path)
  const hrefs = [...(await answer.text()).matchAll(/<a [^>]*?href="([^"]*)"/g)]
  return hrefs.flatMap(([, href = '']) => addressInShop(href.replaceAll('&amp;', '&')))
}

function addressInShop(href: string): string[] {
  const { origin, pathname, search } = new URL(href, demo.origin)
  return origin === demo.origin ? [pathname + search] : []
}

async function openCategories(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(CATEGORÍAS|MENÚ)$/ })
  if ((await button.count()) === 0) return
  await button.click()
  const all = page.getByRole('link', { name: 'Ver todos los productos' })
  await seen(all)
  const first = page.getByRole('navigation').filter({ has: all }).getByRole('link').first()
  expect(await first.textContent()).toMatch(/^(Todas|Ver todos los productos)/)
}

/** Suggestions for a letter: products and categories. */
async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  const icon = page.getByRole('button', { name: /buscar productos/i })
  if ((await icon.count()) > 0) await icon.click()
  const field = page.getByRole('combobox', { name: 'Buscar productos' }).filter({ visible: true })
  await field.fill('taz')
  await seen(page.getByRole('option'))
}

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await seen(page.getByRole('dialog').getByRole('link'))
}

const seen = (links: Locator) => links.filter({ visible: true }).first().waitFor()

/** Addresses that do not end in a page, with the status. Pages of a person are drawn for everybody. */
async function brokenAmong(links: readonly string[]): Promise<string[]> {
  const statuses = await Promise.all(
    links.map(async (link) => {
      const { status } = await fetch(demo.origin + link)
      return { link, status }
    }),
  )
  return statuses.filter(({ status }) => status !== 200).map(({ link, status }) => `${status} ${link}`)
}

test('a page on paper is black on white and holds nothing to press, in the dark template too [LOOK-06]', async () => {
  const { page } = await openPage(demo.browser, 1280)
  await page.goto(`${demo.origin}/magna/products-list/all`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.emulateMedia({ media: 'print' })
  const seen = await page.evaluate(() => {
    const isSeen = (selector: string) =>
      [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
    const { backgroundColor } = getComputedStyle(document.documentElement)
    const { color } = getComputedStyle(document.body)
    return {
      backgroundColor,
      color,
      title: isSeen('h1'),
      pressed: isSeen('#page button'),
      followed: isSeen('nav, footer'),
    }
  })
  expect(seen).toEqual({
    backgroundColor: 'rgb(255, 255, 255)',
    color: 'rgb(0, 0, 0)',
    title: true,
    pressed: false,
    followed: false,
  })
  await page.context().close()
})

deepTest(
  'a product is printed with its picture, and a band of the shop’s color without ink all over [LOOK-06]',
  async () => {
    const { page } = await openPage(demo.browser, 1280)
    const { simple } = await fetchProductsByKind(page, demo.origin, 'magna')
    await page.goto(`${demo.origin}/magna/product-detail/todas/simple/${simple}`)
    await page.emulateMedia({ media: 'print' })
    const picture = page.getByRole('region', { name: 'Fotos del producto' }).locator('img').first()
    await picture.waitFor()
    expect((await picture.boundingBox())?.width).toBeGreaterThan(300)
    await page.goto(`${demo.origin}/festi`)
    const bands = page.locator('main [data-tone]')
    await bands.first().waitFor()
    const colors = await bands.evaluateAll((found) =>
      found.map((band) => {
        const { color, backgroundColor } = getComputedStyle(band)
        return `${color} on ${backgroundColor}`
      }),
    )
    expect([...new Set(colors)]).toEqual(['rgb(0, 0, 0) on rgb(255, 255, 255)'])
    await page.context().close()
  },
)
