/** Reads at a real streaming standby: which are taken there, and that none is older than what this node has heard of. */
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { registrationInput } from '../../test/account.ts'
import { addProduct, type VariantFixture } from '../../test/buyer.ts'
import { deepTest } from '../../test/depth.ts'
import { openPostgresCluster, type PostgresCluster, serverPrograms } from '../../test/postgres-cluster.ts'
import { genericDraft, mugDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { loadGeography } from '../countries/load-geography.ts'
import { migrate } from '../db/migrate.ts'
import type { Standby, StandbyOutcome } from '../db/standby.ts'

const ZECAT = '/api/services/app/Zecat'

describe.skipIf(!serverPrograms)('with a standby', () => {
  let cluster: PostgresCluster
  let testShops: TestShops
  let standby: Standby
  let mug: VariantFixture

  beforeAll(async () => {
    cluster = await openPostgresCluster()
    await askAt(cluster.primary.url, 'create database estampa')
    const roles = await migrate(database(cluster.primary.url), 'a password', loadGeography)
    const settings = {
      DATABASE_URL: roles.owner,
      DEMO: 'true',
      DATABASE_READ_URL: database(cluster.standby.url),
      LOG_LEVEL: 'silent',
    }
    testShops = await openTestShops(settings, roles)
    standby = testShops.services.standby as Standby
    mug = (await addProduct(testShops, 'pampa', mugDraft()))[0] as VariantFixture
  })
  afterAll(async () => {
    await testShops?.close()
    await cluster?.close()
  })
  afterEach(async () => {
    await askAt(cluster.standby.url, 'select pg_wal_replay_resume()').catch(() => {})
  })

  const untilCurrent = () =>
    expect
      .poll(
        () =>
          standby.state() === 'current' &&
          standby.replayedAsOf() > testShops.services.productVersions.hearingSince(),
      )
      .toBe(true)

  const get = (path: string) =>
    fetch(testShops.origin + path, {
      headers: { 'abp-tenantid': 'pampa' },
      signal: AbortSignal.timeout(20_000),
    })
  const detail = () => `${ZECAT}/GetProductDetail?id=${mug.genericId}`

  async function stockShown(): Promise<number | undefined> {
    const answer = await get(detail())
    const { result } = (await answer.json()) as { result: { products: { sku: string; stock: number }[] } }
    return result.products.find(({ sku }) => sku === mug.sku)?.stock
  }

  const ready = async () => {
    const answer = await get('/readyz')
    return { code: answer.status, ...((await answer.json()) as object) }
  }

  /** How many reads came to each outcome while this was done. */
  async function outcomesOf(work: () => Promise<unknown>): Promise<Record<StandbyOutcome, number>> {
    const { used, behind, failed } = { ...standby.counts() }
    await work()
    const after = standby.counts()
    return { used: after.used - used, behind: after.behind - behind, failed: after.failed - failed }
  }

  const inPampa = <T>(work: Parameters<typeof testShops.services.database.inShop<T>>[1]) =>
    testShops.services.database.inShop(testShops.pampa, work)

  const versionOf = (generic: number) =>
    inPampa(async (tx) => {
      const { rows } = await sql<{ version: number }>`
        select version from generic_listings where generic_id = ${generic}`.execute(tx)
      return rows[0]?.version ?? 0
    })

  const sell = (units: number) =>
    inPampa((tx) =>
      sql`update variants set reserved_stock = reserved_stock + ${units} where sku = ${mug.sku}`.execute(tx),
    )

  const register = (email: string) =>
    fetch(`${testShops.origin}/api/services/app/Account/RegisterUser`, {
      method: 'POST',
      headers: { 'abp-tenantid': 'pampa', 'content-type': 'application/json' },
      body: JSON.stringify(registrationInput(email)),
    })

  test('reads of anybody are answered by the standby, and the probe and the metrics say so [SYS-06]', async () => {
    await untilCurrent()
    const outcomes = await outcomesOf(async () => {
      for (let turn = 0; turn < 5; turn++) expect((await get(detail())).status).toBe(200)
    })
    expect(outcomes).toEqual({ used: 5, behind: 0, failed: 0 })
    expect(await ready()).toEqual({ code: 200, status: 'ok', standby: 'current' })
    const metrics = await (await get('/metrics')).text()
    expect(metrics).toContain('standby_state{state="current"} 1')
    expect(metrics).toMatch(/standby_reads_total\{outcome="used"\} [1-9]/)
  })

  test('what is written goes to the primary, and is refused by the standby [SYS-06]', async () => {
    expect((await register('ines@pampa.example')).status).toBe(200)
    const write = standby.database.inShop(testShops.pampa, (tx) =>
      sql`update shops set version = version + 1`.execute(tx),
    )
    await expect(write).rejects.toMatchObject({ code: '25006' })
  })

  test('a standby that lags is not asked about what has changed: the newest stock is shown at once [SYS-10]', async () => {
    await untilCurrent()
    const before = (await stockShown()) ?? 0
    await askAt(cluster.standby.url, 'select pg_wal_replay_pause()')
    const shown = new Map([[mug.genericId, await versionOf(mug.genericId)]])
    await sell(3)
    // an announcement takes a moment, as without a standby
    await expect
      .poll(() => testShops.services.productVersions.isOutdated({ shop: testShops.pampa, products: shown }))
      .toBe(true)
    const outcomes = await outcomesOf(async () => {
      for (let turn = 0; turn < 3; turn++) expect(await stockShown()).toBe(before - 3)
    })
    expect(outcomes).toMatchObject({ used: 0, failed: 0 })
  })

  test('no memory takes in what the standby says of an earlier version of the shop [SYS-10]', async () => {
    await untilCurrent()
    await askAt(cluster.standby.url, 'select pg_wal_replay_pause()')
    const path = `${ZECAT}/GetProductDetail?external_id=FLAMANTE`
    expect((await get(path)).status).toBe(404)
    await addProduct(testShops, 'pampa', genericDraft('FLAMANTE', 'Flamante'))
    expect((await get(path)).status).toBe(200)
  })

  deepTest(
    'one that stays behind is asked nothing, says so, and is asked again once it has caught up [SYS-06]',
    async () => {
      await untilCurrent()
      await askAt(cluster.standby.url, 'select pg_wal_replay_pause()')
      const before = (await stockShown()) ?? 0
      await sell(1)
      await expect.poll(ready).toEqual({ code: 200, status: 'ok', standby: 'behind' })
      const asked = await outcomesOf(async () => expect(await stockShown()).toBe(before - 1))
      expect(asked).toEqual({ used: 0, behind: 0, failed: 0 })
      await askAt(cluster.standby.url, 'select pg_wal_replay_resume()')
      await untilCurrent()
      const again = await outcomesOf(async () => expect(await stockShown()).toBe(before - 1))
      expect(again.used).toBe(1)
    },
  )

  test('after the line of announcements was cut, what came before is waited for [SYS-10]', async () => {
    await untilCurrent()
    await askAt(cluster.standby.url, 'select pg_wal_replay_pause()')
    const { productVersions } = testShops.services
    const epoch = productVersions.epoch()
    await askAt(
      cluster.primary.url,
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen products_changed'`,
    )
    await expect.poll(() => productVersions.epoch()).toBeGreaterThan(epoch)
    const before = (await stockShown()) ?? 0
    // nobody here hears of it
    await sell(2)
    await expect.poll(productVersions.isHearing).toBe(true)
    expect(await stockShown()).toBe(before - 2)
  })

  test('a standby that is stopped costs no answer, and comes back [SYS-02] [SYS-06]', async () => {
    await untilCurrent()
    await cluster.standby.stop('immediate')
    for (let turn = 0; turn < 10; turn++) expect((await get(detail())).status).toBe(200)
    await expect.poll(ready).toEqual({ code: 200, status: 'ok', standby: 'away' })
    await cluster.standby.start()
    await untilCurrent()
    expect((await outcomesOf(() => get(detail()))).used).toBe(1)
  })

  test('a primary that takes no writes any more is told of as a pause, not as a fault [SYS-07]', async () => {
    const readOnly = async (value: string) => {
      await askAt(cluster.primary.url, `alter system set default_transaction_read_only = ${value}`)
      await askAt(cluster.primary.url, 'select pg_reload_conf()')
    }
    await readOnly('on')
    try {
      let answer: Response | undefined
      await expect
        .poll(async () => {
          answer = await register(`pausa${Math.random()}@pampa.example`)
          return answer.status
        })
        .toBe(503)
      expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await get(detail())).status).toBe(200)
    } finally {
      await readOnly('off')
    }
    await expect.poll(async () => (await register('vuelve@pampa.example')).status).toBe(200)
  })

  test('while the primary is away the standby goes on answering reads of anybody; all else is told to come back [SYS-03] [SYS-07]', async () => {
    await untilCurrent()
    const before = await stockShown()
    await cluster.primary.stop('immediate')
    await expect.poll(ready).toEqual({ code: 503, status: 'database', standby: 'current' })
    expect(await stockShown()).toBe(before)
    const refused = await register('lejos@pampa.example')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true])
    await cluster.primary.start()
    await expect.poll(ready).toEqual({ code: 200, status: 'ok', standby: 'current' })
    await sell(1)
    await expect.poll(stockShown).toBe((before ?? 0) - 1)
  })

  test('a standby that was made a primary is asked nothing any more [SYS-07]', async () => {
    await untilCurrent()
    await askAt(cluster.standby.url, 'select pg_promote()')
    await expect.poll(ready).toEqual({ code: 200, status: 'ok', standby: 'promoted' })
    expect(await outcomesOf(() => get(detail()))).toEqual({ used: 0, behind: 0, failed: 0 })
  })
})

test('without a standby the probe says nothing of one [SYS-06]', async () => {
  const testShops = await openTestShops()
  expect(await (await fetch(`${testShops.origin}/readyz`)).json()).toEqual({ status: 'ok' })
  expect(await (await fetch(`${testShops.origin}/metrics`)).text()).not.toContain('standby')
  await testShops.close()
})

const database = (url: string) => url.replace(/\/postgres$/, '/estampa')

async function askAt(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
