/**
 * The letters of a list that is sorted by name, each with the first page that has a product under it, so that an
 * index leads to any of them. The names of long lists are not read: they have the letters of the page that is shown.
 */
import type { Client } from '@estampa/contract/client'
import { type ListingState, listingInput, productsPerPage } from './listing-state.ts'

/** «A1 B1 C2» as a list: letters in the order of the products. */
export type LetterPages = readonly (readonly [letter: string, page: number])[]

type Named = { readonly name: string }
type ShownPage = { readonly items: readonly Named[]; readonly totalCount: number }

const MOST_NAMES = 400
const NAMES_AT_ONCE = 100

export const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Without its accent: Á stands under A and Ñ under N. */
export const letterOf = (name: string) => name.slice(0, 1).normalize('NFD').slice(0, 1).toUpperCase()

export async function findLetterPages(
  { catalog }: Pick<Client, 'catalog'>,
  listing: ListingState,
  { items, totalCount }: ShownPage,
): Promise<LetterPages> {
  const isRead = totalCount > items.length && totalCount <= MOST_NAMES
  if (!isRead) return letterPages(items, listing.page, productsPerPage)
  const parts = await Promise.all(
    Array.from({ length: Math.ceil(totalCount / NAMES_AT_ONCE) }, (_, index) =>
      catalog.getProductsList({
        ...listingInput(listing),
        page: index + 1,
        limit: NAMES_AT_ONCE,
        only_products: true,
      }),
    ),
  )
  return letterPages(
    parts.flatMap((part) => part.items),
    1,
    productsPerPage,
  )
}

/** `products` begin with the first one of `page`. */
export function letterPages(products: readonly Named[], page: number, perPage: number): LetterPages {
  const pages = new Map<string, number>()
  for (const [index, { name }] of products.entries()) {
    const letter = letterOf(name)
    if (!pages.has(letter)) pages.set(letter, page + Math.floor(index / perPage))
  }
  return [...pages]
}
