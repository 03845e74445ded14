import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/**
 * Every column that names a file of a shop: `true` for a text, the fields of each element for a list of objects.
 * A file that none of them names is removed after a day, so a new column belongs here; a test compares this with the
 * schema.
 */
export const fileKeyColumns: Readonly<Record<string, Readonly<Record<string, true | readonly string[]>>>> = {
  uploads: { picture_key: true, preview_key: true, drawing_key: true },
  designs: { pictures: ['picture_key', 'preview_key'] },
  quotes: { pictures: ['key', 'preview_key', 'mail_key'] },
  order_artworks: { files: ['key', 'preview_key'] },
  order_proofs: { file_key: true, preview_key: true },
  receipts: { file_key: true, preview_key: true },
  papers: { key: true },
  catalog_papers: { key: true, replaced: ['key'] },
}

/** Those among these keys that a row of the shop names. */
export async function findNamedKeys(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>()
  for (const [table, columns] of Object.entries(fileKeyColumns)) {
    for (const [column, fields] of Object.entries(columns)) {
      for (const key of await namedBy(tx, { table, column, fields }, keys)) named.add(key)
    }
  }
  return named
}

type Column = { table: string; column: string; fields: true | readonly string[] }

async function namedBy(
  tx: Tx,
  { table, column, fields }: Column,
  keys: readonly string[],
): Promise<string[]> {
  const isAmong = sql<SqlBool>`key = any(${[...keys]}::text[])`
  const { rows } =
    fields === true
      ? await sql<{ key: string }>`
          select key from (select ${sql.ref(column)} as key from ${sql.table(table)}) as named
          where ${isAmong}`.execute(tx)
      : await sql<{ key: string }>`
          select element ->> field as key from ${sql.table(table)},
            jsonb_array_elements(coalesce(nullif(${sql.ref(column)}, 'null'), '[]')) as element,
            unnest(${[...fields]}::text[]) as field
          where element ->> field = any(${[...keys]}::text[])`.execute(tx)
  return rows.map(({ key }) => key)
}
