import type { ReceiptPurpose } from '@estampa/contract/orders'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

/** `name`: of the file, for people's eyes. */
export type StoredReceipt = Pick<
  Selectable<Tables['receipts']>,
  'id' | 'name' | 'kind' | 'bytes' | 'file_key' | 'preview_key'
>

export async function insertReceipt(
  tx: Tx,
  receipt: StoredReceipt,
  { customerId, purpose, now }: { customerId: number; purpose: ReceiptPurpose; now: Date },
): Promise<void> {
  const { id, name, kind, bytes, file_key, preview_key } = receipt
  await sql`
    insert into receipts (id, customer_id, purpose, name, kind, bytes, file_key, preview_key, created_at)
    values (${id}, ${customerId}, ${purpose}, ${name}, ${kind}, ${bytes}, ${file_key}, ${preview_key}, ${now})`.execute(
    tx,
  )
}

/** Those among these that are the customer's own become the order's; gives how many do. One is of one order. */
export async function attachReceipts(
  tx: Tx,
  orderId: string,
  customerId: number,
  { ids, purpose }: { ids: readonly string[]; purpose: ReceiptPurpose },
): Promise<number> {
  const { rows } = await sql`
    update receipts set order_id = ${orderId}
    where id = any(${[...ids]}::uuid[]) and customer_id = ${customerId} and purpose = ${purpose}
      and (order_id is null or order_id = ${orderId}) returning id`.execute(tx)
  return rows.length
}

/** Takes away what no notice and no order named but the customer's newest `most`; gives the keys of the files that can go. */
export async function dropLooseReceipts(tx: Tx, customerId: number, most: number): Promise<string[]> {
  const { rows } = await sql<ReceiptKeys>`
    delete from receipts where customer_id = ${customerId} and order_id is null and id not in (
      select id from receipts where customer_id = ${customerId} and order_id is null
      order by created_at desc, id limit ${most})
    returning file_key, preview_key`.execute(tx)
  return rows.flatMap(keysOf)
}

/** The same for those of an order that is over for its person. */
export async function dropReceiptsOf(tx: Tx, orderId: string): Promise<string[]> {
  const { rows } = await sql<ReceiptKeys>`
    delete from receipts where order_id = ${orderId} returning file_key, preview_key`.execute(tx)
  return rows.flatMap(keysOf)
}

/** Takes away the file of an order's purchase order, unless it is `kept`. */
export async function dropPurchaseOrderFile(tx: Tx, orderId: string, kept: string | null): Promise<string[]> {
  const { rows } = await sql<ReceiptKeys>`
    delete from receipts
    where order_id = ${orderId} and purpose = 'purchase_order' and id is distinct from ${kept}::uuid
    returning file_key, preview_key`.execute(tx)
  return rows.flatMap(keysOf)
}

type ReceiptKeys = Pick<StoredReceipt, 'file_key' | 'preview_key'>

function keysOf({ file_key, preview_key }: ReceiptKeys): string[] {
  return preview_key === null ? [file_key] : [file_key, preview_key]
}
