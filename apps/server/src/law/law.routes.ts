import { law } from '@estampa/contract/law'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { AccountServices } from '../customers/personal-data.ts'
import { handle } from '../http/context.ts'
import type { Person } from '../http/person.ts'
import { confirmAccountClosure } from './confirm-account-closure.ts'
import { type ConsentHolder, listConsents } from './consents.store.ts'
import { recordConsent } from './record-consent.ts'
import { requestAccountClosure } from './request-account-closure.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { termsOf } from './terms.ts'

export const lawRoutes = handle<typeof law, AccountServices>('law', law, {
  getTerms: async ({ shop }) => termsOf(shop),
  createRegretRequest: requestWithdrawal,
  createLeaveRequest: requestAccountClosure,
  confirmLeaveRequest: async ({ services, shop, input, ip, now }) =>
    confirmAccountClosure(services, shop, { ...input, ip }, now),
  recordConsent: async ({ tx, person, input, now }) => {
    const holder = holderOf(person)
    if (isRefusal(holder)) return holder
    return (await recordConsent(tx, holder, input, now)) ?? {}
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
