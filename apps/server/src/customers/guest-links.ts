/**
 * The link of a guest: what it carries is made of the server's secret and its session's id, so that every mail about
 * the order can carry it again, while the database keeps its hash alone. After a change of the secret old links still
 * open, and later mails carry none.
 */
import { createHmac } from 'node:crypto'
import { GUEST_LINK_DAYS } from '@estampa/domain/customers'
import { derivedKey } from '../config/derived-key.ts'
import type { Config } from '../config.ts'
import type { Tx } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import type { Customer } from './customers.store.ts'
import { findGuestSession, findLink, type OpenLink, openGuestLink } from './guests.store.ts'

const DAY_S = 24 * 3600

/** 256 bits. */
export function guestLinkToken(config: Config, shop: number, sessionId: string): string {
  return createHmac('sha256', derivedKey(config, 'guests')).update(`${shop} ${sessionId}`).digest('base64url')
}

/** Path in the shop. What follows the # stays in the browser: no log and no other site ever hears it. */
export function guestLinkPath(link: string): string {
  return `/guest#${link}`
}

/** The link for mails about what this customer has; null for accounts. */
export async function findGuestLink(
  tx: Tx,
  { config, now }: Pick<Services, 'config' | 'now'>,
  shop: Shop,
  customerId: number,
): Promise<string | null> {
  const sessionId = await findGuestSession(tx, customerId, now())
  const link = sessionId && guestLinkToken(config, shop.id, sessionId)
  // one of an earlier secret opens what no mail can name
  return link && (await findLink(tx, link, now())) ? link : null
}

/** The link of a new guest; mails about what this guest has carry it from now on. */
export function addGuestLink(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  shop: Shop,
  customer: Customer,
  now: Date,
): Promise<string> {
  const linkOf = (sessionId: string) => guestLinkToken(config, shop.id, sessionId)
  return openGuestLink(tx, customer.id, linkOf, { lifetimeS: GUEST_LINK_DAYS * DAY_S, now })
}

/** Opens a guest's session and gives what the browser keeps of it. */
export async function openGuestSession(
  tx: Tx,
  services: Services,
  shop: Shop,
  customer: Customer,
  now: Date,
) {
  const link = await addGuestLink(tx, services, shop, customer, now)
  const opened = await findLink(tx, link, now)
  if (!opened) throw new Error('the link of a new guest opens nothing')
  return toGuestView(services, shop, { link, opened }, now)
}

export async function toGuestView(
  { tokens }: Pick<Services, 'tokens'>,
  shop: Shop,
  { link, opened }: { link: string; opened: OpenLink },
  now: Date,
) {
  const { customer, sessionId, expiresAt, orderId, quoteId, isInvited } = opened
  const holder = { kind: 'customer', customerId: customer.id, sessionId, isGuest: true } as const
  const { token, expireInSeconds } = await tokens.issue(shop.id, holder, now)
  return {
    userId: customer.id,
    email: customer.email,
    fullName: customer.full_name,
    phoneNumber: customer.phone_number,
    company: customer.company,
    accessToken: token,
    expireInSeconds,
    link,
    linkExpireInSeconds: Math.max(0, Math.round((expiresAt.getTime() - now.getTime()) / 1000)),
    orderId,
    quoteId,
    isInvited,
  }
}
