import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Preference, ReportedPayment } from './mercado-pago/read.ts'

export type StoredMercadoPagoAccount = {
  origin: string
  collectorId: string
  credentials: string
  isOn: boolean
}

export async function findMercadoPagoAccount(tx: Tx): Promise<StoredMercadoPagoAccount | undefined> {
  const { rows } = await sql<StoredMercadoPagoAccount>`
    select origin, collector_id as "collectorId", credentials, is_on as "isOn" from mercado_pago_accounts`.execute(
    tx,
  )
  return rows[0]
}

export async function saveMercadoPagoAccount(
  tx: Tx,
  account: StoredMercadoPagoAccount,
  now: Date,
): Promise<void> {
  const { origin, collectorId, credentials, isOn } = account
  await sql`
    insert into mercado_pago_accounts (origin, collector_id, credentials, is_on, changed_at)
    values (${origin}, ${collectorId}, ${credentials}, ${isOn}, ${now})
    on conflict (shop_id) do update set origin = excluded.origin, collector_id = excluded.collector_id,
      credentials = excluded.credentials, is_on = excluded.is_on, changed_at = excluded.changed_at`.execute(
    tx,
  )
}

export async function offerMercadoPago(tx: Tx, isOn: boolean, now: Date): Promise<void> {
  await sql`update mercado_pago_accounts set is_on = ${isOn}, changed_at = ${now}`.execute(tx)
}

export type StoredPreference = { initPoint: string; expiresAt: Date }

/** Where this payment was last to be paid. */
export async function findPreference(tx: Tx, paymentId: string): Promise<StoredPreference | undefined> {
  const { rows } = await sql<StoredPreference>`
    select init_point as "initPoint", expires_at as "expiresAt" from mercado_pago_preferences
    where payment_id = ${paymentId}`.execute(tx)
  return rows[0]
}

export async function savePreference(
  tx: Tx,
  paymentId: string,
  { id, initPoint }: Preference,
  expiresAt: Date,
): Promise<void> {
  await sql`
    insert into mercado_pago_preferences (payment_id, preference_id, init_point, expires_at)
    values (${paymentId}, ${id}, ${initPoint}, ${expiresAt})
    on conflict (shop_id, payment_id) do update set preference_id = excluded.preference_id,
      init_point = excluded.init_point, expires_at = excluded.expires_at`.execute(tx)
}

export type MercadoPagoNotice = { signature: string; id: string; action: string; at: Date }

/** Keeps a notice; whether it is new. */
export async function insertNotice(
  tx: Tx,
  { signature, id, action, at }: MercadoPagoNotice,
): Promise<boolean> {
  const { rows } = await sql`
    insert into mercado_pago_notices (signature, mercado_pago_id, action, received_at)
    values (${signature}, ${id}, ${action}, ${at})
    on conflict do nothing returning signature`.execute(tx)
  return rows.length > 0
}

/** Whether somebody told of this payment since then. */
export async function wasNotified(tx: Tx, id: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from mercado_pago_notices where received_at > ${since} and mercado_pago_id = ${id} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

export async function forgetNotices(tx: Tx, before: Date): Promise<void> {
  await sql`delete from mercado_pago_notices where received_at < ${before}`.execute(tx)
}

export type KnownPayment = { paymentId: string | null; updatedAt: Date }

/** The state of Mercado Pago's payment of this number as it was last reported. */
export async function findReported(tx: Tx, id: string): Promise<KnownPayment | undefined> {
  const { rows } = await sql<KnownPayment>`
    select payment_id as "paymentId", updated_at as "updatedAt" from mercado_pago_payments where id = ${id}`.execute(
    tx,
  )
  return rows[0]
}

export async function saveReported(
  tx: Tx,
  reported: ReportedPayment,
  found: { orderId: string; paymentId: string | null; flag: string | null },
): Promise<void> {
  const { id, status, amount, currency, updatedAt } = reported
  await sql`
    insert into mercado_pago_payments (id, order_id, payment_id, status, amount, currency, flag, updated_at)
    values (${id}, ${found.orderId}, ${found.paymentId}, ${status}, ${amount}, ${currency}, ${found.flag}, ${updatedAt})
    on conflict (shop_id, id) do update set payment_id = excluded.payment_id, status = excluded.status,
      amount = excluded.amount, flag = excluded.flag, updated_at = excluded.updated_at`.execute(tx)
}

/** A payment that names none of ours, as it was last told. */
export type UnmatchedPayment = Pick<
  ReportedPayment,
  'id' | 'reference' | 'status' | 'amount' | 'currency' | 'updatedAt'
>

export async function saveUnmatched(tx: Tx, payment: UnmatchedPayment): Promise<void> {
  const { id, reference, status, amount, currency, updatedAt } = payment
  await sql`
    insert into mercado_pago_unmatched (id, reference, status, amount, currency, updated_at)
    values (${id}, ${reference}, ${status}, ${amount}, ${currency}, ${updatedAt})
    on conflict (shop_id, id) do update set status = excluded.status, amount = excluded.amount,
      updated_at = excluded.updated_at
    where mercado_pago_unmatched.updated_at <= excluded.updated_at`.execute(tx)
}

/** The newest of those that are no payment of an order after all. */
export async function listUnmatched(tx: Tx, most: number): Promise<UnmatchedPayment[]> {
  const { rows } = await sql<UnmatchedPayment>`
    select id, reference, status, amount, currency, updated_at as "updatedAt" from mercado_pago_unmatched u
    where not exists (select from mercado_pago_payments p where p.shop_id = u.shop_id and p.id = u.id)
    order by updated_at desc limit ${most}`.execute(tx)
  return rows
}
