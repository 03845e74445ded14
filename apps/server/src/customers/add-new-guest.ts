import type { Call } from '@estampa/contract/call'
import type { guestCalls } from '@estampa/contract/customers'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Context } from '../http/context.ts'
import { mayMail } from './account-mails.ts'
import { isBlocked } from './blocks.store.ts'
import type { Customer } from './customers.store.ts'
import { addGuest } from './guests.store.ts'

export type NewGuestContext = Pick<Context<Call>, 'services' | 'shop' | 'person' | 'ip' | 'now'> & {
  input: Context<(typeof guestCalls)['beginGuestOrder']>['input']
}

/**
 * Adds a guest and does what the guest came for, in one transaction. The mails are counted before anything is written.
 * Whether the e-mail has an account is not told; one that the shop has blocked is refused.
 */
export async function addNewGuest<Answer>(
  { services, shop, person, input, ip, now }: NewGuestContext,
  work: (tx: Tx, guest: Customer) => Promise<Answer>,
): Promise<Answer | Refusal> {
  const { name: fullName, emailAddress: email, phoneNumber = '', company = '' } = input
  const allowed = await mayMail(services, shop, { purpose: 'guest', email, ip }, now)
  if (isRefusal(allowed)) return allowed
  const guestId = person.kind === 'guest' ? person.guestId : null
  return services.database.inShop<Answer | Refusal>(shop.id, async (tx) => {
    if (await isBlocked(tx, email)) return refuse('account_blocked')
    return work(tx, await addGuest(tx, { fullName, email, phoneNumber, company, guestId }, now))
  })
}
