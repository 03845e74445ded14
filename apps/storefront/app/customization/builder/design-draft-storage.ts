/**
 * The unfinished design of one product, stored in this browser. `from` is the line of the cart that it was
 * made of ('' where none was): what the cart did since is not undone by it. A full store gives up its oldest
 * designs first.
 */
import type { Design } from '@estampa/domain/customization/design'
import type { RosterRow } from '@estampa/domain/customization/roster-table'

export type DesignDraft = {
  readonly from: string
  readonly units: Readonly<Record<string, number>>
  readonly design: Design
  /** Older drafts have none. */
  readonly roster?: readonly RosterRow[]
  readonly savedAt: number
  /** The id of the tab that wrote the draft. */
  readonly tab: string
}

export const draftKeyPrefix = (shop: string): string => `estampa:${shop}:builder:`

export const draftKey = (shop: string, productId: number, line: string | null): string =>
  `${draftKeyPrefix(shop)}${productId}:${line ?? 'new'}`

export function readDesignDraft(storage: Storage, key: string): DesignDraft | undefined {
  try {
    return parseDesignDraft(storage.getItem(key))
  } catch {
    return undefined
  }
}

export function parseDesignDraft(text: string | null): DesignDraft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as DesignDraft | null
    const isWhole =
      typeof draft?.savedAt === 'number' &&
      typeof draft.units === 'object' &&
      draft.design?.version === 1 &&
      Array.isArray(draft.design.views) &&
      Array.isArray(draft.roster ?? [])
    return isWhole ? draft : undefined
  } catch {
    return undefined
  }
}

/** False if the browser refuses storage or the storage is full. */
export function writeDesignDraft(storage: Storage, key: string, draft: DesignDraft): boolean {
  const text = JSON.stringify(draft)
  for (;;) {
    try {
      storage.setItem(key, text)
      return true
    } catch {
      const oldest = findOldestOther(storage, key)
      if (oldest === undefined) return false
      storage.removeItem(oldest)
    }
  }
}

function findOldestOther(storage: Storage, key: string): string | undefined {
  let oldest: { key: string; savedAt: number } | undefined
  for (let index = 0; index < storage.length; index += 1) {
    const other = storage.key(index)
    if (!other || other === key || !/^estampa:[^:]+:builder:/.test(other)) continue
    const savedAt = readDesignDraft(storage, other)?.savedAt ?? 0
    if (!oldest || savedAt < oldest.savedAt) oldest = { key: other, savedAt }
  }
  return oldest?.key
}

export function removeDesignDraft(storage: Storage, key: string): void {
  try {
    storage.removeItem(key)
  } catch {}
}
