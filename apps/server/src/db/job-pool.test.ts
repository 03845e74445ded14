import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('jobs of a worker that died before it was remembered are free after a moment, those of the living are not [SYS-02]', async () => {
  const pool = open('worker that lives')
  await beatWorker(pool, 'pool-living', 'worker that lives')
  await testShops.services.database.inShop(testShops.pampa, async (tx) => {
    for (const id of ['1', '2', '3']) await enqueue(tx, 'read_mercado_pago', { shop: testShops.pampa, id })
  })
  const lock = (id: string, worker: string, age: string) =>
    asOwner(
      testShops,
      `update graphile_worker._private_jobs set locked_by = '${worker}', locked_at = now() - interval '${age}'
       where payload ->> 'id' = '${id}'`,
    )
  await lock('1', 'pool-unknown', '30 seconds')
  await lock('2', 'pool-just-begun', '2 seconds')
  await lock('3', 'pool-living', '30 seconds')
  await freeJobsOfDeadWorkers(pool, 0)
  expect(await lockedJobs()).toEqual(['2', '3'])
  await closeJobPool(pool, 1_000)
})

const lockedJobs = async () => {
  const rows = await asOwner(
    testShops,
    `select payload ->> 'id' as id from graphile_worker._private_jobs where locked_by is not null order by 1`,
  )
  return rows.map(({ id }) => id)
}

test('a worker whose process is gone is dead at once; after another PostgreSQL took over it may come back first [SYS-02]', async () => {
  const pool = open('worker that looks')
  await beatWorker(pool, 'pool-looking', 'worker that looks')
  await beatWorker(pool, 'pool-killed', 'worker that was killed')
  await beatWorker(pool, 'pool-away', 'worker that is on its way')
  await asOwner(testShops, `update job_workers set era = 'an earlier one' where worker = 'pool-away'`)
  await testShops.services.database.inShop(testShops.pampa, async (tx) => {
    for (const id of ['killed', 'away']) await enqueue(tx, 'read_mercado_pago', { shop: testShops.pampa, id })
  })
  for (const id of ['killed', 'away'])
    await asOwner(
      testShops,
      `update graphile_worker._private_jobs set locked_by = 'pool-${id}', locked_at = now() - interval '1 hour'
       where payload ->> 'id' = '${id}'`,
    )
  const stillLocked = async () => (await lockedJobs()).filter((id) => id === 'killed' || id === 'away')
  await freeJobsOfDeadWorkers(pool, 20)
  expect(await stillLocked()).toEqual(['away'])
  await asOwner(testShops, `update job_workers set process = 'worker that looks' where worker = 'pool-away'`)
  await freeJobsOfDeadWorkers(pool, 0)
  expect(await stillLocked()).toEqual(['away'])
  await asOwner(
    testShops,
    `update job_workers set era = 'an earlier one', process = 'gone' where worker = 'pool-away'`,
  )
  await freeJobsOfDeadWorkers(pool, 20)
  expect(await stillLocked()).toEqual(['away'])
  await asOwner(
    testShops,
    `update job_workers set era_since = now() - interval '21 seconds' where worker = 'pool-looking'`,
  )
  await freeJobsOfDeadWorkers(pool, 20)
  expect(await stillLocked()).toEqual([])
  await closeJobPool(pool, 1_000)
})
