import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { VariantFixture } from '@estampa/server/test/buyer'
import { emptyDatabase } from '@estampa/server/test/database'
import { TestMailServer } from '@estampa/server/test/test-mail-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Balancer } from './balancer.ts'
import { type CommitTree, git, hasHistory, openCommit } from './commit-tree.ts'
import { countMails, OrderWriters, readOrders, readReserved, signInAtEach } from './order-writers.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'

const LANES = 3
/** Both front ends, on a machine that does other things too. */
const BUILT_MS = 900_000
const repository = fileURLToPath(new URL('..', import.meta.url))
const runNode = promisify(execFile)

/** The newest tag before this very commit; none in a tree without its history, or before the first release. */
const release = hasHistory ? newestRelease() : undefined

const post = new TestMailServer()
const balancer = new Balancer()
const running = new Set<ServerProcess>()
let before: CommitTree
let folder: string
let owner: string
let settings: Record<string, string>

beforeAll(async () => {
  if (!release) return
  await post.open()
  before = openCommit(release)
  // its pages are its own: ours are made for our server
  await before.build()
  folder = await mkdtemp(join(tmpdir(), 'estampa-upgrade-'))
  owner = await emptyDatabase()
  settings = {
    DATABASE_URL: owner,
    DATA_DIR: folder,
    RATE_LIMIT_PER_MINUTE: '0',
    SECRET_KEY: 'a secret of the tests, long enough',
    MAIL_FROM: 'Estampa <no-reply@estampa.example>',
    SMTP_URL: `smtp://127.0.0.1:${post.port}`,
    DEMO: 'false',
    ADMIN_URL: 'https://office.example',
  }
}, BUILT_MS)

afterAll(async () => {
  if (!release) return
  await balancer.close()
  for (const node of running) await node.kill('SIGTERM')
  await post.close()
  before.remove()
  await rm(folder, { recursive: true, force: true })
})

function newestRelease(): string | undefined {
  const [tag] = git('tag', '--merged=HEAD', '--no-contains=HEAD', '--sort=-v:refname', '--list', 'v*')
    .trim()
    .split('\n')
  return tag || undefined
}

async function start(tree: string, roles: 'web' | 'jobs', migrates = false): Promise<ServerProcess> {
  const node = await serverProcess({ ...settings, ROLES: roles, MIGRATE: String(migrates) }, tree)
  running.add(node)
  await node.start()
  if (roles === 'web') await balancer.add(node.origin)
  return node
}

/** The operator's way: told to stop, given patience, then another one in its place. */
async function replace(node: ServerProcess, tree: string, roles: 'web' | 'jobs'): Promise<ServerProcess> {
  expect(await node.kill('SIGTERM')).toBe(0)
  balancer.remove(node.origin)
  running.delete(node)
  return start(tree, roles)
}

/** Mugs and a buyer, made by the version before in its own tables. */
async function prepareIn(tree: string): Promise<{ shop: number; variant: VariantFixture }> {
  const script = `
    import { openDatabase } from '@estampa/server/db/database'
    import { saveShop } from '@estampa/server/shops/shops.store'
    import { pampaShop } from '@estampa/server/test/shops'
    import { prepareShop } from './e2e/order-writers.ts'
    const shop = await saveShop(process.env.OWNER, pampaShop)
    const database = openDatabase(process.env.OWNER, { connections: 2 })
    const variant = await prepareShop(database, shop)
    await database.close()
    process.stdout.write(JSON.stringify({ shop, variant }))`
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, OWNER: owner }
  const args = ['--input-type=module', '--eval', script]
  const { stdout } = await runNode(process.execPath, args, { cwd: tree, env })
  return JSON.parse(stdout)
}

test.runIf(release)(
  `${release ?? 'a release, of which there is none yet,'} is updated node by node while orders come in: no answer fails, no order is lost, and back again [SYS-11]`,
  async () => {
    const origin = await balancer.open()
    const web = [await start(before.tree, 'web', true), await start(before.tree, 'web')]
    const jobs = await start(before.tree, 'jobs')
    const { shop, variant } = await prepareIn(before.tree)

    let isOver = false
    const read = async (path: string) => {
      while (!isOver)
        await (await fetch(origin + path, { headers: { 'abp-tenantid': 'pampa' } })).arrayBuffer()
    }
    const readers = ['/pampa/products-list/all', '/api/services/app/Zecat/GetProductsList'].map(read)
    const writers = await OrderWriters.open(await signInAtEach([origin]), variant, [503])
    const update = async () => {
      await writers.nextAnswer()
      const migrate = [join(repository, 'apps/server/src/commands/migrate.ts')]
      await runNode(process.execPath, migrate, {
        env: { PATH: process.env.PATH, PUBLIC_URL: origin, ...settings },
      })
      // the version before goes on beside the new tables
      await writers.nextAnswer()
      await replace(jobs, repository, 'jobs')
      for (const [index, node] of web.entries()) {
        web[index] = await replace(node, repository, 'web')
        await writers.nextAnswer()
      }
      const [first] = web
      if (first) await replace(first, before.tree, 'web')
      await writers.nextAnswer()
    }
    await writers.during(LANES, update).finally(() => {
      isOver = true
    })
    await Promise.all(readers)

    process.stdout.write(
      `from ${release}: ${writers.attempts.size} orders, ${balancer.answered} answers, ${balancer.announced} of them told to come back, ${balancer.faults.length} faults\n`,
    )

    expect(balancer.faults).toEqual([])
    expect(balancer.announced).toBeLessThan(balancer.answered / 100)
    const rows = await readOrders(owner, shop)
    const answers = [...writers.attempts.values()].map(({ answer }) => answer?.orderId)
    expect(rows.map(({ id }) => id).sort()).toEqual(answers.sort())
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
    expect(await readReserved(owner, shop, variant)).toBe(rows.length)
    await expect.poll(() => countMails(post.received).size, { timeout: 120_000 }).toBe(rows.length)
  },
  600_000,
)
