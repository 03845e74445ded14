import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Database, openDatabase } from '@estampa/server/db/database'
import { saveShop } from '@estampa/server/shops/shops.store'
import { pampaShop } from '@estampa/server/test/shops'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { askOwner, OrderWriters, prepareShop, readOrders, signInAtEach } from './order-writers.ts'
import { serverProcess } from './server-process.ts'

const run = promisify(execFile)
const DEBIAN = '/usr/lib/postgresql'
const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

/** Where a PostgreSQL with its clients lies. The one that npm installs has no pg_dump. */
async function findPrograms(): Promise<string | undefined> {
  if (!existsSync(DEBIAN) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'postgresql'], { env }).catch(
      () => {},
    )
  }
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : []
  const programs = versions.map((version) => join(DEBIAN, version, 'bin'))
  return programs.findLast(
    (folder) => existsSync(join(folder, 'pg_dump')) && existsSync(join(folder, 'initdb')),
  )
}

/** A server as an operator has one: with a superuser, and an owner of the tables who is none. */
async function openCluster(programs: string): Promise<{ superuser: string; owner: string; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'estampa-backup-'))
  closing.push(() => rm(folder, { recursive: true, force: true }))
  const account = process.getuid?.() === 0 ? await nobody() : undefined
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

async function nobody(): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'nobody'])))
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

/** The commands of docs/operating.md. */
async function documented(): Promise<{ role: string; dump: string; restore: string }> {
  const text = await readFile(new URL('../docs/operating.md', import.meta.url), 'utf8')
  const line = (start: RegExp) => start.exec(text)?.[0] ?? ''
  return {
    role: line(/create role estampa_backup[\s\S]*?pg_read_all_data to estampa_backup;/),
    dump: line(/^ *pg_dump .*$/m),
    restore: line(/^ *pg_restore .*$/m),
  }
}

const forced = `select count(*)::int as n from pg_class where relrowsecurity and relforcerowsecurity`

test('a dump by the documented role is restored into an empty database, and the shop takes orders again [SYS-05]', async (context) => {
  const programs = await findPrograms()
  if (!programs) return context.skip('Install PostgreSQL with pg_dump (Debian: apt-get install postgresql)')
  const { superuser, owner, folder } = await openCluster(programs)
  const say = await documented()
  const server = await serverProcess({
    DATABASE_URL: owner,
    RATE_LIMIT_PER_MINUTE: '0',
    SECRET_KEY: 'a secret of the tests, long enough',
    MAIL_FROM: 'Estampa <no-reply@estampa.example>',
    SMTP_URL: 'smtp://127.0.0.1:1',
    FILES_DIR: join(folder, 'files'),
  })
  closing.push(() => server.kill('SIGTERM'))
  await server.start()
  const shop = await saveShop(owner, pampaShop)
  const variant = await prepareAsOwner(owner, shop)
  const writers = await OrderWriters.open(await signInAtEach([server.origin]), variant)
  await writers.during(1, () => expect.poll(() => writers.answered).toBeGreaterThan(1))
  await server.kill('SIGTERM')
  const before = await readOrders(owner, shop)
  const tables = await askOwner(owner, shop, forced)

  await ask(superuser, say.role.replace('one of its own', 'backup'))
  const env = {
    PATH: `${programs}:/usr/bin:/bin`,
    DATABASE_URL: owner,
    BACKUP_URL: owner.replace('estampa:owner', 'estampa_backup:backup'),
  }
  const shell = (command: string) => run('/bin/sh', ['-ec', command], { cwd: folder, env })
  expect(await shell(say.dump)).toEqual({ stdout: '', stderr: '' })
  await ask(superuser, 'drop database estampa with (force)')
  await ask(superuser, 'create database estampa owner estampa')
  expect(await shell(say.restore)).toEqual({ stdout: '', stderr: '' })

  await server.start()
  expect(await readOrders(owner, shop)).toEqual(before)
  expect(await askOwner(owner, shop, forced)).toEqual(tables)
  const again = await OrderWriters.open(await signInAtEach([server.origin]), variant)
  await again.during(1, () => expect.poll(() => again.answered).toBeGreaterThan(0))
  expect((await readOrders(owner, shop)).length).toBeGreaterThan(before.length)
})

/** Forced row-level security binds the owner to the shop, as it binds the application. */
async function prepareAsOwner(owner: string, shop: number) {
  const database: Database = openDatabase(owner, { connections: 1 })
  return prepareShop(database, shop).finally(() => database.close())
}
