import type { Currency, Minor } from '@estampa/domain/money'
import type { DeliveryMethod, OrderLifecycle, OrderState } from '@estampa/domain/orders'
import type { OrderMoneyState } from '@estampa/domain/orders/order-payments'
import type { PaymentMethodCode } from '@estampa/domain/shops'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { buyerNameOf } from './orders.store.ts'

/** An order as its life and its payments need it. */
export type PayableOrder = {
  shopId: number
  id: string
  number: number
  version: number
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
    select shop_id as "shopId", id, number, version, customer_id as "customerId", state, money_state as "moneyState", total, deposit,
      on_credit as "onCredit",
      ${buyerNameOf} as buyer,
      is_decorated as "isDecorated", delivery_method as "deliveryMethod", payment_method as payment, currency,
      placed_at as "placedAt", held_until as "heldUntil"
    from orders where id = ${id} and (${customerId}::integer is null or customer_id = ${customerId})
    for no key update`.execute(tx)
  return rows[0]
}

/** Orders that nobody paid in the time for which their stock is held, the oldest first. */
export async function findExpiring(tx: Tx, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where held_until <= ${now} and ${isUnpaid} order by held_until limit ${most}`.execute(
    tx,
  )
  return rows.map((row) => row.id)
}

/** An order that is still due to expire, locked until the transaction ends; its history holds only what is new. */
export async function lockExpiring(tx: Tx, id: string, now: Date): Promise<OrderLifecycle | undefined> {
  const { rows } = await sql<OrderLifecycle>`
    select state, '{}'::text[] as history, is_decorated as "isDecorated", delivery_method as "deliveryMethod",
      0 as paid, deposit, 0 as "restDue"
    from orders where id = ${id} and held_until <= ${now} and ${isUnpaid} for no key update`.execute(tx)
  return rows[0]
}

/** Money that came in part, or that somebody still has to look at, keeps the order alive; what went back does not. */
const isUnpaid = sql`state = 'placed' and money_state in ('unpaid', 'refunded')`

/** Writes an order's state and adds the moves that it made since it was read. */
export async function saveMoves(tx: Tx, id: string, { state, history }: OrderLifecycle): Promise<void> {
  const moves = history.map(({ who, ...move }) => ({ ...move, kind: who.kind, who: who.id, name: who.name }))
  await sql`
    with moved as (
      update orders set state = ${state}, held_until = case when ${state} = 'placed' then held_until end,
        moved_at = coalesce(${moves.at(-1)?.at ?? null}, moved_at)
      where id = ${id} returning shop_id
    )
    insert into order_history
      (shop_id, order_id, sequence, from_state, to_state, who_kind, who_id, who_name, at, note)
    select shop_id, ${id},
      (select max(sequence) from order_history where order_id = ${id}) + row_number() over (),
      "from", "to", kind, who, name, at, note
    from moved, jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m(
      "from" text, "to" text, at timestamptz, kind text, who text, name text, note text)`.execute(tx)
}

export async function saveMoneyState(tx: Tx, orderId: string, moneyState: OrderMoneyState): Promise<void> {
  await sql`update orders set money_state = ${moneyState} where id = ${orderId}`.execute(tx)
}

/** Gives back what the order still holds. Rows are locked in the order in which orders take them. */
export async function releaseStock(tx: Tx, orderId: string): Promise<void> {
  await sql`
    with held as (delete from stock_holds where order_id = ${orderId} returning variant_id, quantity),
    locked as materialized (
      select v.id from variants v where v.id = any(array(select variant_id from held)) order by v.id for update of v
    )
    update variants v
    set reserved_stock = v.reserved_stock - (select h.quantity from held h where h.variant_id = v.id)
    where v.id = any(array(select id from locked))`.execute(tx)
}

/** Tells a second proof from the first. */
export async function newestMove(tx: Tx, orderId: string): Promise<number> {
  const { rows } = await sql<{ move: number | null }>`
    select max(sequence) as move from order_history where order_id = ${orderId}`.execute(tx)
  return rows[0]?.move ?? 0
}

/** Marks the unpaid orders whose stock is held until then at most, and long enough in all, and gives those that were not. */
export async function markReminded(
  tx: Tx,
  now: Date,
  { until, shortestDays }: { until: Date; shortestDays: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update orders set reminded_at = ${now}
    where ${isUnpaid} and reminded_at is null
      and held_until > ${now} and held_until <= ${until}
      and held_until - placed_at >= make_interval(days => ${shortestDays}::int)
    returning id`.execute(tx)
  return rows.map((row) => row.id)
}
