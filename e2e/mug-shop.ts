/** The shop of tests in which machines fail: a customer buys mugs without end, and each order is as it was answered. */
import { type Database, openDatabase } from '@estampa/server/db/database'
import { saveShop } from '@estampa/server/shops/shops.store'
import type { VariantFixture } from '@estampa/server/test/buyer'
import type { PostgresCluster } from '@estampa/server/test/postgres-cluster'
import { pampaShop } from '@estampa/server/test/shops'
import pg from 'pg'
import { expect } from 'vitest'
import { type OrderWriters, prepareShop, readOrders, readReserved } from './order-writers.ts'

type MugShop = {
  readonly ownerUrl: string
  /** Its number. */
  readonly shop: number
  readonly database: Database
  readonly variant: VariantFixture
}

/** In a database that has all tables. */
export async function openMugShop(ownerUrl: string, appUrl = ownerUrl): Promise<MugShop> {
  const shop = await saveShop(ownerUrl, pampaShop)
  const database = openDatabase(appUrl, { connections: 2 })
  return { ownerUrl, shop, database, variant: await prepareShop(database, shop) }
}

/** Of a server on this database whose mails go to this port. */
export const serverSettings = (databaseUrl: string, mailPort: number): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  RATE_LIMIT_PER_MINUTE: '0',
  SECRET_KEY: 'a secret of the tests, long enough',
  MAIL_FROM: 'Estampa <no-reply@estampa.example>',
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
})

/** An empty database on a PostgreSQL of the system's packages; gives the address of its owner. */
export async function createOwnedDatabase({ primary }: PostgresCluster): Promise<string> {
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  await client.query('create role estampa login createrole')
  await client.query('create database estampa owner estampa').finally(() => client.end())
  return Object.assign(new URL(primary.url), { username: 'estampa', pathname: 'estampa' }).href
}

/** No order that was answered is lost, and none is there twice, in any table; gives how many there are. */
export async function expectOrdersAsAnswered(
  { ownerUrl, shop, variant }: Omit<MugShop, 'database'>,
  { attempts }: Pick<OrderWriters, 'attempts'>,
): Promise<number> {
  const rows = await readOrders(ownerUrl, shop)
  const answers = [...attempts.values()].map(({ answer }) => answer?.orderId)
  expect(rows.map(({ id }) => id).sort()).toEqual(answers.sort())
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
  expect(
    rows.every((row) => row.lines === 1 && row.moves === 1 && row.payments === 1 && row.held === 1),
  ).toBe(true)
  expect(await readReserved(ownerUrl, shop, variant)).toBe(rows.length)
  return rows.length
}
