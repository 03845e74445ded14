import type { PaymentLife } from '@estampa/domain/payments'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** An order's payments, locked until the transaction ends; their histories hold only what is new. */
export async function lockPayments(tx: Tx, orderId: string): Promise<(PaymentLife & { id: string })[]> {
  const { rows } = await sql<PaymentLife & { id: string }>`
    select id, state, '{}'::text[] as history from payments where order_id = ${orderId}
    order by id for no key update`.execute(tx)
  return rows
}

/** Writes a payment's state and adds the moves that it made since it was read. */
export async function savePaymentMoves(tx: Tx, id: string, { state, history }: PaymentLife): Promise<void> {
  const moves = history.map(({ from, to, who, at }) => ({
    from,
    to,
    at,
    kind: who.kind,
    who: who.id,
    name: who.name,
  }))
  await sql`
    with moved as (update payments set state = ${state} where id = ${id} returning shop_id)
    insert into payment_history (shop_id, payment_id, sequence, from_state, to_state, who_kind, who_id, who_name, at)
    select shop_id, ${id},
      (select max(sequence) from payment_history where payment_id = ${id}) + row_number() over (),
      "from", "to", kind, who, name, at
    from moved, jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m(
      "from" text, "to" text, at timestamptz, kind text, who text, name text)`.execute(tx)
}
