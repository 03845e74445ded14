import { paymentMethodCodes, shopStates } from '@estampa/domain/shops'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'

let client: pg.Client

beforeAll(async () => {
  client = new pg.Client({ connectionString: (await freshDatabase()).owner })
  await client.connect()
})
afterAll(() => client.end())

test.each([
  ['orders', 'payment_method', paymentMethodCodes],
  ['payments', 'method', paymentMethodCodes],
  ['shops', 'state', shopStates],
])('%s.%s takes the values that the domain has, and no others', async (table, column, values) => {
  expect(await allowedValues(table, column)).toEqual([...values].sort())
})

/** The texts in the check of a column. */
async function allowedValues(table: string, column: string): Promise<string[]> {
  const { rows } = await client.query<{ rule: string }>(
    `select pg_get_constraintdef(c.oid) as rule from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.conrelid = $1::regclass and c.contype = 'c' and a.attname = $2 and cardinality(c.conkey) = 1`,
    [table, column],
  )
  return rows.flatMap(({ rule }) => [...rule.matchAll(/'([^']*)'/g)].map(([, text = '']) => text)).sort()
}
