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

type Execute = <R>(query: CompiledQuery) => Promise<QueryResult<R>>

const known = new WeakMap<pg.PoolClient, Kysely<Tables>>()
/** Their transaction ends with a statement that was sent: the next one would be in none, and perhaps in another shop. */
const ended = new WeakSet<pg.PoolClient>()

/** Kysely on one connection that somebody else opened, chose a shop for and will close. */
export function kyselyOn(client: pg.PoolClient): Kysely<Tables> {
  let kysely = known.get(client)
  if (!kysely) {
    kysely = kyselyBy((query) => run(client, query))
    known.set(client, kysely)
  }
  return kysely
}

/** The same for the one statement that ends a transaction: `end` is sent right behind it, and nothing else is. */
export function kyselyForLast(client: pg.PoolClient, end: () => void): Kysely<Tables> {
  return kyselyBy(<R>(query: CompiledQuery) => {
    const result = run<R>(client, query)
    if (ended.has(client)) return result
    ended.add(client)
    end()
    return result
  })
}

/** The connection may begin another transaction. */
export function forgetEnd(client: pg.PoolClient): void {
  ended.delete(client)
}

function kyselyBy(execute: Execute): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => oneConnection(execute),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  })
}

function oneConnection(execute: Execute): Driver {
  const connection: DatabaseConnection = {
    executeQuery: execute,
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
  if (ended.has(client)) throw new Error('a statement comes after the one that ended its transaction')
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
