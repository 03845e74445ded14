import type { Client } from '@estampa/contract/client'

type PriceAnswer = Awaited<ReturnType<Client['cart']['getShoppingCartProductPrice']>>[number]
/** One entry of GetShoppingCartProductPrice, amounts in major units. Quotes have no next price break. */
export type CartPriceEntry = Omit<PriceAnswer, OptionalMember> & Partial<Pick<PriceAnswer, OptionalMember>>
type OptionalMember = 'next' | 'setUps' | 'decorations'
export type CartPrices = CartPriceEntry['prices']

export function findEntry(
  entries: readonly CartPriceEntry[],
  shoppingCartUUID: string,
): CartPriceEntry | undefined {
  return entries.find((entry) => entry.shoppingCartUUID === shoppingCartUUID)
}

/** The whole cart's prices; undefined while there are none. */
export function totalPrices(entries: readonly CartPriceEntry[]): CartPrices | undefined {
  return entries.find((entry) => entry.type === 'TOTAL')?.prices
}
