/** The commit of a transaction travels with its last statement. */
import { refuse } from '@estampa/domain/refusal'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { type Database, openDatabase, type Tx } from './database.ts'

const SHOP = 1
let owner: pg.Client
let database: Database
beforeAll(async () => {
  const roles = await freshDatabase()
  owner = new pg.Client({ connectionString: roles.owner })
  await owner.connect()
  const app = decodeURIComponent(new URL(roles.app).username)
  await owner.query(`
    create table notes (shop_id integer not null, title text not null, primary key (shop_id, title));
    select protect_by_shop('notes');
    grant select, insert, update, delete on notes to "${app}";
  `)
  database = openDatabase(roles.app, { connections: 2 })
})
afterAll(async () => {
  await database.close()
  await owner.end()
})
beforeEach(() => owner.query('truncate notes'))

const inShop = <T>(work: (tx: Tx, last: Tx) => Promise<T>) => database.inShop(SHOP, work)
const insert = (tx: Tx, title: string) => sql`insert into notes values (current_shop(), ${title})`.execute(tx)
const titles = () =>
  inShop(async (tx) => {
    const { rows } = await sql<{ title: string }>`select title from notes order by title`.execute(tx)
    return rows.map(({ title }) => title)
  })

test('what came before the last statement is committed with it', async () => {
  await inShop(async (tx, last) => {
    await insert(tx, 'Hogar')
    await insert(last, 'Oficina')
    expect(await titles()).toEqual(['Hogar', 'Oficina'])
  })
})

test('nothing stays where the last statement fails, whatever is answered then', async () => {
  const tried = inShop(async (tx, last) => {
    await insert(tx, 'Hogar')
    await sql`select 1 / 0`.execute(last)
  })
  await expect(tried).rejects.toThrow('division by zero')
  const refused = await inShop(async (tx, last) => {
    await insert(tx, 'Hogar')
    return sql`select 1 / 0`.execute(last).catch(() => refuse('conflict'))
  })
  expect(refused).toEqual(refuse('conflict'))
  const untold = inShop(async (tx, last) => {
    await insert(tx, 'Hogar')
    return sql`select 1 / 0`.execute(last).catch(() => 'done')
  })
  await expect(untold).rejects.toThrow('ended with ROLLBACK')
  expect(await titles()).toEqual([])
})

test('a refusal after the commit is an accident', async () => {
  const refused = inShop(async (_, last) => {
    await insert(last, 'Oficina')
    return refuse('conflict')
  })
  await expect(refused).rejects.toThrow('ended with COMMIT')
})

test('no statement comes after the last one, where it would be in another shop', async () => {
  for (const late of ['tx', 'last'] as const) {
    const tried = inShop(async (tx, last) => {
      await insert(last, 'Oficina')
      await insert({ tx, last }[late], 'Hogar')
    })
    await expect(tried).rejects.toThrow('after the one that ended its transaction')
    expect(await titles()).toEqual(['Oficina'])
    await owner.query('truncate notes')
  }
})

test('a connection whose transaction ended with its last statement serves the next one', async () => {
  for (let turn = 0; turn < 30; turn++) await inShop((_, last) => insert(last, `Familia ${10 + turn}`))
  expect(await titles()).toHaveLength(30)
})
