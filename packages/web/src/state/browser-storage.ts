/** Values in the browser's storage by key. A browser may refuse storage, be full, or hold foreign content. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Undefined removes the value. A value that cannot be stored lives as long as the page. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === undefined) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // nothing to do: the value is just not stored
  }
}

/** The ids of products under this key, the newest first. */
export function readIds(key: string): readonly number[] {
  const stored = readStored(key)
  return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id) && id > 0) : []
}
