import { refuse } from '@estampa/domain/refusal'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { givenUp, type Tx } from './database.ts'

let testShops: TestShops
beforeAll(async () => {
  testShops = await openTestShops()
})
afterAll(() => testShops.close())

/** Titles of families, which any connection may read only once they are committed. */
const titles = () =>
  testShops.services.database.readInShop(testShops.pampa, async (tx) => {
    const { rows } = await sql<{ title: string }>`select title from families where url like 'kept-%'`.execute(
      tx,
    )
    return rows.map(({ title }) => title)
  })
const insert = (tx: Tx, title: string) =>
  sql`insert into families (shop_id, title, url, position) values (current_shop(), ${title}, ${`kept-${title}`}, 1)`.execute(
    tx,
  )

const inPampa = <T>(
  work: Parameters<typeof testShops.services.database.inShopToCommit<T>>[1],
  last: (tx: Tx) => Promise<T>,
) => testShops.services.database.inShopToCommit(testShops.pampa, work, last)

test('what a transaction wrote is there when its last statement has answered', async () => {
  const written = await inPampa(
    async (tx) => {
      await insert(tx, 'one')
      return null
    },
    (tx) => insert(tx, 'two'),
  )
  expect(written).toMatchObject({ numAffectedRows: 1n })
  expect(await titles()).toEqual(['one', 'two'])
})

test('a last statement that gives up takes back all, says why, and gives the connection back', async () => {
  const before = await titles()
  const reason = await inPampa(
    async (tx) => {
      await insert(tx, 'three')
      return null
    },
    (tx) => sql`select give_up('short', '{"left": 2}')`.execute(tx).catch(givenUp),
  )
  expect(reason).toEqual({ reason: 'short', facts: { left: 2 } })
  expect(await titles()).toEqual(before)
  const { pool } = testShops.services.database
  // whatever else the server asks for beside this test is done in a moment
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
})

test('a refusal before it and an error in it take back all', async () => {
  const before = await titles()
  const refusal = await inPampa(
    async (tx) => {
      await insert(tx, 'four')
      return refuse('conflict')
    },
    (tx) => insert(tx, 'five'),
  )
  expect(refusal).toEqual(refuse('conflict'))
  const failing = inPampa(
    async (tx) => {
      await insert(tx, 'six')
      return null
    },
    (tx) => sql`select 1 / 0`.execute(tx),
  )
  await expect(failing).rejects.toThrow('division by zero')
  expect(await titles()).toEqual(before)
})

test('who only looks writes nothing by it', async () => {
  const { database } = testShops.services
  const writing = database.readOnly.inShopToCommit(
    testShops.pampa,
    async () => null,
    (tx) => insert(tx, 'seven'),
  )
  await expect(writing).rejects.toThrow('read-only transaction')
})
