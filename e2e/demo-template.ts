/**
 * The ten demo shops are filled once in a test run. Every demo server then starts on a copy: PostgreSQL copies the
 * database from a template, and the files are hard links. Pictures that one server has resized serve all the others.
 * What a server leaves behind goes with the folder of the run.
 */
import { existsSync } from 'node:fs'
import { link, mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { copyDatabase } from '@estampa/server/test/database'
import pg from 'pg'
import { inject } from 'vitest'
import { type ServerProcess, serverProcess } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder of this run in which the demo's files are kept. */
    demoFolder: string
  }
}

type RunningDemo = { origin: string; ownerUrl: string; server: Pick<ServerProcess, 'signal'> }

const IDLE_MS = 60_000
const RESIZED_PICTURES = join('files', 'pictures-made')

/** A database with the ten demo shops and a folder with their files, for one server alone. */
export async function copyDemo(): Promise<{ ownerUrl: string; folder: string }> {
  const demos = inject('demoFolder')
  const template = join(demos, 'template')
  await oneAtATime(async () => {
    if (!existsSync(join(template, 'complete'))) await fillTemplate(template)
  })
  const folder = await mkdtemp(join(demos, 'copy-'))
  await linkFolder(template, folder)
  await symlink(join(template, RESIZED_PICTURES), join(folder, RESIZED_PICTURES))
  return { ownerUrl: (await copyDatabase({ from: 'demo' })).owner, folder }
}

/** More than a test file changes a shop, or leaves jobs. */
const NUMBERS_APART = 10_000
let renewals = 0

/**
 * Puts a new copy of the demo in the place of the database of a server that runs. The server stands still meanwhile: it finds
 * its connections cut, forgets what it had in memory, as it does whenever it may have missed a change, and connects again. The
 * versions of the shops go on from higher numbers than before, so that what is kept under a version is of one state of a shop,
 * and so do the numbers of jobs: one that runs meanwhile ends no other.
 */
export async function renewDatabase({ origin, ownerUrl, server }: RunningDemo): Promise<void> {
  renewals += 1
  const { owner, app } = await copyDatabase({ from: 'demo' })
  await onDatabase(owner, async (client) => {
    const more = renewals * NUMBERS_APART
    await client.query('update shops set version = version + $1', [more])
    const jobIds = `pg_get_serial_sequence('graphile_worker._private_jobs', 'id')`
    await client.query(`select setval(${jobIds}, nextval(${jobIds}) + $1)`, [more])
  })
  const [name, copy] = [ownerUrl, owner].map((url) => new URL(url).pathname.slice(1))
  const { username: application } = new URL(app)
  server.signal('SIGSTOP')
  try {
    await onDatabase(inject('database').server, async (client) => {
      // the server's own role gets the rights that the copy gives to that of the template, and may be cut off by its owner
      await client.query(`grant ${application} to ${name}_app; grant ${name}_app to current_user`)
      await client.query(`drop database ${name} with (force)`)
      await client.query(`alter database ${copy} rename to ${name}`)
    })
  } finally {
    server.signal('SIGCONT')
  }
  while (!(await fetch(`${origin}/readyz`)).ok) await delay(100)
}

/** Test files run side by side, in processes of their own: the first fills the template and the others wait. */
function oneAtATime(work: () => Promise<void>): Promise<void> {
  const { server, template } = inject('database')
  return onDatabase(server, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template.owner])
    await work()
  })
}

async function onDatabase(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await work(client).finally(() => client.end())
}

async function fillTemplate(folder: string): Promise<void> {
  await mkdir(join(folder, RESIZED_PICTURES), { recursive: true })
  const { owner } = await copyDatabase({ to: 'demo' })
  const server = await serverProcess({ DATABASE_URL: owner, DEMO: 'true', DATA_DIR: folder })
  await server.start()
  await jobsDone(owner)
  await server.kill('SIGTERM')
  await writeFile(join(folder, 'complete'), '')
}

/** Jobs that are due would be done again by the server of every copy. */
async function jobsDone(ownerUrl: string): Promise<void> {
  const end = Date.now() + IDLE_MS
  await onDatabase(ownerUrl, async (client) => {
    for (;;) {
      const { rows } = await client.query(
        'select count(*)::int as due from graphile_worker.jobs where run_at <= now() and attempts < max_attempts',
      )
      if (rows[0]?.due === 0) return
      if (Date.now() > end) throw new Error(`${rows[0]?.due} jobs of the demo do not end`)
      await delay(100)
    }
  })
}

/** Files are whole when they get their name and never change, so that a link is as good as a copy. */
async function linkFolder(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (!entry.isDirectory()) await link(source, target)
    else if (source !== join(inject('demoFolder'), 'template', RESIZED_PICTURES)) {
      await mkdir(target)
      await linkFolder(source, target)
    }
  }
}
