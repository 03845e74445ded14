import type { Family } from '@estampa/domain/shops'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** The families that have published products, in the shop's order. */
export async function listPublishedFamilies(tx: Tx): Promise<Family[]> {
  const { rows } = await sql<Family>`
    select f.id, f.title, f.icon_url
    from families f join generic_facets v on v.facet = 'family' and v.value = f.id::text
    where v.docs > 0 order by f.position, f.title`.execute(tx)
  return rows
}
