import { randomUUID } from 'node:crypto'
import { refuse } from '@estampa/domain/refusal'
import { requestMail } from './account-mails.ts'
import { addNewGuest, type NewGuestContext } from './add-new-guest.ts'

/** Somebody without an account wants a quote: a code goes to their mailbox. */
export async function sendGuestCode(context: NewGuestContext) {
  const { shop } = context
  if (!shop.config.quotation) return refuse('switched_off')
  return addNewGuest(context, async (tx, guest) => {
    await requestMail(tx, shop, { kind: 'guest_quote', customerId: guest.id, id: randomUUID() })
    return { userId: guest.id }
  })
}
