/** What two cells need before a shop moves between them. */
import type pg from 'pg'

export async function readServerVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::integer / 10000 as version`,
  )
  return rows[0]?.version ?? 0
}

/** Rows are copied with all that triggers made of them, so these have to rest meanwhile. */
export async function mayRestTriggers(client: pg.Client): Promise<{ may: boolean; role: string }> {
  const { rows } = await client.query<{ may: boolean; role: string }>(
    `select has_parameter_privilege('session_replication_role', 'set') as may, current_user::text as role`,
  )
  return rows[0] ?? { may: false, role: '' }
}

/** Tables with a shop that are not kept apart by it, though whoever owns them asks. */
export async function listUnprotected(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'shop_id' and not a.attisdropped)
      and not (c.relrowsecurity and c.relforcerowsecurity
        and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'by_shop'))`,
  )
  return rows.map(({ name }) => name)
}

export async function listApplied(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  return rows.map(({ name }) => name)
}

/** Another shop with this number or this name. */
export async function findStranger(
  target: pg.Client,
  shop: { id: number; name: string },
): Promise<string | undefined> {
  const { rows } = await target.query<{ name: string }>(
    'select name from shops where (id = $1) <> (name = $2)',
    [shop.id, shop.name],
  )
  return rows[0]?.name
}
