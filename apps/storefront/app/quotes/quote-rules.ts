import type { Client } from '@estampa/contract/client'
import type { Switches } from '../shop/switches.ts'

export type Quote = Awaited<ReturnType<Client['quotes']['getQuoteById']>>
export type PublicQuote = Awaited<ReturnType<Client['quotes']['getPublicQuote']>>
export type QuoteState = Quote['state']

/** The actions that the owner of a quote has now. */
export type QuoteActions = {
  accept: boolean
  reject: boolean
  order: boolean
  send: boolean
  share: boolean
  revise: boolean
  cancel: boolean
  addToCart: boolean
}

const open: readonly QuoteState[] = ['sent', 'viewed', 'accepted']
const unanswered: readonly QuoteState[] = ['sent', 'viewed']
const revisable: readonly QuoteState[] = [...open, 'rejected', 'expired', 'cancelled']

/** A shop without prices cannot make quotes by itself: only the seller can be asked. */
export function mayQuote({ quote, prices }: Pick<Switches, 'quote' | 'prices'>): boolean {
  return quote && prices
}

/** The server decides; this only hides actions that it would refuse. */
export function quoteActions(
  quote: Pick<Quote, 'state' | 'link' | 'version' | 'versions' | 'history' | 'answer'>,
  switches: Pick<Switches, 'buy' | 'quote' | 'prices'>,
): QuoteActions {
  const { state, link, version, versions } = quote
  const isOpen = open.includes(state)
  const isQuoting = mayQuote(switches)
  const mayOrder = switches.quote && switches.buy && isOpen
  const isOffer = isPreparedByShop(quote)
  const isNewest = versions.every((one) => one.version <= version)
  return {
    // Ordering what one made oneself accepts it too: one way on is enough.
    accept: isQuoting && (isOffer || !mayOrder) && unanswered.includes(state),
    // A quote of the shop is rejected; a quote of the owner is cancelled.
    reject: isOffer && unanswered.includes(state),
    order: mayOrder,
    send: isQuoting && isOpen,
    share: isOpen && link !== null,
    revise: switches.quote && isNewest && revisable.includes(state),
    cancel: isOpen && !(isOffer && unanswered.includes(state)),
    addToCart: (switches.quote || switches.buy) && state !== 'superseded',
  }
}

/** True if the shop's staff prepared the quote, in answer to a request or by themselves. */
export function isPreparedByShop({ answer, history }: Pick<Quote, 'answer' | 'history'>): boolean {
  return answer !== null || history.some(({ to }) => to === 'requested')
}

/** True if somebody else may still change the state of the quote. */
export function mayQuoteChange(state: QuoteState): boolean {
  return state === 'requested' || state === 'draft' || open.includes(state)
}

/** True if the owner would notice no difference. */
export function isSameQuote(one: Quote, other: Quote): boolean {
  const sign = ({ state, orderId, history, mails, versions }: Quote) =>
    JSON.stringify([state, orderId, history.length, mails.length, versions])
  return sign(one) === sign(other)
}

/** True if the holder of a link may answer the quote. */
export function mayAnswerQuote(state: QuoteState): boolean {
  return unanswered.includes(state)
}

const EMAIL = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/
export const MAX_EMAILS = 5

export type Recipients =
  | { emails: string[] }
  | { fault: 'missing' }
  | { fault: 'many' }
  | { fault: 'wrong'; email: string }

/** Addresses as people list them: separated by commas, semicolons, spaces or lines. */
export function parseRecipients(text: string): Recipients {
  const emails = [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ]
  if (emails.length === 0) return { fault: 'missing' }
  const wrong = emails.find((email) => !EMAIL.test(email))
  if (wrong !== undefined) return { fault: 'wrong', email: wrong }
  return emails.length > MAX_EMAILS ? { fault: 'many' } : { emails }
}

const TOKEN = /^[\w-]{43}$/

/** The token after the # of a link; undefined if it is none. */
export function readToken(hash: string): string | undefined {
  const token = hash.replace(/^#/, '')
  return TOKEN.test(token) ? token : undefined
}
