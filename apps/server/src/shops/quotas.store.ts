import type { QuotaKind, Quotas, QuotaUse } from '@estampa/domain/shops'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { withTransaction } from '../db/transaction.ts'

/** What the open shop uses of what it may have. */
export async function listQuotas(tx: Tx, now: Date): Promise<QuotaUse[]> {
  const { rows } = await sql<QuotaUse>`
    select k.kind, coalesce(case when u.day <> (${now} at time zone 'UTC')::date then 0 else u.used end, 0) as used,
      quota_of(s.id, k.kind) as most, k.own
    from shops s cross join lateral (values (1, 'products', s.most_products::bigint), (2, 'uploads', s.most_uploads),
      (3, 'people', s.most_people), (4, 'mails', s.most_mails)) as k (place, kind, own)
    left join shop_usage u on u.shop_id = s.id and u.kind = k.kind
    where s.id = current_shop() order by k.place`.execute(tx)
  return rows
}

/** How many more products the open shop may show; Infinity: as many as it wants. */
export async function findProductRoom(tx: Tx): Promise<number> {
  const { rows } = await sql<{ room: number | null }>`
    select quota_of(current_shop(), 'products') - coalesce(
      (select used from shop_usage where kind = 'products'), 0) as room`.execute(tx)
  return Math.max(0, rows[0]?.room ?? Number.POSITIVE_INFINITY)
}

/** What holds for a shop of which nothing else was said. */
export async function findDefaultQuotas(tx: Tx): Promise<Quotas> {
  const { rows } = await sql<Quotas>`
    select most_products as products, most_uploads as uploads, most_people as people, most_mails as mails
    from default_quotas`.execute(tx)
  return rows[0] ?? { products: null, uploads: null, people: null, mails: null }
}

/** PostgreSQL asks by itself whether the person is an operator; null in another cell, after the home cell was asked. */
export async function saveQuotas(
  tx: Tx,
  operator: number | null,
  shop: number | 'default',
  { products, uploads, people, mails }: Quotas,
): Promise<void> {
  if (shop === 'default')
    await sql`select set_default_quotas(${operator}, ${products}, ${uploads}, ${people}, ${mails})`.execute(
      tx,
    )
  else
    await sql`select set_shop_quotas(${operator}, ${shop}, ${products}, ${uploads}, ${people}, ${mails})`.execute(
      tx,
    )
}

/** In a cell other than the home cell, which refuses it. */
export async function followDefaultQuotas(
  tx: Tx,
  { products, uploads, people, mails }: Quotas,
): Promise<void> {
  await sql`select follow_default_quotas(${products}, ${uploads}, ${people}, ${mails})`.execute(tx)
}

const columns = {
  products: 'most_products',
  uploads: 'most_uploads',
  people: 'most_people',
  mails: 'most_mails',
} as const satisfies Record<QuotaKind, string>

/** As the owner of the tables, for the console: what is not named stays. */
export async function saveQuotasAsOwner(
  ownerUrl: string,
  shop: number | 'default',
  changes: Partial<Quotas>,
): Promise<void> {
  await withTransaction(ownerUrl, async (client) => {
    for (const [kind, column] of Object.entries(columns)) {
      const most = changes[kind as QuotaKind]
      if (most === undefined) continue
      if (shop === 'default') await client.query(`update default_quotas set ${column} = $1`, [most])
      else await client.query(`update shops set ${column} = $1 where id = $2`, [most, shop])
    }
  })
}
