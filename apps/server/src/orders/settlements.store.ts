import type { Minor } from '@estampa/domain/money'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type SettlementKind = 'refund_owed' | 'charged_back' | 'payment_differs'
export type StoredSettlement = { kind: SettlementKind; amount: Minor; note: string; who: string; at: string }

const wentBack = sql`(select coalesce(sum(case p.state when 'approved' then p.refunded else p.amount end), 0)
  from payments p where p.shop_id = o.shop_id and p.order_id = o.id
    and p.state in ('approved', 'refunded', 'charged_back'))`

/** The settled part of a refund that the order `o` owes: the domain's `resolvedAmount`, where many orders are asked. */
export const settledOf = sql`coalesce((
  select greatest(0, s.owed - greatest(0, ${wentBack} - s.went_back)) from order_settlements s
  where s.shop_id = o.shop_id and s.order_id = o.id and s.kind = 'refund_owed'
  order by s.sequence desc limit 1), 0)`

/** Oldest first. */
export async function listSettlements(tx: Tx, orderId: string): Promise<StoredSettlement[]> {
  const { rows } = await sql<Omit<StoredSettlement, 'at'> & { at: Date }>`
    select kind, amount, note, who_name as who, at from order_settlements
    where order_id = ${orderId} order by sequence`.execute(tx)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

export type SettlementToSave = {
  kind: SettlementKind
  amount: Minor
  paymentId: string | null
  mercadoPagoId: string | null
  toldAt: string | null
  owed: Minor | null
  wentBack: Minor | null
  note: string
}

/** The order is locked: nobody else takes the same place. */
export async function insertSettlement(
  tx: Tx,
  orderId: string,
  { kind, amount, paymentId, mercadoPagoId, toldAt, owed, wentBack, note }: SettlementToSave,
  { who, now }: { who: { id: string; name: string }; now: Date },
): Promise<void> {
  await sql`
    insert into order_settlements (order_id, sequence, kind, amount, payment_id, mercado_pago_id, told_at, owed,
      went_back, note, who_id, who_name, at)
    select ${orderId}, coalesce(max(sequence), 0) + 1, ${kind}, ${amount}::bigint, ${paymentId}::uuid,
      ${mercadoPagoId}::text, ${toldAt}::timestamptz, ${owed}::bigint, ${wentBack}::bigint, ${note}, ${who.id},
      ${who.name}, ${now}::timestamptz
    from order_settlements where order_id = ${orderId}`.execute(tx)
}

export async function forgetSettlements(tx: Tx, orderId: string): Promise<void> {
  await sql`select forget_settlements_of(${orderId}::uuid)`.execute(tx)
}
