/** The categories of a shop as its people arrange them. Every change files the products anew that it moves. */
import type { CategoryPlace } from '@estampa/domain/catalog/categories'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { touchShop } from '../shops/shops.store.ts'
import { fileAnew, listGenericsIn } from './families.store.ts'
import { slugOf } from './words.ts'

export type StoredCategory = CategoryPlace & {
  readonly title: string
  readonly url: string
  readonly picture: string | null
  /** In it itself, hidden ones too. */
  readonly products: number
}

/** In the shop's order. */
export async function listCategories(tx: Tx): Promise<StoredCategory[]> {
  const { rows } = await sql<StoredCategory>`
    select f.id, f.title, f.url, f.icon_url as picture, f.parent_id as "parentId", coalesce(n.products, 0) as products
    from families f
    left join (select family_id, count(*)::integer as products from generic_families group by family_id) n
      on n.family_id = f.id
    order by f.position, f.title`.execute(tx)
  return rows
}

/** At the end of all. An address that another category has gets a number. */
export async function insertCategory(
  tx: Tx,
  { title, parentId }: { title: string; parentId: number | null },
  taken: ReadonlySet<string>,
): Promise<number> {
  const slug = slugOf(title)
  let url = slug
  for (let at = 2; taken.has(url); at++) url = `${slug}-${at}`
  const { rows } = await sql<{ id: number }>`
    insert into families (shop_id, title, url, icon_url, position, parent_id)
    select current_shop(), ${title}, ${url}, null, coalesce(max(position), 0) + 1, ${parentId}::int from families
    returning id`.execute(tx)
  await touchShop(tx)
  return rows[0]?.id ?? 0
}

export async function updateCategory(
  tx: Tx,
  before: StoredCategory,
  { title, picture }: Pick<StoredCategory, 'title' | 'picture'>,
): Promise<void> {
  const { id } = before
  await sql`update families set title = ${title}, icon_url = ${picture} where id = ${id}`.execute(tx)
  // products are found by the names of their categories, and know nothing of the pictures
  await fileAnew(tx, title === before.title ? [] : await listGenericsIn(tx, [id]))
}

/** `moved`: those above which other categories stand now. */
export async function arrangeCategories(
  tx: Tx,
  places: readonly CategoryPlace[],
  moved: readonly number[],
): Promise<void> {
  await sql`
    update families f set position = i.position, parent_id = i.parent_id
    from jsonb_to_recordset(${JSON.stringify(
      places.map(({ id, parentId }, position) => ({ id, parent_id: parentId, position })),
    )}::jsonb) as i(id int, parent_id int, position int)
    where f.id = i.id and (f.position, f.parent_id) is distinct from (i.position, i.parent_id)`.execute(tx)
  await fileAnew(tx, await listGenericsIn(tx, moved))
}

/** Its products go to the other; where they were in it first of all, they are in the other first of all. */
export async function mergeCategories(tx: Tx, id: number, into: number): Promise<void> {
  const products = await listGenericsIn(tx, [id])
  await sql`
    update generic_families o set main = true from generic_families m
    where o.family_id = ${into} and m.family_id = ${id} and m.generic_id = o.generic_id and m.main`.execute(
    tx,
  )
  await sql`
    delete from generic_families m where m.family_id = ${id} and exists (
      select from generic_families o where o.family_id = ${into} and o.generic_id = m.generic_id)`.execute(tx)
  await sql`update generic_families set family_id = ${into} where family_id = ${id}`.execute(tx)
  await fileAnew(tx, products)
  await removeCategory(tx, id)
}

export async function deleteCategory(tx: Tx, id: number): Promise<void> {
  const products = await listGenericsIn(tx, [id])
  await sql`delete from generic_families where family_id = ${id}`.execute(tx)
  await fileAnew(tx, products)
  await removeCategory(tx, id)
}

async function removeCategory(tx: Tx, id: number): Promise<void> {
  await sql`delete from families where id = ${id}`.execute(tx)
  await sql`delete from generic_facets where facet = 'family' and value = ${String(id)}`.execute(tx)
}
