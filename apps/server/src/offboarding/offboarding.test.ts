/** A shop leaves: the copy of all of it, and its deletion. */
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Fixtures, openFixtures } from '../../test/fixtures/fixtures.ts'
import { freshProof } from '../../test/fixtures/fresh.ts'
import { openRowVersions, type RowVersions } from '../../test/fixtures/snapshot.ts'
import { rawZip } from '../../test/raw-zip.ts'
import { addDeletion, listOpenDeletions } from './deletions.store.ts'
import { addExport, findExport } from './exports.store.ts'
import { offboardingTasks } from './offboarding.jobs.ts'
import { secretColumns } from './secret-columns.ts'
import { listShopTables } from './shop-tables.store.ts'
import { writeShopArchive } from './write-archive.ts'

let world: Fixtures
let owner: pg.Client
let versions: RowVersions
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estampa-offboarding-'))
  world = await openFixtures({ FILES_DIR: join(folder, 'files') })
  owner = new pg.Client({ connectionString: world.testShops.ownerUrl })
  await owner.connect()
  versions = await openRowVersions(world.testShops.ownerUrl)
}, 120_000)
afterAll(async () => {
  await versions.close()
  await owner.end()
  await world.testShops.close()
  await rm(folder, { recursive: true, force: true })
})

const namesOf = async (query: string) =>
  (await owner.query<{ name: string }>(query)).rows.map(({ name }) => name)
const tablesOfShops = () =>
  namesOf(`select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.column_name = 'shop_id' and c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`)

test('every table with a shop is among those that are copied and deleted, after all that it refers to [OWN-02]', async () => {
  const tables = await world.testShops.services.database.outside(listShopTables)
  const names = tables.map(({ name }) => name)
  expect(names.toSorted()).toEqual(await tablesOfShops())
  expect(names.indexOf('orders')).toBeLessThan(names.indexOf('order_lines'))
  expect(tables.find(({ name }) => name === 'order_lines')?.key[0]).toBe('shop_id')
})

/** Columns that look as if they opened something, and open nothing. */
const harmless = new Set(
  `account_codes.wrong_tries catalog_papers.hash design_measures.key generic_words.is_code generic_listings.name_key
  generic_listings.code generic_filings.keys leave_requests.code mails.is_secret order_runs.key_id
  order_runs.undo_key_id changes.key_id orders.idempotency_key orders.body_hash quotes.idempotency_key quotes.body_hash
  order_proofs.file_key order_proofs.preview_key order_proofs.mail_key papers.key catalog_papers.key produced_art.key
  receipts.file_key receipts.preview_key gang_sheets.file_key regret_requests.code staff.tokens_since suppliers.key
  techniques.key terms_versions.hash
  tries.subject uploads.picture_key uploads.preview_key uploads.drawing_key catalog_imports.file_key
  catalog_imports.pictures_key addresses.zip_code shop_domains.token`.split(/\s+/),
)

test('no copy has a column that opens something [OWN-02]', async () => {
  const suspect = await namesOf(`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
    join pg_policy p on p.polname = 'by_shop' and p.polrelid = c.table_name::regclass
    where c.table_schema = 'public' and (c.data_type = 'bytea'
      or c.column_name ~ 'hash|secret|token|seal|key|password|code$|code_|credential|nonce|verifier|(^|_)link$')
    order by 1`)
  const secret = Object.entries(secretColumns).flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  )
  expect(suspect.filter((name) => !secret.includes(name) && !harmless.has(name))).toEqual([])
  expect(secret.filter((name) => !suspect.includes(name))).toEqual([])
})

type Manifest = {
  shop: object
  tables: { table: string; file: string; rows: number; sha256: string }[]
  files: { count: number; list: { file: string } }
  leftOut: object
}
const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('a copy has each row of the shop and each file, with their sums, and nothing of another shop [OWN-02]', async () => {
  const { services, pampa, andina } = world.testShops
  const to = join(folder, 'pampa.zip')
  await services.files.put('pictures/shops/pampa/logo-1.webp', Buffer.from('a logo'), 'image/webp')
  await services.files.put('pictures/otra/import-1.png', Buffer.from('of another'), 'image/png')
  await services.files.put('pictures/otra/import-2.png', Buffer.from('not shown'), 'image/png')
  await owner.query(`select set_config('estampa.shop', $1, false)`, [String(pampa)])
  await owner.query(`update families set title = title || ' /pictures/otra/import-1.webp'`)
  const written = await writeShopArchive(services, {
    shop: { id: pampa, name: 'pampa' },
    to,
    onProgress: () => {},
  })
  const bytes = await readFile(to)
  expect([written.bytes, written.sha256]).toEqual([bytes.length, sumOf(bytes)])
  const entries = await rawZip(bytes)
  const read = (name: string) => entries.get(name) ?? Buffer.from('')
  const manifest: Manifest = JSON.parse(read('manifest.json').toString())
  expect(manifest).toMatchObject({ shop: { number: pampa, name: 'pampa' }, leftOut: secretColumns })
  expect(manifest.tables.map(({ table }) => table).toSorted()).toEqual(await tablesOfShops())
  await owner.query(`select set_config('estampa.shop', $1, false)`, [String(pampa)])
  for (const { table, file, rows, sha256 } of manifest.tables) {
    const content = read(file)
    expect(sumOf(content)).toBe(sha256)
    const lines = content.toString().split('\n').slice(0, -1)
    const { rows: counted } = await owner.query(`select count(*)::int as n from ${table}`)
    expect([table, rows, lines.length]).toEqual([table, counted[0].n, counted[0].n])
    for (const line of lines) {
      const row = JSON.parse(line)
      expect(row.shop_id).toBe(pampa)
      for (const column of secretColumns[table] ?? []) expect(row).not.toHaveProperty(column)
    }
  }
  expect(manifest.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(35)
  expect(read('files/pictures/shops/pampa/logo-1.webp').toString()).toBe('a logo')
  expect(read('files/pictures/otra/import-1.png').toString()).toBe('of another')
  expect(entries.has('files/pictures/otra/import-2.png')).toBe(false)
  const files = [...entries.keys()].filter((name) => name.startsWith('files/'))
  expect(files).toHaveLength(manifest.files.count)
  expect(files.some((name) => name.startsWith(`files/shops/${pampa}/logos/`))).toBe(true)
  expect(files.filter((name) => name.startsWith(`files/shops/${andina}/`))).toEqual([])
})

const due = () => new Date(Date.now() - 60_000)

/** A deletion whose days are over, as an operator asked for it. */
async function planned(shop: 'andina' | 'pampa'): Promise<string> {
  const { services, ...numbers } = world.testShops
  const id = numbers[shop]
  await owner.query(`update shops set state = 'suspended', delete_at = $2 where id = $1`, [id, due()])
  return services.database.inNoShop(async (tx) => {
    const wanted = { shop: { id, name: shop }, by: 'Olga', at: new Date() }
    const exportId = (await addExport(tx, { ...wanted, keptUntil: null })) ?? ''
    await addDeletion(tx, { ...wanted, dueAt: due(), exportId })
    return exportId
  })
}
const advance = () => offboardingTasks.delete_due_shops?.({}, world.testShops.services)

test('a shop goes with every row and file once its copy is there, and another one loses nothing [OWN-02]', async () => {
  const { services, pampa, andina, ownerUrl } = world.testShops
  const { database, files } = services
  // evidence that nothing else may delete
  await freshProof(world)
  const exportId = await planned('pampa')
  const before = await versions.of(andina)
  // nothing goes before the copy is there
  await advance()
  expect(await database.outside(listOpenDeletions)).toMatchObject([{ state: 'planned', rows: {} }])
  await offboardingTasks.export_shop?.({ id: exportId }, services)
  const copy = await database.outside((tx) => findExport(tx, exportId))
  expect(copy).toMatchObject({ state: 'done', key: expect.stringMatching(/^exports\/.*pampa-.*\.zip$/) })
  await files.put('pictures/pampa/import-shared.webp', Buffer.from('shared'), 'image/webp')
  await files.put('pictures-made/pampa/import-shared.480.webp', Buffer.from('shared'), 'image/webp')
  await owner.query(
    `update shops set config = jsonb_set(config, '{banners}', '[{"image":"/pictures/pampa/import-shared.webp"}]') where id = $1`,
    [andina],
  )

  await advance()
  expect((await owner.query('select from shops where id = $1', [pampa])).rowCount).toBe(0)
  const left = await openRowVersions(ownerUrl)
  const rows = Object.entries(await left.of(pampa)).filter(([, version]) => !version.startsWith('0 '))
  await left.close()
  expect(rows).toEqual([])
  expect(await versions.of(andina)).toEqual(before)
  const keysOf = async (prefix: string) => {
    const found: string[] = []
    for await (const key of files.list(prefix)) found.push(key)
    return found
  }
  expect(await keysOf(`shops/${pampa}`)).toEqual([])
  expect(await keysOf('pictures/shops/pampa')).toEqual([])
  expect(await keysOf('pictures/pampa')).toEqual(['pictures/pampa/import-shared.webp'])
  expect((await keysOf(`shops/${andina}`)).length).toBeGreaterThan(0)
  expect(await files.has(copy?.key ?? '')).toBe(true)
  const { rows: records } = await owner.query('select * from shop_deletions where shop_number = $1', [pampa])
  expect(records).toMatchObject([
    {
      state: 'done',
      asked_by: 'Olga',
      rows: { orders: expect.any(Number), order_history: expect.any(Number), order_proofs: 1 },
    },
  ])
  const manifestRows = Object.values<number>(records[0].rows).reduce((sum, n) => sum + n, 0)
  expect(manifestRows).toBeGreaterThan(100)
  expect(records[0].files).toBeGreaterThan(3)
  await expect
    .poll(
      async () =>
        (
          await fetch(`${world.testShops.origin}/api/services/app/Shops/GetConfig`, {
            headers: { 'abp-tenantid': 'pampa' },
          })
        ).status,
    )
    .toBe(404)
})

test('the database deletes nothing of a shop that is not to be deleted [OWN-02]', async () => {
  const { services, andina } = world.testShops
  const { pool } = services.database
  const inAndina = async (statement: string) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(`select set_config('estampa.shop', $1, true)`, [String(andina)])
      return await client.query(statement)
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  await expect(inAndina(`select delete_shop_rows('orders'::regclass, 10)`)).rejects.toThrow(
    'is not being deleted',
  )
  await expect(inAndina('select end_shop_deletion()')).rejects.toThrow('is not being deleted')
  await expect(inAndina('delete from order_history')).rejects.toThrow('permission denied')
  // due tomorrow is not due, whoever says it
  await owner.query(
    `update shops set state = 'suspended', delete_at = now() + interval '1 day' where id = $1`,
    [andina],
  )
  expect((await pool.query('select begin_shop_deletion($1) as begun', [andina])).rows).toEqual([
    { begun: false },
  ])
  await owner.query(`update shops set state = 'open', delete_at = null where id = $1`, [andina])
})
