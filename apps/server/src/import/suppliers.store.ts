/** Suppliers of a shop: the products of each have codes with its prefix. */
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { plainOf } from './normalize/text.ts'

export type Supplier = { readonly id: number; readonly name: string; readonly prefix: string }

export async function findSupplier(tx: Tx, name: string): Promise<Supplier | undefined> {
  return tx
    .selectFrom('suppliers')
    .select(['id', 'name', 'prefix'])
    .where('key', '=', plainOf(name))
    .executeTakeFirst()
}

export async function listSuppliers(tx: Tx): Promise<Supplier[]> {
  return tx.selectFrom('suppliers').select(['id', 'name', 'prefix']).orderBy('name').execute()
}

export async function insertSupplier(tx: Tx, name: string, prefix: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into suppliers (shop_id, name, key, prefix)
    values (current_shop(), ${name}, ${plainOf(name)}, ${prefix}) returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

/** Whether a code of the shop, of whichever product, begins so: such a prefix would not keep codes apart. */
export async function isPrefixTaken(tx: Tx, prefix: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from suppliers where prefix = ${prefix})
      or exists (select from generics where starts_with(external_id, ${`${prefix}-`}))
      or exists (select from variants where starts_with(sku, ${`${prefix}-`})) as taken`.execute(tx)
  return rows[0]?.taken ?? false
}
