import type { Currency, Minor } from '@estampa/domain/money'
import type { PaymentLifecycle, PaymentNotice } from '@estampa/domain/orders/order-payments'
import type { PaymentMethodCode } from '@estampa/domain/shops'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type Payment = PaymentLifecycle & {
  id: string
  method: PaymentMethodCode
  amount: Minor
  /** The part of it that went back. */
  refunded: Minor
  currency: Currency
  reference: string
  notice: PaymentNotice | null
}

/** An order's payments, oldest first, locked until the transaction ends; their histories hold only what is new. */
export async function lockPayments(tx: Tx, orderId: string): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    select id, state, method, amount, refunded, currency, reference, '{}'::text[] as history,
      notice || jsonb_build_object('amount', amount) as notice
    from payments where order_id = ${orderId}
    order by id for no key update`.execute(tx)
  return rows
}

/** Writes a payment's state and adds the moves that it made since it was read. */
export async function savePaymentMoves(
  tx: Tx,
  id: string,
  { state, history }: PaymentLifecycle,
): Promise<void> {
  const moves = history.map(({ who, ...move }) => ({ ...move, kind: who.kind, who: who.id, name: who.name }))
  await sql`
    with moved as (update payments set state = ${state} where id = ${id} returning shop_id)
    insert into payment_history
      (shop_id, payment_id, sequence, from_state, to_state, who_kind, who_id, who_name, at, note)
    select shop_id, ${id},
      (select max(sequence) from payment_history where payment_id = ${id}) + row_number() over (),
      "from", "to", kind, who, name, at, note
    from moved, jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m(
      "from" text, "to" text, at timestamptz, kind text, who text, name text, note text)`.execute(tx)
}
