import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from './database.ts'

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows
}

test('every test file gets a migrated database of its own', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()])
  await ask(one.owner, 'create table mine (n int)')
  const names = (await ask(other.owner, `select tablename from pg_tables where schemaname = 'public'`)).map(
    (row) => row.tablename,
  )
  expect(names).toContain('migrations')
  expect(names).not.toContain('mine')
  expect(await ask(one.app, 'select count(*)::int as shops from shops')).toEqual([{ shops: 0 }])
})
