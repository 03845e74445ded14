/** The log of consents and withdrawals of consent: rows are only ever added. The last row of a kind counts. */
import { randomUUID } from 'node:crypto'
import type { ConsentKind } from '@estampa/domain/law'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

/** The holder of a consent: an account, or the random number of a guest. */
export type ConsentHolder = { customerId: number } | { guestId: string }

export type ConsentToSave = {
  kind: ConsentKind
  given: boolean
  version: string
  screen: string
  orderId?: string
}

export async function addConsent(
  tx: Tx,
  holder: ConsentHolder,
  consent: ConsentToSave,
  now: Date,
): Promise<void> {
  const { kind, given, version, screen, orderId } = consent
  await tx
    .insertInto('consents')
    .values({
      id: randomUUID(),
      kind,
      given,
      version,
      screen,
      at: now,
      customer_id: 'customerId' in holder ? holder.customerId : null,
      guest_id: 'guestId' in holder ? holder.guestId : null,
      order_id: orderId ?? null,
    })
    .execute()
}

export type StoredConsent = Pick<Selectable<Tables['consents']>, 'kind' | 'given' | 'version' | 'at'>

/** The last of each kind. */
export async function listConsents(tx: Tx, holder: ConsentHolder): Promise<StoredConsent[]> {
  const whose =
    'customerId' in holder ? sql`customer_id = ${holder.customerId}` : sql`guest_id = ${holder.guestId}`
  const { rows } = await sql<StoredConsent>`
    select distinct on (kind) kind, given, version, at from consents
    where ${whose} order by kind, at desc`.execute(tx)
  return rows
}

/** Reminders are sent until somebody stops them. */
export async function hasStoppedReminders(tx: Tx, customerId: number): Promise<boolean> {
  const consents = await listConsents(tx, { customerId })
  return consents.some(({ kind, given }) => kind === 'reminders' && !given)
}

/** The text itself is kept the first time that somebody accepts it. */
export async function saveTerms(tx: Tx, terms: { hash: string; text: string }, now: Date): Promise<void> {
  await tx
    .insertInto('terms_versions')
    .values({ ...terms, first_accepted_at: now })
    .onConflict((known) => known.columns(['shop_id', 'hash']).doNothing())
    .execute()
}

/** Removes the permissions of guests who were last there before this moment. */
export async function forgetConsentsOfGuests(tx: Tx, before: Date): Promise<void> {
  await sql`select forget_consents_of_guests(${before})`.execute(tx)
}
