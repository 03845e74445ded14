import { setTimeout as delay } from 'node:timers/promises'
import { createApp } from '@estampa/server/app'
import { readConfig } from '@estampa/server/config'
import type { Roles } from '@estampa/server/db/migrate'
import { openServices } from '@estampa/server/start/open-services'
import pg from 'pg'
import { pino } from 'pino'
import type { BenchRead } from './reads.ts'

/** Tables of more rows are never to be read whole. */
const BIG_TABLE = 5_000
const MAX_TRIES = 30
export const SMALL_SHOP = 'small-1'

/** The query plans that PostgreSQL used for one call. */
export type Plan = {
  /** Big tables that were read whole. */
  wholeReads: string[]
  /** Rows that its busiest look into a table touched. */
  mostRows: number
}

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

/**
 * A server in this process whose connections tell the plan of every statement that they run: the plans that are
 * really used, for every value alike, not those that EXPLAIN would make for one. `superUrl` is a superuser's.
 */
export async function openPlans(roles: Roles, superUrl: string) {
  const role = new URL(roles.app).username
  const big = await bigTables(superUrl)
  await ask(superUrl, `alter role ${role} set session_preload_libraries = 'auto_explain'`)
  for (const [name, value] of Object.entries(settings)) {
    await ask(superUrl, `alter role ${role} set auto_explain.${name} = '${value}'`)
  }
  const open: (() => Promise<void>)[] = []
  const config = readConfig({
    DEMO: 'true',
    SECRET_KEY: 'a secret of the measurements, long enough',
    RATE_LIMIT_PER_MINUTE: '0',
  })
  const services = await openServices(config, roles, pino({ level: 'error' }), open)
  const said: Node[] = []
  const heard = new WeakSet<pg.PoolClient>()
  services.database.pool.on('acquire', (client) => {
    if (heard.has(client)) return
    heard.add(client)
    client.on('notice', ({ message }) => {
      const at = message?.indexOf('{') ?? -1
      if (at >= 0) said.push(JSON.parse(message?.slice(at) ?? '').Plan)
    })
  })
  const app = await createApp(services)
  return {
    /** Asked in a small shop first: a plan that was made for one has to serve the big one. */
    async planOf({ path, headers, body }: BenchRead, turn: number): Promise<Plan> {
      if (!body && !headers.authorization) {
        await app.inject({ url: path(turn), headers: { ...headers, 'abp-tenantid': SMALL_SHOP } })
      }
      const sent = body && { method: 'POST' as const, body: body(turn) }
      const ask = () => {
        said.length = 0
        return app.inject({ url: path(turn), headers, ...sent })
      }
      let answer = await ask()
      // just filled, the machine may be late for a while
      for (let tries = 0; answer.statusCode === 503 && tries < MAX_TRIES; tries++) {
        await delay(1_000)
        answer = await ask()
      }
      if (answer.statusCode !== 200) throw new Error(`${path(turn)}: ${answer.statusCode} ${answer.body}`)
      const nodes = said.flatMap(nodesOf)
      if (nodes.length === 0) throw new Error(`${path(turn)}: no plan was told`)
      const whole = nodes.filter(
        (node) => isRun(node) && node['Node Type'] === 'Seq Scan' && big.has(nameOf(node)),
      )
      return { wholeReads: [...new Set(whole.map(nameOf))], mostRows: Math.max(...nodes.map(rowsOf)) }
    },
    async close(): Promise<void> {
      await app.close()
      for (const close of open.reverse()) await close()
      await ask(superUrl, `alter role ${role} reset all`)
    },
  }
}

const settings = {
  log_min_duration: 0,
  log_analyze: 'on',
  log_timing: 'off',
  log_format: 'json',
  log_level: 'notice',
}

const nameOf = (node: Node) => node['Relation Name'] ?? ''

/** Some parts of a plan wait for cases that this call is none of. */
const isRun = (node: Node) => (node['Actual Loops'] ?? 1) > 0

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

function rowsOf(node: Node): number {
  if (!node['Relation Name']) return 0
  const {
    'Actual Rows': plansOfCall = 0,
    'Rows Removed by Filter': removed = 0,
    'Actual Loops': loops = 1,
  } = node
  return Math.round((plansOfCall + removed) * loops)
}

async function bigTables(url: string): Promise<Set<string>> {
  await ask(url, 'vacuum analyze')
  const rows = await ask(
    url,
    `select relname as name from pg_class where relkind = 'r' and reltuples > ${BIG_TABLE}`,
  )
  return new Set(rows.map((row) => row.name))
}

async function ask(url: string, text: string): Promise<{ name: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}
