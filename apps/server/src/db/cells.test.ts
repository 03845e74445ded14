import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addProduct, openBuyer, orderFor, type VariantFixture } from '../../test/buyer.ts'
import { freshDatabase } from '../../test/database.ts'
import { mugDraft } from '../../test/products.ts'
import { until } from '../../test/test-mail-server.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { findMail } from '../mail/mails.store.ts'
import { startWorkers } from '../worker.ts'
import { type CellRoles, openCells } from './cells.ts'
import type { Tx } from './database.ts'
import type { Roles } from './migrate.ts'

let roles: CellRoles
let south: Roles
let testShops: TestShops
/** Pampa lives in the home cell, andina in the south. */
beforeAll(async () => {
  south = await freshDatabase()
  roles = { ...(await freshDatabase()), cells: new Map([['south', south]]) }
  testShops = await openTestShops({ LOG_LEVEL: 'silent' }, roles)
  await ask(roles.owner, `update shops set cell = 'south' where name = 'andina'`)
  const [row] = await ask(roles.owner, `select to_jsonb(s) as shop from shops s where name = 'andina'`)
  await ask(
    south.owner,
    `insert into shops overriding system value select (jsonb_populate_record(null::shops, $1)).*`,
    [row?.shop],
  )
})
afterAll(() => testShops.close())

async function ask(url: string, sql: string, values: unknown[] = [], shop?: number) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select set_config('estampa.shop', $1, false)`, [
      shop === undefined ? '' : String(shop),
    ])
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}

async function orderAt(shop: 'pampa' | 'andina'): Promise<string> {
  const buyer = await openBuyer(testShops, shop)
  const [mug] = await addProduct(testShops, shop, mugDraft())
  const order = await orderFor(buyer, shop, mug as VariantFixture, 1)
  const { orderId } = await buyer.api.checkout.completeOrder(order)
  return orderId
}

const ordersIn = async ({ owner }: Roles, shop: number) =>
  (await ask(owner, 'select id from orders where shop_id = $1', [shop], shop)).map(({ id }) => id)

test('a shop sells in the cell where it lives, one in the home cell in that [SYS-08]', async () => {
  const [atHome, inSouth] = [await orderAt('pampa'), await orderAt('andina')]
  expect(await ordersIn(roles, testShops.pampa)).toEqual([atHome])
  expect(await ordersIn(roles, testShops.andina)).toEqual([])
  expect(await ordersIn(south, testShops.andina)).toEqual([inSouth])
  expect(await ordersIn(south, testShops.pampa)).toEqual([])
})

const nameOf = async (tx: Tx) => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(tx)
  return rows[0]?.name
}
const named = ({ app }: Roles) => new URL(app).pathname.slice(1)

test('every door leads to the cell of the shop [SYS-08]', async () => {
  const { database } = testShops.services
  const { andina, pampa } = testShops
  for (const door of [
    database.inShop,
    (shop: number, work: typeof nameOf) => database.inShopToCommit(shop, async () => null, work),
    database.inSnapshot,
    database.readInShop,
    database.beside,
    database.readOnly.inShop,
    database.readOnly.readInShop,
    (shop: number, work: typeof nameOf) => database.readOnly.inShopToCommit(shop, async () => null, work),
  ]) {
    expect(await door(andina, nameOf)).toBe(named(south))
    expect(await door(pampa, nameOf)).toBe(named(roles))
  }
  for (const door of [database.outside, database.inNoShop, database.readOnly.outside])
    expect(await door(nameOf)).toBe(named(roles))
  expect(await database.inOtherCells(async (tx, cell) => [cell, await nameOf(tx)])).toEqual([
    ['south', named(south)],
  ])
})

test('while the home cell is away the shops of other cells are led to as before [SYS-08]', async () => {
  const home = await freshDatabase()
  const [row] = await ask(roles.owner, `select to_jsonb(s) as shop from shops s where name = 'andina'`)
  await ask(
    home.owner,
    'insert into shops overriding system value select (jsonb_populate_record(null::shops, $1)).*',
    [row?.shop],
  )
  const database = await openCells({ ...home, cells: new Map([['south', south]]) }, {}, { error: () => {} })
  const { andina } = testShops
  expect(await database.readInShop(andina, nameOf)).toBe(named(south))
  const insider = new pg.Client({ connectionString: home.app })
  await insider.connect()
  const { server } = inject('database')
  const admit = (admits: boolean) => ask(server, `alter database ${named(home)} allow_connections ${admits}`)
  await admit(false)
  await insider.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`)
  await insider.end()
  // a write that its cell refuses makes the directory be read anew
  const refused = () => Promise.reject(Object.assign(new Error('stopped'), { code: 'ES002' }))
  await database.readInShop(andina, refused).catch(() => {})
  await expect(database.outside(nameOf)).rejects.toThrow()
  expect(await database.readInShop(andina, nameOf)).toBe(named(south))
  await database.close()
  await admit(true)
})

test('row security keeps the shops of each cell apart [SYS-08]', async () => {
  for (const cell of [roles, south]) {
    for (const [shop, other] of [
      [testShops.pampa, testShops.andina],
      [testShops.andina, testShops.pampa],
    ]) {
      expect(await ask(cell.app, 'select * from orders where shop_id = $1', [other], shop)).toEqual([])
      await expect(
        ask(cell.app, `insert into favorites (shop_id) values ($1)`, [other], shop),
      ).rejects.toThrow(/row-level security/)
    }
    await expect(ask(cell.app, 'select * from orders')).rejects.toThrow()
  }
})

test('the jobs of a shop are done in its cell [SYS-08]', async () => {
  const ids = { pampa: await orderAt('pampa'), andina: await orderAt('andina') }
  const workers = await startWorkers(roles, testShops.services)
  for (const shop of ['pampa', 'andina'] as const) {
    await until(async () => {
      const mail = await testShops.services.database.readInShop(testShops[shop], (tx) =>
        findMail(tx, `order-placed.${ids[shop]}`),
      )
      return Boolean(mail?.sent_at)
    })
  }
  for (const worker of workers) await worker.stop()
})

test('what a shop has configured is read in its cell, and heard of when it changes there [SYS-08]', async () => {
  const { shops } = testShops.services
  const before = await shops.byName('andina')
  await ask(
    south.owner,
    `update shops set version = version + 1, rules = jsonb_set(rules, '{legalName}', '"Del Sur SpA"')
    where name = 'andina'`,
  )
  await until(async () => (await shops.byName('andina'))?.rules.legalName === 'Del Sur SpA')
  expect((await shops.byId(testShops.andina))?.version).toBe((before?.version ?? 0) + 1)
  const all = await shops.all()
  expect(all.map(({ name, rules }) => [name, rules.legalName === 'Del Sur SpA'])).toEqual([
    ['pampa', false],
    ['andina', true],
  ])
})

test('a shop in a cell that this process was not told of is answered nothing, and no other shop suffers [SYS-08]', async () => {
  await ask(roles.owner, `update shops set cell = 'north' where name = 'andina'`)
  const { database } = testShops.services
  const look = (shop: number) => database.readInShop(shop, async () => 'here')
  await expect
    .poll(() => look(testShops.andina).catch((error: Error) => error.message))
    .toContain('lives in the cell «north», which CELLS does not name')
  expect(await look(testShops.pampa)).toBe('here')
  await ask(roles.owner, `update shops set cell = 'south' where name = 'andina'`)
  await expect.poll(() => look(testShops.andina).catch(() => '')).toBe('here')
})
