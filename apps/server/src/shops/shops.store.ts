import { isRefusal } from '@estampa/domain/refusal'
import { checkShopName, type ShopConfigInput, withDefaults } from '@estampa/domain/shops'
import pg from 'pg'
import type { ShopRules } from '../shop-rules.ts'

export type ShopToSave = {
  name: string
  host?: string
  config: Omit<ShopConfigInput, 'tenant'>
  rules: ShopRules
}

/**
 * Makes a shop, or brings it up to date, and gives its number. Only the owner of the tables may: the
 * application cannot open shops. Throws when the name is one of the server's own first segments.
 */
export async function saveShop(ownerUrl: string, shop: ShopToSave): Promise<number> {
  const name = checkShopName(shop.name)
  if (isRefusal(name)) throw new Error(`«${shop.name}» cannot be the name of a shop (${name.refusal})`)
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query(
      `insert into shops (name, host, config, rules) values ($1, $2, '{}', $3)
       on conflict (name) do update set host = excluded.host, rules = excluded.rules, version = shops.version + 1
       returning id`,
      [name, shop.host ?? null, shop.rules],
    )
    const id: number = rows[0].id
    const config = withDefaults({ ...shop.config, tenant: { id, tenancyName: name } })
    await client.query('update shops set config = $2 where id = $1', [id, config])
    await client.query('commit')
    return id
  } finally {
    await client.end()
  }
}
