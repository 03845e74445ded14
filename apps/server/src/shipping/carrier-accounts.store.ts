import type { Minor } from '@estampa/domain/money'
import type { ShippingProvider } from '@estampa/domain/shipping'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { touchShop } from '../shops/shops.store.ts'

/** An account as it is kept; its credentials are sealed. */
export type StoredCarrierAccount = {
  company: ShippingProvider
  origin: string
  accountId: string
  originId: string
  credentials: string
  webhookHash: string
  isInsured: boolean
  freeFrom: Minor | null
  isOn: boolean
}

export async function findCarrierAccount(
  tx: Tx,
  company: ShippingProvider,
): Promise<StoredCarrierAccount | undefined> {
  const { rows } = await sql<StoredCarrierAccount>`
    select company, origin, account_id as "accountId", origin_id as "originId", credentials,
      webhook_hash as "webhookHash", is_insured as "isInsured", free_from as "freeFrom", is_on as "isOn"
    from carrier_accounts where company = ${company}`.execute(tx)
  return rows[0]
}

/** Every process hears of it: the shop has changed. */
export async function saveCarrierAccount(tx: Tx, account: StoredCarrierAccount, now: Date): Promise<void> {
  const { company, origin, accountId, originId, credentials, webhookHash, isInsured, freeFrom, isOn } =
    account
  await sql`
    insert into carrier_accounts (company, origin, account_id, origin_id, credentials, webhook_hash, is_insured,
      free_from, is_on, changed_at)
    values (${company}, ${origin}, ${accountId}, ${originId}, ${credentials}, ${webhookHash}, ${isInsured},
      ${freeFrom}, ${isOn}, ${now})
    on conflict (shop_id, company) do update set origin = excluded.origin, account_id = excluded.account_id,
      origin_id = excluded.origin_id, credentials = excluded.credentials, webhook_hash = excluded.webhook_hash,
      is_insured = excluded.is_insured, free_from = excluded.free_from, is_on = excluded.is_on,
      changed_at = excluded.changed_at`.execute(tx)
  await touchShop(tx)
}

export async function offerCarrier(
  tx: Tx,
  company: ShippingProvider,
  isOn: boolean,
  now: Date,
): Promise<void> {
  await sql`update carrier_accounts set is_on = ${isOn}, changed_at = ${now} where company = ${company}`.execute(
    tx,
  )
  await touchShop(tx)
}
