import type { admin } from '@estampa/contract/admin'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { mayMail } from '../customers/account-mails.ts'
import { forgetSubjects } from '../customers/attempts.store.ts'
import { newDeviceToken } from '../customers/device-tokens.ts'
import { hashNewPassword } from '../customers/passwords.ts'
import { deviceOwnerOf } from '../customers/verify-password.ts'
import { endAdminSessionOf, openAdminSession } from '../staff/admin-sessions.store.ts'
import { readLinkToken } from '../staff/mail-links.ts'
import { usePersonLink } from '../staff/person-links.store.ts'
import { requestPersonMail } from '../staff/person-mails.ts'
import { lockPerson, type StoredPerson } from '../staff/persons.store.ts'
import { endTokensElsewhere, renewPassword } from '../staff/renew-password.ts'
import type { AdminHandlers, Visit } from './calls.ts'
import { doors, proveIdentity } from './prove-person.ts'

type Calls = Pick<typeof admin, 'signIn' | 'signOut' | 'forgotPassword' | 'resetPassword'>

/** Entering the back office with a password, and what helps who has none any more. */
export const entryHandlers: AdminHandlers<Calls> = {
  signIn: async (visit) => {
    const { services, input, now, ip, deviceToken } = visit
    const { email, password, code, staySignedIn } = input
    const person = await proveIdentity(
      services,
      doors.signIn,
      { email, password, code, ip, deviceToken },
      now,
    )
    return isRefusal(person) ? person : enter(visit, person, staySignedIn)
  },
  signOut: async ({ services, sessionToken, cookies, now }) => {
    if (sessionToken !== undefined)
      await services.database.inNoShop((tx) => endAdminSessionOf(tx, sessionToken, now))
    cookies.clearSession()
    return {}
  },
  forgotPassword: async ({ services, input, ip, now }) => {
    const email = input.email.trim().toLowerCase()
    const allowed = await mayMail(services, null, { email, purpose: 'password_reset', ip }, now)
    if (isRefusal(allowed)) return allowed
    await services.database.inNoShop((tx) => requestPersonMail(tx, { kind: 'reset', email }))
    return {}
  },
  resetPassword: async ({ services, input, now }) => {
    const link = readLinkToken(services.config, 'reset', input.token)
    if (link === undefined) return refuse('link_over')
    const hash = await hashNewPassword(input.password)
    if (isRefusal(hash)) return hash
    const renewed = await services.database.inNoShop(async (tx) => {
      const id = await usePersonLink(tx, link, now)
      const person = id === undefined ? undefined : await lockPerson(tx, id)
      if (!person) return refuse('link_over')
      await renewPassword(tx, person, { hash, now })
      // whoever reads the mailbox is no guesser: what strangers tried before stands in nobody's way
      await forgetSubjects(tx, [`${doors.signIn.of}account ${person.email}`], 'person_tries')
      await requestPersonMail(tx, { kind: 'changed', email: person.email })
      return person
    })
    if (isRefusal(renewed)) return renewed
    await endTokensElsewhere(services.database, renewed.id, now)
    return {}
  },
}

/**
 * Opens a session for who has just proved who they are, with a new cookie: one that was planted before is worth
 * nothing. The password must still be the one that was proved.
 */
export async function enter(
  { services, now, ip, agent, sessionToken, cookies }: Visit,
  proved: StoredPerson,
  isLasting: boolean,
): Promise<Record<string, never> | Refusal> {
  const opened = await services.database.inNoShop(async (tx) => {
    if (sessionToken !== undefined) await endAdminSessionOf(tx, sessionToken, now)
    const person = await lockPerson(tx, proved.id)
    if (person?.password_hash !== proved.password_hash) return refuse('wrong_credentials')
    return openAdminSession(tx, person.id, { agent, ip, isLasting }, now)
  })
  if (isRefusal(opened)) return opened
  const { token, maxAgeS } = opened
  cookies.setSession({ token, maxAgeS: isLasting ? maxAgeS : undefined })
  cookies.setDevice(newDeviceToken(services.config, deviceOwnerOf(doors.signIn, null, proved)))
  return {}
}
