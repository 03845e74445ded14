import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Database, openDatabase } from '@estampa/server/db/database'
import { saveShop } from '@estampa/server/shops/shops.store'
import { findLedgerFaults } from '@estampa/server/test/ledger'
import { pampaShop } from '@estampa/server/test/shops'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { accountWithoutRights, findPostgres, installDebian } from './debian-programs.ts'
import { freePort } from './free-port.ts'
import { askOwner, OrderWriters, prepareShop, readOrders, signInAtEach } from './order-writers.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'

const run = promisify(execFile)
const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

/** The PostgreSQL that npm installs has no pg_dump. */
async function findPrograms(): Promise<string | undefined> {
  // elsewhere than on Debian the test is left out
  if (!findPostgres()) await installDebian({ postgresql: '/usr/bin/pg_dump' }).catch(() => undefined)
  return findPostgres()
}

/** A server as an operator has one: with a superuser, and an owner of the tables who is none. */
async function openCluster(programs: string): Promise<{ superuser: string; owner: string; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'estampa-backup-'))
  closing.push(() => rm(folder, { recursive: true, force: true }))
  const account = await accountWithoutRights()
  if (account) await chown(folder, account.uid, account.gid)
  await chmod(folder, 0o755)
  const data = join(folder, 'data')
  const password = join(folder, 'password')
  await writeFile(password, 'root')
  await chmod(password, 0o644)
  const options = { ...account, cwd: '/', env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' } }
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'root', `--pwfile=${password}`, '-A', 'scram-sha-256', '-N', '-E', 'UTF8'],
    options,
  )
  const port = await freePort()
  const flags = [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'fsync=off',
  ]
  const server = spawn(join(programs, 'postgres'), flags, { ...options, stdio: 'ignore' })
  closing.push(async () => {
    server.kill('SIGINT')
    if (server.exitCode === null) await once(server, 'exit')
  })
  const at = (role: string, word: string, database: string) =>
    `postgres://${role}:${word}@127.0.0.1:${port}/${database}`
  const superuser = at('root', 'root', 'postgres')
  await expect
    .poll(
      () =>
        ask(superuser, 'select').then(
          () => 'up',
          () => 'down',
        ),
      { timeout: 60_000 },
    )
    .toBe('up')
  await ask(superuser, `create role estampa login createrole password 'owner'`)
  await ask(superuser, 'create database estampa owner estampa')
  return { superuser, owner: at('estampa', 'owner', 'estampa'), folder }
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

/** What docs/operating.md says of the role that makes backups. */
async function documentedRole(): Promise<string> {
  const text = await readFile(new URL('../docs/operating.md', import.meta.url), 'utf8')
  return /create role estampa_backup[\s\S]*?pg_read_all_data to estampa_backup;/.exec(text)?.[0] ?? ''
}

const forced = `select count(*)::int as n from pg_class where relrowsecurity and relforcerowsecurity`
const KEY = 'a passphrase of the tests'
/** A backup is made at any moment of an order. */
const BACKUPS = 3
const LANES = 3

type Installation = { owner: string; settings: Record<string, string>; server: ServerProcess }

async function install({ owner, folder }: { owner: string; folder: string }): Promise<Installation> {
  const settings = {
    DATABASE_URL: owner,
    RATE_LIMIT_PER_MINUTE: '0',
    SECRET_KEY: 'a secret of the tests, long enough',
    MAIL_FROM: 'Estampa <no-reply@estampa.example>',
    SMTP_URL: 'smtp://127.0.0.1:1',
    FILES_DIR: join(folder, 'files'),
    PUBLIC_URL: 'https://estampa.example',
    ADMIN_URL: 'https://office.example',
  }
  const { PUBLIC_URL, ADMIN_URL, ...ofServer } = settings
  const server = await serverProcess(ofServer)
  closing.push(() => server.kill('SIGTERM'))
  return { owner, settings, server }
}

/** The command as an operator gives it: what it says, and never a secret. */
async function command(
  name: 'backup' | 'restore' | 'shop',
  args: readonly string[],
  env: Record<string, string>,
): Promise<string> {
  const file = fileURLToPath(new URL(`../apps/server/src/commands/${name}.ts`, import.meta.url))
  const { stdout, stderr } = await run(process.execPath, [file, ...args], {
    env: { PATH: '/usr/bin:/bin', ...env },
  })
  for (const secret of [KEY, 'owner@', 'backup@', 'a secret of'])
    expect(stdout + stderr).not.toContain(secret)
  expect(stderr).toBe('')
  return stdout
}

async function findFaultsOf(owner: string) {
  const client = new pg.Client({ connectionString: owner })
  await client.connect()
  return findLedgerFaults(client).finally(() => client.end())
}

test(`${BACKUPS} backups under order writes are restored elsewhere by one command each: nothing acknowledged is missing, the ledger is equal, the pictures are there, and orders go on [SYS-05]`, async (context) => {
  const programs = await findPrograms()
  if (!programs) return context.skip('Install PostgreSQL with pg_dump (Debian: apt-get install postgresql)')
  const cluster = await openCluster(programs)
  const first = await install(cluster)
  await ask(cluster.superuser, (await documentedRole()).replace('one of its own', 'backup'))
  const backupUrl = cluster.owner.replace('estampa:owner', 'estampa_backup:backup')
  await first.server.start()
  const shop = await saveShop(first.owner, pampaShop)
  const logo = fileURLToPath(new URL('../demo/pictures/logo-pampa.svg', import.meta.url))
  const said = await command('shop', ['logo', 'pampa', logo], first.settings)
  const picture = /\/pictures\/\S+\.webp/.exec(said)?.[0] ?? 'none'
  const variant = await prepareAsOwner(first.owner, shop)
  const writers = await OrderWriters.open(await signInAtEach([first.server.origin]), variant)
  const made: { folder: string; acknowledged: string[] }[] = []
  await writers.during(LANES, async () => {
    for (let round = 0; round < BACKUPS; round++) {
      for (let more = 0; more < LANES; more++) await writers.nextAnswer()
      const acknowledged = [...writers.attempts.values()].flatMap(({ answer }) => answer?.orderId ?? [])
      const folder = join(cluster.folder, `backup-${round}`)
      const answered = writers.answered
      await command('backup', [folder], { ...first.settings, BACKUP_URL: backupUrl, BACKUP_KEY: KEY })
      expect(writers.answered).toBeGreaterThan(answered)
      made.push({ folder, acknowledged })
    }
  })
  const all = await readOrders(first.owner, shop)
  const bytes = await readPicture(first.server, picture)
  const health = JSON.parse(await command('shop', ['health', '--json'], first.settings))
  expect(Date.now() - Date.parse(health.lastBackup)).toBeLessThan(600_000)

  for (const { folder, acknowledged } of made) {
    const elsewhere = await install(await openCluster(programs))
    await command('restore', [folder], { ...elsewhere.settings, BACKUP_KEY: KEY })
    const orders = await readOrders(elsewhere.owner, shop)
    expect(orders).toEqual(all.slice(0, orders.length))
    expect(orders.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
    expect(await findFaultsOf(elsewhere.owner)).toEqual([])
    expect(await askOwner(elsewhere.owner, shop, forced)).toEqual(await askOwner(first.owner, shop, forced))
    await elsewhere.server.start()
    expect(await readPicture(elsewhere.server, picture)).toEqual(bytes)
    const again = await OrderWriters.open(await signInAtEach([elsewhere.server.origin]), variant)
    await again.during(1, () => again.nextAnswer())
    expect((await readOrders(elsewhere.owner, shop)).length).toBeGreaterThan(orders.length)
    expect(await findFaultsOf(elsewhere.owner)).toEqual([])
    await elsewhere.server.kill('SIGTERM')
    await expect(command('restore', [folder], { ...elsewhere.settings, BACKUP_KEY: KEY })).rejects.toThrow(
      'no está vacía',
    )
  }
})

async function readPicture({ origin }: ServerProcess, address: string): Promise<Buffer> {
  const answer = await fetch(origin + address)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  return Buffer.from(await answer.arrayBuffer())
}

/** Forced row-level security binds the owner to the shop, as it binds the application. */
async function prepareAsOwner(owner: string, shop: number) {
  const database: Database = openDatabase(owner, { connections: 1 })
  return prepareShop(database, shop).finally(() => database.close())
}
