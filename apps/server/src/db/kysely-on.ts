import { createHash } from 'node:crypto'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type pg from 'pg'
import { asDatabaseFault } from './connection-faults.ts'
import type { Tables } from './tables.ts'

const known = new WeakMap<pg.PoolClient, Kysely<Tables>>()

/** Kysely on one connection that somebody else opened, chose a shop for and will close. */
export function kyselyOn(client: pg.PoolClient): Kysely<Tables> {
  let kysely = known.get(client)
  if (!kysely) {
    kysely = new Kysely<Tables>({
      dialect: {
        createDriver: () => oneConnection(client),
        createQueryCompiler: () => new PostgresQueryCompiler(),
        createAdapter: () => new PostgresAdapter(),
        createIntrospector: (db) => new PostgresIntrospector(db),
      },
    })
    known.set(client, kysely)
  }
  return kysely
}

function oneConnection(client: pg.PoolClient): Driver {
  const connection: DatabaseConnection = {
    executeQuery: (query) => run(client, query),
    streamQuery: () => {
      throw new Error('streaming is not offered')
    },
  }
  const refuseNesting = async () => {
    throw new Error('inShop has already opened the transaction')
  }
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: refuseNesting,
    commitTransaction: refuseNesting,
    rollbackTransaction: refuseNesting,
    destroy: async () => {},
  }
}

/** Statements are prepared once per connection, under a name that their text decides. */
async function run<R>(client: pg.PoolClient, query: CompiledQuery): Promise<QueryResult<R>> {
  const text = query.sql
  const context = client.query({ name: nameOf(text), text, values: query.parameters as unknown[] })
  const result = await context.catch((error: unknown) => {
    throw asDatabaseFault(error)
  })
  return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) }
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('base64url')
  // lists of varying length make new texts for ever: past a point they are not remembered here
  if (names.size < 2_000) names.set(text, name)
  return name
}
