import type { Minor } from '@estampa/domain/money'
import type { PaymentActor, PaymentNotice } from '@estampa/domain/payments'
import type { PartnerPaymentMethod } from '@estampa/domain/shops'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Payment } from '../orders/order-payments.store.ts'

/** The order that a payment is of. */
export async function findOrderOfPayment(tx: Tx, paymentId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select order_id as id from payments where id = ${paymentId}`.execute(tx)
  return rows[0]?.id
}

export type PaymentToRequest = Pick<Payment, 'id' | 'method' | 'amount' | 'currency' | 'reference'> & {
  orderId: string
  who: PaymentActor
  at: Date
}

/** Asks for money: a pending payment and the first line of its history. */
export async function insertPayment(tx: Tx, payment: PaymentToRequest): Promise<void> {
  const { id, orderId, method, amount, currency, reference, who, at } = payment
  await sql`
    with asked as (
      insert into payments (shop_id, id, order_id, method, state, amount, currency, reference, created_at)
      values (current_shop(), ${id}, ${orderId}, ${method}, 'pending', ${amount}, ${currency}, ${reference}, ${at})
      returning shop_id, id
    )
    insert into payment_history (shop_id, payment_id, sequence, to_state, who_kind, who_id, who_name, at)
    select shop_id, id, 1, 'pending', ${who.kind}, ${who.id}::text, ${who.name}, ${at}::timestamptz from asked`.execute(
    tx,
  )
}

/** Saves the buyer's notice of this payment, which is of that amount from now on. */
export async function saveNotice(tx: Tx, id: string, notice: PaymentNotice): Promise<void> {
  const { amount, ...told } = notice
  await sql`update payments set amount = ${amount}, notice = ${JSON.stringify(told)}::jsonb where id = ${id}`.execute(
    tx,
  )
}

export async function saveRefunded(tx: Tx, id: string, refunded: Minor): Promise<void> {
  await sql`update payments set refunded = ${refunded} where id = ${id}`.execute(tx)
}

/** Changes the method of the missing amount; stock that waits for money waits until then. */
export async function saveMethod(
  tx: Tx,
  orderId: string,
  method: PartnerPaymentMethod,
  heldUntil: Date,
): Promise<void> {
  await sql`
    update orders set payment_method = ${method.code},
      held_until = case when state = 'placed' then ${heldUntil}::timestamptz end,
      document = jsonb_set(document, '{payment}', ${JSON.stringify(method)}::jsonb)
    where id = ${orderId}`.execute(tx)
}

export async function holdLonger(tx: Tx, orderId: string, heldUntil: Date): Promise<void> {
  await sql`update orders set held_until = ${heldUntil} where id = ${orderId} and state = 'placed'`.execute(
    tx,
  )
}
