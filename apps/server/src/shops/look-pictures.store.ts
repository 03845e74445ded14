/** Pictures that were uploaded for the look of a shop, until it is known that no page ever shows them. */
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** Before its file is kept: a file without its row would lie there for ever. */
export async function saveLookPicture(tx: Tx, name: string, uploadedAt: Date): Promise<void> {
  await sql`
    insert into look_pictures (name, uploaded_at) values (${name}, ${uploadedAt})
    on conflict (shop_id, name) do update set uploaded_at = excluded.uploaded_at`.execute(tx)
}

/** Those that were uploaded before a moment, and that nothing of the shop shows: no draft and no look that was ever published. */
export async function listUnusedLookPictures(tx: Tx, before: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from look_pictures p
    where uploaded_at < ${before} and not exists (select from (${shown}) t where strpos(t.text, p.name) > 0)
    order by uploaded_at limit ${most}`.execute(tx)
  return rows.map(({ name }) => name)
}

/** Those of these pictures that the open shop shows: one that was made like another shows the same. */
export async function listShownPictures(tx: Tx, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${[...names]}::text[]) name
    where exists (select from (${shown}) t where strpos(t.text, name) > 0)`.execute(tx)
  return rows.map(({ name }) => name)
}

const shown = sql`
  select config::text as text from shops where id = current_shop()
  union all select settings::text from shops where id = current_shop()
  union all select fields::text from look_drafts union all select seen::text from look_drafts
  union all select look::text from look_publications
  union all select icon_url from families where icon_url is not null`

export async function deleteLookPictures(tx: Tx, names: readonly string[]): Promise<void> {
  await sql`delete from look_pictures where name = any(${[...names]}::text[])`.execute(tx)
}
