import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { rowTypesOf } from '../../test/row-types.ts'

let client: pg.Client
beforeAll(async () => {
  const { owner } = await freshDatabase()
  client = new pg.Client({ connectionString: owner })
  await client.connect()
})
afterAll(() => client.end())

test('the types of rows are those of the migrated database', async () => {
  const types = await rowTypesOf(client)
  await expect(types).toMatchFileSnapshot('./tables.ts', 'out of date: run this file with -u')
})

const file = new URL('tables.ts', import.meta.url)

test.each([
  ['is added', 'carts add column color text', ['color: string | null']],
  ['may be empty', 'carts alter column saved_at drop not null', ['saved_at: Date | null']],
  ['has another type', 'carts alter column saved_at type date', ['saved_at: Date | string']],
  ['has another name', 'carts rename column version to edition', ['edition: Generated<number>']],
  ['loses its default', 'carts alter column version drop default', ['version: number']],
  ['holds JSON', 'carts add column note jsonb', ["note: Json<'carts.note'> | null"]],
  ['takes other words', `carts add column kind text check (kind in ('a', 'b'))`, ["kind: 'a' | 'b' | null"]],
])('the types of rows are out of date once a column %s', async (_, change, lines) => {
  const known = new Set(linesOf('carts', await readFile(file, 'utf8')))
  await client.query('begin')
  const types = await client
    .query(`alter table ${change}`)
    .then(() => rowTypesOf(client))
    .finally(() => client.query('rollback'))
  expect(linesOf('carts', types).filter((line) => !known.has(line))).toEqual(lines)
})

function linesOf(table: string, types: string): string[] {
  const [, block = ''] = types.split(`\n  ${table}: {\n`)
  return block
    .slice(0, block.indexOf('\n  }\n'))
    .split('\n')
    .map((line) => line.trim())
}
