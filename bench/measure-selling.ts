import { randomUUID } from 'node:crypto'
import type { Roles } from '@estampa/server/db/migrate'
import { type Buyer, openBuyer, orderFor, type VariantFixture } from '@estampa/server/test/buyer'
import pg from 'pg'
import { benchSeconds, load } from './load.ts'
import { openBench } from './open-bench.ts'
import type { BenchProcess } from './processes.ts'

const ORDERS_PER_SECOND = 50
const SOLD = 200
const LIST = '/api/services/app/Zecat/GetProductsList?limit=24&tenancyName=pampa'
const DETAIL = '/api/services/app/Zecat/GetProductDetail?tenancyName=pampa&id='

export type SellingResult = { keptShare: number; readsPerSecond: number; ordersPerSecond: number }

/**
 * Which share of lists and details is answered from memory while orders are placed all the time, of products from
 * all over the catalog.
 */
export async function measureSelling(
  { origin }: BenchProcess,
  roles: Roles,
  shop: number,
): Promise<SellingResult> {
  const testShops = await openBench(origin, roles, shop)
  const buyer = await openBuyer(testShops, 'pampa', 'ventas')
  const goods = await findGoods(roles.owner, shop)
  const selling = await startSelling(buyer, goods)
  const path = (turn: number) =>
    turn % 2 === 0 ? `${LIST}&page=${(turn % 40) + 1}` : DETAIL + goods[turn % goods.length]?.genericId
  await load(origin, { path }, { seconds: 1 })
  const before = { ...(await answersOf(origin)), orders: selling.placed() }
  const seconds = 2 * benchSeconds
  const { perSecond } = await load(origin, { path }, { seconds })
  const after = { ...(await answersOf(origin)), orders: selling.placed() }
  await selling.stop()
  await testShops.close()
  const asked = after.asked - before.asked
  return {
    keptShare: 1 - (after.made - before.made) / asked,
    readsPerSecond: perSecond,
    ordersPerSecond: (after.orders - before.orders) / seconds,
  }
}

async function findGoods(url: string, shop: number): Promise<VariantFixture[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("select set_config('estampa.shop', $1, false)", [String(shop)])
  const { rows } = await client
    .query<VariantFixture>(
      `select distinct on (generic_id % $1::int) generic_id as "genericId", id as "variantId", sku from variants
       order by generic_id % $1::int, generic_id`,
      [SOLD],
    )
    .finally(() => client.end())
  return rows
}

/** Places orders at an even pace, whatever else is asked. */
async function startSelling(buyer: Buyer, goods: readonly VariantFixture[]) {
  const templates = await Promise.all(goods.map((one) => orderFor(buyer, 'pampa', one, 10)))
  const open = new Set<Promise<unknown>>()
  let turn = 0
  let placed = 0
  const timer = setInterval(() => {
    const template = templates[turn++ % templates.length]
    const [line] = template?.shoppingCart.products ?? []
    if (!template || !line) throw new Error('there is nothing to sell')
    const shoppingCart = {
      ...template.shoppingCart,
      products: [{ ...line, shoppingCartUUID: randomUUID() }],
    }
    const order = buyer.api.checkout.completeOrder({ ...template, shoppingCart }).then(() => {
      placed += 1
      open.delete(order)
    })
    open.add(order)
  }, 1_000 / ORDERS_PER_SECOND)
  return {
    placed: () => placed,
    async stop(): Promise<void> {
      clearInterval(timer)
      await Promise.all(open)
    },
  }
}

/** How many shared answers the server was asked for so far, and how many it made. */
async function answersOf(origin: string): Promise<{ asked: number; made: number }> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const count = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  return { asked: count('shared_answers_total'), made: count('shared_answers_made_total') }
}
