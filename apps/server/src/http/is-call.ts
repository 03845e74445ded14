import { contract } from '@estampa/contract/contract'
import type { FastifyRequest } from 'fastify'

/** The contract's calls outside of /api. */
const atTheRoot = new Set(
  Object.values(contract)
    .flatMap((calls) => Object.values(calls).map((call) => call.path))
    .filter((path) => !path.startsWith('/api/')),
)

/** Whether the API is asked; everything else is a page, a file or a probe. */
export function isCall({ url, route }: Pick<FastifyRequest, 'url' | 'route'>): boolean {
  return url.startsWith('/api/') || atTheRoot.has(route)
}
