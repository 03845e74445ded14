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

export type Rounds<T> = (key: string, work: () => Promise<T>) => Promise<T>

/**
 * The same for work whose result holds all that was there when somebody asked: whoever asks while it is under way waits,
 * with all the others who do, until it was done once more.
 */
export function createRounds<T>(): Rounds<T> {
  type Round = { isOver: Promise<unknown>; next?: Promise<T> }
  const running = new Map<string, Round>()
  function begin(key: string, work: () => Promise<T>): Promise<T> {
    const started = work()
    const round: Round = { isOver: started.catch(() => undefined) }
    running.set(key, round)
    void round.isOver.then(() => {
      if (!round.next) running.delete(key)
    })
    return started
  }
  return (key, work) => {
    const round = running.get(key)
    if (!round) return begin(key, work)
    round.next ??= round.isOver.then(() => begin(key, work))
    return round.next
  }
}
