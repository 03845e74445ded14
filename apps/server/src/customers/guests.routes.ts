import type { guestCalls } from '@estampa/contract/customers'
import { refuse } from '@estampa/domain/refusal'
import type { Handler } from '../http/context.ts'
import { beginGuestOrder } from './begin-guest-order.ts'
import { claimGuestLink } from './claim-guest-link.ts'
import { openGuestSession, toGuestView } from './guest-links.ts'
import { findLink } from './guests.store.ts'
import { sendGuestCode } from './send-guest-code.ts'
import { confirmGuest } from './use-code.ts'

type Calls = typeof guestCalls

export const guestHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  sendGuestCode,
  confirmGuestCode: async ({ services, shop, input, ip, now }) =>
    confirmGuest(services, shop, { ...input, ip }, now, (tx, guest) =>
      openGuestSession(tx, services, shop, guest, now),
    ),
  beginGuestOrder,
  openGuestLink: async ({ services, shop, input: { link }, now }) => {
    const opened = await services.database.readInShop(shop.id, (tx) => findLink(tx, link, now))
    return opened ? toGuestView(services, shop, { link, opened }, now) : refuse('guest_link_over')
  },
  claimGuestLink: ({ tx, person, input, now }) => claimGuestLink(tx, person, input.link, now),
}
