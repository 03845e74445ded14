import { randomUUID } from 'node:crypto'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { fileKeyColumns, findNamedKeys } from './file-keys.store.ts'
import { folders, orphanedFileTasks } from './orphaned-files.jobs.ts'

/** Columns that could name a file and name none: documents, keys of other things, and addresses of the catalog. */
const columnsWithoutFiles = new Set(
  `
  api_keys.permissions catalog_imports.choices catalog_imports.digest catalog_imports.look catalog_imports.progress
  import_feeds.decided look_drafts.fields look_drafts.seen look_publications.fields look_publications.look
  operator_changes.after operator_changes.before shop_deletions.rows shop_exports.key shop_moves.figures
  carts.known carts.lines carts.merged carts.ordered changes.after changes.before
  design_measures.key design_measures.measured
  ink_charts.inks
  gang_sheets.arts designs.customization designs.document designs.logo_ids families.size_guide generic_filings.keys generic_listings.name_key
  generic_postings.slots generics.card generics.document generics.technique_ids import_changes.fields
  import_runs.family_ids import_runs.technique_ids locations.zip_codes notice_readers.mailed notice_readers.muted order_changes.after order_changes.before order_lines.customization
  order_lines.image orders.document orders.idempotency_key payments.notice produced_art.key
  production_jobs.image production_stages.stages quotes.lost
  passkeys.transports product_run_changes.fields product_run_changes.kept product_runs.act quote_lines.decorations quote_lines.line quote_lines.units quotes.answer quotes.contact
  quotes.idempotency_key shipments.packages shops.config shops.other_hosts shops.rules shops.settings sold_lines.technique_ids
  suppliers.key techniques.document techniques.key uploads.colours uploads.facts uploads.inks
  variants.document variants.tiers
`.split(/\s+/),
)

let testShops: TestShops
let owner: pg.Client
beforeAll(async () => {
  testShops = await openTestShops({
    FILES_DIR: join(process.env.TMPDIR ?? '/tmp', `estampa-unnamed-${randomUUID()}`),
  })
  owner = new pg.Client({ connectionString: testShops.ownerUrl })
  await owner.connect()
  await owner.query("select set_config('estampa.shop', $1, false)", [String(testShops.pampa)])
})
afterAll(async () => {
  await owner.end()
  await testShops.close()
})

/** A file that was written so many hours ago. */
async function plant(key: string, hours: number): Promise<string> {
  const { files } = testShops.services.config
  if (files.driver !== 'disk') throw new Error('the tests keep their files on the disk')
  const path = join(files.folder, key)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'x')
  const at = new Date(Date.now() - hours * 3_600_000)
  await utimes(path, at, at)
  return key
}

const keyIn = (folder: string) => `shops/${testShops.pampa}/${folder}/${randomUUID()}/file.webp`

test('the night removes old files that no row names, and none that a row of any kind names [SYS-04]', async () => {
  const named: string[] = []
  for (const [table, columns] of Object.entries(fileKeyColumns)) {
    await loosen(table)
    for (const column of columns) {
      const key = await plant(keyIn('orders'), 100)
      named.push(key)
      const isDocument = (await columnsOf(table)).some((one) => one.column === column && one.type === 'jsonb')
      await insertRow(table, { [column]: isDocument ? JSON.stringify([{ of: { any_key: key } }]) : key })
    }
  }
  const kept = [
    ...named,
    await plant(keyIn('logos'), 71),
    await plant(`shops/${testShops.pampa}/import/${randomUUID()}.json`, 100),
    await plant(`pictures/pampa/${randomUUID()}.webp`, 100),
    await plant(`pictures-made/pampa/${randomUUID()}.480.webp`, 100),
    await plant(`shops/${testShops.pampa + 1_000}/logos/${randomUUID()}.png`, 100),
  ]
  const lost: string[] = []
  for (const folder of folders) lost.push(await plant(keyIn(folder), 73))
  lost.push(await plant(`shops/${testShops.andina}/logos/${randomUUID()}.png`, 100))

  await orphanedFileTasks.sweep_files?.({}, testShops.services)
  const { files } = testShops.services
  const isThere = (keys: string[]) => Promise.all(keys.map((key) => files.has(key)))
  expect(new Set(await isThere(lost))).toEqual(new Set([false]))
  expect(new Set(await isThere(kept))).toEqual(new Set([true]))
})

test('a file that is written anew while the night looks at it stays [SYS-04]', async () => {
  const key = await plant(keyIn('papers'), 100)
  const { services } = testShops
  const { database } = services
  const late = {
    ...services,
    database: {
      ...database,
      readInShop: (async (shop, work) => {
        const answer = await database.readInShop(shop, work)
        await plant(key, 0)
        return answer
      }) as typeof database.readInShop,
    },
  }
  await orphanedFileTasks.sweep_files?.({}, late)
  expect(await services.files.has(key)).toBe(true)
})

test('every column of the schema that may name a file is known to the sweep [SYS-04]', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select c.table_name || '.' || c.column_name as name
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and (c.data_type in ('jsonb', 'json', 'ARRAY')
       or (c.data_type = 'text' and c.column_name ~ '(^|_)(keys?|files?|pictures?|previews?|drawings?|images?|paths?)($|_)'))
     order by 1`,
  )
  const known = Object.entries(fileKeyColumns).flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  )
  const unclassified = rows
    .map(({ name }) => name)
    .filter((name) => !known.includes(name) && !columnsWithoutFiles.has(name))
  expect(unclassified).toEqual([])
  expect(known.filter((name) => !rows.some((row) => row.name === name))).toEqual([])
})

test('keys that no row names are not found, whatever else they are [SYS-04]', async () => {
  const found = await testShops.services.database.readInShop(testShops.pampa, (tx) =>
    findNamedKeys(tx, ["a'b", '%', '']),
  )
  expect(found).toEqual(new Set())
})

/** Takes from a table of this database what keeps a row with nothing but a file from it. */
async function loosen(table: string): Promise<void> {
  const { rows: constraints } = await owner.query<{ conname: string }>(
    `select conname from pg_constraint where conrelid = $1::regclass and contype in ('f', 'c', 'u')`,
    [table],
  )
  for (const { conname } of constraints)
    await owner.query(`alter table ${table} drop constraint "${conname}" cascade`)
  for (const { column } of await columnsOf(table)) {
    await owner.query(`alter table ${table} alter column "${column}" drop not null`).catch(() => undefined)
  }
  await owner.query(`alter table ${table} disable trigger user`)
}

async function columnsOf(table: string): Promise<{ column: string; type: string; isKey: boolean }[]> {
  const { rows } = await owner.query(
    `select a.attname as column, format_type(a.atttypid, null) as type,
       exists (select from pg_index i where i.indrelid = a.attrelid and i.indisprimary and a.attnum = any(i.indkey)) as "isKey"
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [table],
  )
  return rows
}

/** A row with these values; its primary key is filled with what fits. */
async function insertRow(table: string, values: Record<string, string | undefined>): Promise<void> {
  const row: Record<string, string | number | undefined> = { ...values, shop_id: testShops.pampa }
  for (const { column, type, isKey } of await columnsOf(table)) {
    if (!isKey || column in row) continue
    row[column] = type === 'uuid' || type === 'text' ? randomUUID() : Math.floor(Math.random() * 1e9)
  }
  const names = Object.keys(row)
  const marks = names.map((_, at) => `$${at + 1}`)
  await owner.query(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) values (${marks.join(', ')})`,
    Object.values(row),
  )
}
