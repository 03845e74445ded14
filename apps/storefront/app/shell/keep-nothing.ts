/** From now on whatever this page stores is gone with it. What the browser keeps already is neither read nor changed. */
export function keepNothing(): void {
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, place, { configurable: true, value: memoryStorage() })
  }
}

function memoryStorage(): Storage {
  const stored = new Map<string, string>()
  return {
    get length() {
      return stored.size
    },
    key: (index) => [...stored.keys()][index] ?? null,
    clear: () => stored.clear(),
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, String(value)),
    removeItem: (key) => void stored.delete(key),
  }
}
