import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/**
 * Every column that names files of a shop, as a text or anywhere inside of a document. A file that none of them names
 * is removed after some days, so a new column belongs here; a test compares this with the schema.
 */
export const fileKeyColumns: Readonly<Record<string, readonly string[]>> = {
  uploads: ['picture_key', 'preview_key', 'drawing_key'],
  designs: ['pictures'],
  quotes: ['pictures'],
  order_artworks: ['files'],
  order_proofs: ['file_key', 'preview_key', 'mail_key', 'roster'],
  order_messages: ['files'],
  receipts: ['file_key', 'preview_key'],
  papers: ['key'],
  gang_sheets: ['file_key'],
  catalog_papers: ['key', 'replaced'],
  catalog_imports: ['file_key', 'pictures_key'],
}

/** Those among these keys that a row of the shop names. */
export async function findNamedKeys(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>()
  for (const [table, columns] of Object.entries(fileKeyColumns)) {
    for (const column of columns) {
      const { rows } = await sql<{ key: string }>`
        select named #>> '{}' as key
        from ${sql.table(table)},
          jsonb_path_query(to_jsonb(${sql.ref(column)}), '$.** ? (@.type() == "string")') as named
        where named #>> '{}' = any(${[...keys]}::text[])`.execute(tx)
      for (const { key } of rows) named.add(key)
    }
  }
  return named
}
