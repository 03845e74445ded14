/** A database as pg_dump gives it, and back. */
import { type ChildProcess, spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { openClient } from '../db/open-client.ts'
import { type DatabaseFacts, majorOf, readFacts } from './database-facts.ts'
import { connectionOf, findProgram } from './postgres-programs.ts'

export type DumpedDatabase = DatabaseFacts & { readonly postgres: number }

/**
 * Gives the dump to `write` and says what is in it: the counts are of the very moment of the dump, whatever is written
 * meanwhile, because pg_dump reads from the snapshot of this transaction.
 */
export async function dumpDatabase(
  url: string,
  folders: readonly string[] | undefined,
  write: (dump: AsyncIterable<Buffer>) => Promise<void>,
): Promise<DumpedDatabase> {
  const client = await openClient(url)
  try {
    await refuseBoundRole(client)
    const server = await majorOf(client)
    const program = await findProgram('pg_dump', server, folders)
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
    const facts = await readFacts(client)
    const { address, environment } = connectionOf(url)
    const args = ['--format=custom', `--snapshot=${rows[0]?.snapshot}`, `--dbname=${address}`]
    const child = spawn(program.path, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
    const ended = exitOf(child)
    await Promise.all([write(child.stdout as AsyncIterable<Buffer>), ended]).catch((error: unknown) => {
      // a full disk takes no more of what it says
      child.kill()
      throw error
    })
    await client.query('rollback')
    return { ...facts, postgres: program.major }
  } finally {
    await client.end()
  }
}

/** The owner of the tables sees one shop at a time: its dump would be empty. */
async function refuseBoundRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; sees: boolean }>(
    'select rolname as name, rolsuper or rolbypassrls as sees from pg_roles where rolname = current_user',
  )
  if (rows[0]?.sees) return
  throw new Error(
    `La seguridad por filas ata al rol «${rows[0]?.name}»: no puede copiar la base de datos entera. BACKUP_URL lleva la dirección de uno que puede; docs/operating.md dice cómo se crea.`,
  )
}

/** The programs that bring a dump of this version back to the server at this address. */
export async function findRestore(
  client: pg.Client,
  dumpedBy: number,
  folders: readonly string[] | undefined,
): Promise<string> {
  const { path } = await findProgram('pg_restore', Math.max(dumpedBy, await majorOf(client)), folders)
  return path
}

/** In one transaction: all of it or nothing. */
export async function restoreDump(url: string, program: string, dump: AsyncIterable<Buffer>): Promise<void> {
  const { address, environment } = connectionOf(url)
  const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
  const child = spawn(program, [...args, `--dbname=${address}`], {
    env: environment,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const ended = exitOf(child)
  const given = pipeline(Readable.from(dump), child.stdin as NodeJS.WritableStream)
  const [outcome, piped] = await Promise.allSettled([ended, given])
  if (piped.status === 'rejected' && !isCutOff(piped.reason)) throw piped.reason
  if (outcome.status === 'rejected') throw outcome.reason
}

/** The program ended before it had read everything: its own words say why. */
const isCutOff = ({ code = '' }: NodeJS.ErrnoException) =>
  ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(code)

/** Throws with what the program said where it failed. */
function exitOf(child: ChildProcess): Promise<void> {
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2_000)
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  child.once('error', reject)
  child.once('close', (code) => {
    if (code === 0) resolve()
    else reject(new Error(`PostgreSQL no lo pudo hacer: ${said.trim() || `terminó con ${code}`}`))
  })
  // whoever waits for it hears of it later
  promise.catch(() => {})
  return promise
}
