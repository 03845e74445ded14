import type { Minor } from '@estampa/domain/money'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { utc } from '../db/utc.ts'

export type PartnerAccounts = {
  mercadoPago: { collectorId: string; isOn: boolean; changedAt: string } | null
  zippin: {
    accountId: string
    originId: string
    isInsured: boolean
    freeFrom: Minor | null
    isOn: boolean
    changedAt: string
  } | null
}

/** What is told of the accounts; their credentials are not among it. */
export async function findPartnerAccounts(tx: Tx): Promise<PartnerAccounts> {
  const { rows } = await sql<PartnerAccounts>`
    select (select jsonb_build_object('collectorId', collector_id, 'isOn', is_on, 'changedAt', ${utc(sql`changed_at`)})
        from mercado_pago_accounts) as "mercadoPago",
      (select jsonb_build_object('accountId', account_id, 'originId', origin_id, 'isInsured', is_insured,
          'freeFrom', free_from, 'isOn', is_on, 'changedAt', ${utc(sql`changed_at`)})
        from carrier_accounts where company = 'zippin') as zippin`.execute(tx)
  return rows[0] ?? { mercadoPago: null, zippin: null }
}
