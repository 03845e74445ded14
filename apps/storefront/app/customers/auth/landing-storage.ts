import { DAY_MS } from '@estampa/domain/time'
import { readStored, writeStored } from '@estampa/web/state'

/**
 * The page wanted by a person who opens an account or has forgotten a password. The link in the e-mail opens another tab
 * and knows nothing of it; in the same browser the way goes on there.
 */
export function storeLanding(shop: string, from: string | null): void {
  writeStored(keyOf(shop), from ? { from, at: Date.now() } : undefined)
}

export function readLanding(shop: string): string | null {
  const stored = readStored(keyOf(shop))
  if (typeof stored !== 'object' || stored === null) return null
  const [from, at]: unknown[] = [Reflect.get(stored, 'from'), Reflect.get(stored, 'at')]
  return typeof from === 'string' && typeof at === 'number' && Date.now() - at < DAY_MS ? from : null
}

const keyOf = (shop: string) => `estampa:${shop}:landing`
