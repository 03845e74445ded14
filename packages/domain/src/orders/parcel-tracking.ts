import { type Refusal, refuse } from '../refusal.ts'
import type { OrderState } from './lifecycle.ts'

/** Tracking of a parcel that the shop ships by itself: its carrier, and how it is followed there. */
export type ParcelTracking = {
  readonly carrier: string
  readonly number: string
  readonly url: string | null
}
export type ParcelTrackingInput = {
  readonly carrier: string
  readonly number: string
  /** Empty: there is no page. */
  readonly url: string
}

/**
 * Gives the tracking to be stored, or why it cannot be. It is given when the order leaves and corrected while it is on its way; what a
 * carrier was told of is followed by itself (`isCarried`).
 */
export function checkParcelTracking(
  input: ParcelTrackingInput,
  { state, isCarried }: { state: OrderState; isCarried: boolean },
): ParcelTracking | Refusal {
  if (state !== 'shipped') return refuse('parcel_not_on_its_way')
  if (isCarried) return refuse('parcel_of_carrier')
  return checkTrackingLink(input)
}

/** The tracking with a link that may be opened from the shop's pages and mails. */
export function checkTrackingLink({ carrier, number, url }: ParcelTrackingInput): ParcelTracking | Refusal {
  const link = url === '' ? null : safeLink(url)
  return link === undefined ? refuse('parcel_link_wrong') : { carrier, number, url: link }
}

export function isSameParcelTracking(one: ParcelTracking, other: ParcelTracking): boolean {
  return one.carrier === other.carrier && one.number === other.number && one.url === other.url
}

/** Browsers and Node both have it; the language, of which alone the domain knows, has not. */
declare const URL: {
  parse(
    text: string,
  ): { readonly [part in 'protocol' | 'username' | 'password' | 'host' | 'href']: string } | null
}

/** An address that is opened from a page and a mail of the shop: https, of a host with a name, without a password. */
function safeLink(typed: string): string | undefined {
  const link = URL.parse(typed)
  const isSafe =
    link?.protocol === 'https:' &&
    link.username === '' &&
    link.password === '' &&
    /[a-z]\.[a-z]/i.test(link.host)
  return isSafe ? link.href : undefined
}
