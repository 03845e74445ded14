/** A database as pg_dump gives it, and back. */
import { type ChildProcess, spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type DatabaseFacts, findMajor, type Snapshot } from './database-facts.store.ts'
import { connectionOf, findProgram } from './postgres-programs.ts'

export type DumpedDatabase = DatabaseFacts & { readonly postgres: number }

/** Gives the dump to `write` and says what is in it. */
export async function dumpDatabase(
  { url, name, readFacts }: Snapshot,
  folders: readonly string[] | undefined,
  write: (dump: AsyncIterable<Buffer>) => Promise<void>,
): Promise<DumpedDatabase> {
  const facts = await readFacts()
  const program = await findProgram('pg_dump', await findMajor(url), folders)
  const { address, environment } = connectionOf(url)
  const args = ['--format=custom', '--no-unlogged-table-data', `--snapshot=${name}`, `--dbname=${address}`]
  const child = spawn(program.path, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  await Promise.all([write(child.stdout as AsyncIterable<Buffer>), exitOf(child)]).catch((error: unknown) => {
    // a full disk takes no more of what it says
    child.kill()
    throw error
  })
  return { ...facts, postgres: program.major }
}

/** The program that brings a dump of this version back to the server at this address. */
export async function findRestore(
  url: string,
  dumpedBy: number,
  folders: readonly string[] | undefined,
): Promise<string> {
  const { path } = await findProgram('pg_restore', Math.max(dumpedBy, await findMajor(url)), folders)
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
