import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** Other products of the main category of this one, with how many areas each has. */
export async function listSiblings(
  tx: Tx,
  id: number,
  limit: number,
): Promise<{ id: number; name: string; areas: number }[]> {
  const { rows } = await sql<{ id: number; name: string; areas: number }>`
    select g.id, g.name, jsonb_array_length(g.document->'printing_areas') as areas
    from generic_families own
    join generic_families f on f.family_id = own.family_id and f.main and f.generic_id <> own.generic_id
    join generics g on g.id = f.generic_id
    where own.generic_id = ${id} and own.main order by g.name, g.id limit ${limit}`.execute(tx)
  return rows
}
