/** Catalogs that are fetched by themselves. */
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { utc } from '../../db/utc.ts'
import type { Choices, ImportState } from '../desk/imports.store.ts'

/** How the first import of a feed was decided. */
export type DecidedFeed = { choices: Choices; sheet: string | null }

declare module '../../db/json-columns.ts' {
  interface JsonColumns {
    'import_feeds.decided': DecidedFeed
  }
}

export type StoredFeed = {
  id: number
  version: number
  supplier: string
  kind: 'file' | 'zecat'
  address: string
  credentials: string | null
  hour: number
  everyHours: number
  isOn: boolean
  nextAt: string
  decided: DecidedFeed | null
  last: { id: number; state: ImportState; at: string; problem: string | null } | null
}
export type FeedFields = Pick<
  StoredFeed,
  'supplier' | 'kind' | 'address' | 'credentials' | 'hour' | 'everyHours' | 'isOn'
> & { nextAt: Date }

const columns = sql`f.id, f.version, f.supplier, f.kind, f.address, f.credentials, f.hour,
  f.every_hours as "everyHours", f.is_on as "isOn", ${utc(sql`f.next_at`)} as "nextAt", f.decided,
  (select jsonb_build_object('id', i.id, 'state', i.state, 'at', ${utc(sql`i.at`)}, 'problem', i.problem)
    from catalog_imports i where i.feed_id = f.id order by i.id desc limit 1) as last`

export async function listFeeds(tx: Tx): Promise<StoredFeed[]> {
  const { rows } =
    await sql<StoredFeed>`select ${columns} from import_feeds f order by f.supplier, f.id`.execute(tx)
  return rows
}

export async function lockFeed(tx: Tx, id: number): Promise<StoredFeed | undefined> {
  const { rows } = await sql<StoredFeed>`
    select ${columns} from import_feeds f where f.id = ${id} for update of f`.execute(tx)
  return rows[0]
}

export async function findFeed(tx: Tx, id: number): Promise<StoredFeed | undefined> {
  const { rows } = await sql<StoredFeed>`select ${columns} from import_feeds f where f.id = ${id}`.execute(tx)
  return rows[0]
}

export async function insertFeed(tx: Tx, fields: FeedFields): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('import_feeds'), current_shop())`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    insert into import_feeds (id, supplier, kind, address, credentials, hour, every_hours, is_on, next_at)
    select coalesce(max(id), 0) + 1, ${fields.supplier}, ${fields.kind}, ${fields.address}, ${fields.credentials},
      ${fields.hour}::int, ${fields.everyHours}::int, ${fields.isOn}::boolean, ${fields.nextAt}::timestamptz
    from import_feeds returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

export async function updateFeed(tx: Tx, id: number, fields: FeedFields): Promise<void> {
  await sql`
    update import_feeds set version = version + 1, supplier = ${fields.supplier}, kind = ${fields.kind},
      address = ${fields.address}, credentials = ${fields.credentials}, hour = ${fields.hour}::int,
      every_hours = ${fields.everyHours}::int, is_on = ${fields.isOn}::boolean, next_at = ${fields.nextAt}
    where id = ${id}`.execute(tx)
}

/** Its imports stay. */
export async function deleteFeed(tx: Tx, id: number): Promise<void> {
  await sql`update catalog_imports set feed_id = null where feed_id = ${id}`.execute(tx)
  await sql`delete from import_feeds where id = ${id}`.execute(tx)
}

export async function setNextFetch(tx: Tx, id: number, at: Date): Promise<void> {
  await sql`update import_feeds set next_at = ${at} where id = ${id}`.execute(tx)
}

export async function saveDecided(tx: Tx, id: number, decided: DecidedFeed): Promise<void> {
  await sql`update import_feeds set decided = ${JSON.stringify(decided)}::jsonb where id = ${id}`.execute(tx)
}

/** Those whose time has come. */
export async function listDueFeeds(tx: Tx, now: Date): Promise<StoredFeed[]> {
  const { rows } = await sql<StoredFeed>`
    select ${columns} from import_feeds f where f.is_on and f.next_at <= ${now} order by f.id for update of f`.execute(
    tx,
  )
  return rows
}

/** How many products of a supplier the shop shows. */
export async function countShownProducts(tx: Tx, supplier: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from generics g join suppliers s on s.shop_id = g.shop_id and s.id = g.supplier_id
    where s.name = ${supplier} and g.published`.execute(tx)
  return rows[0]?.count ?? 0
}
