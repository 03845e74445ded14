/**
 * The database of a shop that has none: the PostgreSQL that npm installed, started beside this process.
 *
 * It stops when this process ends in whatever way, `kill -9` included, and what an earlier run left behind
 * is replaced. One folder serves one process at a time. It listens on loopback with a generated password.
 * The role in the URL owns the database `estampa` and may create databases and roles; it is no superuser.
 * A server that dies is started again at the same address.
 */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { claim, isClaimed, release, removeLeftover } from './embedded-claim.ts'
import { type EmbeddedHome, embeddedHomeFor } from './embedded-home.ts'
import { type EmbeddedProcess, launch, readyPort } from './embedded-process.ts'

export interface Embedded {
  url: string
  /** Where data and log are. Not the wished place when PostgreSQL's account may not enter that one. */
  home: string
  /** A remark about this place for the operator. */
  note?: string
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** For tests: no fsync, and the data go when it stops. */
  throwaway?: boolean
  /** Hears, in a sentence, that the server died or could not be started again. */
  warn?: (sentence: string) => void
}

const retryMs = 5_000
const restartMs = 1_000
const passing = /lock file .* already exists|shared memory block|Address already in use|could not bind/

export async function startEmbedded(wishedHome: string, options: EmbeddedOptions = {}): Promise<Embedded> {
  const place = embeddedHomeFor(wishedHome)
  makeHome(place)
  await claim(place.home)
  try {
    await removeLeftover(dataOf(place))
    const password = await initialize(place)
    const { running, port } = await launchWithRetry(place, options)
    await createOwner(port, password)
    const stopRunning = keepRunning(place, port, running, options)
    return {
      url: urlFor('estampa', password, port, 'estampa'),
      home: place.home,
      note: place.note,
      stop: async () => {
        await stopRunning()
        release(place.home)
        // the guard removes it too, for a process that was killed; here nothing may be left of it
        if (options.throwaway) await rm(place.home, { recursive: true, force: true, maxRetries: 10 })
      },
    }
  } catch (error) {
    release(place.home)
    throw error
  }
}

/** Starts the server again whenever it dies, at the same port, and gives what stops it for good. */
function keepRunning(
  place: EmbeddedHome,
  port: number,
  first: EmbeddedProcess,
  options: EmbeddedOptions,
): () => Promise<void> {
  const stopping = new AbortController()
  const warn = options.warn ?? (() => {})
  let running: EmbeddedProcess | undefined = first

  async function restart(): Promise<void> {
    while (!running && !stopping.signal.aborted) {
      try {
        await removeLeftover(dataOf(place))
        running = (await launchWithRetry(place, options, port)).running
      } catch (error) {
        warn((error as Error).message)
        await delay(restartMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      }
    }
  }

  async function watch(): Promise<void> {
    while (running) {
      await running.ended
      if (stopping.signal.aborted) return
      running = undefined
      warn(`The database in ${place.home} died and is started again.`)
      await restart()
    }
  }

  const watching = watch()
  return async () => {
    stopping.abort()
    await running?.stop()
    await watching
    // a restart that was under way has brought up another one
    await running?.stop()
  }
}

/** The address of the server that another living process runs on this folder, if one does. */
export async function findEmbedded(wishedHome: string): Promise<string | undefined> {
  const place = embeddedHomeFor(wishedHome)
  const deadline = Date.now() + retryMs
  while (isClaimed(place.home)) {
    const port = readyPort(dataOf(place))
    const password = join(place.home, 'password')
    if (port !== undefined && existsSync(password)) {
      return urlFor('estampa', readFileSync(password, 'utf8').trim(), port, 'estampa')
    }
    if (Date.now() > deadline)
      throw new Error(`The database in ${place.home} is in use but takes no connections.`)
    await delay(100)
  }
  return undefined
}

function dataOf(place: EmbeddedHome): string {
  return join(place.home, 'data')
}

function urlFor(role: string, password: string, port: number, database: string): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
}

/** Where the data will be, empty. */
export function makeHome({ home, account }: EmbeddedHome): void {
  mkdirSync(dirname(home), { recursive: true })
  if (!existsSync(home)) mkdirSync(home, { mode: 0o700 })
  if (account) chownSync(home, account.uid, account.gid)
}

/** Makes the data folder in a folder of its own and renames it, so that a kill leaves nothing half made. */
async function initialize(place: EmbeddedHome): Promise<string> {
  const passwordFile = join(place.home, 'password')
  const data = dataOf(place)
  const major = place.version.split('.')[0]
  if (existsSync(join(data, 'PG_VERSION'))) {
    const found = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
    if (found === major) return readFileSync(passwordFile, 'utf8').trim()
    throw new Error(
      `${data} belongs to PostgreSQL ${found}, but ${major} is installed. Move that folder away.`,
    )
  }
  const password = randomBytes(24).toString('hex')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (place.account) chownSync(passwordFile, place.account.uid, place.account.gid)
  const fresh = `${data}.new`
  rmSync(fresh, { recursive: true, force: true })
  await runInitdb(place, fresh, passwordFile)
  renameSync(fresh, data)
  return password
}

async function runInitdb({ native, account, environment }: EmbeddedHome, data: string, passwordFile: string) {
  // The built-in collation sorts alike on every system; LC_CTYPE serves the text-search parser.
  const characters = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const flags = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8']
  const locale = [
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${characters}`,
  ]
  await promisify(execFile)(
    join(native, 'bin/initdb'),
    ['-D', data, ...flags, ...locale, '--no-instructions', '--no-sync'],
    { ...account, env: environment, cwd: '/' },
  ).catch((error: { stderr?: string; message: string }) => {
    throw new Error(`PostgreSQL could not be initialised in ${data}:\n${error.stderr || error.message}`)
  })
}

/** At any free port, or at the one that is given. */
async function launchWithRetry(place: EmbeddedHome, options: EmbeddedOptions, fixedPort?: number) {
  const deadline = Date.now() + retryMs
  for (;;) {
    const port = fixedPort ?? (await freePort())
    const outcome: EmbeddedProcess | string = await launch({
      place,
      port,
      throwaway: options.throwaway ?? false,
    })
    if (typeof outcome !== 'string') return { running: outcome, port }
    if (!passing.test(outcome) || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start in ${place.home}:\n${outcome}`)
    }
    await delay(200)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

async function createOwner(port: number, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlFor('postgres', password, port, 'postgres') })
  await client.connect()
  try {
    const role = await client.query(`SELECT FROM pg_roles WHERE rolname = 'estampa'`)
    if (!role.rowCount)
      await client.query(`CREATE ROLE estampa LOGIN CREATEDB CREATEROLE PASSWORD '${password}'`)
    const database = await client.query(`SELECT FROM pg_database WHERE datname = 'estampa'`)
    if (!database.rowCount) await client.query('CREATE DATABASE estampa OWNER estampa')
    // a shop is moved to another cell with what triggers have made, so these rest meanwhile
    await client.query('GRANT SET ON PARAMETER session_replication_role TO estampa')
  } finally {
    await client.end()
  }
}
