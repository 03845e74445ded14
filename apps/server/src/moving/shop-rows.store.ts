/**
 * The rows of one shop as they are read in one cell and written in another, and their counts and sums. The connection
 * is the owner's, bound to the shop by row-level security as everybody is.
 */
import type pg from 'pg'
import { openClient } from '../db/open-client.ts'
import { inTransaction } from '../db/transaction.ts'

/** Of the owner of the tables, bound to one shop. */
export type OwnerConnection = pg.Client

export type CopiedTable = {
  readonly name: string
  /** Those that PostgreSQL does not compute. */
  readonly columns: readonly string[]
  /** What is unique, as an index has it. */
  readonly unique: readonly string[]
  /** The columns that tell one row from the others. */
  readonly key: readonly string[]
}

type RowCount = { readonly rows: number; readonly changed: number }
/** By table, the first transaction whose rows have not arrived for certain. */
type CopiedAsOf = ReadonlyMap<string, number>

const BATCH = 500

/** Both cells write a value in the same way. */
const FORMS = `set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set extra_float_digits = 1; set bytea_output = 'hex';
  set intervalstyle = 'postgres'; set lock_timeout = '4s'`

export async function openShopConnection(ownerUrl: string, shop: number): Promise<pg.Client> {
  const client = await openClient(ownerUrl)
  await client.query(FORMS)
  await client.query(`select set_config('estampa.shop', $1, false)`, [String(shop)])
  return client
}

export async function listCopiedTables(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(`
    select quote_ident(c.relname) as name,
      array(select quote_ident(a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select pg_get_indexdef(i.indexrelid, n, true) from generate_series(1, i.indnkeyatts) n) as unique,
      array(select quote_ident(a.attname) from pg_attribute a where a.attrelid = c.oid and
        case when i.indexprs is null then a.attnum = any (i.indkey)
          else exists (select from pg_depend d
            where d.objid = i.indexrelid and d.refobjid = c.oid and d.refobjsubid = a.attnum) end) as key
    from pg_class c join pg_policy p on p.polrelid = c.oid and p.polname = 'by_shop'
      left join lateral (select * from pg_index i
        where i.indrelid = c.oid and i.indisunique and i.indpred is null order by i.indisprimary desc limit 1) i on true
    where c.relnamespace = 'public'::regnamespace
    order by c.relname`)
  return rows
}

/** In a snapshot: the first transaction that may not have ended by then. */
export async function readSnapshotStart(source: pg.Client): Promise<number> {
  const { rows } = await source.query<{ as_of: number }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text::float8 as as_of',
  )
  return rows[0]?.as_of ?? 0
}

/**
 * Every row carries the transaction that wrote it. Those of the oldest one that had not ended, and of all later ones, are
 * read again: some of them may have arrived, which does no harm.
 */
const isChanged = (asOf: number | undefined) =>
  asOf === undefined ? 'true' : `age(t.xmin) <= age('${asOf.toFixed()}'::xid8::xid)`

export async function countMovedRows(
  client: pg.Client,
  tables: readonly CopiedTable[],
  asOf: CopiedAsOf = new Map(),
): Promise<Map<string, RowCount>> {
  const counts = tables.map(
    ({ name }) => `select '${name}' as name, count(*)::integer as rows,
      count(*) filter (where ${isChanged(asOf.get(name))})::integer as changed from ${name} t where t.shop_id = current_shop()`,
  )
  const { rows } = await client.query<RowCount & { name: string }>(counts.join(' union all '))
  return new Map(rows.map(({ name, ...count }) => [name, count]))
}

/** Some at a time, as JSON. The transaction is a snapshot. */
export async function* readMovedRows(
  source: pg.Client,
  { name, columns }: CopiedTable,
  asOf: number | undefined,
): AsyncGenerator<string[]> {
  await source.query(`declare moved_rows no scroll cursor for
    select row_to_json(r)::text as line from (select ${columns.join(', ')} from ${name} t
      where t.shop_id = (select current_shop()) and ${isChanged(asOf)}) r`)
  for (;;) {
    const { rows } = await source.query<{ line: string }>(`fetch forward ${BATCH} from moved_rows`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await source.query('close moved_rows')
}

/** Rows of a shop that nobody else writes here. What triggers have made of them comes as rows, too. */
export async function putRows(
  target: pg.Client,
  table: CopiedTable,
  lines: readonly string[],
): Promise<void> {
  await asReplica(target, () => insertRows(target, table, lines))
}

/** The same in a transaction in which triggers rest. */
export async function insertRows(
  target: pg.Client,
  { name, columns, unique, key }: CopiedTable,
  lines: readonly string[],
): Promise<void> {
  const others = columns.filter((column) => !key.includes(column))
  const replacing = others.map((column) => `${column} = excluded.${column}`)
  await target.query(
    `insert into ${name} (${columns.join(', ')}) overriding system value
    select ${columns.join(', ')} from json_populate_recordset(null::${name}, $1::json)
    on conflict (${unique.join(', ')}) do ${replacing.length > 0 ? `update set ${replacing.join(', ')}` : 'nothing'}`,
    [`[${lines.join(',')}]`],
  )
}

/** Deletes what is no longer in the source. */
export async function deleteMissing(source: pg.Client, target: pg.Client, table: CopiedTable): Promise<void> {
  const { name, key } = table
  const list = key.join(', ')
  const isThere = key.map((column) => `t.${column} = k.${column}`).join(' and ')
  await asReplica(target, async () => {
    await target.query(`declare arrived_rows no scroll cursor for
      select row_to_json(r)::text as line from (select ${list} from ${name}) r`)
    for (;;) {
      const { rows } = await target.query<{ line: string }>(`fetch forward ${BATCH} from arrived_rows`)
      if (rows.length === 0) return
      const { rows: missing } = await source.query<{ line: string }>(
        `select row_to_json(r)::text as line from (
          select ${list} from json_populate_recordset(null::${name}, $1::json) as k
          where not exists (select from ${name} t where ${isThere})) r`,
        [`[${rows.map(({ line }) => line).join(',')}]`],
      )
      if (missing.length > 0)
        await target.query(
          `delete from ${name} t using json_populate_recordset(null::${name}, $1::json) as k where ${isThere}`,
          [`[${missing.map(({ line }) => line).join(',')}]`],
        )
    }
  })
}

/** A sum over all that the rows of each table hold, whatever their order. */
export async function digestRows(
  client: pg.Client,
  tables: readonly CopiedTable[],
): Promise<Map<string, string>> {
  const digests = tables.map(
    ({ name, columns }) => `select '${name}' as name,
      coalesce(sum(hashtextextended(row(${columns.join(', ')})::text, 0)::numeric), 0)::text as digest
      from ${name} where shop_id = current_shop()`,
  )
  const { rows } = await client.query<{ name: string; digest: string }>(digests.join(' union all '))
  return new Map(rows.map(({ name, digest }) => [name, digest]))
}

/** What a merchant would count: orders, money, stock, and the last numbers that were given. */
export type ShopSums = {
  orders: number
  ordersTotal: string
  lastOrder: string | null
  quotes: number
  lastQuote: string | null
  payments: number
  paid: string
  stock: string
  reserved: string
}

export async function sumShop(client: pg.Client): Promise<ShopSums | undefined> {
  const { rows } = await client.query<ShopSums>(`
    select o.*, q.*, p.*, v.* from
      (select count(*)::integer as orders, coalesce(sum(total), 0)::text as "ordersTotal", max(number)::text as "lastOrder"
        from orders) o,
      (select count(*)::integer as quotes, max(number)::text as "lastQuote" from quotes) q,
      (select count(*)::integer as payments, coalesce(sum(amount), 0)::text as paid from payments) p,
      (select coalesce(sum(stock), 0)::text as stock, coalesce(sum(reserved_stock), 0)::text as reserved
        from variants) v`)
  return rows[0]
}

/** Beyond what others may take in the moment between the look and the leap. */
const AHEAD = 100

/** The numbers that the target gives next are beyond all that came with the shop. */
export async function raiseSequences(target: pg.Client): Promise<void> {
  const { rows } = await target.query<{ name: string; sequence: string | null }>(`
    with numbered as materialized (
      select quote_ident(c.relname) as name
      from pg_class c join pg_policy p on p.polrelid = c.oid and p.polname = 'by_shop'
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'id' and not a.attisdropped)
    select name, pg_get_serial_sequence(name, 'id') as sequence from numbered`)
  for (const { name, sequence } of rows) {
    if (sequence === null) continue
    await target.query(
      `select setval($1::regclass, highest.id + $2) from (select max(id) as id from ${name}) highest
        where highest.id > coalesce(pg_sequence_last_value($1::regclass), 0)`,
      [sequence, AHEAD],
    )
  }
}

/** Gives how many were deleted. */
export async function deleteMovedRows(source: pg.Client, name: string, most: number): Promise<number> {
  const { rowCount } = await asReplica(source, () =>
    source.query(
      `delete from ${name} where ctid = any (array(select ctid from ${name} where shop_id = current_shop() limit $1))`,
      [most],
    ),
  )
  return rowCount ?? 0
}

/** Without triggers, and within row-level security. */
export function asReplica<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  return inTransaction(client, work, { session_replication_role: 'replica' })
}
