import { law } from '@estampa/contract/law'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { mayMail, maySendMails, mayWriteTo } from '../customers/account-mails.ts'
import { countTry } from '../customers/tries.store.ts'
import { enqueue, enqueueInTurn } from '../db/jobs.ts'
import { handle } from '../http/context.ts'
import type { Person } from '../http/person.ts'
import { confirmLeave } from './confirm-leave.ts'
import { addConsent, type Holder, listConsents } from './consents.store.ts'
import { saveLeave } from './leave.store.ts'
import { regretPrefix, saveRegret } from './regret.store.ts'
import { newRequestCode } from './request-code.ts'
import { termsOf } from './terms.ts'

/** Of one person in fifteen minutes: more than anybody changes their mind. */
const MOST_CONSENTS = 30

export const lawRoutes = handle('law', law, {
  getTerms: async ({ shop }) => termsOf(shop),
  createRegretRequest: async ({ services, shop, input, ip, now }) => {
    const { emailAddress: email, orderNumber, name, reason } = input
    if (!(await maySendMails(services, shop, { ip }, now))) return refuse('too_many_mails')
    // a right is not lost because strangers wrote this e-mail before: the request counts, only its mail is spared
    const isMailed = await mayWriteTo(services, shop, { email, purpose: 'regret' }, now)
    const code = newRequestCode(regretPrefix(shop.config.environment))
    await services.database.inShop(shop.id, async (tx) => {
      await saveRegret(tx, { code, orderNumber, email, name, reason, at: now })
      await enqueueInTurn(tx, `mails of ${code}`, 'regret_mail', { shop: shop.id, code, isMailed })
    })
    return { code, at: now.toISOString() }
  },
  createLeaveRequest: async ({ services, shop, input, ip, now }) => {
    const { emailAddress: email, what } = input
    const allowed = await mayMail(services, shop, { purpose: 'leave', email, ip }, now)
    if (isRefusal(allowed)) return allowed
    const code = newRequestCode('BA')
    await services.database.inShop(shop.id, async (tx) => {
      await saveLeave(tx, { code, what, email }, now)
      await enqueue(tx, 'leave_mail', { shop: shop.id, code })
    })
    return { code, at: now.toISOString() }
  },
  confirmLeaveRequest: async ({ services, shop, input, ip, now }) =>
    confirmLeave(services, shop, { ...input, ip }, now),
  recordConsent: async ({ tx, person, input, now }) => {
    const holder = holderOf(person)
    if (isRefusal(holder)) return holder
    // reminders are mailed to accounts only
    if (input.kind === 'reminders' && !('customerId' in holder)) return refuse('no_token')
    const limit = { subject: `consents of ${JSON.stringify(holder)}`, most: MOST_CONSENTS }
    if (!(await countTry(tx, [limit], now))) return refuse('too_many_tries')
    await addConsent(tx, holder, input, now)
    return {}
  },
  getConsents: async ({ tx, person }) => {
    const holder = holderOf(person)
    if (isRefusal(holder)) return holder
    const consents = await listConsents(tx, holder)
    return consents.map(({ at, ...consent }) => ({ ...consent, at: at.toISOString() }))
  },
})

function holderOf(person: Person): Holder | Refusal {
  if (person.kind === 'customer') return { customerId: person.customerId }
  return person.kind === 'guest' ? { guestId: person.guestId } : refuse('no_token')
}
