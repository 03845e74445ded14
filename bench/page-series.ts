import { type MeasuredServers, subjects } from './beside-bare.ts'
import type { Series } from './rounds.ts'

/** A whole page from the cache, compressed as browsers take it, and one that has to be rendered. */
export function pageSeries({ cacheOn }: MeasuredServers): Record<string, Series[]> {
  const list = '/pampa/products-list/all'
  const cached = { path: list, headers: { 'accept-encoding': 'br' } }
  const fresh = { path: (turn: number) => `${list}?page=${(turn % 30) + 1}&turn=${turn}` }
  return {
    'page from the cache': [{ name: subjects.cacheOn, at: cacheOn, call: cached }],
    'page rendered': [{ name: subjects.cacheOn, at: cacheOn, call: fresh }],
  }
}
