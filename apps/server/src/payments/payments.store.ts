import type { Currency, Minor } from '@estampa/domain/money'
import type { DeliveryMethod, OrderState } from '@estampa/domain/orders'
import type { OrderMoneyState, PaymentActor, PaymentLifecycle, PaymentNotice } from '@estampa/domain/payments'
import type { PartnerPaymentMethod, PaymentMethodCode } from '@estampa/domain/shops'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { buyerNameOf } from '../orders/orders.store.ts'

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

/** An order as its payments need it. */
export type PayableOrder = {
  shopId: number
  id: string
  number: number
  customerId: number
  buyer: string
  state: OrderState
  moneyState: OrderMoneyState
  isDecorated: boolean
  deliveryMethod: DeliveryMethod
  payment: PaymentMethodCode
  currency: Currency
  total: Minor
  deposit: Minor
  onCredit: boolean
  placedAt: Date
  /** Until when its stock waits for money. */
  heldUntil: Date | null
}

/** An order, locked until the transaction ends; with `customerId` only where it is this customer's own. */
export async function lockOrder(
  tx: Tx,
  id: string,
  customerId: number | null,
): Promise<PayableOrder | undefined> {
  const { rows } = await sql<PayableOrder>`
    select shop_id as "shopId", id, number, customer_id as "customerId", state, money_state as "moneyState", total, deposit,
      on_credit as "onCredit",
      ${buyerNameOf} as buyer,
      is_decorated as "isDecorated", delivery_method as "deliveryMethod", payment_method as payment, currency,
      placed_at as "placedAt", held_until as "heldUntil"
    from orders where id = ${id} and (${customerId}::integer is null or customer_id = ${customerId})
    for no key update`.execute(tx)
  return rows[0]
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

export async function saveMoneyState(tx: Tx, orderId: string, moneyState: OrderMoneyState): Promise<void> {
  await sql`update orders set money_state = ${moneyState} where id = ${orderId}`.execute(tx)
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
