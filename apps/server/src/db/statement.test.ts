import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from './database.ts'
import { kyselyOn } from './kysely-on.ts'
import { inputValue, statement } from './statement.ts'

type Search = { words: string[]; limit: number | null }

/** A door whose connection gives back what it was asked. */
function echo(): Tx {
  const query = async ({ text, values }: { text: string; values: unknown[] }) => ({
    rows: [{ text, values }],
    rowCount: 1,
  })
  return kyselyOn({ query } as never)
}

test('a statement is put together once for each shape, and takes its values from each input', async () => {
  let built = 0
  const run = statement<Search, { text: string; values: unknown[] }>({
    shapeOf: ({ limit }) => String(limit === null),
    build: ({ limit }) => {
      built += 1
      const most = inputValue<Search>((search) => search.limit)
      return sql`select ${inputValue<Search>(({ words }) => words)}${limit === null ? sql`` : sql` limit ${most}`}`
    },
  })
  const tx = echo()
  expect(await run(tx, { words: ['taza'], limit: 5 })).toEqual([
    { text: 'select $1 limit $2', values: [['taza'], 5] },
  ])
  expect(await run(tx, { words: ['gorra', 'azul'], limit: 7 })).toEqual([
    { text: 'select $1 limit $2', values: [['gorra', 'azul'], 7] },
  ])
  expect(await run(tx, { words: [], limit: null })).toEqual([{ text: 'select $1', values: [[]] }])
  expect(built).toBe(2)
})

test('a value of the first input cannot stand in the statement of all others', async () => {
  const run = statement<Search, unknown>({ shapeOf: () => '', build: ({ limit }) => sql`select ${limit}` })
  await expect(run(echo(), { words: [], limit: 5 })).rejects.toThrow('not of its input')
})
