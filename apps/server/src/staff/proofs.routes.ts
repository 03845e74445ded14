import { readFile } from 'node:fs/promises'
import type { staffProofs } from '@estampa/contract/staff'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import type { Handler } from '../http/context.ts'
import { findThread, lockThread } from '../orders/messages.store.ts'
import { readThread, writeMessage } from '../orders/messages.ts'
import { sendProof } from '../orders/send-proof.ts'
import { actorOf } from './people.ts'

type Calls = typeof staffProofs

/** The calls by which the people of a shop show and write to an order's buyer. */
export const proofHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  sendProof: async ({ services, shop, person, input, files, now }) => {
    if (files.length > 1) return refuse('too_many_files', { most: 1 })
    const who = await services.database.readInShop(shop.id, (tx) => actorOf(tx, person))
    if (isRefusal(who)) return who
    const { Id: orderId, comment } = input
    const file = files[0] ? await readFile(files[0].path) : null
    return sendProof(services, { shop, orderId, file, comment, who, now })
  },
  getOrderMessages: async ({ tx, input, now }) => {
    const thread = await findThread(tx, input.Id, null)
    const { Id: orderId, before } = input
    return thread ? readThread(tx, { orderId, by: 'staff', now, before }) : refuse('not_found')
  },
  sendOrderMessage: async ({ tx, person, input, now }) => {
    const { Id: orderId, text } = input
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    const thread = await lockThread(tx, orderId, null)
    if (!thread) return refuse('not_found')
    const written = await writeMessage(tx, thread, { orderId, who, text, now })
    return isRefusal(written) ? written : readThread(tx, { orderId, by: 'staff', now })
  },
}
