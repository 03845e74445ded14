import type { SkuOwners } from '@estampa/domain/quotes'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** The products of these variants; skus that the shop does not sell are left out. */
export async function findProductsOfSkus(tx: Tx, skus: readonly string[]): Promise<SkuOwners> {
  const { rows } = await sql<{ sku: string; genericId: number; type: 'ProductoSimple' | 'ProductoCurva' }>`
    select v.sku, v.generic_id as "genericId", g.type
    from variants v join generics g on g.shop_id = v.shop_id and g.id = v.generic_id
    where v.sku = any(${skus}::text[]) and v.active and g.published`.execute(tx)
  return new Map(rows.map(({ sku, ...owner }) => [sku, owner]))
}
