/**
 * The state of a record list lives in its address, so that Back works and a reload keeps it. What makes no sense in an
 * address is left out.
 */
export type ListState<Group extends string> = { group: Group; words: string; page: number }

export const MAX_SEARCH_LENGTH = 100
const MAX_PAGES = 10_000
const RECORDS_PER_PAGE = 10

/** The groups of records that a filter offers; the first one is the default and has no place in the address. */
export type ListGroups<Group extends string> = readonly [Group, ...Group[]]

export function readListState<Group extends string>(
  query: URLSearchParams,
  groups: ListGroups<Group>,
): ListState<Group> {
  const group = groups.find((one) => one === query.get('state')) ?? groups[0]
  const words = (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH)
  const page = Number(query.get('page'))
  return { group, words, page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGES ? page : 1 }
}

/** «?state=open&page=2», or '' where nothing narrows the list. */
export function writeListState<Group extends string>(
  { group, words, page }: ListState<Group>,
  groups: ListGroups<Group>,
): string {
  const query = new URLSearchParams()
  if (group !== groups[0]) query.set('state', group)
  if (words) query.set('q', words)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}

/** The part of the call's input that every record list has. */
export function toPageInput({ words, page }: Pick<ListState<string>, 'words' | 'page'>) {
  return {
    PaginaActual: page,
    maxResultCount: RECORDS_PER_PAGE,
    ...(words && { Filtro: words }),
  }
}
