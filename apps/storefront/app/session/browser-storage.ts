/** What the browser keeps under a key; a browser may refuse storage altogether, be full, or hold what nobody wrote. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Undefined forgets it. What cannot be kept lives as long as the page. */
export function keep(key: string, value: unknown): void {
  try {
    if (value === undefined) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // nothing to do: it is only not kept
  }
}

/** The ids of products under this key, the newest first. */
export function readIds(key: string): readonly number[] {
  const kept = readKept(key)
  return Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id) && id > 0) : []
}
