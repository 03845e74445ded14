import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { ListedItem } from './listing.store.ts'

/** The published products of these ids, each once, in the order of the ids. */
export async function listCards(tx: Tx, ids: readonly number[]): Promise<ListedItem[]> {
  const { rows } = await sql<ListedItem>`
    select g.id, l.cost_from, l.stock, l.version, g.card
    from unnest(${[...new Set(ids)]}::int[]) with ordinality as i(id, place)
    cross join lateral (select * from generic_listings where generic_id = i.id offset 0) l
    cross join lateral (select id, card from generics where id = i.id offset 0) g
    where l.published
    order by i.place`.execute(tx)
  return rows
}

/** Published products that have a picture, the featured ones first. */
export async function listPicturedProducts(
  tx: Tx,
  most: number,
): Promise<{ name: string; picture: string }[]> {
  const { rows } = await sql<{ name: string; picture: string }>`
    select name, card -> 'featured_img' ->> 'image_url' as picture from generics
    where published and card -> 'featured_img' ->> 'image_url' is not null
    order by featured desc, id limit ${most}`.execute(tx)
  return rows
}
