import type { CartProduct, QuoteInfo } from '@estampa/domain/cart'

/** The quotes that lines of a cart came from, each in the newest version that is there. */
export function listNewestQuoteInfos(lines: readonly Pick<CartProduct, 'quoteInfo'>[]): QuoteInfo[] {
  const newest = new Map<string, QuoteInfo>()
  for (const { quoteInfo } of lines) {
    if (!quoteInfo) continue
    const known = newest.get(quoteInfo.number)
    if (!known || known.version < quoteInfo.version) newest.set(quoteInfo.number, quoteInfo)
  }
  return [...newest.values()]
}
