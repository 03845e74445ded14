/** One shop of a backup as it stands there, and what it becomes in the installation. */
import type pg from 'pg'
import { inTransaction } from '../db/transaction.ts'
import { listShopColumns, lockOutWriters } from '../moving/moves.store.ts'
import { NO_PASSWORD } from '../staff/persons.store.ts'

export type ShopOfBackup = {
  readonly id: number
  readonly name: string
  readonly cell: string
  /** Only its entry in the directory: the shop itself is in the backup of its cell. */
  readonly isEntryAlone: boolean
  /** The whole row, as JSON. */
  readonly row: Record<string, unknown>
}

export async function findShopOfBackup(source: pg.Client, name: string): Promise<ShopOfBackup | undefined> {
  const { rows } = await source.query<ShopOfBackup>(
    `select id, name, cell, writes_stopped_until = 'infinity' is true as "isEntryAlone", to_jsonb(s) as row
    from shops s where name = $1 and deleting_since is null`,
    [name],
  )
  return rows[0]
}

export type ShopHere = {
  readonly id: number
  readonly name: string
  readonly cell: string
  readonly isEnding: boolean
}

/** The shop of this number or of this name in the installation. */
export async function listShopsHere(
  home: pg.Client,
  { id, name }: { id: number; name: string },
): Promise<ShopHere[]> {
  const { rows } = await home.query<ShopHere>(
    `select id, name, cell, deleting_since is not null as "isEnding" from shops where id = $1 or name = $2`,
    [id, name],
  )
  return rows
}

/** The hosts of a shop that another one has by now. */
export async function listTakenHosts(
  home: pg.Client,
  shop: number,
  hosts: readonly string[],
): Promise<string[]> {
  const { rows } = await home.query<{ host: string }>(
    `select asked.name as host from unnest($2::text[]) as asked (name)
    where exists (
      select from shops s where s.id <> $1 and (s.host = asked.name or asked.name = any (s.other_hosts)))`,
    [shop, hosts],
  )
  return rows.map(({ host }) => host)
}

/** One transaction in which triggers rest, and whoever would write for the shop waits. */
export function withoutWriters<T>(target: pg.Client, shop: number, work: () => Promise<T>): Promise<T> {
  return inTransaction(
    target,
    async () => {
      await lockOutWriters(target, shop)
      return work()
    },
    { lock_timeout: '60s', session_replication_role: 'replica' },
  )
}

export async function deleteRowsHere(target: pg.Client, table: string): Promise<void> {
  await target.query(`delete from ${table} where shop_id = current_shop()`)
}

/**
 * What the operator decides of a shop that is there stays: state, quotas, the date of its deletion. The version grows beyond
 * both, so nothing that is kept of it counts as current.
 */
export async function putRestoredShop(
  target: pg.Client,
  shop: ShopOfBackup,
  { cell, hosts }: { cell: string; hosts: { host: string | null; other_hosts: readonly string[] } },
): Promise<void> {
  const columns = await listShopColumns(target)
  const decided = ['state', 'most_products', 'most_uploads', 'most_people', 'most_mails', 'delete_at']
  const replaced = columns.filter((column) => ![...decided, 'id', 'version'].includes(column))
  await target.query(
    `insert into shops (${columns.join(', ')}) overriding system value
    select ${columns.join(', ')} from jsonb_populate_record(null::shops, $1::jsonb)
    on conflict (id) do update set ${replaced.map((column) => `${column} = excluded.${column}`).join(', ')},
      version = greatest(shops.version, excluded.version)`,
    [JSON.stringify({ ...shop.row, ...hosts, cell, writes_stopped_until: null, delete_at: null })],
  )
}

/** With triggers again: whoever keeps something of the shop hears of it. */
export async function announceRestoredShop(target: pg.Client, shop: number): Promise<void> {
  await target.query('set local session_replication_role = origin')
  await target.query('update shops set version = version + 1 where id = $1', [shop])
}

/** The number that the next shop, or the next person, gets is beyond this one. */
export async function raiseNumbers(
  client: pg.Client,
  table: 'shops' | 'people',
  number: number,
): Promise<void> {
  await client.query(
    `select setval(sequence, $2) from (select pg_get_serial_sequence($1, 'id')::regclass as sequence) s
    where coalesce(pg_sequence_last_value(sequence), 0) < $2`,
    [table, number],
  )
}

export type PersonOfBackup = {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly password_hash: string
  readonly password_since: Date
  readonly created_at: Date
}

export async function listPeopleOfBackup(source: pg.Client): Promise<PersonOfBackup[]> {
  const { rows } = await source.query<PersonOfBackup>(
    `select id, email, name, password_hash, password_since, created_at from people
    where id in (select person_id from staff) order by id`,
  )
  return rows
}

/** Whom the installation knows by the number or the address of this person. */
export async function listPeopleLike(
  home: pg.Client,
  { id, email }: PersonOfBackup,
): Promise<Pick<PersonOfBackup, 'id' | 'email' | 'created_at'>[]> {
  const { rows } = await home.query<PersonOfBackup>(
    'select id, email, created_at from people where id = $1 or email = $2',
    [id, email],
  )
  return rows
}

/** Until the transaction ends nobody is deleted in this cell for working at none of its shops. */
export async function holdPeople(cell: pg.Client): Promise<void> {
  await cell.query('select hold_people()')
}

/** `hasPassword`: in the home cell. Elsewhere people have names alone. */
export async function addRestoredPerson(
  cell: pg.Client,
  person: PersonOfBackup,
  { hasPassword }: { hasPassword: boolean },
): Promise<void> {
  await cell.query(
    `insert into people (id, email, name, password_hash, password_since, created_at) overriding system value
    values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [
      person.id,
      person.email,
      person.name,
      hasPassword ? person.password_hash : NO_PASSWORD,
      person.password_since,
      person.created_at,
    ],
  )
  await raiseNumbers(cell, 'people', person.id)
}

/** Those who have another number in the installation than in the backup. */
export async function renumberPeople(
  target: pg.Client,
  people: readonly { person: Pick<PersonOfBackup, 'id'>; number: number }[],
): Promise<void> {
  const changed = people.filter(({ person, number }) => person.id !== number)
  if (changed.length === 0) return
  await target.query(
    `update staff set person_id = m.now from unnest($1::integer[], $2::integer[]) as m (old, now)
    where person_id = m.old`,
    [changed.map(({ person }) => person.id), changed.map(({ number }) => number)],
  )
}
