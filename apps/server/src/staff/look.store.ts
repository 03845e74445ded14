/** The draft of a shop's look and the looks that were published. */
import type { LookField, ShopLook } from '@estampa/domain/shops/look'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { utc } from '../db/utc.ts'

type LookValues = Partial<ShopLook>

declare module '../db/json-columns.ts' {
  interface JsonColumns {
    'look_drafts.fields': LookValues
    'look_drafts.seen': LookValues
    'look_publications.look': ShopLook
  }
}

export type StoredLookDraft = {
  version: number
  /** The fields that differ from what is published, and what was published of each when it was changed. */
  fields: LookValues
  seen: LookValues
  who: string
  at: string
}

const nothing: StoredLookDraft = { version: 0, fields: {}, seen: {}, who: '', at: '' }

export async function findLookDraft(tx: Tx): Promise<StoredLookDraft> {
  const { rows } = await sql<StoredLookDraft>`
    select version, fields, seen, who, ${utc(sql`at`)} as at from look_drafts`.execute(tx)
  return rows[0] ?? nothing
}

export type DraftToSave = Pick<StoredLookDraft, 'fields' | 'seen'> & {
  readonly who: string
  readonly at: Date
}

/** The caller holds the shop. */
export async function saveLookDraft(tx: Tx, { fields, seen, who, at }: DraftToSave): Promise<void> {
  await sql`
    insert into look_drafts (version, fields, seen, who, at)
    values (1, ${JSON.stringify(fields)}::jsonb, ${JSON.stringify(seen)}::jsonb, ${who}, ${at})
    on conflict (shop_id) do update set version = look_drafts.version + 1, fields = excluded.fields,
      seen = excluded.seen, who = excluded.who, at = excluded.at`.execute(tx)
}

export type NewPublication = {
  readonly at: Date
  readonly who: string | null
  readonly look: ShopLook
  readonly fields: readonly LookField[]
  readonly restored: number | null
}
export type StoredPublication = {
  id: number
  at: string
  who: string | null
  fields: LookField[]
  restored: number | null
}

/** The caller holds the shop, so that no two get one number. */
export async function insertPublication(tx: Tx, publication: NewPublication): Promise<void> {
  const { at, who, look, fields, restored } = publication
  await sql`
    insert into look_publications (id, at, who, look, fields, restored)
    select coalesce(max(id), 0) + 1, ${at}::timestamptz, ${who}, ${JSON.stringify(look)}::jsonb, ${[...fields]}::text[],
      ${restored}::int
    from look_publications`.execute(tx)
}

/** The newest first, without their looks. */
export async function listPublications(tx: Tx, most: number): Promise<StoredPublication[]> {
  const { rows } = await sql<StoredPublication>`
    select id, ${utc(sql`at`)} as at, who, fields, restored from look_publications
    order by id desc limit ${most}`.execute(tx)
  return rows
}

/** The look of that publication, or of the newest one. */
export async function findPublishedLook(tx: Tx, id: number | null = null): Promise<LookValues | undefined> {
  const { rows } = await sql<{ look: LookValues }>`
    select look from look_publications where ${id === null ? sql`true` : sql`id = ${id}`}
    order by id desc limit 1`.execute(tx)
  return rows[0]?.look
}
