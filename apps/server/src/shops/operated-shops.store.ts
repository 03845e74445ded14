/** What an operator does to shops. PostgreSQL asks by itself whether the person is one. */
import type { ShopState } from '@estampa/domain/shops'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { ShopToSave } from './shops.store.ts'

/**
 * Makes a shop that is being prepared and enters it: what the transaction does from then on, it does in that shop.
 * Throws a unique violation where another shop has the name.
 */
export async function prepareShop(tx: Tx, operator: number, shop: ShopToSave): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select prepare_shop(${operator}, ${shop.name}, ${JSON.stringify(shop.config)}::jsonb,
      ${JSON.stringify(shop.rules)}::jsonb, ${JSON.stringify(shop.settings ?? {})}::jsonb) as id`.execute(tx)
  const [made] = rows
  if (!made) throw new Error('the shop was not made')
  return made.id
}

export type ShopMove = { readonly id: number; readonly from: ShopState; readonly to: ShopState }

/** False: meanwhile the shop is in another state. The operator is null in another cell, after the home cell was asked. */
export async function moveOperatedShop(
  tx: Tx,
  operator: number | null,
  { id, from, to }: ShopMove,
): Promise<boolean> {
  const { rows } = await sql<{ moved: boolean }>`
    select move_shop(${operator}, ${id}, ${from}, ${to}) as moved`.execute(tx)
  return rows[0]?.moved ?? false
}

export type OperatorChange = {
  readonly who: string
  readonly call: string
  readonly shop: string
  readonly before: object
  readonly after: object
  readonly at: Date
  readonly ip: string
}

export async function recordOperation(tx: Tx, change: OperatorChange): Promise<void> {
  await tx
    .insertInto('operator_changes')
    .values({
      at: change.at,
      who: change.who,
      call: change.call,
      shop_name: change.shop,
      before: JSON.stringify(change.before),
      after: JSON.stringify(change.after),
      ip: change.ip,
    })
    .execute()
}
