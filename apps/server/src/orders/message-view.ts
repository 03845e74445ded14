import type { OrderMessage } from '@estampa/contract/orders'
import type { z } from 'zod'
import type { StoredMessage } from './messages.store.ts'

type AddressOf = (key: string) => string

/** Messages as they travel: their files have addresses that end. */
export function toMessageViews(
  messages: readonly StoredMessage[],
  addressOf: AddressOf,
): z.output<typeof OrderMessage>[] {
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
