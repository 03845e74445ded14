/** One shop comes back from a backup, and no other one notices. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, type Buyer, openBuyer, orderFor, type VariantFixture } from '../../test/buyer.ts'
import { deepTest } from '../../test/depth.ts'
import { openRowVersions, type RowVersions } from '../../test/fixtures/snapshot.ts'
import { mugDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { readConfig } from '../config.ts'
import { type Embedded, startEmbedded } from '../db/embedded.ts'
import type { Roles } from '../db/migrate.ts'
import { addPerson } from '../staff/people.ts'
import { migrateDatabase } from '../start/migrate-database.ts'
import { restoreShop } from './restore-shop.ts'
import { writeBackup } from './write-backup.ts'

const KEY = 'una clave que nadie sabe'
const FILE = 'pictures/shops/pampa/banner-one.webp'
const SHARED = 'pictures/muestras/taza.webp'
let folder: string
let running: Embedded
let roles: Roles
let testShops: TestShops
let buyers: Record<'pampa' | 'andina', Buyer>
let versions: RowVersions
let mugs: Record<'pampa' | 'andina', VariantFixture>

const config = () =>
  readConfig({
    DATA_DIR: join(folder, 'data'),
    SECRET_KEY: 'a secret of the tests, long enough',
    BACKUP_KEY: KEY,
  })
const backup = () => join(folder, 'backup')

async function start(): Promise<void> {
  running = await startEmbedded(join(folder, 'data', 'postgres'))
  roles = await migrateDatabase(config(), running.url)
  testShops = await openTestShops({ FILES_DIR: join(folder, 'data', 'files'), LOG_LEVEL: 'silent' }, roles)
}

async function stop(): Promise<void> {
  await testShops.close()
  await running.stop()
}

async function ask(statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: roles.owner })
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}

async function order(shop: 'pampa' | 'andina'): Promise<string> {
  const { orderId } = await buyers[shop].api.checkout.completeOrder(
    await orderFor(buyers[shop], shop, mugs[shop], 1),
  )
  return orderId
}

const versionsOf = (shop: number) => versions.of(shop)

const restore = (replaces: boolean, shop = 'pampa') => {
  const { files } = testShops.services
  return restoreShop({ config: config(), roles, files }, { folder: backup(), shop, replaces })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estampa-one-shop-'))
  // the account of PostgreSQL goes through it
  await chmod(folder, 0o755)
  await start()
  const { services } = testShops
  const person = { email: 'ana@pampa.example', name: 'Ana', password: 'Remeras2026', role: 'owner' as const }
  await addPerson(services.database, testShops.pampa, person, services.now())
  buyers = { pampa: await openBuyer(testShops, 'pampa'), andina: await openBuyer(testShops, 'andina') }
  const add = async (shop: 'pampa' | 'andina') =>
    (await addProduct(testShops, shop, mugDraft()))[0] as VariantFixture
  mugs = { pampa: await add('pampa'), andina: await add('andina') }
  await order('pampa')
  await order('pampa')
  await order('andina')
  await services.files.put(FILE, Buffer.from('a banner'), 'image/webp')
  await services.files.put(SHARED, Buffer.from('a mug'), 'image/webp')
  await services.files.put('pictures/shops/andina/banner-two.webp', Buffer.from('theirs'), 'image/webp')
  await ask(`update shops set host = 'pampa.example', other_hosts = '{regalos.example}',
    config = jsonb_set(config, '{banners}', '[{"image":"/pictures/muestras/taza.webp"}]') where name = 'pampa'`)
  await stop()
  await writeBackup(config(), { folder: backup(), withFiles: true, now: () => new Date() })
  await start()
  buyers = { pampa: await openBuyer(testShops, 'pampa'), andina: await openBuyer(testShops, 'andina') }
  versions = await openRowVersions(roles.owner)
}, 240_000)
afterAll(async () => {
  await versions.close()
  await stop()
  await rm(folder, { recursive: true, force: true })
})

deepTest(
  'a shop that is there is refused, and replaced where that is asked for; the other one is as it was [SYS-05, OWN-02]',
  async () => {
    const { pampa, andina, services } = testShops
    await ask(`select set_config('estampa.shop', $1, false)`, [String(pampa)])
    const before = await versionsOf(pampa)
    await order('pampa')
    await order('andina')
    await services.files.delete(FILE)
    const theirs = await versionsOf(andina)
    const changed = await versionsOf(pampa)
    await expect(restore(false)).rejects.toThrow('existe. Con --replace')
    await expect(restore(false, 'nadie')).rejects.toThrow('no está la tienda «nadie»')
    expect(await versionsOf(pampa)).toEqual(changed)

    const restored = await restore(true)
    expect(restored).toMatchObject({
      cell: 'home',
      files: 1,
      before: { orders: 3 },
      sums: { orders: 2 },
      lostHosts: [],
    })
    expect(restored.rows).toBeGreaterThan(20)
    expect(Object.keys(before).length).toBeGreaterThan(20)
    expect(await versionsOf(andina)).toEqual(theirs)
    expect(await services.files.get(FILE)).toEqual(Buffer.from('a banner'))
    // it sells on, and its next number is no old one
    buyers.pampa = await openBuyer(testShops, 'pampa')
    await order('pampa')
    await order('andina')
  },
)

test('a shop that was lost comes back with its people, its files and its numbers, but not with a host that is another’s [SYS-05, OWN-02]', async () => {
  const { pampa, andina, services } = testShops
  const client = new pg.Client({ connectionString: roles.owner })
  await client.connect()
  await client.query(`select set_config('estampa.shop', $1, false)`, [String(pampa)])
  await client.query('set session_replication_role = replica')
  const { rows } = await client.query(`select quote_ident(c.relname) as name from pg_class c
    join pg_policy p on p.polrelid = c.oid and p.polname = 'by_shop'`)
  for (const { name } of rows) await client.query(`delete from ${name} where shop_id = $1`, [pampa])
  await client.query('delete from shops where id = $1', [pampa])
  await client.query(`delete from people where email = 'ana@pampa.example'`)
  await client.query(`update shops set other_hosts = '{regalos.example}' where id = $1`, [andina])
  await client.end()
  await services.files.delete(FILE)
  await services.files.delete(SHARED)
  await services.files.delete('pictures/shops/andina/banner-two.webp')
  const theirs = await versionsOf(andina)
  const people = await ask('select id, email, password_hash from people order by id')

  const restored = await restore(false)
  expect(restored).toMatchObject({
    files: 2,
    before: undefined,
    sums: { orders: 2, lastOrder: expect.any(String) },
    lostHosts: ['regalos.example'],
  })
  expect(await services.files.has(FILE)).toBe(true)
  expect(await services.files.has(SHARED)).toBe(true)
  expect(await services.files.has('pictures/shops/andina/banner-two.webp')).toBe(false)
  expect(await versionsOf(andina)).toEqual(theirs)
  expect(
    await ask(`select name, host, other_hosts as others, cell, state from shops where id = $1`, [pampa]),
  ).toEqual([{ name: 'pampa', host: 'pampa.example', others: [], cell: 'home', state: 'open' }])
  const after = await ask('select id, email, password_hash from people order by id')
  expect(after.map(({ email }) => email)).toContain('ana@pampa.example')
  expect(after.filter(({ email }) => email !== 'ana@pampa.example')).toEqual(people)
  await expect.poll(async () => (await services.shops.byName('pampa'))?.host).toBe('pampa.example')
  buyers.pampa = await openBuyer(testShops, 'pampa')
  await order('pampa')
})

deepTest('a restoration that is cut off leaves the shop that was there [SYS-05]', async () => {
  const { pampa, services } = testShops
  const before = await versionsOf(pampa)
  await services.files.delete(FILE)
  const { take } = services.files
  // the first file is kept, then the process is cut off from the database
  services.files.take = async (...given) => {
    await take(...given)
    await ask(`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and application_name = '' and query like '%current_shop%'`)
    throw new Error('cut off')
  }
  await expect(restore(true)).rejects.toThrow()
  services.files.take = take
  expect(await versionsOf(pampa)).toEqual(before)
  await restore(true)
  expect(await services.files.has(FILE)).toBe(true)
})
