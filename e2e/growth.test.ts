/**
 * How the time of reads grows with products, shops and orders. `npm test -- --deep` goes to the largest sizes, which
 * takes some GB of disk; GROWTH_PRODUCTS, GROWTH_SHOPS and GROWTH_ORDERS (sizes with commas) make it shorter.
 */
import type { Roles } from '@estampa/server/db/migrate'
import { addPerson } from '@estampa/server/staff/people'
import { openBuyer, orderFor } from '@estampa/server/test/buyer'
import { freshDatabase } from '@estampa/server/test/database'
import pg from 'pg'
import { expect, test } from 'vitest'
import { copyOrders } from '../bench/copy-orders.ts'
import { copyProducts } from '../bench/copy-products.ts'
import { fillBenchShop, openBenchShop } from '../bench/fill.ts'
import type { LoadRequest } from '../bench/load.ts'
import { databaseMegabytes, exponentOf, type GrowthPoint, timeReads } from '../bench/measure-growth.ts'
import { openBench } from '../bench/open-bench.ts'
import type { BenchProcess } from '../bench/processes.ts'
import { withMeasuredServer } from './measured-server.ts'
import { readTreeMemory } from './process-memory.ts'

const isLinux = process.platform === 'linux'
const sizes = (name: string, ordinary: readonly number[]) =>
  process.env[name]?.split(',').map(Number) ?? ordinary
const products = sizes('GROWTH_PRODUCTS', [1_000, 100_000, 1_000_000])
const shops = sizes('GROWTH_SHOPS', [10, 1_000])
const orders = sizes('GROWTH_ORDERS', [1, 1_000_000])

/** Reads that find their rows by an index grow with the logarithm at most. */
const MAX_EXPONENT = 0.35
/** A thousand times as large takes hours to fill on a slow disk. */
const GROWTH_MS = 3 * 3_600_000
const BASE = 1_000
const ZECAT = '/api/services/app/Zecat'
const words = ['taza', 'botella', 'remera', 'lapicera', 'mochila', 'gorra']

/** Every table of a catalog, without the times at which its rows were written. */
const tables = {
  generics: 'select * from generics order by id',
  families: 'select * from generic_families order by generic_id, family_id',
  variants: `select to_jsonb(v) - 'id' as row from variants v order by sku`,
  listings: `select to_jsonb(l) - 'changed_at' - 'trending' as row, trending > 0 as wanted
    from generic_listings l order by slot`,
  filings: 'select generic_id, array(select unnest(keys) order by 1) as keys from generic_filings order by 1',
  postings: 'select * from generic_postings order by facet, value, chunk',
  facets: 'select * from generic_facets order by facet, value',
  words: 'select is_code, word, term, shown from generic_words order by word, is_code',
}

test('products that are copied inside PostgreSQL have the rows of products that are saved', async () => {
  const [saved, copied] = [await freshDatabase(), await freshDatabase()]
  await openBenchShop(saved, 'pampa', 200, 80)
  await fillBenchShop(copied, 'pampa', 200, 80)
  for (const [name, text] of Object.entries(tables)) {
    const [expected, found] = [await rowsOf(saved.owner, text), await rowsOf(copied.owner, text)]
    expect(found.length, name).toBeGreaterThan(0)
    expect(found, name).toEqual(expected)
  }
})

async function rowsOf(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("select set_config('estampa.shop', min(id)::text, false) from shops")
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

test.runIf(isLinux)(
  'reads of a catalog take little longer with a thousand times as many products',
  async () => {
    await withMeasuredServer(async (server, roles) => {
      const shop = await fillBenchShop(roles, 'pampa', BASE, BASE)
      const ids = await rowsOf(roles.owner, 'select id from generics order by id limit 1000')
      const list = `${ZECAT}/GetProductsList?limit=24&tenancyName=pampa`
      const reads: Record<string, LoadRequest> = {
        list: { path: (turn) => `${list}&page=${(turn % 20) + 1}` },
        'search of few': { path: (turn) => `${list}&name=${words[turn % 6]}%20${turn % 900}` },
        detail: {
          path: (turn) =>
            `${ZECAT}/GetProductDetail?tenancyName=pampa&id=${(ids[turn % 1000] as { id: number }).id}`,
        },
        'search of a tenth': { path: (turn) => `${list}&name=${words[turn % 6]}` },
        'list of a third': { path: (turn) => `${list}&families[]=hogar&page=${(turn % 20) + 1}` },
      }
      const steps = products.map((size, at) => ({ from: products[at - 1] ?? BASE, size }))
      const growth = await grow(server, roles, reads, steps, async ({ from, size }) => {
        await copyProducts(roles.owner, { shop, base: BASE, from, to: size })
      })
      for (const name of ['list', 'search of few', 'detail'])
        expect(growth[name], name).toBeLessThan(MAX_EXPONENT)
    })
  },
  GROWTH_MS,
)

test.runIf(isLinux)(
  'a shop is read as fast among a thousand shops as among ten',
  async () => {
    await withMeasuredServer(async (server, roles) => {
      await fillBenchShop(roles, 'pampa', BASE, BASE)
      const reads = { list: { path: `${ZECAT}/GetProductsList?limit=24&tenancyName=pampa` } }
      const steps = shops.map((size, at) => ({ from: shops[at - 1] ?? 1, size }))
      const growth = await grow(server, roles, reads, steps, async ({ from, size }) => {
        for (let number = from; number < size; number++)
          await openBenchShop(roles, `tienda-${number}`, 20, BASE)
      })
      expect(growth.list).toBeLessThan(MAX_EXPONENT)
    })
  },
  GROWTH_MS,
)

test.runIf(isLinux)(
  'orders are read as fast among a million as alone',
  async () => {
    await withMeasuredServer(async (server, roles) => {
      const shop = await fillBenchShop(roles, 'pampa', 40, 40)
      const bench = await openBench(server.origin, roles, shop)
      const buyer = await openBuyer(bench, 'pampa', 'lucia')
      const [variant] = (await rowsOf(
        roles.owner,
        'select id, generic_id, sku from variants order by id limit 1',
      )) as { id: number; generic_id: number; sku: string }[]
      if (!variant) throw new Error('no variant')
      const goods = { genericId: variant.generic_id, variantId: variant.id, sku: variant.sku }
      const placed = await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', goods, 10))
      const seller = { email: 'ventas@pampa.example', name: 'Ventas', password: 'Tres tristes tigres 3' }
      await addPerson(bench.services.database, shop, seller, new Date())
      const staff = await bench.api('pampa').staff.authenticateStaff(seller)
      await bench.close()
      const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'abp-tenantid': 'pampa' })
      const headers = headersOf(buyer.token)
      const reads = {
        'order page': { path: `/api/services/app/Orders/GetOrderById?Id=${placed.orderId}`, headers },
        'order list': { path: '/api/services/app/Orders/GetOrders', headers },
        'order list of the staff': {
          path: '/api/services/app/Staff/GetOrders',
          headers: headersOf(staff.accessToken),
        },
      }
      const steps = orders.map((size, at) => ({ from: orders[at - 1] ?? 1, size }))
      const growth = await grow(server, roles, reads, steps, ({ from, size }) =>
        copyOrders(roles.owner, { shop, source: placed.orderId, from, to: size }),
      )
      for (const name of Object.keys(reads)) expect(growth[name], name).toBeLessThan(MAX_EXPONENT)
    })
  },
  GROWTH_MS,
)

type GrowthStep = { from: number; size: number }

/** Fills step by step, prints what each step took, and gives the exponent of each read. */
async function grow(
  server: BenchProcess,
  roles: Roles,
  reads: Record<string, LoadRequest>,
  steps: readonly GrowthStep[],
  fill: (step: GrowthStep) => Promise<void>,
): Promise<Record<string, number>> {
  const points: Record<string, GrowthPoint[]> = {}
  for (const step of steps) {
    const started = performance.now()
    await fill(step)
    const fillSeconds = Math.round((performance.now() - started) / 1_000)
    const databaseMb = Math.round(await databaseMegabytes(roles))
    const times = await timeReads(server, reads)
    const serverMb = Math.round(readTreeMemory(server.child.pid ?? 0) / 1_048_576)
    say(`${step.size}: filled in ${fillSeconds} s, database ${databaseMb} MB, server ${serverMb} MB`)
    for (const [name, { ms, p97Ms, cpuMs }] of Object.entries(times)) {
      const cpu = cpuMs === null ? '' : `${cpuMs.toFixed(1)} ms of a processor, `
      say(`  ${name}: ${cpu}${ms.toFixed(1)} ms alone, p97.5 of ten connections ${p97Ms.toFixed(1)} ms`)
    }
    for (const [name, time] of Object.entries(times))
      points[name] = [...(points[name] ?? []), { size: step.size, ...time }]
  }
  const exponents = Object.entries(points).map(([name, list]) => [name, exponentOf(list)] as const)
  for (const [name, exponent] of exponents) say(`${name} grows with the power ${exponent.toFixed(2)}`)
  return Object.fromEntries(exponents)
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
