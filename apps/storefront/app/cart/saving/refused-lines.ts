import type { CallFailure } from '@estampa/contract/client'
import { isFailure } from '@estampa/web/failures/failures.ts'
import type { ReceivedCart } from './received-lines.ts'

/** The data that a refused save or restore carries. */
type RefusalData = { version?: unknown; products?: unknown; lines?: unknown }

/** The server's own cart, where a refusal brings it along. */
export function findCartInRefusal(failure: unknown): ReceivedCart | undefined {
  const data = dataOf(failure)
  if (typeof data?.version !== 'number' || !Array.isArray(data.products)) return undefined
  return { version: data.version, products: data.products }
}

/** Uuids of the lines for which a save was refused. */
export function listRefusedUuids(failure: unknown): string[] {
  const { lines } = dataOf(failure) ?? {}
  if (!Array.isArray(lines)) return []
  return lines
    .map((line: { shoppingCartUUID?: unknown } | null) => line?.shoppingCartUUID)
    .filter((uuid) => typeof uuid === 'string')
}

/** True if a later attempt would get the same answer. */
export function isFinal(failure: unknown): boolean {
  if (!isFailure(failure)) return false
  const { status } = failure
  return status >= 400 && status < 500 && status !== 408 && status !== 409 && status !== 429
}

function dataOf(failure: unknown): RefusalData | undefined {
  const data = isFailure(failure) ? (failure as CallFailure).fault?.data : undefined
  return typeof data === 'object' && data !== null ? data : undefined
}
