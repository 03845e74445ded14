import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a text has each of these words in it, wherever: without patterns, which cost a scan of many rows twice as
 * much. No words are in every text.
 */
export function hasEveryWord(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<unknown> {
  if (words.length === 0) return sql`true`
  return sql`(${sql.join(
    words.map((word) => sql`strpos(${text}, ${word}) > 0`),
    sql` and `,
  )})`
}
