import { refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Person } from '../http/person.ts'
import { findCustomer } from './customers.store.ts'
import { claimGuests, findLink } from './guests.store.ts'

/** An account takes over what its person did without one under the same e-mail. */
export async function claimGuestLink(tx: Tx, person: Person, link: string, now: Date) {
  const account = person.kind === 'customer' && (await findCustomer(tx, person.customerId))
  const opened = await findLink(tx, link, now)
  if (!account || !opened) return refuse('guest_link_over')
  const { orderId, quoteId, customer } = opened
  if (!account.verified_at || account.email !== customer.email) return refuse('guest_email_differs')
  await claimGuests(tx, account, customer.id)
  return { orderId, quoteId }
}
