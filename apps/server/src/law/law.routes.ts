import { law } from '@estampa/contract/law'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { mayMail, mayMailAddress, maySendMails } from '../customers/account-mails.ts'
import { countAttempt } from '../customers/attempts.store.ts'
import type { AccountServices } from '../customers/personal-data.ts'
import { handle } from '../http/context.ts'
import type { Person } from '../http/person.ts'
import { enqueue, enqueueInTurn } from '../jobs/jobs.store.ts'
import { saveClosureRequest } from './account-closure.store.ts'
import { confirmAccountClosure } from './confirm-account-closure.ts'
import { addConsent, type ConsentHolder, listConsents } from './consents.store.ts'
import { newRequestCode } from './request-code.ts'
import { termsOf } from './terms.ts'
import { saveWithdrawal, withdrawalPrefix } from './withdrawal.store.ts'

/** The consents of one person in fifteen minutes: more than anybody changes their mind. */
const MAX_CONSENTS = 30

export const lawRoutes = handle<typeof law, AccountServices>('law', law, {
  getTerms: async ({ shop }) => termsOf(shop),
  createRegretRequest: async ({ services, shop, input, ip, now }) => {
    const { emailAddress: email, orderNumber, name, reason } = input
    if (!(await maySendMails(services, shop, { ip }, now))) return refuse('too_many_mails')
    // a right is not lost because strangers wrote this e-mail before: the request counts, only its mail is spared
    const isMailed = await mayMailAddress(services, shop, { email, purpose: 'regret' }, now)
    const code = newRequestCode(withdrawalPrefix(shop.config.environment))
    await services.database.inShop(shop.id, async (tx) => {
      await saveWithdrawal(tx, { code, orderNumber, email, name, reason, at: now })
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
      await saveClosureRequest(tx, { code, what, email }, now)
      await enqueue(tx, 'leave_mail', { shop: shop.id, code })
    })
    return { code, at: now.toISOString() }
  },
  confirmLeaveRequest: async ({ services, shop, input, ip, now }) =>
    confirmAccountClosure(services, shop, { ...input, ip }, now),
  recordConsent: async ({ tx, person, input, now }) => {
    const holder = holderOf(person)
    if (isRefusal(holder)) return holder
    // reminders are mailed to accounts only
    if (input.kind === 'reminders' && !('customerId' in holder)) return refuse('no_token')
    const limit = { subject: `consents of ${JSON.stringify(holder)}`, most: MAX_CONSENTS }
    if (!(await countAttempt(tx, [limit], now))) return refuse('too_many_tries')
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

function holderOf(person: Person): ConsentHolder | Refusal {
  if (person.kind === 'customer') return { customerId: person.customerId }
  return person.kind === 'guest' ? { guestId: person.guestId } : refuse('no_token')
}
