import { type MeasuredServers, subjects } from './beside-bare.ts'
import type { LoadRequest } from './load.ts'
import type { Series } from './rounds.ts'

const ZECAT = '/api/services/app/Zecat'
const LIST = `${ZECAT}/GetProductsList?limit=24&tenancyName=pampa`
const PAGES = 40
const words = ['taza', 'botella', 'remera', 'lapicera', 'mochila', 'gorra']

const page = (turn: number) => (turn % PAGES) + 1
const word = (turn: number) => words[turn % words.length]

/** The list of 24, the search and the detail at each of the servers. */
export function readSeries(
  { cacheOff, cacheOn, reference }: MeasuredServers,
  ids: readonly number[],
): Record<string, Series[]> {
  const id = (turn: number) => ids[turn % ids.length]
  const listed = (own: (turn: number) => string, written: (turn: number) => string): Series[] => [
    { name: subjects.cacheOff, at: cacheOff, call: { path: (turn) => LIST + own(turn) } },
    { name: subjects.cacheOn, at: cacheOn, call: { path: (turn) => LIST + own(turn) } },
    {
      name: subjects.plainOff,
      at: cacheOff,
      call: { path: (turn) => `${LIST}${own(turn)}&only_products=1` },
    },
    { name: subjects.reference, at: reference, call: { path: written } },
    { name: subjects.referenceFacets, at: reference, call: { path: (turn) => `${written(turn)}&facets=1` } },
  ]
  const detail: LoadRequest = { path: (turn) => `${ZECAT}/GetProductDetail?tenancyName=pampa&id=${id(turn)}` }
  return {
    'product list': listed(
      (turn) => `&page=${page(turn)}`,
      (turn) => `/products?page=${page(turn)}`,
    ),
    'product search': listed(
      (turn) => `&name=${word(turn)}`,
      (turn) => `/products?q=${word(turn)}`,
    ),
    'product detail': [
      { name: subjects.cacheOff, at: cacheOff, call: detail },
      { name: subjects.cacheOn, at: cacheOn, call: detail },
      { name: subjects.reference, at: reference, call: { path: (turn) => `/products/${id(turn)}` } },
    ],
  }
}
