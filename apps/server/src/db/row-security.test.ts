import { refuse } from '@estampa/domain/refusal'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { type Database, openDatabase, type Tx } from './database.ts'
import type { Roles } from './migrate.ts'

let roles: Roles
let owner: pg.Client
let database: Database

beforeAll(async () => {
  roles = await freshDatabase()
  owner = new pg.Client({ connectionString: roles.owner })
  await owner.connect()
  const app = decodeURIComponent(new URL(roles.app).username)
  await owner.query(`
    create table notes (shop_id integer not null, id integer not null, words text, primary key (shop_id, id));
    select protect_by_shop('notes');
    grant select, insert, update, delete on notes to "${app}";
  `)
  database = openDatabase(roles.app, { connections: 2 })
})

afterAll(async () => {
  await database.close()
  await owner.end()
})

const write = (tx: Tx, shop: number, id: number) =>
  sql`insert into notes values (${shop}, ${id}, ${`of shop ${shop}`})`.execute(tx)

const read = async (tx: Tx) => {
  const { rows } = await sql<{ shop_id: number; id: number }>`select shop_id, id from notes`.execute(tx)
  return rows
}

/** Faults of the tables that hold a shop's rows; the same query would find them in any database of ours. */
async function listUnprotected(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`
    select c.relname as name
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'shop_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      and not (c.relrowsecurity and c.relforcerowsecurity and exists (
        select from pg_policy p
        where p.polrelid = c.oid and p.polcmd = '*' and p.polpermissive
          and pg_get_expr(p.polqual, p.polrelid) = '(shop_id = ( SELECT current_shop() AS current_shop))'
          and pg_get_expr(p.polwithcheck, p.polrelid) = '(shop_id = ( SELECT current_shop() AS current_shop))'))
    order by 1`)
  return rows.map((row) => row.name)
}

test('every table with a shop_id enables and forces the policy for reading and writing', async () => {
  expect(await listUnprotected(owner)).toEqual([])
})

test('a table that forgets its policy is found', async () => {
  await owner.query('create table forgotten (shop_id integer)')
  expect(await listUnprotected(owner)).toEqual(['forgotten'])
  await owner.query('drop table forgotten')
})

test('every key of a table with a shop_id begins with it', async () => {
  const { rows } = await owner.query(`
    select c.relname as name
    from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'shop_id'
    where i.indisprimary and c.relnamespace = 'public'::regnamespace and i.indkey[0] <> a.attnum`)
  expect(rows).toEqual([])
})

test('the application owns no table and cannot step over a policy', async () => {
  const { rows } = await database.outside(async (tx) =>
    sql<{ su: boolean; bypass: boolean; owned: number }>`
      select rolsuper as su, rolbypassrls as bypass,
        (select count(*)::int from pg_class where relowner = r.oid) as owned
      from pg_roles r where rolname = current_user`.execute(tx),
  )
  expect(rows).toEqual([{ su: false, bypass: false, owned: 0 }])
})

test('a shop neither sees nor writes the rows of another', async () => {
  await database.inShop(1, (tx) => write(tx, 1, 1))
  expect(await database.readInShop(2, read)).toEqual([])
  await expect(database.inShop(2, (tx) => write(tx, 1, 2))).rejects.toThrow(/row-level security/)
  const changed = await database.inShop(2, (tx) => sql`update notes set words = 'stolen'`.execute(tx))
  expect(changed.numAffectedRows).toBe(0n)
})

test('without a shop every query on shop rows is a loud error', async () => {
  const fresh = openDatabase(roles.app, { connections: 1 })
  await expect(fresh.outside(read)).rejects.toThrow(/estampa.shop/)
  await fresh.close()
})

test('a refusal rolls back what the work had written', async () => {
  const answer = await database.inShop(3, async (tx) => {
    await write(tx, 3, 1)
    return refuse('conflict')
  })
  expect(answer).toEqual(refuse('conflict'))
  expect(await database.readInShop(3, read)).toEqual([])
})

test('when setting the shop fails, nothing is read at all', async () => {
  await database.readInShop(1, read)
  await expect(database.readInShop('nonsense' as never, read)).rejects.toThrow()
  await expect(database.readInShop(undefined as never, read)).rejects.toThrow()
  expect(await database.readInShop(4, read)).toEqual([])
})

test('twenty shops interleaved on two connections, with aborts, never meet a foreign row', async () => {
  const shops = Array.from({ length: 20 }, (_, index) => 100 + index)
  for (const shop of shops) await database.inShop(shop, (tx) => write(tx, shop, 1))
  const foreign: unknown[] = []
  let aborts = 0
  async function visit(shop: number, turn: number): Promise<void> {
    const isWrite = turn % 3 === 0
    const mustAbort = turn % 5 === 0
    const work = async (tx: Tx) => {
      const rows = await read(tx)
      foreign.push(...rows.filter((row) => row.shop_id !== shop))
      if (rows.length === 0) foreign.push(`shop ${shop} lost its row`)
      if (mustAbort) await sql`select 1 / 0`.execute(tx)
    }
    const visited = isWrite ? database.inShop(shop, work) : database.readInShop(shop, work)
    await visited.catch(() => aborts++)
  }
  const turns = Array.from({ length: 600 }, (_, turn) => visit(shops[(turn * 7) % 20] ?? 0, turn))
  await Promise.all(turns)
  expect(foreign).toEqual([])
  expect(aborts).toBe(120)
})

test('what goes on after its transaction has failed reaches nobody else’s', async () => {
  const lane = openDatabase(roles.app, { connections: 1 })
  let late: Promise<unknown> = Promise.resolve()
  let goOn = () => {}
  const isNext = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const failing = lane.inShop(1, async (tx) => {
    late = isNext.then(() => write(tx, 1, 900))
    late.catch(() => {})
    await sql`select 1 / 0`.execute(tx)
  })
  await expect(failing).rejects.toThrow('division by zero')
  await lane.inShop(1, async (tx) => {
    goOn()
    await expect(late).rejects.toThrow()
    await write(tx, 1, 901)
  })
  const ids = (await lane.readInShop(1, read)).map(({ id }) => id)
  expect([ids.includes(900), ids.includes(901)]).toEqual([false, true])
  await lane.close()
})
