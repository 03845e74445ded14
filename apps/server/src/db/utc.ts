import { type RawBuilder, sql } from 'kysely'

/** A moment of the database as it travels: ISO 8601 with milliseconds, in UTC. */
export const utc = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
