/**
 * The hand-written shop that Estampa is compared with: what a good engineer writes in an afternoon for one shop, with
 * Fastify, pg, prepared statements and SQL on the same rows. It has none of what a shop needs besides (no other
 * shops, no permissions, no limits, no validation), so it tells what the reads alone cost. It keeps no answers, only
 * how many products there are in all and of each facet. It also gives the bare reply: so many bytes under given headers.
 */
import Fastify from 'fastify'
import pg from 'pg'
import { mountBareReply } from './bare-reply.ts'
import * as queries from './reference-shop-queries.ts'

type Listed = { id: number; cost_from: number; stock: number; card: Record<string, unknown>; total: number }
type Counted = { facet: string; value: string; count: number }
type Tier = { min_quantity: number; cost: number }
type Variant = { tiers: Tier[]; document: object }

const PROFIT = 1.6
const TAXES = 1.21
const PAGE = 24
const shop = Number(process.env.BENCH_SHOP)

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE_URL, max: 10 })
const app = Fastify()

app.get<{ Querystring: { page?: string; q?: string; facets?: string } }>('/products', async (request) => {
  const { page = '1', q, facets } = request.query
  const offset = (Number(page) - 1) * PAGE
  const [{ rows }, counted] = await Promise.all([
    q === undefined
      ? pool.query<Listed>({ ...queries.listPage, values: [shop, offset] })
      : pool.query<Listed>({ ...queries.searchPage, values: [shop, offset, q] }),
    facets === undefined ? undefined : facetsOf(q),
  ])
  return { total: rows[0]?.total ?? 0, items: rows.map(cardOf), facets: counted }
})

app.get<{ Params: { id: string } }>('/products/:id', async (request, reply) => {
  const values = [shop, Number(request.params.id)]
  const [{ rows }, related] = await Promise.all([
    pool.query({ ...queries.productDetail, values }),
    pool.query<Listed>({ ...queries.relatedProducts, values }),
  ])
  const [found] = rows
  if (!found) return reply.code(404).send({ message: 'not found' })
  const { document, products, ...columns } = found
  return {
    ...document,
    ...columns,
    products: products.map(variantOf),
    related: related.rows.map(cardOf),
  }
})

async function facetsOf(q: string | undefined) {
  const [{ rows }, range] = await Promise.all([
    q === undefined
      ? pool.query<Counted>(queries.listFacets)
      : pool.query<Counted>({ ...queries.searchFacets, values: [q] }),
    q === undefined
      ? pool.query(queries.listPriceRange)
      : pool.query({ ...queries.searchPriceRange, values: [shop, q] }),
  ])
  const facets: Record<string, { value: string; label: string; count: number }[]> = {}
  for (const { facet, value, count } of rows) {
    facets[facet] ??= []
    facets[facet].push({ value, label: value, count })
  }
  const { lowest, highest } = range.rows[0]
  return { ...facets, price: { from: priceOf(lowest), to: priceOf(highest) } }
}

function cardOf({ id, cost_from, stock, card }: Listed) {
  const price = priceOf(cost_from)
  return { ...card, id, price, price_with_taxes: withTaxes(price), stock }
}

function variantOf({ tiers, document, ...columns }: Variant) {
  const prices = tiers.map(({ min_quantity, cost }) => {
    const price = priceOf(cost)
    return { min_quantity, price, price_with_taxes: withTaxes(price) }
  })
  return { ...document, ...columns, tiers: prices }
}

function priceOf(cost: number): number {
  return Math.round((cost * PROFIT) / 100) * 100
}

function withTaxes(price: number): number {
  return Math.round(price * TAXES)
}

mountBareReply(app)

const origin = await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ origin })
// whoever measured has gone
process.on('disconnect', () => process.exit(0))
