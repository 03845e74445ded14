export const PAGE_SIZE = 25

const MAX_WORDS_LENGTH = 100
const LAST_PAGE = 10_000

/** What is looked for and which page, as every list's address says them: `?q=paz&page=2`. */
export type ListedPage = { words: string; page: number }

/** What an address says wrongly is left out. */
export function readListedPage(query: URLSearchParams): ListedPage {
  const page = Number(query.get('page'))
  return {
    words: (query.get('q') ?? '').trim().slice(0, MAX_WORDS_LENGTH),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

/** The same as the end of an address behind what else narrows the list; what is as usual is not written. */
export function writeListedPage({ words, page }: ListedPage, narrowed = new URLSearchParams()): string {
  if (words !== '') narrowed.set('q', words)
  if (page > 1) narrowed.set('page', String(page))
  const text = narrowed.toString()
  return text && `?${text}`
}

/** The same as every list's call takes it. */
export function toListedInput({ words, page }: ListedPage) {
  return { PaginaActual: page, maxResultCount: PAGE_SIZE, ...(words !== '' && { Filtro: words }) }
}
