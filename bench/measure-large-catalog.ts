import type { Roles } from '@estampa/server/db/migrate'
import { load } from './load.ts'
import type { BenchProcess } from './processes.ts'
import { fillPeople, readsOf } from './reads.ts'

/** Every read of a large catalog on ten connections, in milliseconds. */
export type LargeCatalogResult = Record<string, { p50Ms: number; p97Ms: number }>

const CONNECTIONS = 10

/** `shop` is the one that `readsOf` asks. */
export async function measureLargeCatalog(
  { origin }: BenchProcess,
  roles: Roles,
  shop: number,
): Promise<LargeCatalogResult> {
  const people = await fillPeople(roles, shop)
  const results: LargeCatalogResult = {}
  for (const { name, path, headers, body } of readsOf(people)) {
    const call = { path, headers, ...(body && { method: 'POST' as const, body }) }
    await load(origin, call, { connections: CONNECTIONS, seconds: 1 })
    const { p50Ms, p97Ms } = await load(origin, call, { connections: CONNECTIONS })
    results[name] = { p50Ms, p97Ms }
  }
  return results
}
