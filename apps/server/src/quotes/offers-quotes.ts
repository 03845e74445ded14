import type { ShopConfig } from '@estampa/domain/shops'

/**
 * Without quotation nothing is quoted, sent or accepted; without prices only the seller can be asked. What was
 * quoted before can still be read, rejected and cancelled.
 */
export function offersQuotes({ quotation, pricesInShop }: ShopConfig): boolean {
  return quotation && pricesInShop
}
