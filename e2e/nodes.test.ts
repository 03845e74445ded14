import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '@estampa/server/test/database'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, serverProcess } from './server-process.ts'

let folder: string
let owner: pg.Client
let settings: Record<string, string>
const nodes: ServerProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estampa-nodes-'))
  const { owner: ownerUrl } = await freshDatabase()
  owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  settings = {
    DEMO: 'false',
    DATABASE_URL: ownerUrl,
    DATA_DIR: folder,
    SECRET_KEY: 'a secret of the tests, long enough',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Estampa <no-reply@estampa.example>',
  }
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill('SIGTERM')))
  await owner?.end()
  await rm(folder, { recursive: true, force: true })
})

async function start(more: Record<string, string>): Promise<ServerProcess> {
  const node = await serverProcess({ ...settings, ...more })
  nodes.push(node)
  await node.start()
  return node
}

const statusOf = async (node: ServerProcess, path: string) => (await fetch(node.origin + path)).status

/** A job that asks nothing of anybody. */
const leaveJob = () => owner.query(`select graphile_worker.add_job('sweep_carts', '{}')`)
const waitingJobs = async () => {
  const { rows } = await owner.query(
    `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'sweep_carts'`,
  )
  return rows[0].n
}

test('a node that answers people leaves their jobs to one that does nothing else [SYS-06]', async () => {
  // the second one uses tables that the first has brought up to date
  const web = await start({ ROLES: 'web' })
  await leaveJob()
  await new Promise((wait) => setTimeout(wait, 3_000))
  expect(await waitingJobs()).toBe(1)
  expect(web.output).toContain('Back office')
  const jobs = await start({ ROLES: 'jobs', MIGRATE: 'false' })
  await expect.poll(waitingJobs).toBe(0)
  expect(jobs.output).not.toContain('Bringing the database up to date')
  expect(jobs.output).not.toContain('Back office')
  const paths = ['/healthz', '/readyz', '/metrics', '/pampa', '/api/services/app/Zecat/GetCategories']
  expect(await Promise.all(paths.map((path) => statusOf(jobs, path)))).toEqual([200, 200, 200, 404, 404])
})

test('a node that does not migrate refuses a database that lacks what its version needs, and takes a later one [SYS-06, SYS-11]', async () => {
  await owner.query(`insert into migrations (name) values ('9999-of-a-later-version.sql')`)
  const older = await start({ ROLES: 'jobs', MIGRATE: 'false' })
  expect(await statusOf(older, '/readyz')).toBe(200)
  const { rows } = await owner.query(
    `delete from migrations where name = (select max(name) from migrations where name not like '9999%') returning name`,
  )
  const refused = await serverProcess({ ...settings, ROLES: 'jobs', MIGRATE: 'false' })
  await expect(refused.start()).rejects.toThrow(
    `The database lacks migrations of this version (1, from ${rows[0].name} on). Run: npm run migrate`,
  )
})
