import type { Client } from '@estampa/contract/client'

type Answered = Awaited<ReturnType<Client['cart']['getShoppingCartProductPrice']>>[number]
/** One entry of GetShoppingCartProductPrice, as it came: amounts in major units. Quotes carry no outlook. */
export type ShownEntry = Omit<Answered, Optional> & Partial<Pick<Answered, Optional>>
type Optional = 'next' | 'setUps' | 'decorations'
export type ShownPrices = ShownEntry['prices']

export function findEntry(entries: readonly ShownEntry[], shoppingCartUUID: string): ShownEntry | undefined {
  return entries.find((entry) => entry.shoppingCartUUID === shoppingCartUUID)
}

/** The whole cart's prices; undefined while there are none. */
export function totalPrices(entries: readonly ShownEntry[]): ShownPrices | undefined {
  return entries.find((entry) => entry.type === 'TOTAL')?.prices
}
