import type { messageCalls } from '@estampa/contract/orders'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { signer } from '../files/signed-addresses.ts'
import type { Handler } from '../http/context.ts'
import { isReadOnly } from '../http/person.ts'
import { toMessageViews } from './message-view.ts'
import { findThread, listMessages, lockThread } from './messages.store.ts'
import { readThread, writeMessage } from './messages.ts'
import { sendMessageFiles } from './send-message-files.ts'

type Calls = typeof messageCalls

/** The calls by which buyers write and read about an order of their own. */
export const messageHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getOrderMessages: async ({ services, tx, person, input, now }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const thread = await findThread(tx, input.Id, person.customerId)
    const { Id: orderId, before } = input
    if (!thread) return refuse('not_found')
    // whoever sees the shop as this customer has not read it for them
    const messages = isReadOnly(person)
      ? await listMessages(tx, orderId, before)
      : await readThread(tx, { orderId, by: 'customer', now, before })
    return toMessageViews(messages, signer(services.config, now))
  },
  sendOrderMessage: async ({ services, tx, person, input, now }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const thread = await lockThread(tx, input.Id, person.customerId)
    if (!thread) return refuse('not_found')
    const who = { kind: 'customer' as const, id: String(person.customerId), name: thread.buyer }
    const written = await writeMessage(tx, thread, { orderId: input.Id, who, text: input.text, now })
    if (isRefusal(written)) return written
    const messages = await readThread(tx, { orderId: input.Id, by: 'customer', now })
    return toMessageViews(messages, signer(services.config, now))
  },
  sendMessageFiles: async ({ services, shop, person, input, files, now }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const { customerId } = person
    const { Id: orderId, text } = input
    const messages = await sendMessageFiles(services, {
      shopId: shop.id,
      files,
      check: async (tx) => ((await findThread(tx, orderId, customerId)) ? null : refuse('not_found')),
      save: async (tx, kept) => {
        const thread = await lockThread(tx, orderId, customerId)
        if (!thread) return refuse('not_found')
        const who = { kind: 'customer' as const, id: String(customerId), name: thread.buyer }
        const written = await writeMessage(tx, thread, { orderId, who, text, files: kept, now })
        return isRefusal(written) ? written : readThread(tx, { orderId, by: 'customer', now })
      },
    })
    return isRefusal(messages) ? messages : toMessageViews(messages, signer(services.config, now))
  },
}
