import type { SizeGuide } from '@estampa/domain/catalog'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { touchShop } from '../shops/shops.store.ts'
import { indexGenerics } from './index-generics.ts'
import { nameFacets } from './postings.store.ts'
import { slugOf } from './words.ts'

export type FamilyDraft = {
  readonly title: string
  /** Last segment of its address; by default made from the title. */
  readonly url?: string
  readonly icon_url: string | null
  readonly position: number
  /** The title of the category that a new one stands in; one that there is stays where it stands. */
  readonly parent?: string | null
}

/** Makes or changes the family of this title and gives its id. Unchanged input changes nothing. */
export async function saveFamily(tx: Tx, draft: FamilyDraft): Promise<number> {
  const url = draft.url ?? slugOf(draft.title)
  const { rows } = await sql<{ id: number }>`
    insert into families (shop_id, title, url, icon_url, position, parent_id)
    values (current_shop(), ${draft.title}, ${url}, ${draft.icon_url}, ${draft.position}, (
      select p.id from families p left join families above on above.id = p.parent_id
      where p.title = ${draft.parent ?? null}::text and above.parent_id is null))
    on conflict (shop_id, title) do update
      set url = excluded.url, icon_url = excluded.icon_url, position = excluded.position
      where (families.url, families.icon_url, families.position)
        is distinct from (excluded.url, excluded.icon_url, excluded.position)
    returning id`.execute(tx)
  const [changed] = rows
  if (!changed) return findFamilyId(tx, draft.title)
  await fileAnew(tx, await listGenericsIn(tx, [changed.id]))
  return changed.id
}

/** The guide of a category by its title, for its products that have none of their own. False: there is no such category. */
export async function saveFamilySizeGuide(tx: Tx, title: string, guide: SizeGuide | null): Promise<boolean> {
  const { rows } = await sql`
    update families set size_guide = ${guide === null ? null : JSON.stringify(guide)}::jsonb
    where lower(unaccent(title)) = lower(unaccent(${title})) returning id`.execute(tx)
  if (rows.length > 0) await touchShop(tx)
  return rows.length > 0
}

/** Each after that which it stands in. */
export async function listFamilyDrafts(tx: Tx): Promise<Required<FamilyDraft>[]> {
  const { rows } = await sql<Required<FamilyDraft>>`
    select f.title, f.url, f.icon_url, f.position, p.title as parent
    from families f left join families p on p.id = f.parent_id left join families above on above.id = p.parent_id
    order by (p.id is not null)::int + (above.id is not null)::int, f.position, f.title`.execute(tx)
  return rows
}

export async function listFamilyTitles(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('families').select('title').orderBy('position').orderBy('title').execute()
  return rows.map(({ title }) => title)
}

async function findFamilyId(tx: Tx, title: string): Promise<number> {
  const { id } = await tx
    .selectFrom('families')
    .select('id')
    .where('title', '=', title)
    .executeTakeFirstOrThrow()
  return id
}

/** The products that stand in one of these families, by id. */
export async function listGenericsIn(tx: Tx, families: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ generic_id: number }>`
    select distinct generic_id from generic_families where family_id = any(${families}::int[])
    order by generic_id`.execute(tx)
  return rows.map((row) => row.generic_id)
}

const FILED_AT_ONCE = 500

/** After a change of families: these products are filed again, and whatever shows a family is stale. */
export async function fileAnew(tx: Tx, generics: readonly number[]): Promise<void> {
  for (let at = 0; at < generics.length; at += FILED_AT_ONCE)
    await indexGenerics(tx, generics.slice(at, at + FILED_AT_ONCE))
  await nameFacets(tx)
  await touchShop(tx)
}
