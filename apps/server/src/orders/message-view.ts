import type { OrderMessage } from '@estampa/contract/orders'
import type { z } from 'zod'
import type { StoredMessage } from './messages.store.ts'

type AddressOf = (key: string) => string
type MessageView = z.output<typeof OrderMessage>

/** Messages as they travel to their buyer: their files have addresses that end. */
export function toMessageViews(messages: readonly StoredMessage[], addressOf: AddressOf): MessageView[] {
  return toStaffMessageViews(messages, addressOf).map(({ closed: _, ...message }) => message)
}

/** The same as the shop reads them. */
export function toStaffMessageViews(
  messages: readonly StoredMessage[],
  addressOf: AddressOf,
): (MessageView & Pick<StoredMessage, 'closed'>)[] {
  return messages.map(({ files, ...message }) => ({
    ...message,
    files: files.map(({ name, kind, bytes, key, preview }) => ({
      name,
      kind,
      bytes,
      url: addressOf(key),
      preview_url: preview && addressOf(preview),
    })),
  }))
}
