/**
 * How many rows each call reads in a shop that has thousands of everything: behind row security a condition may look as
 * if it found its row by an index and read all of the shop.
 */
import { saveGenerics } from '@estampa/server/catalog/save-generics'
import { everyCall } from '@estampa/server/test/every-call'
import { type Fixtures, openFixtures } from '@estampa/server/test/fixtures/fixtures'
import { matrix, operationOf } from '@estampa/server/test/fixtures/matrix'
import { genericDraft, variantDraft } from '@estampa/server/test/products'
import { callRaw } from '@estampa/server/test/raw-call'
import { rowsRead } from '@estampa/server/test/rows-read'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOrders } from '../bench/copy-orders.ts'

const MANY = 2_000
/** A call that reads so many rows of one table reads it whole. */
const WHOLE = 900
const BATCH = 500

/** What is asked of all of a shop, and what is known to read all where an index would do. */
const readWhole: Readonly<Record<string, string>> = {
  'catalog.siteMap': 'a thousand addresses',
  'staff.exportOrders': 'all orders',
  'staff.exportSales': 'all sales',
  'staff.exportCustomers': 'all customers',
  'staff.getSales': 'sums of a year',
  'staff.getCustomers': 'counts who is found',
  'staff.getPrintAreas': 'lists the products of the same family',
  'staff.getCategories': 'counts the products of each',
  'staff.createCategory': 'counts the products of each',
  'staff.saveCategory': 'counts the products of each',
  'staff.arrangeCategories': 'counts the products of each',
  'staff.mergeCategory': 'counts the products of each',
  'staff.deleteCategory': 'counts the products of each',
  'staff.getProductCounts': 'counts products by what is wrong with them',
  'staff.getTechniques': 'counts the products of each',
  'staff.getTechnique': 'counts the products of each',
  'staff.createTechnique': 'counts the products of each',
  'staff.saveTechnique': 'counts the products of each',
  'staff.mergeTechnique': 'counts the products of each',
  'staff.deleteTechnique': 'counts the products of each',
  'staff.previewTechnique': 'looks for products that have it',
  'staff.getQuotableVariants': 'looks for words in all variants',
}
/** Whoever is gone asks nothing more. */
const endsEverything = ['customers.deleteAccount']

let fixtures: Fixtures
let owner: pg.Client
beforeAll(async () => {
  fixtures = await openFixtures()
  const { ownerUrl, pampa, services } = fixtures.testShops
  owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query("select set_config('estampa.shop', $1, false)", [String(pampa)])
  const [family] = (await owner.query('select id from families order by id limit 1')).rows
  for (let first = 0; first < MANY; first += BATCH) {
    const drafts = Array.from({ length: BATCH }, (_, at) => {
      const code = `MUCHOS-${first + at}`
      return genericDraft(code, `Lapicera ${code}`, {
        families: [{ id: family.id, main: true }],
        products: [variantDraft(`${code}-A`, {}), variantDraft(`${code}-B`, {})],
      })
    })
    await services.database.inShop(pampa, (tx) => saveGenerics(tx, drafts))
  }
  const { rows } = await owner.query('select id from orders order by number limit 1')
  await copyOrders(ownerUrl, { shop: pampa, source: rows[0].id, from: 0, to: MANY, ordersOfCustomer: 1 })
  // plans of before do not know how large the tables have become
  await owner.query('analyze')
})
afterAll(async () => {
  await owner?.end()
  await fixtures?.testShops.close()
})

test('no call reads a table of the shop whole to find a few rows of it', async () => {
  const { database } = fixtures.testShops.services
  const calls = new Map(everyCall.map(({ name, call }) => [name, call]))
  const found: Record<string, string> = {}
  for (const [name, row] of Object.entries(matrix)) {
    const call = calls.get(operationOf(name))
    if (!call || row.endsSession || endsEverything.includes(name)) continue
    const prepared = await row.asks(fixtures, row.owner)
    const { shop, token } = fixtures[row.owner]
    const before = await rowsRead(database)
    const { status } = await callRaw(
      fixtures.testShops.origin,
      call,
      { shop, token: prepared.ownerToken ?? token },
      prepared,
    )
    expect([name, status < 300]).toEqual([name, true])
    const whole = [...(await rowsRead(database))].filter(
      ([table, n]) => n - (before.get(table) ?? 0) >= WHOLE,
    )
    if (whole.length > 0) found[operationOf(name)] = whole.map(([table]) => table).join(', ')
  }
  expect(Object.fromEntries(Object.entries(found).filter(([name]) => !(name in readWhole)))).toEqual({})
  expect(Object.keys(readWhole).filter((name) => !(name in found))).toEqual([])
})
