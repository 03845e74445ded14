/** Where a shop lives, whether it is written there, and how far a move is. */
import type pg from 'pg'
import { inTransaction } from '../db/transaction.ts'
import { NO_PASSWORD } from '../staff/persons.store.ts'
import type { ShopSums } from './shop-rows.store.ts'
import { asReplica } from './shop-rows.store.ts'

export type MovedShop = {
  id: number
  name: string
  /** Where it lives. */
  cell: string
  isLeaving: boolean
}

export type MoveFigures = {
  rows: number
  copyMs: number
  /** How long nobody could write. */
  stopMs: number
  /** Whether every value was compared during the stop; otherwise just before it, and then counts and sums. */
  isComparedWhole: boolean
  sums: ShopSums
}

export type StoredMove = {
  id: number
  from_cell: string
  to_cell: string
  phase: 'copying' | 'switched'
  figures: MoveFigures
}

export async function findMovedShop(home: pg.Client, name: string): Promise<MovedShop | undefined> {
  const { rows } = await home.query<MovedShop>(
    `select id, name, cell, delete_at is not null as "isLeaving" from shops where name = $1 and deleting_since is null`,
    [name],
  )
  return rows[0]
}

/** False: another process moves it. The lock ends with the connection. */
export async function lockMove(home: pg.Client, shop: number): Promise<boolean> {
  const { rows } = await home.query<{ has: boolean }>(
    `select pg_try_advisory_lock(hashtext('moving a shop'), $1) as has`,
    [shop],
  )
  return rows[0]?.has ?? false
}

export async function findOpenMove(home: pg.Client, shop: number): Promise<StoredMove | undefined> {
  const { rows } = await home.query<StoredMove>(
    `select id, from_cell, to_cell, phase, figures from shop_moves
    where shop_number = $1 and phase in ('copying', 'switched')`,
    [shop],
  )
  return rows[0]
}

export async function addMove(home: pg.Client, shop: MovedShop, to: string): Promise<StoredMove> {
  const { rows } = await home.query<StoredMove>(
    `insert into shop_moves (shop_number, shop_name, from_cell, to_cell) values ($1, $2, $3, $4)
    returning id, from_cell, to_cell, phase, figures`,
    [shop.id, shop.name, shop.cell, to],
  )
  return rows[0] as StoredMove
}

export async function endMove(home: pg.Client, move: number, phase: 'done' | 'taken_back'): Promise<void> {
  await home.query(`update shop_moves set phase = $2, finished_at = now() where id = $1`, [move, phase])
  await home.query('delete from shop_move_tables where move_id = $1', [move])
}

export async function readCopiedAsOf(home: pg.Client, move: number): Promise<Map<string, number>> {
  const { rows } = await home.query<{ table_name: string; copied_as_of: number }>(
    'select table_name, copied_as_of::float8 from shop_move_tables where move_id = $1',
    [move],
  )
  return new Map(rows.map(({ table_name, copied_as_of }) => [table_name, copied_as_of]))
}

export async function noteCopied(
  home: pg.Client,
  move: number,
  tables: readonly string[],
  asOf: number,
): Promise<void> {
  await home.query(
    `insert into shop_move_tables (move_id, table_name, copied_as_of) select $1, name, $3 from unnest($2::text[]) as name
    on conflict (move_id, table_name) do update set copied_as_of = excluded.copied_as_of`,
    [move, tables, asOf],
  )
}

/**
 * From now on whoever writes for the shop here is told to come back. It ends by itself, should nobody end it; gives the
 * moment, by which this stop is known.
 */
export async function stopWrites(source: pg.Client, shop: number, seconds: number): Promise<string> {
  const { rows } = await source.query<{ until: string }>(
    `update shops set writes_stopped_until = clock_timestamp() + make_interval(secs => $2) where id = $1
    returning writes_stopped_until::text as until`,
    [shop, seconds],
  )
  return rows[0]?.until ?? ''
}

/** The shop does not live in this cell, or not yet. */
export async function closeCell(cell: pg.Client, shop: number): Promise<void> {
  await cell.query(
    `update shops set writes_stopped_until = 'infinity' where id = $1 and writes_stopped_until is distinct from 'infinity'`,
    [shop],
  )
}

export async function resumeWrites(cell: pg.Client, shop: number): Promise<void> {
  await cell.query(
    'update shops set writes_stopped_until = null where id = $1 and writes_stopped_until is not null',
    [shop],
  )
}

/** Waits for those who wrote before the stop. False: one of them takes longer. */
export async function awaitWriters(source: pg.Client, shop: number, patienceMs: number): Promise<boolean> {
  try {
    await inTransaction(source, () => lockOutWriters(source, shop), { lock_timeout: String(patienceMs) })
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_TIMEOUT) throw error
    return false
  }
}

const LOCK_TIMEOUT = '55P03'

/** As long as this connection lasts no shop goes to another cell: for the moment in which all of them are looked at. */
export async function holdSwitches(home: pg.Client): Promise<void> {
  await home.query(`select pg_advisory_lock(hashtext('shops that switch cells'))`)
}

/** False: somebody looks at all cells in this moment. */
async function trySwitching(home: pg.Client): Promise<boolean> {
  const { rows } = await home.query<{ may: boolean }>(
    `select pg_try_advisory_lock_shared(hashtext('shops that switch cells')) as may`,
  )
  return rows[0]?.may ?? false
}

async function endSwitching(home: pg.Client): Promise<void> {
  await home.query(`select pg_advisory_unlock_shared(hashtext('shops that switch cells'))`)
}
export const lockOutWriters = (source: pg.Client, shop: number) =>
  source.query(`select pg_advisory_xact_lock(hashtext('writes of a shop'), $1)`, [shop])

/** The row of the shop itself. Nobody hears of it before the shop lives there. */
export async function putShopRow(
  source: pg.Client,
  target: pg.Client,
  shop: number,
  to: { cell: string; stoppedUntil: 'infinity' | null; versionsAhead: number },
): Promise<void> {
  const { rows } = await source.query<{ line: object }>(
    'select to_jsonb(s) as line from shops s where id = $1',
    [shop],
  )
  const columns = await listShopColumns(target)
  const others = columns.filter((column) => column !== 'id').map((column) => `${column} = excluded.${column}`)
  await asReplica(target, () =>
    target.query(
      `insert into shops (${columns.join(', ')}) overriding system value
      select ${columns.join(', ')} from jsonb_populate_record(null::shops, $1::jsonb || jsonb_build_object(
        'cell', $2::text, 'writes_stopped_until', $3::timestamptz, 'version', ($1::jsonb ->> 'version')::integer + $4))
      on conflict (id) do update set ${others.join(', ')}`,
      [JSON.stringify(rows[0]?.line), to.cell, to.stoppedUntil, to.versionsAhead],
    ),
  )
}

export async function listShopColumns(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
    where attrelid = 'shops'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  )
  return rows.map(({ name }) => name)
}

/**
 * Who works at the shop, by name, where it is going. What opens anything stays in the home cell. Until their places are there
 * somebody may be deleted with another shop, so they come once more after the places, which nothing can delete them with.
 */
export async function putPeopleOfShop(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows } = await source.query<{ lines: object[] | null }>(
    `select jsonb_agg(jsonb_build_object('id', id, 'email', email, 'name', name, 'password_hash', $1::text,
      'password_since', password_since, 'created_at', created_at)) as lines
    from people where id in (select person_id from staff)`,
    [NO_PASSWORD],
  )
  await target.query(
    `insert into people (id, email, name, password_hash, password_since, created_at) overriding system value
    select id, email, name, password_hash, password_since, created_at
    from jsonb_populate_recordset(null::people, $1::jsonb)
    on conflict (id) do update set email = excluded.email, name = excluded.name`,
    [JSON.stringify(rows[0]?.lines ?? [])],
  )
}

type Switch = { home: pg.Client; source: pg.Client; shop: number; stop: string }

/**
 * The moment of the move. While the stop holds the source is closed for good; whoever waits to write there meets that.
 * Where the source is the home cell this is one transaction with the directory. False: the stop was over already, or a
 * backup begins, which sees the shop before it or after it.
 */
export async function switchCell(at: Switch, move: StoredMove, figures: MoveFigures): Promise<boolean> {
  if (!(await trySwitching(at.home))) return false
  try {
    return await closeAndTurn(at, move, figures)
  } finally {
    await endSwitching(at.home).catch(() => {})
  }
}

async function closeAndTurn(
  { home, source, shop, stop }: Switch,
  move: StoredMove,
  figures: MoveFigures,
): Promise<boolean> {
  const isHome = source === home
  const isClosed = await inTransaction(source, async () => {
    await lockOutWriters(source, shop)
    const { rowCount } = await source.query(
      `update shops set writes_stopped_until = 'infinity'
      where id = $1 and writes_stopped_until = $2 and writes_stopped_until > clock_timestamp()`,
      [shop, stop],
    )
    if (rowCount !== 1) return false
    if (isHome) await turnDirectory(home, shop, move, figures)
    return true
  })
  if (isClosed && !isHome) await inTransaction(home, () => turnDirectory(home, shop, move, figures))
  return isClosed
}

async function turnDirectory(
  home: pg.Client,
  shop: number,
  move: StoredMove,
  figures: MoveFigures,
): Promise<void> {
  await home.query(
    `update shops set cell = $2, writes_stopped_until = case when $2 <> 'home' then 'infinity'::timestamptz end
    where id = $1`,
    [shop, move.to_cell],
  )
  const { rowCount } = await home.query(
    `update shop_moves set phase = 'switched', switched_at = clock_timestamp(), figures = $2
    where id = $1 and phase = 'copying'`,
    [move.id, figures],
  )
  if (rowCount !== 1) throw new Error(`move ${move.id} is not under way any more`)
}

export async function readMsSinceSwitch(home: pg.Client, move: number): Promise<number> {
  const { rows } = await home.query<{ ms: number }>(
    'select extract(epoch from clock_timestamp() - switched_at)::float8 * 1000 as ms from shop_moves where id = $1',
    [move],
  )
  return rows[0]?.ms ?? 0
}

/** The row of a shop that has left a cell other than the home cell. A foreign key refuses it while anything is left. */
export async function deleteShopRow(source: pg.Client, shop: number): Promise<void> {
  await source.query('delete from shops where id = $1', [shop])
}

/** Who works at no shop of a cell is not kept there. In the home cell everybody is. */
export async function deletePeopleWithoutShop(cell: pg.Client): Promise<void> {
  await cell.query('select delete_people_without_shop()')
}
