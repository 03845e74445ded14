/** A backup of all cells by one run, and back by one, while a shop moves between them. On Debian's PostgreSQL, which has pg_dump. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, type Buyer, openBuyer, orderFor, type VariantFixture } from '../../test/buyer.ts'
import { deepTest } from '../../test/depth.ts'
import { openRowVersions } from '../../test/fixtures/snapshot.ts'
import { openPostgresCluster, type PostgresCluster, serverPrograms } from '../../test/postgres-cluster.ts'
import { mugDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { readConfig } from '../config.ts'
import type { CellRoles } from '../db/cells.ts'
import { openClient } from '../db/open-client.ts'
import { openFiles } from '../files/files.ts'
import { moveToCell } from '../moving/move-shop.ts'
import { holdSwitches } from '../moving/moves.store.ts'
import { addPerson } from '../staff/people.ts'
import { migrateCells } from '../start/migrate-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { restoreShop } from './restore-shop.ts'
import { writeBackup } from './write-backup.ts'

const ANA = 'ana@andina.example'
const KEY = 'una clave que nadie sabe'
const databases = ['home', 'south', 'home2', 'south2', 'scratch'] as const
type DatabaseName = (typeof databases)[number]

// elsewhere than on a machine with the server's packages they are left out
describe.runIf(serverPrograms)('a backup of several cells', () => {
  let cluster: PostgresCluster
  let folder: string
  let roles: CellRoles
  let testShops: TestShops
  let buyer: Buyer
  let mug: VariantFixture

  const at = (name: DatabaseName, user = 'estampa:owner') => {
    const url = new URL(cluster.primary.url)
    const [username = '', password = ''] = user.split(':')
    return Object.assign(url, { username, password, pathname: `/${name}` }).href
  }
  const configOf = (home: DatabaseName, south: DatabaseName | undefined, more = {}) =>
    readConfig({
      DATABASE_URL: at(home),
      ...(south && { CELLS: `south=${at(south)}`, BACKUP_CELLS: `south=${at(south, 'postgres')}` }),
      BACKUP_URL: at(home, 'postgres'),
      BACKUP_KEY: KEY,
      BACKUP_SCRATCH_URL: at('scratch'),
      DATA_DIR: join(folder, home),
      FILES_DIR: join(folder, home, 'files'),
      SECRET_KEY: 'a secret of the tests, long enough',
      PUBLIC_URL: 'https://estampa.example',
      ADMIN_URL: 'https://office.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Estampa <no-reply@estampa.example>',
      ...more,
    })

  async function ask(url: string, statement: string, values: unknown[] = []) {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query(statement, values)).rows
    } finally {
      await client.end()
    }
  }
  const ordersIn = async (name: DatabaseName) =>
    (
      await ask(at(name, 'postgres'), 'select number from orders where shop_id = $1 order by number', [
        testShops.andina,
      ])
    ).map(({ number }) => number)
  const order = async () => buyer.api.checkout.completeOrder(await orderFor(buyer, 'andina', mug, 1))
  const backUp = (name: string, withFiles = true) =>
    writeBackup(configOf('home', 'south'), { folder: join(folder, name), withFiles, now: () => new Date() })
  const emptied = async (...names: DatabaseName[]) => {
    for (const name of names)
      await ask(
        at(name),
        'drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public',
      )
    await rm(join(folder, 'home2'), { recursive: true, force: true })
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'estampa-cells-backup-'))
    cluster = await openPostgresCluster()
    await ask(cluster.primary.url, `create role estampa login createrole password 'owner'`)
    await ask(cluster.primary.url, 'grant set on parameter session_replication_role to estampa')
    for (const name of databases) await ask(cluster.primary.url, `create database ${name} owner estampa`)
    const config = configOf('home', 'south')
    roles = await migrateCells(config, at('home'))
    testShops = await openTestShops({ FILES_DIR: join(folder, 'home', 'files'), LOG_LEVEL: 'silent' }, roles)
    const { database, now } = testShops.services
    const ana = { email: ANA, name: 'Ana', password: 'Remeras2026', role: 'owner' as const }
    await addPerson(database, testShops.andina, ana, now())
    buyer = await openBuyer(testShops, 'andina')
    const [variant] = await addProduct(testShops, 'andina', mugDraft())
    mug = variant as VariantFixture
    await order()
    await moveToCell(roles, { name: 'andina', to: 'south' }, { graceMs: 0 })
    await order()
    await testShops.services.files.put('pictures/shops/andina/one.webp', Buffer.from('one'), 'image/webp')
  }, 240_000)
  afterAll(async () => {
    await testShops?.close()
    await cluster?.close()
    await rm(folder, { recursive: true, force: true })
  })

  deepTest(
    'one run takes all of them, and one brings them back where each is named [SYS-05, SYS-08]',
    async () => {
      const { cells } = await backUp('whole')
      expect(cells).toMatchObject([{ name: 'south', kind: 'dump', file: 'database.south.dump.enc' }])
      const target = join(folder, 'whole')
      expect((await readdir(target)).toSorted()).toEqual([
        'database.dump.enc',
        'database.south.dump.enc',
        'files.tar.enc',
        'manifest.json',
      ])
      for (const name of await readdir(target))
        expect((await readFile(join(target, name))).includes('andina')).toBe(false)
      await expect(restoreBackup(configOf('home2', undefined), { folder: target })).rejects.toThrow(
        'no dice adónde vuelve la célula «south»',
      )
      await restoreBackup(configOf('home2', 'south2'), { folder: target })
      expect(await ordersIn('south2')).toEqual(await ordersIn('south'))
      expect((await ordersIn('south2')).length).toBe(2)
      expect(await ordersIn('home2')).toEqual([])
      expect(await ask(at('home2'), 'select name, cell from shops order by id')).toEqual([
        { name: 'pampa', cell: 'home' },
        { name: 'andina', cell: 'south' },
      ])
      await emptied('home2', 'south2')
    },
  )

  deepTest(
    'a shop that would be in two cells, or in none, is not brought back, and nothing is left of it [SYS-05, SYS-08]',
    async () => {
      await ask(at('home'), `update shops set cell = 'home' where name = 'andina'`)
      await backUp('torn')
      await ask(at('home'), `update shops set cell = 'south' where name = 'andina'`)
      const torn = restoreBackup(configOf('home2', 'south2'), { folder: join(folder, 'torn') })
      await expect(torn).rejects.toThrow('andina: según «home» en «home», y está en south')
      for (const name of ['home2', 'south2'] as const)
        expect(
          await ask(at(name), `select from pg_class where relnamespace = 'public'::regnamespace`),
        ).toEqual([])
      const { files } = configOf('home2', 'south2')
      expect(await openFiles(files).has('pictures/shops/andina/one.webp')).toBe(false)
    },
  )

  deepTest(
    'one shop of another cell comes back from it, and the others are as they were [SYS-05, SYS-08]',
    async () => {
      const { pampa, andina, services } = testShops
      const versions = await openRowVersions(at('home'))
      const theirs = await versions.of(pampa)
      await order()
      expect((await ordersIn('south')).length).toBe(3)
      await services.files.delete('pictures/shops/andina/one.webp')
      const people = () => ask(at('south'), 'select email from people')
      expect(await people()).toEqual([{ email: ANA }])
      // she has left since, and another shop is being deleted there while hers comes back
      await services.database.inShop(andina, (tx) => tx.deleteFrom('staff').execute())
      const { has } = services.files
      services.files.has = async (key) => {
        await ask(at('south'), 'select delete_people_without_shop()')
        expect(await people()).toEqual([])
        return has(key)
      }
      const installation = { config: configOf('home', 'south'), roles, files: services.files }
      const options = { folder: join(folder, 'whole'), shop: 'andina' }
      await expect(restoreShop(installation, { ...options, replaces: false })).rejects.toThrow('--replace')
      const restored = await restoreShop(installation, { ...options, replaces: true })
      expect(restored).toMatchObject({ cell: 'south', files: 1, before: { orders: 3 }, sums: { orders: 2 } })
      services.files.has = has
      expect(await people()).toEqual([{ email: ANA }])
      expect((await ordersIn('south')).length).toBe(2)
      expect(await ordersIn('home')).toEqual([])
      expect(await versions.of(pampa)).toEqual(theirs)
      await versions.close()
      expect(await services.files.has('pictures/shops/andina/one.webp')).toBe(true)
      // what it was read from is empty again
      expect(
        await ask(at('scratch'), `select from pg_class where relnamespace = 'public'::regnamespace`),
      ).toEqual([])
      buyer = await openBuyer(testShops, 'andina')
      await order()
      expect((await ordersIn('south')).length).toBe(3)
    },
  )

  test('a backup waits for a shop that switches its cell just now, and none switches while its snapshots are opened [SYS-05, SYS-08]', async () => {
    const switching = await openClient(at('home'))
    await switching.query(`select pg_advisory_lock_shared(hashtext('shops that switch cells'))`)
    let isDone = false
    const backingUp = backUp('waiting', false).finally(() => {
      isDone = true
    })
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted`
    await expect.poll(async () => isDone || (await ask(at('home'), waiting)).length > 0).toBe(true)
    expect(isDone).toBe(false)
    await switching.end()
    await backingUp
  })

  deepTest(
    'a backup that begins while a shop moves has it before, whole, and there the move goes on [SYS-05, SYS-08]',
    async () => {
      const orders = await ordersIn('south')
      let releasedAt = 0
      let switchedAt = 0
      const move = await moveToCell(
        roles,
        { name: 'andina', to: 'home' },
        {
          graceMs: 0,
          onPhase: async (phase) => {
            if (phase === 'copied') await backUp('moving', false)
            if (phase === 'switched') switchedAt = performance.now()
            if (phase !== 'compared' || releasedAt > 0) return
            // as a backup whose snapshots are being opened
            const holding = await openClient(at('home'))
            await holdSwitches(holding)
            setTimeout(() => {
              releasedAt = performance.now()
              void holding.end()
            }, 1_000)
          },
        },
      )
      expect(move.outcome).toBe('moved')
      expect(releasedAt).toBeGreaterThan(0)
      expect(switchedAt).toBeGreaterThan(releasedAt)

      await restoreBackup(configOf('home2', 'south2'), { folder: join(folder, 'moving') })
      const restored = await migrateCells(configOf('home2', 'south2'), at('home2'))
      expect(await ask(at('home2'), `select cell from shops where name = 'andina'`)).toEqual([
        { cell: 'south' },
      ])
      expect(await ordersIn('south2')).toEqual(orders)
      const goneOn = await moveToCell(restored, { name: 'andina', to: 'home' }, { graceMs: 0 })
      expect(goneOn.outcome).toBe('moved')
      expect([await ordersIn('home2'), await ordersIn('south2')]).toEqual([orders, []])
    },
  )
})
