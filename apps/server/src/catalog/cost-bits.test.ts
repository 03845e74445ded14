import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { costValues } from './cost-bits.ts'
import { saveGenerics } from './save-generics.ts'

let testShops: TestShops
beforeAll(async () => {
  testShops = await openTestShops()
})
afterAll(() => testShops.close())

const inPampa = <T>(work: Parameters<typeof testShops.services.database.inShop<T>>[1]) =>
  testShops.services.database.inShop(testShops.pampa, work)

const atCost = (code: string, cost: number, published = true) =>
  genericDraft(code, `Taza ${code}`, {
    published,
    products: [variantDraft(`${code}-1`, { tiers: [{ min_quantity: 1, cost }] })],
  })

test('a product is filed for having a cost and by each bit of it', () => {
  expect(costValues(null)).toEqual([])
  expect(costValues(0)).toEqual([''])
  expect(costValues(5)).toEqual(['', '00', '02'])
  expect(costValues(2 ** 39)).toEqual(['', '39'])
  expect(costValues(10 ** 15)).toEqual(costValues(2 ** 40 - 1))
})

test('the bitmaps of costs say which products cost at least so much', async () => {
  const { rows } = await inPampa((tx) =>
    sql<{ slots: number[] }>`
      select array(select n from generate_series(0, 5) n
        where get_bit(bits_at_least(array[bits_of('{1,3,5}'), null, bits_of('{4,5}')], bound), n) = 1) as slots
      from unnest(array[0, 1, 2, 4, 5, 6, 1024]) bound`.execute(tx),
  )
  // slots 1 and 3 cost 1, slot 4 costs 4, slot 5 costs 5
  expect(rows.map(({ slots }) => slots)).toEqual([
    [0, 1, 2, 3, 4, 5],
    [1, 3, 4, 5],
    [4, 5],
    [4, 5],
    [5],
    [],
    [],
  ])
})

test('products that were filed before costs were are filed by the migration [API-15]', async () => {
  const drafts = [atCost('UNO', 100), atCost('DOS', 123_456), atCost('TRES', 7), atCost('NO', 9, false)]
  await inPampa((tx) => saveGenerics(tx, drafts))
  const before = await filedCosts()
  expect(before.length).toBeGreaterThan(5)
  const owner = new pg.Client({ connectionString: testShops.ownerUrl })
  await owner.connect()
  await owner.query("select set_config('estampa.shop', $1, false)", [String(testShops.pampa)])
  await owner.query("delete from generic_postings where facet = 'cost'")
  await owner.query(`update generic_filings set keys =
    array(select key from unnest(keys) key where key not like 'cost|%')`)
  expect(await filedCosts()).toEqual([])
  await owner.query(await readFile(new URL('../db/migrations/0532-cost-bits.sql', import.meta.url), 'utf8'))
  await owner.end()
  expect(await filedCosts()).toEqual(before)
})

async function filedCosts() {
  const { rows } = await inPampa((tx) =>
    sql`
      select p.value, p.chunk, p.bits::text, (
        select count(*) from generic_filings g where 'cost|' || p.value = any(g.keys)) as filed
      from generic_postings p where p.facet = 'cost' order by p.value`.execute(tx),
  )
  return rows
}
