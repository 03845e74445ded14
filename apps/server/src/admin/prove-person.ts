/** Whether somebody is who they say: the password, and the second factor of those who have one. */
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { type AttemptLimit, countAttempt, forgetAttempt } from '../customers/attempts.store.ts'
import { type AccountDirectory, behindDoor, provePassword } from '../customers/verify-password.ts'
import type { Tx } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import { changePerson, findPersonByEmail, lockPerson, type StoredPerson } from '../staff/persons.store.ts'
import { useRecoveryCode } from '../staff/second-factor.store.ts'
import { takeTotpStep } from '../staff/totp.ts'
import { openSecret } from './secrets.ts'

/** Tries to prove it again, with a session, are counted apart from those of strangers at the door. */
export const doors = { signIn: doorOf('person '), proof: doorOf('proof of person ') }

function doorOf(of: string): AccountDirectory<StoredPerson> {
  return { of, find: findPersonByEmail, lock: (tx, { id }) => lockPerson(tx, id) }
}

export type PersonProof = {
  email: string
  password: string
  code?: string | undefined
  ip: string
  deviceToken?: string | undefined
}

/**
 * Proves both, one after the other, so that nobody learns whether a code is asked for who does not know the password.
 * Gives the person as they were then.
 */
export async function proveIdentity(
  services: Services,
  door: AccountDirectory<StoredPerson>,
  { code, ...attempt }: PersonProof,
  now: Date,
  what: 'both' | 'password alone' = 'both',
): Promise<StoredPerson | Refusal> {
  const person = await provePassword(
    services,
    { shop: null, attempt, door, now },
    async (_tx, found) => found,
  )
  if (isRefusal(person) || what !== 'both' || person.totp_confirmed_at === null) return person
  if (code === undefined) return refuse('second_factor_needed')
  const proved = await proveSecondFactor(services, person, code, now)
  return isRefusal(proved) ? proved : person
}

/** A try is counted before the code is looked at; who knows the password has no more of them from anywhere else. */
export async function proveSecondFactor(
  services: Services,
  { id }: Pick<StoredPerson, 'id'>,
  code: string,
  now: Date,
): Promise<true | Refusal> {
  const limits = await countTry(services, `second factor ${id}`, now)
  if (isRefusal(limits)) return limits
  return behindDoor(services, null, async (tx, tries) => {
    const person = await lockPerson(tx, id)
    if (!person || !(await takeCode(tx, services, person, code, now))) return refuse('second_factor_wrong')
    await forgetAttempt(tx, limits, tries)
    return true
  })
}

/** Counts a try; gives its limits, for who takes it back. `times` as many as sign-ins are allowed. */
export async function countTry(
  services: Services,
  subject: string,
  now: Date,
  times = 1,
): Promise<AttemptLimit[] | Refusal> {
  const most = services.config.loginTries * times
  const limits = most === 0 ? [] : [{ subject, most }]
  const { allowed } = await behindDoor(services, null, async (tx, tries) => ({
    allowed: await countAttempt(tx, limits, now, tries),
  }))
  return allowed ? limits : refuse('too_many_tries')
}

/** A code of the authenticator, whose step is then past; or a recovery code, which is then used up. */
async function takeCode(
  tx: Tx,
  { config }: Services,
  person: StoredPerson,
  typed: string,
  now: Date,
): Promise<boolean> {
  const secret = openSecret(config, person)
  const plain = typed.replaceAll(/\s/g, '')
  const step = secret === undefined ? undefined : takeTotpStep(secret, plain, person.totp_last_step, now)
  if (step === undefined) return useRecoveryCode(tx, person.id, typed, now)
  await changePerson(tx, person.id, { totp_last_step: step })
  return true
}
