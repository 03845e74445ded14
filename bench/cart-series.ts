import { randomUUID } from 'node:crypto'
import { priceCart } from '@estampa/domain/pricing'
import { findGenerics } from '@estampa/server/catalog/catalog.store'
import { listTechniques } from '@estampa/server/customization/customization.store'
import { openDatabase } from '@estampa/server/db/database'
import type { Roles } from '@estampa/server/db/migrate'
import { openBuyer } from '@estampa/server/test/buyer'
import { type MeasuredServers, subjects } from './beside-bare.ts'
import type { LoadRequest } from './load.ts'
import { openBench } from './open-bench.ts'
import { median, type Series } from './rounds.ts'

type CartTarget = { origin: string; roles: Roles; shop: number }
const BUYERS = 50

/** The price of a cart of 20 lines, and the same cart saved by fifty people. */
export async function cartSeries(
  { cacheOff }: MeasuredServers,
  { roles, shop }: { roles: Roles; shop: number },
  ids: readonly number[],
): Promise<Record<string, Series[]>> {
  const { origin } = cacheOff
  const priced = await cartOf(origin, roles, shop, ids)
  const saved = await savedCarts({ origin, roles, shop }, String(priced.body))
  const name = subjects.cacheOff
  return {
    'price of a 20-line cart': [{ name, at: cacheOff, call: priced }],
    '20-line cart saved': [{ name, at: cacheOff, call: saved }],
  }
}

/** Milliseconds of the domain alone, the median of sixty. */
export async function measureBigCart(roles: Roles, shop: number, ids: readonly number[]): Promise<number> {
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
  })
  return median(times)
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
    Array.from({ length: BUYERS }, (_, index) => openBuyer(testShops, 'pampa', `carrito-${index}`)),
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
    period: 2 * BUYERS,
  }
}

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
