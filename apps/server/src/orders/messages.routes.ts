import type { messageCalls } from '@estampa/contract/orders'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import type { Handler } from '../http/context.ts'
import { isReadOnly } from '../http/person.ts'
import { findThread, listMessages, lockThread } from './messages.store.ts'
import { readThread, writeMessage } from './messages.ts'

type Calls = typeof messageCalls

/** The calls by which buyers write and read about an order of their own. */
export const messageHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getOrderMessages: async ({ tx, person, input, now }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const thread = await findThread(tx, input.Id, person.customerId)
    const { Id: orderId, before } = input
    if (!thread) return refuse('not_found')
    // whoever sees the shop as this customer has not read it for them
    if (isReadOnly(person)) return listMessages(tx, orderId, before)
    return readThread(tx, { orderId, by: 'customer', now, before })
  },
  sendOrderMessage: async ({ tx, person, input, now }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const thread = await lockThread(tx, input.Id, person.customerId)
    if (!thread) return refuse('not_found')
    const who = { kind: 'customer' as const, id: String(person.customerId), name: thread.buyer }
    const written = await writeMessage(tx, thread, { orderId: input.Id, who, text: input.text, now })
    return isRefusal(written) ? written : readThread(tx, { orderId: input.Id, by: 'customer', now })
  },
}
