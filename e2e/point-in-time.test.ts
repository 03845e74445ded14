/** The recipe of docs/operating.md for a database at any moment, with its own lines, while a shop sells. */
import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openPostgresCluster, type PostgresCluster } from '@estampa/server/test/postgres-cluster'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountWithoutRights, installDebian } from './debian-programs.ts'
import { createOwnedDatabase, openMugShop, serverSettings } from './mug-shop.ts'
import { OrderWriters, readOrders, signInAtEach } from './order-writers.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'

const run = promisify(execFile)
const LANES = 2

let folder: string
let cluster: PostgresCluster
let account: { uid: number; gid: number } | undefined
let server: ServerProcess
let ownerUrl: string
let recipe: string

beforeAll(async () => {
  await installDebian({
    'postgresql-15': '/usr/lib/postgresql/15/bin/initdb',
    pgbackrest: '/usr/bin/pgbackrest',
  })
  const text = await readFile(new URL('../docs/operating.md', import.meta.url), 'utf8')
  recipe = text.slice(
    text.indexOf('### Any moment, with pgBackRest'),
    text.indexOf('## More than one process'),
  )
  account = await accountWithoutRights()
  folder = await mkdtemp(join(tmpdir(), 'estampa-moment-'))
  await chmod(folder, 0o755)
  for (const name of ['socket', 'repository', 'log', 'lock', 'spool']) await ownFolder(join(folder, name))
  cluster = await openPostgresCluster()
  ownerUrl = await createOwnedDatabase(cluster)
  // no mail leaves it
  server = await serverProcess({ ...serverSettings(ownerUrl, 1), LOG_LEVEL: 'silent' })
}, 300_000)

afterAll(async () => {
  await server?.kill('SIGTERM')
  await cluster?.close()
  await rm(folder, { recursive: true, force: true })
})

async function ownFolder(path: string): Promise<void> {
  await mkdir(path)
  if (account) await chown(path, account.uid, account.gid)
}

async function askSuperuser<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: cluster.primary.url })
  await client.connect()
  return (await client.query<Row>(sql).finally(() => client.end())).rows
}

/** What the recipe has in /etc/pgbackrest.conf, led to this test's folders. */
async function configure(): Promise<string> {
  const [, written = ''] = /```ini\n(\[global\][\s\S]*?)```/.exec(recipe) ?? []
  const [place] = await askSuperuser<{ data: string }>(`select current_setting('data_directory') as data`)
  const configured = written
    .replace(/^repo1-path=.*$/m, `repo1-path=${folder}/repository`)
    .replace(
      /^start-fast=y$/m,
      `start-fast=y\nlog-path=${folder}/log\nlock-path=${folder}/lock\nspool-path=${folder}/spool`,
    )
    .replace(
      /^pg1-path=.*$/m,
      `pg1-path=${place?.data}\npg1-port=${new URL(cluster.primary.url).port}\npg1-socket-path=${folder}/socket\npg1-user=postgres`,
    )
  const file = join(folder, 'pgbackrest.conf')
  await writeFile(file, configured)
  return file
}

/** The lines of the recipe that set PostgreSQL, followed by a restart. */
async function archive(file: string): Promise<void> {
  const lines = [...recipe.matchAll(/^(archive_\w+) = '?(.*?)'?$/gm)]
  expect(lines).toHaveLength(3)
  for (const [, name, value = ''] of lines) {
    const led = value.replace('--stanza', `--config=${file} --stanza`)
    await askSuperuser(`alter system set ${name} = '${led}'`)
  }
  await askSuperuser(`alter system set unix_socket_directories = '${folder}/socket'`)
  await cluster.primary.stop()
  await cluster.primary.start()
}

test('a database comes back as it was at a moment between two orders, by the recipe of the manual [SYS-05]', async () => {
  const file = await configure()
  await archive(file)
  const backRest = (args: string) => {
    const [program = '', ...rest] = args.split(' ')
    return run(program, [`--config=${file}`, ...rest], { ...account, cwd: folder })
  }
  // as the recipe has them, but for the moment itself
  for (const command of ['stanza-create', 'check']) {
    expect(recipe).toContain(`pgbackrest --stanza=estampa ${command}`)
    await backRest(`pgbackrest --stanza=estampa ${command}`)
  }
  await server.start()
  const { shop, database, variant } = await openMugShop(ownerUrl)
  await database.close()
  expect(recipe).toContain('pgbackrest --stanza=estampa --type=full backup')
  await backRest('pgbackrest --stanza=estampa --type=full backup')
  // it notes its end in whole seconds, and serves for later ones alone
  await delay(1_000)

  const clients = await signInAtEach([server.origin])
  const orders = async (from: OrderWriters) => {
    await from.during(LANES, async () => {
      for (let n = 0; n < 5; n += 1) await from.nextAnswer()
    })
    return readOrders(ownerUrl, shop)
  }
  const before = await orders(await OrderWriters.open(clients, variant))
  const [moment] = await askSuperuser<{ at: string }>(`select clock_timestamp()::text as at`)
  await delay(1_000)
  const after = await orders(await OrderWriters.open(clients, variant))
  expect(after.length).toBeGreaterThan(before.length)

  await server.kill('SIGTERM')
  await cluster.primary.stop()
  const restore = ['--delta', '--type=time', `--target=${moment?.at}`, '--target-action=promote', 'restore']
  expect(recipe).toMatch(
    /pgbackrest --stanza=estampa --delta --type=time --target=".*" --target-action=promote restore/,
  )
  await run('pgbackrest', [`--config=${file}`, '--stanza=estampa', ...restore], { ...account, cwd: folder })
  await cluster.primary.start()
  const recovering = () => askSuperuser('select pg_is_in_recovery() as is').catch(() => [])
  await expect.poll(recovering, { timeout: 120_000 }).toEqual([{ is: false }])
  expect(await readOrders(ownerUrl, shop)).toEqual(before)
  await server.start()
  const later = await OrderWriters.open(clients, variant)
  expect((await orders(later)).length).toBeGreaterThan(before.length)
}, 400_000)
