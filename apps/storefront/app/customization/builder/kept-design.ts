/**
 * The unfinished design of one product, as this browser keeps it. `from` is the line of the cart that it was
 * made of ('' where none was): what the cart did since is not undone by it. A full store gives up its oldest
 * designs first.
 */
import type { Design } from '@estampa/domain/customization/design'

export type KeptDesign = {
  readonly from: string
  readonly units: Readonly<Record<string, number>>
  readonly design: Design
  readonly savedAt: number
  /** Which tab wrote it. */
  readonly tab: string
}

export const keptPrefix = (shop: string): string => `estampa:${shop}:builder:`

export const keptKey = (shop: string, productId: number, line: string | null): string =>
  `${keptPrefix(shop)}${productId}:${line ?? 'new'}`

export function readDesign(storage: Storage, key: string): KeptDesign | undefined {
  try {
    return asKept(storage.getItem(key))
  } catch {
    return undefined
  }
}

export function asKept(text: string | null): KeptDesign | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as KeptDesign | null
    const isWhole =
      typeof kept?.savedAt === 'number' &&
      typeof kept.units === 'object' &&
      kept.design?.version === 1 &&
      Array.isArray(kept.design.views)
    return isWhole ? kept : undefined
  } catch {
    return undefined
  }
}

/** False where the browser keeps nothing, or not so much. */
export function writeDesign(storage: Storage, key: string, kept: KeptDesign): boolean {
  const text = JSON.stringify(kept)
  for (;;) {
    try {
      storage.setItem(key, text)
      return true
    } catch {
      const oldest = oldestOther(storage, key)
      if (oldest === undefined) return false
      storage.removeItem(oldest)
    }
  }
}

function oldestOther(storage: Storage, key: string): string | undefined {
  let oldest: { key: string; savedAt: number } | undefined
  for (let index = 0; index < storage.length; index += 1) {
    const other = storage.key(index)
    if (!other || other === key || !/^estampa:[^:]+:builder:/.test(other)) continue
    const savedAt = readDesign(storage, other)?.savedAt ?? 0
    if (!oldest || savedAt < oldest.savedAt) oldest = { key: other, savedAt }
  }
  return oldest?.key
}

export function forgetDesign(storage: Storage, key: string): void {
  try {
    storage.removeItem(key)
  } catch {}
}
