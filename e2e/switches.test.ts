import { client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { type Database, openDatabase } from '@estampa/server/db/database'
import { saveShop } from '@estampa/server/shops/shops.store'
import { freshDatabase } from '@estampa/server/test/database'
import { describeSwitches, everySwitching, openPriceFixture, turn } from '@estampa/server/test/price-fixture'
import { pampaShop } from '@estampa/server/test/shops'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, serverProcess } from './server-process.ts'

let server: ServerProcess
let database: Database
let ownerUrl: string
let pages: string[]

beforeAll(async () => {
  const roles = await freshDatabase()
  ownerUrl = roles.owner
  const id = await saveShop(ownerUrl, pampaShop)
  database = openDatabase(roles.app, { connections: 1 })
  await openPriceFixture({ services: { database, shops: { byName: async () => ({ id }) } } as never })
  server = await serverProcess({
    DATABASE_URL: ownerUrl,
    SECRET_KEY: 'a secret of the tests, long enough',
    MAIL_FROM: 'Estampa <no-reply@estampa.example>',
    SMTP_URL: 'smtp://127.0.0.1:9',
    RATE_LIMIT_PER_MINUTE: '0',
  })
  await server.start()
  pages = await listPages()
})

afterAll(async () => {
  await server?.kill('SIGTERM')
  await database?.close()
})

const api = () => client(httpTransport({ origin: server.origin, shop: 'pampa' }))

async function listPages(): Promise<string[]> {
  const { items } = await api().catalog.getProductsList({})
  const products = items.map(({ type, url }) =>
    type === 'ProductoCurva' ? `/product-detail/tazas/curva/${url}` : `/product-detail/tazas/simple/${url}`,
  )
  const plain = [
    '/about',
    '/policy',
    '/auth?mode=login',
    '/auth?mode=register',
    '/shopping-cart',
    '/checkout',
  ]
  const others = ['/favorites', '/pre-order', '/confirm-purchase', '/orders/list', '/orders/quote/list']
  return ['', '/products-list/all', '/products-list/tazas?sort=price', ...products, ...plain, ...others]
}

/** A page, what the browser's router would ask for instead of it, and what search engines ask for. */
function addressesOf(page: string): string[] {
  const [path, query] = page.split('?')
  return [`/pampa${page}`, `/pampa${path}.data${query ? `?${query}` : ''}`]
}

async function readAll(): Promise<Map<string, string>> {
  const addresses = [...pages.flatMap(addressesOf), '/pampa/sitemap.xml', '/pampa/robots.txt']
  const read = async (address: string) => {
    const response = await fetch(server.origin + address)
    if (response.status >= 500) throw new Error(`${address} answered ${response.status}`)
    return [address, await response.text()] as const
  }
  return new Map(await Promise.all(addresses.map(read)))
}

/** The amounts that the shop shows, as data writes them and as pages do. */
async function listAmounts(): Promise<string[]> {
  const { items, facets } = await api().catalog.getProductsList({})
  const details = await Promise.all(items.map(({ id }) => api().catalog.getProductDetail({ id })))
  const tiers = details.flatMap(({ products }) => products.flatMap((variant) => variant.tiers))
  const shown = [...items, ...tiers].flatMap(({ price, price_with_taxes }) => [price, price_with_taxes])
  const all = [...shown, facets.price?.from, facets.price?.to].filter((one) => typeof one === 'number')
  return [...new Set(all)].flatMap((amount) => {
    const whole = Math.trunc(amount)
    return [String(amount), new Intl.NumberFormat('de-DE').format(whole), String(whole)]
  })
}

/** Buttons and links of the page, by their text and address. */
function actionsOf(html: string): string[] {
  const elements = html.matchAll(/<(a|button)\b([^>]*)>([\s\S]*?)<\/\1>/g)
  return [...elements].map(([, , attributes = '', inside = '']) => {
    const kept = [...attributes.matchAll(/(?:href|aria-label|title)="([^"]*)"/g)].map(([, value]) => value)
    return [inside.replace(/<[^>]*>/g, ' '), ...kept].join(' ').replace(/\s+/g, ' ').trim()
  })
}

const words = {
  registrationInShop: /crea(r|te|á)? (una |tu |mi )?cuenta|registr(o|ar|ate)/i,
  loginInShop: /\bingres(a|á|ar|o)\b|inici(a|á|ar) sesión|mi cuenta|\/auth\b/i,
  buyAccionsInShop: /\bcompr(a|á|ar)\b|\/checkout\b/i,
  quotation: /cotiz|presupuest/i,
}

/** Visible figures of money, and offers for search engines. */
const figures = /\$\s?\d|"offers"|"priceCurrency"|"lowPrice"/

test('the pages show what is switched on and nothing that is switched off, at once [UI-08] [CONF-11] [CONF-09]', async () => {
  const amounts = await listAmounts()
  expect(amounts.length).toBeGreaterThan(10)
  const seen = { words: new Set<string>(), amounts: new Set<string>() }
  const faults = new Set<string>()
  for (const switches of everySwitching) {
    await turn(ownerUrl, switches, () => api().shops.getConfig({}))
    const buys = switches.buyAccionsInShop && switches.pricesInShop && switches.loginInShop
    for (const [address, text] of await readAll()) {
      const fault = (what: string) => faults.add(`${describeSwitches(switches)}: ${address} ${what}`)
      const said = amounts.filter((amount) => text.includes(amount))
      for (const amount of said) seen.amounts.add(amount)
      if (!switches.pricesInShop) {
        if (said.length > 0) fault(`says ${said[0]}`)
        const figure = figures.exec(text)
        if (figure) fault(`says ${text.slice(figure.index - 30, figure.index + 40)}`)
      }
      for (const action of actionsOf(text)) {
        for (const [name, word] of Object.entries(words) as [keyof typeof words, RegExp][]) {
          if (!word.test(action)) continue
          seen.words.add(name)
          const isOn = name === 'buyAccionsInShop' ? buys : switches[name]
          if (!isOn) fault(`offers «${action.slice(0, 120)}»`)
        }
      }
    }
  }
  expect([...faults].slice(0, 60)).toEqual([])
  expect([...seen.words]).toEqual(expect.arrayContaining(['loginInShop', 'buyAccionsInShop']))
  expect(seen.amounts.size).toBeGreaterThan(5)
})
