import { sql } from 'kysely'
import { items, type ListedItem } from '../catalog/listing.store.ts'
import type { PersonalData } from '../customers/personal-data.ts'
import type { Tx } from '../db/database.ts'
import { hasEveryWord } from '../db/every-word.ts'

/** Changes of one person's favorites come one after another. False: there is no such customer. */
export async function lockFavorites(tx: Tx, customerId: number): Promise<boolean> {
  const { rows } = await sql`select from customers where id = ${customerId} for no key update`.execute(tx)
  return rows.length > 0
}

export type FavoriteState = {
  readonly id: number
  /** Shoppers see it. */
  readonly published: boolean
  readonly favorite: boolean
}

/** The products that the shop has of these, in the order asked for. */
export async function findStates(
  tx: Tx,
  customerId: number,
  ids: readonly number[],
): Promise<FavoriteState[]> {
  const { rows } = await sql<FavoriteState>`
    select g.id, g.published, f.generic_id is not null as favorite
    from unnest(${ids}::int[]) with ordinality as i(id, place)
    join generics g on g.id = i.id
    left join favorites f on f.customer_id = ${customerId} and f.generic_id = g.id
    order by i.place`.execute(tx)
  return rows
}

export async function countFavorites(tx: Tx, customerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from favorites where customer_id = ${customerId}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** The first of them becomes the newest. */
export async function addFavorites(
  tx: Tx,
  customerId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await sql`
    insert into favorites (customer_id, generic_id, added_at)
    select ${customerId}, id, ${now}::timestamptz - place * interval '1 microsecond'
    from unnest(${ids}::int[]) with ordinality as i(id, place)
    on conflict do nothing`.execute(tx)
}

export async function removeFavorites(tx: Tx, customerId: number, ids: readonly number[]): Promise<void> {
  await sql`
    delete from favorites where customer_id = ${customerId} and generic_id = any(${ids}::int[])`.execute(tx)
}

export type FavoritesPage = {
  readonly ids: readonly number[]
  readonly total: number
  readonly items: readonly ListedItem[]
}

type FavoritesQuery = { words: readonly string[]; offset: number; limit: number }

/** A page of the favorites that are on sale; `words` all stand in their names, `limit` 0 asks for the ids. */
export async function listFavorites(
  tx: Tx,
  customerId: number,
  { words, offset, limit }: FavoritesQuery,
): Promise<FavoritesPage> {
  const { rows } = await sql<FavoritesPage>`
    with kept as materialized (
      select f.generic_id, l.slot, l.name_key, row_number() over (order by f.added_at desc, f.generic_id desc) as place
      from favorites f
      cross join lateral (select slot, name_key, published from generic_listings
        where generic_id = f.generic_id offset 0) l
      where f.customer_id = ${customerId} and l.published
    ), found as materialized (
      select * from kept where ${hasEveryWord(sql`name_key`, words)}
    ), page as (
      select slot, place from found order by place limit ${limit}::int offset ${offset}::int
    )
    select (select coalesce(array_agg(generic_id order by place), '{}') from kept) as ids,
      (select count(*)::int from found) as total,
      ${items(sql`select * from page`)} as items`.execute(tx)
  const [page] = rows
  if (!page) throw new Error('the favourites gave no row')
  return page
}

/** The products that a person marked. */
export const favoritesPersonalData: PersonalData = {
  name: 'favorites',
  async gather(tx, customer) {
    const { rows } = await sql`
      select f.generic_id, g.name, f.added_at from favorites f join generics g on g.id = f.generic_id
      where f.customer_id = ${customer.id} order by f.added_at, f.generic_id`.execute(tx)
    return rows
  },
  async erase(tx, customer) {
    await sql`delete from favorites where customer_id = ${customer.id}`.execute(tx)
    return []
  },
}
