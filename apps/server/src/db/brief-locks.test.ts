import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { withBriefLocks } from './brief-locks.ts'
import { openClient } from './open-client.ts'

let migrating: pg.Client
let ordering: pg.Client
let looking: pg.Client

beforeAll(async () => {
  const { owner } = await freshDatabase()
  migrating = await openClient(owner)
  ordering = await openClient(owner)
  looking = await openClient(owner)
})
beforeEach(async () => {
  await looking.query('drop table if exists bags, mugs')
  await looking.query('create table mugs (); create table bags ()')
})
afterAll(async () => {
  await Promise.all([migrating, ordering, looking].map((client) => client.end()))
})

const alter = async (...tables: string[]) => {
  for (const table of tables) await migrating.query(`alter table ${table} add column color text`)
}
const patience = { lockMs: 100, pauseMs: 20 }

test('a migration waits for whoever writes, and keeps nobody waiting behind it for long [SYS-11]', async () => {
  await ordering.query('begin; insert into mugs default values')
  const altered = withBriefLocks(migrating, () => alter('bags', 'mugs'), patience)
  for (let look = 0; look < 5; look++) {
    await delay(50)
    const begun = performance.now()
    await looking.query('select from mugs, bags')
    // a hundred milliseconds for the lock, on a machine that does other things too
    expect(performance.now() - begun).toBeLessThan(2_000)
  }
  await ordering.query('commit')
  await altered
  expect((await looking.query('select color from mugs')).rowCount).toBe(1)
})

// on a starved machine the order may have waited longer, and loses
test('a migration that loses a deadlock begins anew [SYS-11]', { retry: 3 }, async () => {
  let tries = 0
  let ordered: Promise<unknown> | undefined
  /** Each has what the other waits for; whoever has waited longer loses. */
  const order = async () => {
    const waiting =
      'select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())'
    await expect.poll(async () => (await looking.query(waiting)).rowCount).toBeGreaterThan(0)
    try {
      await ordering.query('insert into bags default values')
      await ordering.query('commit')
    } catch (error) {
      if ((error as { code?: string }).code !== '40P01') throw error
      await ordering.query('rollback')
    }
  }
  await ordering.query('begin; insert into mugs default values')
  const change = async () => {
    tries += 1
    await alter('bags')
    ordered ??= order()
    await alter('mugs')
  }
  await withBriefLocks(migrating, change, { lockMs: 60_000, pauseMs: 20 })
  await ordered
  expect(tries).toBe(2)
  expect((await looking.query('select mugs.color from mugs, bags')).rowCount).toBe(1)
})

test('a fault of its own ends it at the first try, and so does a wait that never ends [SYS-11]', async () => {
  let tries = 0
  const wrong = withBriefLocks(migrating, async () => {
    tries += 1
    await alter('caps')
  })
  await expect(wrong).rejects.toMatchObject({ code: '42P01' })
  expect(tries).toBe(1)

  await ordering.query('begin; insert into mugs default values')
  const late = withBriefLocks(migrating, () => alter('mugs'), { ...patience, totalMs: 300 })
  await expect(late).rejects.toMatchObject({ code: '55P03' })
  await ordering.query('rollback')
})
