import { readFile } from 'node:fs/promises'
import type { staffProofs } from '@estampa/contract/staff'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { signer } from '../files/signed-addresses.ts'
import type { Handler } from '../http/context.ts'
import { toStaffMessageViews } from '../orders/message-view.ts'
import { findThread, lockThread } from '../orders/messages.store.ts'
import { readThread, writeMessage } from '../orders/messages.ts'
import { remindOfProof } from '../orders/remind-proof.ts'
import { sendMessageFiles } from '../orders/send-message-files.ts'
import { sendProof } from '../orders/send-proof.ts'
import { findOrderFacts } from './audited-orders.store.ts'
import { toStaffOrderView } from './order-view.ts'
import { actorOf } from './people.ts'
import { orderChange, recordOrderChange, whyNotAsSeen } from './record-changes.ts'

type Calls = typeof staffProofs

/** The calls by which the people of a shop show and write to an order's buyer. */
export const proofHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  sendProof: async ({ services, shop, person, input, files, now, record, seenVersion }) => {
    if (files.length > 1) return refuse('too_many_files', { most: 1 })
    const who = await services.database.readInShop(shop.id, (tx) => actorOf(tx, person))
    if (isRefusal(who)) return who
    const { Id: orderId, comment } = input
    const file = files[0] ? await readFile(files[0].path) : null
    const before = await services.database.readInShop(shop.id, (tx) => findOrderFacts(tx, { orderId }))
    if (!before) return refuse('not_found')
    const check = async (tx: Tx) => {
      const found = await findOrderFacts(tx, { orderId })
      return found ? whyNotAsSeen(tx, found, seenVersion) : refuse('not_found')
    }
    const onSaved = async (tx: Tx) => record(tx, await orderChange(tx, before))
    return sendProof(services, { shop, orderId, file, comment, who, now, check, onSaved })
  },
  remindProof: async (context) => {
    const { tx, shop, person, input, now } = context
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    const refusal = await recordOrderChange(context, { orderId: input.Id }, () =>
      remindOfProof(tx, input.Id, { shopId: shop.id, by: who.name, now }),
    )
    return refusal ?? toStaffOrderView(tx, input.Id, context)
  },
  getOrderMessages: async ({ services, tx, input, now }) => {
    const thread = await findThread(tx, input.Id, null)
    const { Id: orderId, before } = input
    if (!thread) return refuse('not_found')
    const messages = await readThread(tx, { orderId, by: 'staff', now, before })
    return toStaffMessageViews(messages, signer(services.config, now))
  },
  sendOrderMessage: async ({ services, tx, person, input, now, record }) => {
    const { Id: orderId, text } = input
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    const thread = await lockThread(tx, orderId, null)
    if (!thread) return refuse('not_found')
    const written = await recordOrderChange({ tx, record }, { orderId }, () =>
      writeMessage(tx, thread, { orderId, who, text, now }),
    )
    if (isRefusal(written)) return written
    const messages = await readThread(tx, { orderId, by: 'staff', now })
    return toStaffMessageViews(messages, signer(services.config, now))
  },
  sendMessageFiles: async ({ services, shop, person, input, files, now, record }) => {
    const { Id: orderId, text } = input
    const messages = await sendMessageFiles(services, {
      shopId: shop.id,
      files,
      check: async (tx) => ((await findThread(tx, orderId, null)) ? null : refuse('not_found')),
      save: async (tx, kept) => {
        const who = await actorOf(tx, person)
        if (isRefusal(who)) return who
        const thread = await lockThread(tx, orderId, null)
        if (!thread) return refuse('not_found')
        const written = await recordOrderChange({ tx, record }, { orderId }, () =>
          writeMessage(tx, thread, { orderId, who, text, files: kept, now }),
        )
        return isRefusal(written) ? written : readThread(tx, { orderId, by: 'staff', now })
      },
    })
    return isRefusal(messages) ? messages : toStaffMessageViews(messages, signer(services.config, now))
  },
}
