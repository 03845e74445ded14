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
import { currentTracer, type SpanStart, traced } from '../tracing/tracing.ts'
import { asDatabaseFault } from './connection-faults.ts'
import type { Tables } from './tables.ts'

/** Kysely on one connection that somebody else opened, chose a shop for and will close. */
export const kyselyOn = keptByClient((client) => openKysely((query) => run(client, query)))

/** The same for the last statement of a transaction, which the commit travels with. */
export const kyselyToCommit = keptByClient((client) => openKysely((query) => runToCommit(client, query)))

type Kept = (client: pg.PoolClient) => Kysely<Tables>

function keptByClient(open: Kept): Kept {
  const known = new WeakMap<pg.PoolClient, Kysely<Tables>>()
  return (client) => {
    const kysely = known.get(client) ?? open(client)
    known.set(client, kysely)
    return kysely
  }
}

function openKysely(execute: DatabaseConnection['executeQuery']): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => oneConnection(execute),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  })
}

function oneConnection(executeQuery: DatabaseConnection['executeQuery']): Driver {
  const connection: DatabaseConnection = {
    executeQuery,
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
  const name = nameOf(text)
  const ask = () => client.query({ name, text, values: query.parameters as unknown[] })
  const result = await (currentTracer() ? traced(statementSpan(name, text), ask) : ask()).catch(
    (error: unknown) => {
      throw asDatabaseFault(error)
    },
  )
  return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) }
}

/** The name under which PostgreSQL has it prepared says which it is, and shows nobody a value. */
function statementSpan(name: string, text: string): SpanStart {
  const operation = /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT'
  const facts = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.summary': name }
  return { name: `${operation} ${name}`, kind: 'client', facts }
}

/** A statement that fails has ended its transaction: the commit behind it rolls back. */
async function runToCommit<R>(client: pg.PoolClient, query: CompiledQuery): Promise<QueryResult<R>> {
  const [ran, committed] = await Promise.allSettled([run<R>(client, query), client.query('commit')])
  if (ran.status === 'rejected') throw ran.reason
  if (committed.status === 'rejected') throw asDatabaseFault(committed.reason)
  return ran.value
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('base64url')
  // lists of varying length make new texts for ever: past a point they are not remembered here
  if (names.size < 2_000) names.set(text, name)
  return name
}
