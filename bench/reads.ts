import type { Roles } from '@estampa/server/db/migrate'
import { openBuyer } from '@estampa/server/test/buyer'
import pg from 'pg'
import { openBench } from './open-bench.ts'

/** A read of the catalog; `budgetMs` is for the slowest twentieth on ten connections. */
export type BenchRead = {
  name: string
  budgetMs: number
  headers: Record<string, string>
  path: (turn: number) => string
  /** With one the call is a POST. */
  body?: (turn: number) => string
}
export type People = { token: string; ids: readonly number[] }

const ZECAT = '/api/services/app/Zecat'
const CUSTOMERS = 1_000
const FAVORITES_EACH = 20
const MAX_FAVORITES = 500

/** Customers with favorites in the shop, one of them with as many as one may have. */
export async function fillPeople(roles: Roles, shop: number): Promise<People> {
  const bench = await openBench('', roles, shop)
  const { token, customerId } = await openBuyer(bench, 'many', 'bench')
  await bench.close()
  const client = new pg.Client({ connectionString: roles.owner })
  await client.connect()
  try {
    await client.query("select set_config('estampa.shop', $1, false)", [String(shop)])
    await client.query(
      `insert into customers (email, full_name, verified_at)
       select 'c' || n || '@empresa.example', 'Cliente ' || n, now() from generate_series(1, $1::int) n`,
      [CUSTOMERS],
    )
    await client.query(
      `insert into favorites (customer_id, generic_id, added_at)
       select c.id, g.id, now() - g.place * interval '1 minute' from customers c
       cross join lateral (select id, row_number() over () as place from generics
         where id % 97 = c.id % 97 limit case when c.id = $1 then $2::int else $3::int end) g`,
      [customerId, MAX_FAVORITES, FAVORITES_EACH],
    )
    await client.query(
      `insert into counted_orders (order_id) select gen_random_uuid() from generate_series(1, 20000)`,
    )
    const { rows } = await client.query('select id from generics where shop_id = $1 order by id', [shop])
    return { token, ids: rows.map((row) => row.id) }
  } finally {
    await client.end()
  }
}

const words = ['taza', 'botella', 'remera', 'lapicera', 'mochila', 'gorra']
const typed = ['ta', 'bot', 'rem', 'lapi', 'mochila u', 'gorra de', 'taza term', 'mochlia', 'birome', 'para']
const mistyped = ['mochlia', 'btoella', 'remra', 'lapicra']
const of = <Item>(list: readonly Item[], turn: number) => list[turn % list.length] as Item

const headers = { 'abp-tenantid': 'many' }
const read = (name: string, budgetMs: number, path: BenchRead['path']): BenchRead => ({
  name,
  budgetMs,
  path,
  headers,
})
const list = (name: string, budgetMs: number, query: BenchRead['path']) =>
  read(`list, ${name}`, budgetMs, (turn) => `${ZECAT}/GetProductsList?limit=24&${query(turn)}`)
const page = (turn: number, pages: number) => `page=${(turn % pages) + 1}`

/** Every read of the catalog, with its budget. */
export function readsOf({ token, ids }: People): BenchRead[] {
  return [...listReads(ids.length), ...shopReads(ids), ...personalReads(token, ids)]
}

function listReads(products: number): BenchRead[] {
  return [
    list('unfiltered', 50, (turn) => page(turn, 90)),
    list('by price', 50, (turn) => `order[price]=asc&${page(turn, 90)}`),
    list('by name', 50, (turn) => `sorting=name%20desc&${page(turn, 90)}`),
    list('last pages', 150, (turn) => `page=${Math.floor(products / 24) - (turn % 20)}`),
    list('up to 1,000 found', 50, (turn) => `name=${of(words, turn)}%20${turn % 900}`),
    list('a third found', 150, (turn) => `families[]=hogar&${page(turn, 40)}`),
    list('colour and word', 150, (turn) => `colors=Rojo&name=${of(words, turn)}&${page(turn, 20)}`),
    list('price range', 150, (turn) => `price[from]=2000&price[to]=${9_000 + (turn % 90) * 100}`),
    list('in stock', 150, (turn) => `stock=${1 + (turn % 900)}&sorting=newest`),
    list('one word', 150, (turn) => `name=${of(words, turn)}`),
    list('mistyped', 150, (turn) => `name=${of(mistyped, turn)}`),
  ]
}

function shopReads(ids: readonly number[]): BenchRead[] {
  const lastPage = Math.ceil(ids.length / 1_000)
  const code = (turn: number) => `B${String(turn % ids.length).padStart(6, '0')}`
  return [
    read('suggestions', 50, (turn) => `${ZECAT}/GetSuggestions?name=${encodeURIComponent(of(typed, turn))}`),
    read('suggestions, nothing typed', 50, () => `${ZECAT}/GetSuggestions`),
    read('detail', 50, (turn) => `${ZECAT}/GetProductDetail?id=${of(ids, turn * 7919)}`),
    read('detail by code', 50, (turn) => `${ZECAT}/GetProductDetail?external_id=${code(turn)}`),
    read('categories', 50, () => `${ZECAT}/GetCategories`),
    read('colours', 50, () => `${ZECAT}/GetColors`),
    read('trending', 50, () => `${ZECAT}/GetTrendingProducts?limit=24`),
    read('site map, first page', 150, () => '/api/services/app/SiteMap?limit=1000'),
    read('site map, last page', 400, () => `/api/services/app/SiteMap?limit=1000&page=${lastPage}`),
  ]
}

function personalReads(token: string, ids: readonly number[]): BenchRead[] {
  const own = { authorization: `Bearer ${token}` }
  const budgetMs = 50
  return [
    { name: 'favourites', budgetMs, headers: own, path: (turn) => `${ZECAT}/GetFavorites?${page(turn, 20)}` },
    { name: 'favourites, ids', budgetMs, headers: own, path: () => `${ZECAT}/GetFavorites?onlyIds=1` },
    {
      name: 'a favourite unmarked',
      budgetMs,
      headers: { ...own, 'content-type': 'application/json' },
      path: () => `${ZECAT}/UpdateFavoriteProduct`,
      body: (turn) => JSON.stringify({ genericId: of(ids, turn), favorite: false }),
    },
  ]
}
