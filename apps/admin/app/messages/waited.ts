import { messageCatalog } from '@estampa/domain/messages'
import { counted } from '@estampa/domain/messages/numbers'

/** How long something has waited. */
export const waitedMessages = messageCatalog({
  es: {
    minutes: (count: number) => `${count} min`,
    hours: (count: number) => `${count} h`,
    days: (count: number) => counted(count, 'día', 'días'),
  },
})
