import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { priceCart } from '@estampa/domain/pricing'
import { findGenerics } from '@estampa/server/catalog/catalog.store'
import { listTechniques } from '@estampa/server/customization/customization.store'
import { openDatabase } from '@estampa/server/db/database'
import type { Roles } from '@estampa/server/db/migrate'
import { openBuyer } from '@estampa/server/test/buyer'
import type { Figure } from './budgets.ts'
import { type LoadRequest, load, loadBare } from './load.ts'
import { openBench } from './open-bench.ts'
import { measureOrders } from './orders.ts'
import { scriptWeight } from './page-weight.ts'

export type BenchContext = {
  server: ChildProcess
  roles: Roles
  shop: number
  say: (sentence: string) => void
}

const LIST = '/api/services/app/Zecat/GetProductsList?limit=24&tenancyName='
const ORDERS = 400

export async function measure({ server, roles, shop, say }: BenchContext): Promise<Figure[]> {
  const [{ origin }] = (await once(server, 'message')) as [{ origin: string }]
  const figures: Figure[] = []
  const ratio = async (name: string, request: LoadRequest) => {
    say(name)
    const own = await load(origin, request)
    const bare = await loadBare(origin, request, own.bytes)
    const note = `${Math.round(own.perSecond)}/s of ${Math.round(bare.perSecond)}/s at ${own.bytes} bytes`
    figures.push({ name, value: own.perSecond / bare.perSecond, note })
  }
  const slowest = async (name: string, request: LoadRequest) => {
    say(name)
    const { p95Ms, perSecond } = await load(origin, request, 10)
    figures.push({
      name,
      value: p95Ms,
      note: `${Math.round(perSecond)}/s on 10 connections (97.5th percentile)`,
    })
  }
  const br = { 'accept-encoding': 'br' }
  await ratio('page from the cache', { path: '/pampa/products-list/all', headers: br })
  await ratio('page rendered', {
    path: (turn) => `/pampa/products-list/all?page=${(turn % 30) + 1}&turn=${turn}`,
  })
  await ratio('product list', { path: (turn) => `${LIST}pampa&page=${(turn % 40) + 1}` })
  const ids = await genericIds(roles, shop)
  const detail = '/api/services/app/Zecat/GetProductDetail?tenancyName=pampa&id='
  await ratio('product detail', { path: (turn) => detail + ids[turn % ids.length] })
  const words = ['taza', 'botella', 'remera', 'lapicera', 'mochila', 'gorra']
  await ratio('product search', { path: (turn) => `${LIST}pampa&name=${words[turn % words.length]}` })
  const cart = await cartOf(origin, roles, shop, ids)
  await ratio('price of a 20-line cart', cart)
  await ratio('20-line cart saved', await savedCarts({ origin, roles, shop }, String(cart.body)))
  await slowest('list of 100,000, unfiltered, p95', { path: (turn) => `${LIST}many&page=${(turn % 90) + 1}` })
  await slowest('list of 100,000, up to 1,000 found, p95', {
    path: (turn) => `${LIST}many&name=${words[turn % words.length]}%20${turn % 900}`,
  })
  await slowest('list of 100,000, more found, p95', {
    path: (turn) => `${LIST}many&colors=Rojo&name=${words[turn % words.length]}&page=${(turn % 20) + 1}`,
  })
  figures.push(await memory(server, origin, ids))
  figures.push({
    name: 'script of a product list',
    value: await scriptWeight(origin, '/pampa/products-list/all'),
    note: 'gzip',
  })
  figures.push(await bigCart(roles, shop, ids))
  say('order placed')
  const testShops = await openBench(origin, roles, shop)
  const { server: placed, database } = await measureOrders(testShops, shop, ORDERS)
  await testShops.close()
  figures.push({
    name: 'order placed',
    value: placed / database,
    note: `${Math.round(placed)}/s of ${Math.round(database)}/s`,
  })
  return figures
}

async function genericIds(roles: Roles, shop: number): Promise<number[]> {
  const database = openDatabase(roles.app, { connections: 1 })
  const rows = await database.readInShop(shop, (tx) =>
    tx.selectFrom('generics').select('id').orderBy('id').execute(),
  )
  await database.close()
  return rows.map((row) => row.id)
}

async function cartOf(
  origin: string,
  roles: Roles,
  shop: number,
  ids: readonly number[],
): Promise<LoadRequest> {
  const access = await fetch(`${origin}/api/TokenAuth/GetAccess?tenancyName=pampa`)
  const { result } = (await access.json()) as { result: { accessToken: string } }
  const lines = (await linesOf(roles, shop, ids.slice(0, 20))).map(
    ({ shoppingCartUUID, generic_id, rows, customization }) => ({
      type: 'ProductoSimple',
      shoppingCartUUID,
      generic: { id: generic_id },
      value: { ...rows[0], customization },
    }),
  )
  return {
    method: 'POST',
    path: '/api/services/app/ShoppingCarts/GetShoppingCartProductPrice',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${result.accessToken}` },
    body: JSON.stringify(lines),
  }
}

/** Fifty people who change a quantity of their carts again and again. */
async function savedCarts({ origin, roles, shop }: CartTarget, lines: string): Promise<LoadRequest> {
  const testShops = await openBench(origin, roles, shop)
  const people = await Promise.all(
    Array.from({ length: 50 }, (_, index) => openBuyer(testShops, 'pampa', `carrito-${index}`)),
  )
  await testShops.close()
  const headers = people.map(({ token }) => ({
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
  }))
  const bodies = [60, 61].map((quantity) => lines.replaceAll('"quantity":60', `"quantity":${quantity}`))
  return {
    method: 'POST',
    path: '/api/services/app/ShoppingCarts/CreateOrEditShoppingCart',
    headers: (turn) => headers[turn % headers.length] ?? {},
    body: (turn) => bodies[Math.floor(turn / headers.length) % 2] ?? '',
  }
}

type CartTarget = Pick<BenchContext, 'roles' | 'shop'> & { origin: string }

async function factsOf(roles: Roles, shop: number, ids: readonly number[]) {
  const database = openDatabase(roles.app, { connections: 1 })
  const facts = await database.readInShop(shop, async (tx) => ({
    generics: await findGenerics(tx, ids),
    techniques: await listTechniques(tx),
  }))
  await database.close()
  return facts
}

async function linesOf(roles: Roles, shop: number, ids: readonly number[]) {
  const { generics, techniques } = await factsOf(roles, shop, ids)
  const [technique] = techniques.keys()
  const view = {
    printing_area_id: 1,
    technique_id: technique ?? 0,
    colours: 2,
    colour_names: [],
    width_centimeters: 5,
  }
  const rest = {
    height_centimeters: 5,
    thousandStitches: null,
    logo_id: null,
    design_id: null,
    position: null,
    instructions: '',
    elements: [],
  }
  return [...generics.values()].map((generic) => ({
    shoppingCartUUID: randomUUID(),
    type: 'ProductoSimple' as const,
    generic_id: generic.id,
    rows: [{ sku: generic.products[0]?.sku ?? '', quantity: 60 }],
    customization: { views: [{ ...view, ...rest }], applicationDays: -1 },
  }))
}

async function bigCart(roles: Roles, shop: number, ids: readonly number[]): Promise<Figure> {
  const chosen = ids.slice(0, 200)
  const facts = await factsOf(roles, shop, chosen)
  const lines = await linesOf(roles, shop, chosen)
  const rules = {
    profitMultiplier: '1.6',
    taxMultiplier: '1.21',
    roundPrice: 2,
    currency: 'ARS',
    usePriceWithoutMinimun: true,
  } as const
  const times = Array.from({ length: 60 }, () => {
    const started = performance.now()
    const entries = priceCart(lines, facts, rules)
    if (!Array.isArray(entries)) throw new Error('the cart was refused')
    return performance.now() - started
  }).sort((one, other) => one - other)
  return { name: 'a 200-line cart in the domain', value: times[30] ?? 0, note: 'median of 60' }
}

async function memory(server: ChildProcess, origin: string, ids: readonly number[]): Promise<Figure> {
  const paths = (turn: number) =>
    [
      `${LIST}pampa&page=${(turn % 40) + 1}`,
      `/pampa/products-list/all?page=${(turn % 40) + 1}`,
      '/pampa',
      `/api/services/app/Zecat/GetProductDetail?tenancyName=pampa&id=${ids[turn % ids.length]}`,
    ][turn % 4] ?? ''
  for (let sent = 0; sent < 10_000; ) {
    const { perSecond } = await load(origin, { path: paths }, 20)
    sent += Math.round(perSecond * 4)
  }
  server.send('memory')
  const [{ rss }] = (await once(server, 'message')) as [{ rss: number }]
  return { name: 'memory after 10,000 requests', value: rss / 1024 / 1024, note: 'resident set' }
}
