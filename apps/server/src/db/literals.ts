import { type RawBuilder, sql } from 'kysely'

/**
 * Names of our own stand in the statement itself: a plan that is made once for all parameters would take any of them for
 * as frequent as the rest, and read every row.
 */
export function isOneOf(column: RawBuilder<unknown>, names: readonly string[]): RawBuilder<unknown> {
  if (names.length === 0) return sql`false`
  return sql`${column} in (${sql.join(names.map((name) => sql.lit(name)))})`
}
