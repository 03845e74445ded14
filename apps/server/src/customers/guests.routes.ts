import { randomUUID } from 'node:crypto'
import type { Call } from '@estampa/contract/call'
import type { guestCalls } from '@estampa/contract/customers'
import { MAX_GUEST_ORDERS_A_DAY } from '@estampa/domain/customers'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { allowsGuestCheckout } from '@estampa/domain/shops'
import { DAY_MS } from '@estampa/domain/time'
import type { Tx } from '../db/database.ts'
import type { Context, Handler } from '../http/context.ts'
import { mayMail, requestMail } from './account-mails.ts'
import { type AttemptLimit, countAttempt } from './attempts.store.ts'
import { type Customer, findCustomer } from './customers.store.ts'
import { openGuestSession, toGuestView } from './guest-links.ts'
import { addGuest, claimGuests, findLink } from './guests.store.ts'
import { confirmGuest } from './use-code.ts'

type Calls = typeof guestCalls

export const guestHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  sendGuestCode: async (context) => {
    const { shop } = context
    if (!shop.config.quotation) return refuse('switched_off')
    return withNewGuest(context, async (tx, guest) => {
      await requestMail(tx, shop, { kind: 'guest_quote', customerId: guest.id, id: randomUUID() })
      return { userId: guest.id }
    })
  },
  confirmGuestCode: async ({ services, shop, input, ip, now }) =>
    confirmGuest(services, shop, { ...input, ip }, now, (tx, guest) =>
      openGuestSession(tx, services, shop, guest, now),
    ),
  beginGuestOrder: async (context) => {
    const { services, shop, now } = context
    if (!allowsGuestCheckout(shop.config)) return refuse('switched_off')
    const allowed = await mayStartOrder(context)
    if (isRefusal(allowed)) return allowed
    return withNewGuest(context, (tx, guest) => openGuestSession(tx, services, shop, guest, now))
  },
  openGuestLink: async ({ services, shop, input: { link }, now }) => {
    const opened = await services.database.readInShop(shop.id, (tx) => findLink(tx, link, now))
    return opened ? toGuestView(services, shop, { link, opened }, now) : refuse('guest_link_over')
  },
  claimGuestLink: async ({ tx, person, input: { link }, now }) => {
    const account = person.kind === 'customer' && (await findCustomer(tx, person.customerId))
    const opened = await findLink(tx, link, now)
    if (!account || !opened) return refuse('guest_link_over')
    const { orderId, quoteId, customer } = opened
    if (!account.verified_at || account.email !== customer.email) return refuse('guest_email_differs')
    await claimGuests(tx, account, customer.id)
    return { orderId, quoteId }
  },
}

type NewGuestContext = Pick<Context<Call>, 'services' | 'shop' | 'person' | 'ip' | 'now'> & {
  input: Context<Calls['beginGuestOrder']>['input']
}

/** The mails are counted before anything is written. Whether the e-mail has an account is not looked up. */
async function withNewGuest<Answer>(
  { services, shop, person, input, ip, now }: NewGuestContext,
  work: (tx: Tx, guest: Customer) => Promise<Answer>,
): Promise<Answer | Refusal> {
  const { name: fullName, emailAddress: email, phoneNumber = '', company = '' } = input
  const allowed = await mayMail(services, shop, { purpose: 'guest', email, ip }, now)
  if (isRefusal(allowed)) return allowed
  const guestId = person.kind === 'guest' ? person.guestId : null
  return services.database.inShop<Answer>(shop.id, async (tx) =>
    work(tx, await addGuest(tx, { fullName, email, phoneNumber, company, guestId }, now)),
  )
}

/** Each order holds stock: one address of the network begins so many in a day. */
async function mayStartOrder({ services, shop, ip, now }: NewGuestContext): Promise<true | Refusal> {
  const { database, config } = services
  const limit: AttemptLimit = {
    subject: `guest orders from ${ip}`,
    most: MAX_GUEST_ORDERS_A_DAY,
    windowMs: DAY_MS,
  }
  const limits = config.loginTries === 0 ? [] : [limit]
  const counted = await database.inShop(shop.id, async (tx) => ({
    allowed: await countAttempt(tx, limits, now),
  }))
  return counted.allowed || refuse('too_many_guest_orders')
}
