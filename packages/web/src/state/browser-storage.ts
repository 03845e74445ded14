/** What is stored locally stays; what is stored for the session ends with its tab. */
type StoragePlace = 'localStorage' | 'sessionStorage'

/** Values in the browser's storage by key. A browser may refuse storage, be full, or hold foreign content. */
export function readStored(key: string, place: StoragePlace = 'localStorage'): unknown {
  try {
    return JSON.parse(window[place].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Undefined removes the value. A value that cannot be stored lives as long as the page. */
export function writeStored(key: string, value: unknown, place: StoragePlace = 'localStorage'): void {
  try {
    if (value === undefined) window[place].removeItem(key)
    else window[place].setItem(key, JSON.stringify(value))
  } catch {
    // nothing to do: the value is just not stored
  }
}

/** The ids of products under this key, the newest first. */
export function readIds(key: string): readonly number[] {
  const stored = readStored(key)
  return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id) && id > 0) : []
}
