import { createHash } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { type Customer, isAccount, lockCustomer } from './customers.store.ts'
import type { Identity } from './external-providers.ts'

/** A sign-in that somebody began; the state itself is known to their browser alone. */
export type ExternalLogin = {
  state: string
  holder: string
  provider: string
  nonce: string
  codeVerifier: string
  redirectUri: string
  returnUrl: string | null
}

export async function addExternalLogin(tx: Tx, login: ExternalLogin, expires: Date): Promise<void> {
  await tx
    .insertInto('external_logins')
    .values({
      state_hash: hashOf(login.state),
      holder: login.holder,
      provider: login.provider,
      nonce: login.nonce,
      code_verifier: login.codeVerifier,
      redirect_uri: login.redirectUri,
      return_url: login.returnUrl,
      expires_at: expires,
    })
    .execute()
}

/** Takes it away, so that nobody uses it twice; another holder's or provider's stays where it is. */
export async function takeExternalLogin(
  tx: Tx,
  { state, holder, provider }: Pick<ExternalLogin, 'state' | 'holder' | 'provider'>,
  now: Date,
): Promise<ExternalLogin | undefined> {
  const row = await tx
    .deleteFrom('external_logins')
    .where('state_hash', '=', hashOf(state))
    .where('holder', '=', holder)
    .where('provider', '=', provider)
    .returningAll()
    .executeTakeFirst()
  if (!row || row.expires_at <= now) return undefined
  const { nonce, code_verifier: codeVerifier, redirect_uri: redirectUri, return_url: returnUrl } = row
  return { state, holder, provider, nonce, codeVerifier, redirectUri, returnUrl }
}

export async function forgetOldExternalLogins(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('external_logins').where('expires_at', '<', now).execute()
}

/** The account that this identity belongs to, held until the transaction ends; none when it was closed. */
export async function lockCustomerByIdentity(
  tx: Tx,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<Customer | undefined> {
  const link = await tx
    .selectFrom('customer_identities')
    .select('customer_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  const customer = link && (await lockCustomer(tx, link.customer_id))
  return customer?.closed_at === null ? customer : undefined
}

/** Links the identity; of two that come at once, the first stays. */
export async function linkIdentity(tx: Tx, customerId: number, identity: Identity, now: Date): Promise<void> {
  const { issuer, subject, email } = identity
  await tx
    .insertInto('customer_identities')
    .values({ issuer, subject, email, customer_id: customerId, linked_at: now })
    .onConflict((known) => known.columns(['shop_id', 'issuer', 'subject']).doNothing())
    .execute()
}

/** Adds a person without a password; undefined when somebody has just taken this e-mail. */
export async function addExternalCustomer(
  tx: Tx,
  { email, fullName }: Identity,
  now: Date,
): Promise<Customer | undefined> {
  return tx
    .insertInto('customers')
    .values({
      email,
      full_name: fullName || email,
      phone_number: '',
      company: '',
      password_hash: null,
      verified_at: now,
    })
    .onConflict((known) => known.columns(['shop_id', 'email']).where(isAccount).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/**
 * An account that nobody had confirmed becomes its owner's: a password that somebody else may have chosen
 * for it, waiting for this day, goes.
 */
export async function claimUnverified(
  tx: Tx,
  customer: Customer,
  identity: Identity,
  now: Date,
): Promise<Customer> {
  return tx
    .updateTable('customers')
    .set({ verified_at: now, password_hash: null, full_name: identity.fullName || customer.full_name })
    .where('id', '=', customer.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function listIdentities(tx: Tx, customerId: number) {
  return tx
    .selectFrom('customer_identities')
    .select(['issuer', 'subject', 'email', 'linked_at'])
    .where('customer_id', '=', customerId)
    .orderBy('linked_at')
    .execute()
}

/** Takes identities away that were linked under another e-mail than the account has now. */
export async function dropForeignIdentities(tx: Tx, { id, email }: Customer): Promise<void> {
  await tx
    .deleteFrom('customer_identities')
    .where('customer_id', '=', id)
    .where(sql<SqlBool>`lower(email) <> ${email}`)
    .execute()
}

export async function forgetIdentities(tx: Tx, customerId: number, holder: string): Promise<void> {
  await tx.deleteFrom('customer_identities').where('customer_id', '=', customerId).execute()
  await tx.deleteFrom('external_logins').where('holder', '=', holder).execute()
}

function hashOf(state: string): Buffer {
  return createHash('sha256').update(state).digest()
}
