import type { Database } from '../src/db/database.ts'

/** Rows of each table that were read in this database so far. */
export async function rowsRead({ pool }: Pick<Database, 'pool'>): Promise<ReadonlyMap<string, number>> {
  // every connection tells what it counted; asked all at once, and held, none answers for another
  const tell = () => pool.query('select pg_stat_force_next_flush(), pg_sleep(0.05)')
  await Promise.all(Array.from({ length: pool.options.max }, tell))
  const { rows } = await pool.query(
    'select relname as name, seq_tup_read + coalesce(idx_tup_fetch, 0) as n from pg_stat_user_tables',
  )
  return new Map(rows.map(({ name, n }) => [name, Number(n)]))
}
