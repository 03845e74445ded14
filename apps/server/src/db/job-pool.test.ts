import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asOwner } from '../../test/test-mail-server.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { beatWorker, enqueue, freeJobsOfDeadWorkers } from '../jobs/jobs.store.ts'
import { closeJobPool, openJobPool } from './job-pool.ts'

let testShops: TestShops
beforeAll(async () => {
  testShops = await openTestShops()
})
afterAll(() => testShops.close())

const quiet = { warn: () => {} }
const open = (process: string) =>
  openJobPool(testShops.ownerUrl, { process, connections: 2, queryMs: 1_000 }, quiet)

test('a connection that is given back twice, or after the pool has ended, does no harm [SYS-02]', async () => {
  const pool = open('worker of a test')
  const once = await new Promise<unknown>((resolve) => {
    pool.connect((fault, _client, release) => {
      release()
      release()
      resolve(fault)
    })
  })
  expect(once).toBeUndefined()
  await closeJobPool(pool, 1_000)
  const fault = await new Promise<unknown>((resolve) => {
    pool.connect((error, _client, release) => {
      release()
      resolve(error)
    })
  })
  expect(String(fault)).toContain('after calling end')
})

test('a connection that nobody gives back is ended with its pool: its process counts as gone [SYS-02]', async () => {
  const pool = open('worker that waits for ever')
  await beatWorker(pool, 'pool-waiting', 'worker that waits for ever')
  await pool.connect()
  await closeJobPool(pool, 50)
  const left = `select pid from pg_stat_activity where application_name = 'worker that waits for ever'`
  await expect.poll(() => asOwner(testShops, left)).toEqual([])
})

/** As if the living had been heard for long, and the others not since. */
const heard = (worker: string, { forS = 60, agoS = 0 }) =>
  asOwner(
    testShops,
    `update job_workers set era_since = now() - interval '${forS} seconds', seen_at = now() - interval '${agoS} seconds'
     where worker = '${worker}'`,
  )

/** One locked job for each, by the name of its worker. */
async function lockJobs(workers: readonly string[], age: string): Promise<void> {
  await testShops.services.database.inShop(testShops.pampa, async (tx) => {
    for (const id of workers) await enqueue(tx, 'read_mercado_pago', { shop: testShops.pampa, id })
  })
  for (const worker of workers)
    await asOwner(
      testShops,
      `update graphile_worker._private_jobs set locked_by = '${worker}', locked_at = now() - interval '${age}'
       where payload ->> 'id' = '${worker}'`,
    )
}

const lockedJobs = async () => {
  const rows = await asOwner(
    testShops,
    `select payload ->> 'id' as id from graphile_worker._private_jobs where locked_by is not null order by 1`,
  )
  return rows.map(({ id }) => id)
}

beforeEach(async () => {
  await asOwner(testShops, 'delete from job_workers')
  await asOwner(testShops, 'delete from graphile_worker._private_jobs')
})

test('jobs of a worker that died before it was remembered are free after a moment, those of the living are not [SYS-02]', async () => {
  const pool = open('worker that lives')
  await beatWorker(pool, 'pool-living', 'worker that lives')
  await lockJobs(['pool-unknown', 'pool-living'], '30 seconds')
  await lockJobs(['pool-just-begun'], '2 seconds')
  await heard('pool-living', {})
  await freeJobsOfDeadWorkers(pool, 20)
  expect(await lockedJobs()).toEqual(['pool-just-begun', 'pool-living'])
  await closeJobPool(pool, 1_000)
})

test('a worker whose connections were cut is not dead before it is silent too [SYS-02]', async () => {
  const pool = open('worker that looks')
  await beatWorker(pool, 'pool-looking', 'worker that looks')
  await beatWorker(pool, 'pool-cut', 'worker behind a proxy that starts again')
  await lockJobs(['pool-cut'], '1 hour')
  await heard('pool-looking', {})
  await heard('pool-cut', { agoS: 12 })
  await freeJobsOfDeadWorkers(pool, 20)
  expect(await lockedJobs()).toEqual(['pool-cut'])
  await heard('pool-cut', { agoS: 21 })
  await freeJobsOfDeadWorkers(pool, 20)
  expect(await lockedJobs()).toEqual([])
  await closeJobPool(pool, 1_000)
})

test('after another PostgreSQL took over, or all were cut off for long, nobody is dead before all could come back [SYS-02, SYS-07]', async () => {
  const pool = open('worker that is back')
  await beatWorker(pool, 'pool-back', 'worker that is back')
  await beatWorker(pool, 'pool-away', 'worker that is on its way')
  await lockJobs(['pool-away'], '1 hour')
  await heard('pool-away', { agoS: 90 })
  await heard('pool-back', { agoS: 90 })
  await beatWorker(pool, 'pool-back', 'worker that is back')
  await freeJobsOfDeadWorkers(pool, 20)
  expect(await lockedJobs()).toEqual(['pool-away'])
  await heard('pool-back', {})
  await asOwner(testShops, `update job_workers set era = 'an earlier one'`)
  await beatWorker(pool, 'pool-back', 'worker that is back')
  await freeJobsOfDeadWorkers(pool, 20)
  expect(await lockedJobs()).toEqual(['pool-away'])
  await heard('pool-back', { forS: 21 })
  await freeJobsOfDeadWorkers(pool, 20)
  expect(await lockedJobs()).toEqual([])
  await closeJobPool(pool, 1_000)
})
