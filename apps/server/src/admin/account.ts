import { randomBytes } from 'node:crypto'
import type { admin } from '@estampa/contract/admin'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { hashNewPassword } from '../customers/passwords.ts'
import type { Services } from '../http/services.ts'
import {
  type AdminSession,
  endAdminSession,
  endAdminSessionsOf,
  listAdminSessions,
  markProved,
} from '../staff/admin-sessions.store.ts'
import { requestPersonMail } from '../staff/person-mails.ts'
import { changePerson, findPerson, lockPerson, type StoredPerson } from '../staff/persons.store.ts'
import { endTokensElsewhere, renewPassword } from '../staff/renew-password.ts'
import { forgetRecoveryCodes, saveRecoveryCodes } from '../staff/second-factor.store.ts'
import { newTotpSecret, takeTotpStep, totpAddress } from '../staff/totp.ts'
import { accountView } from './account-view.ts'
import type { AdminHandlers } from './calls.ts'
import { countTry, doors, proveIdentity } from './prove-person.ts'
import { openSecret, sealSecret } from './secrets.ts'

type Calls = Omit<
  typeof admin,
  | 'signIn'
  | 'signOut'
  | 'forgotPassword'
  | 'resetPassword'
  | 'checkFirstStart'
  | 'startInstallation'
  | 'getInvitation'
  | 'acceptInvitation'
  | 'beginPasskeySignIn'
  | 'signInWithPasskey'
  | 'beginPasskey'
  | 'addPasskey'
  | 'removePasskey'
>

const RECOVERY_CODES = 10
/** Without I, L, O and U, which people mistake for others. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

/** One's own account: sessions, password, second factor. */
export const ownAccountHandlers: AdminHandlers<Calls> = {
  getAccount: ({ services, session }) => accountView(services, session),
  proveAgain: async ({ services, session, input, ip, now }) => {
    const person = await proveHolder(services, session, { ...input, ip }, now)
    if (isRefusal(person)) return person
    await services.database.inNoShop((tx) => markProved(tx, session.id, now))
    return accountView(services, { ...session, proved_at: now })
  },
  changePassword: async ({ services, session, input, ip, now }) => {
    const hash = await hashNewPassword(input.password)
    if (isRefusal(hash)) return hash
    const proved = await proveHolder(
      services,
      session,
      { password: input.current, ip },
      now,
      'password alone',
    )
    if (isRefusal(proved)) return proved
    const changed = await services.database.inNoShop(async (tx) => {
      const person = await lockPerson(tx, proved.id)
      if (person?.password_hash !== proved.password_hash) return refuse('wrong_password')
      await renewPassword(tx, person, { hash, now, except: session.id })
      await requestPersonMail(tx, { kind: 'changed', email: person.email })
      return {}
    })
    if (!isRefusal(changed)) await endTokensElsewhere(services.database, proved.id, now)
    return changed
  },
  listSessions: async ({ services, session, now }) => sessionsView(services, session, now),
  endSession: async ({ services, session, input: { Id }, now }) => {
    const ended = await services.database.inNoShop(async (tx) => {
      if (Id !== undefined) return endAdminSession(tx, session.person_id, Id, now)
      await endAdminSessionsOf(tx, session.person_id, now, { except: session.id })
      return true
    })
    return ended ? sessionsView(services, session, now) : refuse('not_found')
  },
  beginAuthenticator: async ({ services, session }) => {
    const secret = newTotpSecret()
    return services.database.inNoShop(async (tx) => {
      const person = await lockPerson(tx, session.person_id)
      if (!person) return refuse('not_signed_in')
      if (person.totp_confirmed_at !== null) return refuse('authenticator_there')
      await changePerson(tx, person.id, { totp_secret: sealSecret(services.config, person.id, secret) })
      return { secret, uri: totpAddress(secret, person.email) }
    })
  },
  confirmAuthenticator: async ({ services, session, input, now }) => {
    const counted = await countTry(services, `authenticator of ${session.person_id}`, now)
    if (isRefusal(counted)) return counted
    return services.database.inNoShop(async (tx) => {
      const person = await lockPerson(tx, session.person_id)
      const secret = person && openSecret(services.config, person)
      if (!person || secret === undefined) return refuse('second_factor_wrong')
      if (person.totp_confirmed_at !== null) return refuse('authenticator_there')
      const step = takeTotpStep(secret, input.code.replaceAll(/\s/g, ''), person.totp_last_step, now)
      if (step === undefined) return refuse('second_factor_wrong')
      await changePerson(tx, person.id, { totp_confirmed_at: now, totp_last_step: step })
      // whoever got in with the password alone is asked for the code
      await endAdminSessionsOf(tx, person.id, now, { except: session.id })
      const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
      await saveRecoveryCodes(tx, person.id, recoveryCodes)
      return { recoveryCodes }
    })
  },
  removeAuthenticator: async ({ services, session }) => {
    await services.database.inNoShop(async (tx) => {
      await changePerson(tx, session.person_id, { totp_secret: null, totp_confirmed_at: null })
      await forgetRecoveryCodes(tx, session.person_id)
    })
    return accountView(services, session)
  },
}

type HolderProof = { password: string; code?: string | undefined; ip: string }

/** The holder of the session proves the password, and the second factor unless the password alone is asked for. */
async function proveHolder(
  services: Services,
  { person_id }: AdminSession,
  proof: HolderProof,
  now: Date,
  what: 'both' | 'password alone' = 'both',
): Promise<StoredPerson | Refusal> {
  const holder = await services.database.outside((tx) => findPerson(tx, person_id))
  if (!holder) return refuse('not_signed_in')
  const proved = await proveIdentity(services, doors.proof, { ...proof, email: holder.email }, now, what)
  if (!isRefusal(proved)) return proved
  return proved.refusal === 'wrong_credentials' ? refuse('wrong_password') : proved
}

async function sessionsView({ database }: Services, session: AdminSession, now: Date) {
  const sessions = await database.outside((tx) => listAdminSessions(tx, session.person_id, now))
  return {
    items: sessions.map(({ id, agent, ip, created_at, last_seen_at }) => ({
      id,
      isThis: id === session.id,
      agent,
      ip,
      createdAt: created_at.toISOString(),
      lastSeenAt: last_seen_at.toISOString(),
    })),
  }
}

/** «7k2m-9qxd-4hpa»: sixty random bits. */
function newRecoveryCode(): string {
  const letters = [...randomBytes(12)].map((byte) => LETTERS[byte & 31]).join('')
  return letters.replace(/^(.{4})(.{4})/, '$1-$2-')
}
