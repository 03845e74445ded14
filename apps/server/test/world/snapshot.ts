import pg from 'pg'

/** What a request may leave behind although it was refused: counters of tries, with nothing of anybody in it. */
const COUNTERS = ['tries']

export type Sums = {
  /** A sum over every row of a shop, by table: two that are equal say that nothing of it has changed. */
  of(shopId: number): Promise<Record<string, string>>
  close(): Promise<void>
}

export async function openSums(ownerUrl: string): Promise<Sums> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.column_name = 'shop_id' and c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
  )
  const sums = rows
    .filter(({ name }) => !COUNTERS.includes(name))
    .map(
      ({ name }) => `select '${name}' as name, count(*) || ' ' ||
        coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from ${name} t`,
    )
    .join(' union all ')
  return {
    async of(shopId) {
      // the owner of the tables is bound by the policies too
      await client.query(`select set_config('estampa.shop', $1, false)`, [String(shopId)])
      const found = await client.query<{ name: string; sum: string }>(sums)
      return Object.fromEntries(found.rows.map(({ name, sum }) => [name, sum]))
    },
    close: () => client.end(),
  }
}
