/**
 * Whether somebody knows the password of an account, for every door that asks. A wrong password and an unknown
 * e-mail get the same answer after the same work. A try is counted before the password is looked at; the right
 * one takes its count back.
 *
 * A device on which the person has signed in before is counted by itself, after OWASP's device cookies: however
 * many strangers guess from however many addresses, they cannot lock its owner out.
 */
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { type AttemptLimit, type AttemptTable, countAttempt, forgetAttempt } from './attempts.store.ts'
import { isDeviceTokenOf } from './device-tokens.ts'
import { checkPassword } from './passwords.ts'

export type PasswordAttempt = {
  email: string
  password: string
  ip: string
  /** The token that an earlier sign-in gave to this device. */
  deviceToken?: string | undefined
}

/** The shop that a door belongs to; null: the back office, which belongs to none. */
export type DoorShop = Pick<Shop, 'id'> | null

/** A transaction behind a door, with the table that counts its tries. */
export function behindDoor<T>(
  { database }: Pick<Services, 'database'>,
  shop: DoorShop,
  work: (tx: Tx, tries: AttemptTable) => Promise<T>,
): Promise<T> {
  if (shop) return database.inShop(shop.id, (tx) => work(tx, 'tries'))
  return database.inNoShop((tx) => work(tx, 'person_tries'))
}

/** Where the accounts are that this door opens. */
export type AccountDirectory<Account> = {
  /** Begins what the limits count: tries at one door are not those at another. */
  of: string
  find(tx: Tx, email: string): Promise<Account | undefined>
  /** The account locked, as it is once the password was looked at. */
  lock(tx: Tx, account: Account): Promise<Account | undefined>
}

/** Proves the password; the work that follows runs in the transaction that holds the account. */
export async function provePassword<Account extends { id: number; password_hash: string | null }, Given>(
  services: Pick<Services, 'database' | 'config'>,
  {
    shop,
    attempt,
    door,
    now,
  }: { shop: DoorShop; attempt: PasswordAttempt; door: AccountDirectory<Account>; now: Date },
  open: (tx: Tx, account: Account) => Promise<Given | Refusal>,
): Promise<Given | Refusal> {
  const { config } = services
  const { allowed, account, limits } = await behindDoor(services, shop, async (tx, tries) => {
    const account = await door.find(tx, attempt.email)
    const isKnown =
      account && isDeviceTokenOf(config, attempt.deviceToken, deviceOwnerOf(door, shop, account))
    const limits = isKnown
      ? deviceLimits(door.of, attempt, config.loginTries)
      : limitsFor(door.of, attempt, config.loginTries)
    return { account, limits, allowed: await countAttempt(tx, limits, now, tries) }
  })
  if (!allowed) return refuse('too_many_tries')
  const matches = await checkPassword(account?.password_hash, attempt.password)
  if (isRefusal(matches)) {
    // nobody looked at the password: that was no failed try
    await behindDoor(services, shop, (tx, tries) => forgetAttempt(tx, limits, tries))
    return matches
  }
  if (!matches || !account) return refuse('wrong_credentials')
  return behindDoor(services, shop, async (tx, tries) => {
    await forgetAttempt(tx, limits, tries)
    // while the password was looked at it may have been changed, or the account deleted
    const held = await door.lock(tx, account)
    if (held?.password_hash !== account.password_hash) return refuse('wrong_credentials')
    return open(tx, held)
  })
}

/** Whom a device token names. */
export function deviceOwnerOf<Account extends { id: number }>(
  door: Pick<AccountDirectory<Account>, 'of'>,
  shop: DoorShop,
  { id }: Pick<Account, 'id'>,
): string {
  return `${door.of}${shop?.id ?? 'no shop'} ${id}`
}

function deviceLimits(of: string, { deviceToken }: PasswordAttempt, tries: number): AttemptLimit[] {
  return tries === 0 ? [] : [{ subject: `${of}device ${deviceToken}`, most: tries }]
}

/** One guesser on one account; one address on every account; one account from everywhere. */
function limitsFor(of: string, { email, ip }: PasswordAttempt, tries: number): AttemptLimit[] {
  if (tries === 0) return []
  const account = email.trim().toLowerCase()
  return [
    { subject: `${of}account and address ${account} ${ip}`, most: tries },
    { subject: `${of}address ${ip}`, most: tries * 10 },
    { subject: `${of}account ${account}`, most: tries * 10 },
  ]
}
