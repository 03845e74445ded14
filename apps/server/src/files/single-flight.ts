/** Does a piece of work once at a time for each key: whoever asks for the same meanwhile waits for the same answer. */
export function createSingleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  return (key, work) => {
    const known = running.get(key)
    if (known) return known
    const started = work().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
