import type { Roles } from '@estampa/server/db/migrate'
import pg from 'pg'

/** Asks as the owner of the tables, in a shop. */
export async function readAsOwner(roles: Roles, shop: number, text: string) {
  const client = new pg.Client({ connectionString: roles.owner })
  await client.connect()
  try {
    await client.query("select set_config('estampa.shop', $1, false)", [String(shop)])
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
