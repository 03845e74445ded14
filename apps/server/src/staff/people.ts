/** The people of a shop: who may sign in, with which password, and until when. */
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { RoleId } from '@estampa/domain/staff'
import { newDeviceToken } from '../customers/device-tokens.ts'
import { hashNewPassword } from '../customers/passwords.ts'
import {
  type AccountDirectory,
  deviceOwnerOf,
  type PasswordAttempt,
  provePassword,
} from '../customers/verify-password.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Person } from '../http/person.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { findPersonByEmail, knowPerson, savePerson } from './persons.store.ts'
import { endTokensElsewhere, renewPassword } from './renew-password.ts'
import * as store from './staff.store.ts'
import { forgetStaffSession } from './staff-sessions.ts'

/** A person of the shop, as histories name them. */
export type StaffActor = { readonly kind: 'staff'; readonly id: string; readonly name: string }

const door: AccountDirectory<store.StaffPerson> = {
  of: 'staff ',
  find: store.findStaffByEmail,
  lock: (tx, { id }) => store.lockStaff(tx, id),
}

/** An access token for an hour; there is nothing to renew it with. */
export function signInStaff(services: Services, shop: Shop, attempt: PasswordAttempt, now: Date) {
  return provePassword(services, { shop, attempt, door, now }, async (_tx, person) => {
    // within the second of a new password the token is issued at its end, so that older ones can be told apart
    const issued = new Date(Math.max(now.getTime(), person.tokens_since.getTime()))
    const holder = { kind: 'staff', staffId: String(person.id) } as const
    const { token, expireInSeconds } = await services.tokens.issue(shop.id, holder, issued)
    return {
      accessToken: token,
      expireInSeconds,
      staffId: person.id,
      name: person.name,
      email: person.email,
      deviceToken: newDeviceToken(services.config, deviceOwnerOf(door, shop, person)),
    }
  })
}

/** The person who acts: their name goes into the histories. */
export async function actorOf(tx: Tx, person: Person): Promise<StaffActor | Refusal> {
  if (person.kind === 'key') return { kind: 'staff', id: `key ${person.keyId}`, name: `API: ${person.name}` }
  const id = person.kind === 'staff' ? store.staffNumber(person.staffId) : undefined
  const found = id === undefined ? undefined : await store.findStaff(tx, id)
  return found ? namedActor(found) : refuse('bad_token')
}

export function namedActor({ id, name }: Pick<store.StaffPerson, 'id' | 'name'>): StaffActor {
  return { kind: 'staff', id: String(id), name }
}

type ShopPerson = { email: string; name: string; role?: RoleId | undefined }
export type NewPerson = ShopPerson & { password: string }

/** Adds a person or renews the one with this e-mail; tokens of an earlier password are no longer good. */
export async function addPerson(
  database: Database,
  shop: number,
  { password, ...person }: NewPerson,
  now: Date,
): Promise<store.StaffPerson | Refusal> {
  const passwordHash = await hashNewPassword(password)
  if (isRefusal(passwordHash)) return passwordHash
  return addHashedPerson(database, shop, { ...person, passwordHash }, now)
}

/** The same for a password that was hashed before. */
export async function addHashedPerson(
  database: Database,
  shop: number,
  { email, name, passwordHash, role }: ShopPerson & { passwordHash: string },
  now: Date,
): Promise<store.StaffPerson> {
  const tokensSince = new Date(Math.ceil(now.getTime() / 1000) * 1000)
  const account = { email: email.trim().toLowerCase(), name: name.trim() }
  const { person, known } = await database.inNoShop(async (tx) => {
    const known = await findPersonByEmail(tx, account.email)
    const person = await savePerson(tx, { ...account, passwordHash, since: tokensSince, now })
    // a person has one password, whichever shop gave it last
    if (known) await renewPassword(tx, person, { hash: passwordHash, now })
    return { person, known }
  })
  if (known) await endTokensElsewhere(database, person.id, now)
  return database.inShop(shop, async (tx) => {
    await knowPerson(tx, person)
    const saved = await store.saveStaff(tx, {
      ...account,
      personId: person.id,
      passwordHash,
      role,
      tokensSince,
      now,
    })
    if (known) forgetStaffSession(saved.id)
    return saved
  })
}

/** From now on this person is a stranger. False: nobody here has this e-mail. */
export async function disablePerson(tx: Tx, email: string, now: Date): Promise<boolean> {
  const person = await store.findStaffByEmail(tx, email)
  if (!person) return false
  forgetStaffSession(person.id)
  await store.disableStaff(tx, person.id, now)
  return true
}
