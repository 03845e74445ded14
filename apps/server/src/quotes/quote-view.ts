/** Quotes as they are answered. A shop that shows no prices shows those of its old quotes neither. */
import type { CartTechnique, ServerProduct } from '@estampa/domain/cart'
import {
  effectiveQuoteState,
  freeRow,
  type QuoteRow,
  quoteNumber,
  quoteRows,
  withTotal,
} from '@estampa/domain/quotes'
import type { Config } from '../config.ts'
import { signedAddress } from '../files/signed-addresses.ts'
import type { Person } from '../http/person.ts'
import type { Shop } from '../http/shop.ts'
import { type ComposedQuote, quoteEntries } from './compose-quote.ts'
import type { ListedQuote } from './list-quotes.store.ts'
import { isTokenOf, quoteLink, quoteToken } from './quote-links.ts'
import type { StoredQuote } from './quotes.store.ts'
import type { QuoteAmounts } from './save-quote.store.ts'

export type QuoteRowView = QuoteRow & { decorations: readonly string[] }
type QuoteViewContext = { shop: Shop; config: Config; now: Date }

export function toUnsavedQuoteView(document: ComposedQuote, totals: QuoteAmounts, expiresAt: Date) {
  const { currency, lines } = document
  return {
    currency,
    lines: lines.map(({ line }) => line),
    prices: withTotal(quoteEntries(document)),
    rows: quoteRowViews(document),
    pictures: [],
    totals,
    expiresAt: expiresAt.toISOString(),
  }
}

/** One's own quote, whole. */
export function toQuoteView(kept: StoredQuote, { shop, config, now }: QuoteViewContext) {
  const quote = asPriced(kept, shop)
  const number = quoteNumber(quote.number)
  const quoteInfo = { quoteId: quote.id, number, version: quote.version }
  const { id, version, contact, comment, answer, acceptedBy, orderId, currency } = quote
  return {
    id,
    number,
    version,
    contact,
    comment,
    answer,
    acceptedBy,
    orderId,
    currency,
    state: effectiveQuoteState(quote, now),
    lines: quote.lines.map(({ line }): ServerProduct => ({ ...line, quoteInfo })),
    prices: withTotal(quoteEntries(quote)),
    rows: quoteRowViews(quote),
    pictures: picturesOf(quote, config, now),
    totals: totalsOf(quote),
    createdAt: quote.createdAt.toISOString(),
    expiresAt: moment(quote.expiresAt),
    link: linkOf(quote, shop, config),
    versions: quote.versions.map((one) => ({
      id: one.id,
      version: one.version,
      total: one.total,
      state: effectiveQuoteState(one, now),
      createdAt: one.createdAt.toISOString(),
    })),
    history: quote.history.map((move) => ({ ...move, at: move.at.toISOString() })),
    mails: quote.mails.map(({ to, at }) => ({ to, at: at.toISOString() })),
  }
}

/** The quote as the holder of a link sees it: without costs, other versions and other recipients. */
export function toSharedQuoteView(
  kept: StoredQuote,
  person: Person,
  { shop, config, now }: QuoteViewContext,
) {
  const quote = asPriced(kept, shop)
  const { version, from, comment, answer, acceptedBy, currency, contact } = quote
  return {
    version,
    comment,
    answer,
    acceptedBy,
    currency,
    number: quoteNumber(quote.number),
    currentVersion: quote.versions[0]?.version ?? version,
    state: effectiveQuoteState(quote, now),
    rows: quoteRowViews(quote),
    pictures: picturesOf(quote, config, now),
    totals: totalsOf(quote),
    from: contact.name || from,
    company: contact.company,
    createdAt: quote.createdAt.toISOString(),
    expiresAt: moment(quote.expiresAt),
    isOwn: person.kind === 'customer' && person.customerId === quote.customerId,
  }
}

export function toQuoteSummary(quote: ListedQuote, shop: Shop) {
  return {
    ...quote,
    number: quoteNumber(quote.number),
    total: shop.config.pricesInShop ? quote.total : null,
    createdAt: quote.createdAt.toISOString(),
    expiresAt: moment(quote.expiresAt),
  }
}

function picturesOf({ pictures }: StoredQuote, config: Config, now: Date) {
  return (pictures ?? []).map(({ shoppingCartUUID, printing_area_id, name, key, preview_key }) => ({
    shoppingCartUUID,
    printing_area_id,
    name,
    url: signedAddress(config, key, now),
    preview_url: signedAddress(config, preview_key, now),
  }))
}

/** The rows of the paper; those of a line share what is made on it. What the seller wrote comes last. */
export function quoteRowViews({ lines, freeLines, step }: QuotedLines): QuoteRowView[] {
  return [
    ...lines.flatMap(({ line, entry, decorations }) =>
      quoteRows(line, entry, step).map((row) => ({ ...row, decorations })),
    ),
    ...freeLines.flatMap(({ line, entry }) =>
      freeRow(line, entry, step).map((row) => ({ ...row, decorations: [] })),
    ),
  ]
}

type QuotedLines = Pick<ComposedQuote, 'lines' | 'freeLines' | 'step'>

export function totalsOf(quote: StoredQuote): QuoteAmounts | null {
  const { subTotal, taxes, discount, total } = quote
  if (subTotal === null || taxes === null || discount === null || total === null) return null
  return { subTotal, taxes, discount, total }
}

/** The quote as this shop may show it. */
export function asPriced(quote: StoredQuote, shop: Shop): StoredQuote {
  if (shop.config.pricesInShop) return quote
  return {
    ...quote,
    subTotal: null,
    taxes: null,
    discount: null,
    total: null,
    answer: quote.answer && { ...quote.answer, discountPercent: null, discountNet: 0, lineDiscounts: [] },
    lines: quote.lines.map((one) => ({ ...one, line: withoutAmounts(one.line), entry: null })),
    freeLines: quote.freeLines.map(({ line }) => ({ line, entry: null })),
    versions: quote.versions.map((version) => ({ ...version, total: null })),
  }
}

function withoutAmounts(line: ServerProduct): ServerProduct {
  const generic = { ...line.generic, price: null, customization_under_minimum_extra_cost: null }
  const silent = (techniques: readonly CartTechnique[]) =>
    techniques.map((technique) => ({ ...technique, customizationUnderMinimumExtraCost: null }))
  if (line.type === 'ProductoCurva') {
    return { ...line, generic, applicationTechnique: silent(line.applicationTechnique) }
  }
  const applicationTechnique = silent(line.value.applicationTechnique)
  return { ...line, generic, value: { ...line.value, applicationTechnique } }
}

export function linkOf(quote: StoredQuote, shop: Shop, config: Config): string | null {
  if (quote.state === 'requested' || quote.state === 'draft') return null
  const token = quoteToken(config, shop.id, quote.id)
  return isTokenOf(token, quote.tokenHash) ? quoteLink(token) : null
}

function moment(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
