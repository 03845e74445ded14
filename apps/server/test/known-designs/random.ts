/** The same numbers for the same seed (mulberry32). */
export type Random = {
  between(from: number, to: number): number
  /** Both ends included. */
  whole(from: number, to: number): number
  chance(share: number): boolean
  one<T>(of: readonly T[]): T
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    between: (from, to) => from + next() * (to - from),
    whole,
    chance: (share) => next() < share,
    one: <T>(of: readonly T[]) => of[whole(0, of.length - 1)] as T,
  }
}
