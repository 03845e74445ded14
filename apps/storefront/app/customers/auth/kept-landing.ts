import { keep, readKept } from '../../session/browser-storage.ts'

/**
 * Where somebody was going who opens an account or has forgotten a password. The link in the mail opens another tab
 * and knows nothing of it; in the same browser the way goes on there.
 */
export function keepLanding(shop: string, from: string | null): void {
  keep(keyOf(shop), from ? { from, at: Date.now() } : undefined)
}

const DAY_MS = 24 * 60 * 60 * 1_000

export function keptLanding(shop: string): string | null {
  const kept = readKept(keyOf(shop))
  if (typeof kept !== 'object' || kept === null) return null
  const [from, at]: unknown[] = [Reflect.get(kept, 'from'), Reflect.get(kept, 'at')]
  return typeof from === 'string' && typeof at === 'number' && Date.now() - at < DAY_MS ? from : null
}

const keyOf = (shop: string) => `estampa:${shop}:landing`
