/**
 * The state of a listing lives in its address and nowhere else: Back works, a link can be sent, and a form
 * without any script says the same. Names of parameters are those of GetProductsList. What makes no sense
 * in an address is left out; defaults are not written.
 */
import type { Client } from '@estampa/contract/client'
import { type FilterKey, filterKeys } from '@estampa/domain/catalog/facets'
import type { Template } from '../theme/template.ts'

export type ListInput = Parameters<Client['catalog']['getProductsList']>[0]
export const listingSortings = ['relevance', 'price asc', 'price desc', 'name asc', 'newest'] as const
export type ListingSorting = (typeof listingSortings)[number]

export type ListingState = Record<FilterKey, readonly string[]> & {
  /** Last segment of a family's address, or «all». */
  category: string
  /** Words of a search; '' for none. */
  name: string
  /** An amount in major units. */
  priceFrom: number | null
  priceTo: number | null
  /** Units that must be there. */
  stock: number | null
  sorting: ListingSorting
  page: number
}

export const ALL_CATEGORIES = 'all'
export const productsPerPage = 24
const MAX_NAME_LENGTH = 120
const MAX_VALUES = 30

/** A printed catalog goes from A to Z. */
export const usualSortings: Record<Template['list'], ListingSorting> = {
  grid: 'relevance',
  large: 'relevance',
  rows: 'relevance',
  lettered: 'name asc',
}

/** `usual` is the sorting of a shop's lists that an address does not name. What was searched for comes by relevance. */
export function readListing(
  category: string,
  query: URLSearchParams,
  usual: ListingSorting = 'relevance',
): ListingState {
  const list = (key: FilterKey) => [...new Set(query.getAll(key).filter(Boolean))].slice(0, MAX_VALUES)
  const sorting = query.get('sorting')
  const name = (query.get('name') ?? '').trim().slice(0, MAX_NAME_LENGTH)
  const [priceFrom, priceTo] = inOrder(amountIn(query.get('price[from]')), amountIn(query.get('price[to]')))
  return {
    category,
    name,
    ...(Object.fromEntries(filterKeys.map((key) => [key, list(key)])) as Record<FilterKey, string[]>),
    priceFrom,
    priceTo,
    stock: wholeIn(query.get('stock'), 10_000_000),
    sorting: listingSortings.find((one) => one === sorting) ?? unsaidSorting(name, usual),
    page: wholeIn(query.get('page'), 100_000) ?? 1,
  }
}

/** A range that was typed in reverse order is swapped. */
function inOrder(from: number | null, to: number | null): [from: number | null, to: number | null] {
  return from !== null && to !== null && from > to ? [to, from] : [from, to]
}

/** «1.500» and «1500,50» as people type them; null for what is no amount above zero. */
function amountIn(text: string | null): number | null {
  const plain = (text ?? '').trim()
  const dotted = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(plain) ? plain.replaceAll('.', '') : plain
  const amount = /^\d{1,12}([.,]\d{1,2})?$/.test(dotted) ? Number(dotted.replace(',', '.')) : 0
  return amount > 0 ? amount : null
}

function wholeIn(text: string | null, max: number): number | null {
  const number = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0
  return number >= 1 && number <= max ? number : null
}

const unsaidSorting = (name: string, usual: ListingSorting) => (name === '' ? usual : 'relevance')

export function writeListing(listing: ListingState, usual: ListingSorting = 'relevance'): URLSearchParams {
  const query = new URLSearchParams()
  const set = (key: string, value: string | number | null) => {
    if (value !== null && value !== '') query.set(key, String(value))
  }
  set('name', listing.name)
  for (const key of filterKeys) for (const value of listing[key]) query.append(key, value)
  set('price[from]', listing.priceFrom)
  set('price[to]', listing.priceTo)
  set('stock', listing.stock)
  if (listing.sorting !== unsaidSorting(listing.name, usual)) set('sorting', listing.sorting)
  if (listing.page > 1) set('page', listing.page)
  return query
}

/** `/products-list/botellas?colors=Rojo`, inside of the shop. */
export function listingPath(listing: ListingState, usual?: ListingSorting): string {
  const query = writeListing(listing, usual).toString()
  return `/products-list/${encodeURIComponent(listing.category)}${query && `?${query}`}`
}

/** The input of the API call for this listing. */
export function listingInput(listing: ListingState): ListInput {
  const { category, name, priceFrom, priceTo, stock, sorting, page } = listing
  const chosen = filterKeys.filter((key) => listing[key].length > 0).map((key) => [key, [...listing[key]]])
  return {
    ...Object.fromEntries(chosen),
    ...(category !== ALL_CATEGORIES && { families: [category] }),
    ...(name && { name }),
    ...(priceFrom !== null && { 'price[from]': priceFrom }),
    ...(priceTo !== null && { 'price[to]': priceTo }),
    ...(stock !== null && { stock }),
    ...(sorting !== 'relevance' && { sorting }),
    page,
    limit: productsPerPage,
  }
}

/** A listing that is narrowed or sorted otherwise starts at the first page again. */
export function withChange(listing: ListingState, change: Partial<ListingState>): ListingState {
  return { ...listing, page: 1, ...change }
}

export function withToggled(listing: ListingState, key: FilterKey, value: string): ListingState {
  const values = listing[key]
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  return withChange(listing, { [key]: next })
}

/** Removes the filters; the category, the search words and the sorting stay. */
export function withoutFilters({ category, name, sorting }: ListingState): ListingState {
  return { ...readListing(category, new URLSearchParams()), name, sorting }
}

export function countFilters(listing: ListingState): number {
  const ranges = [listing.priceFrom ?? listing.priceTo, listing.stock].filter((value) => value !== null)
  return filterKeys.reduce((sum, key) => sum + listing[key].length, ranges.length)
}
