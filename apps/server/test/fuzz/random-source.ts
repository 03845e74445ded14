/** Chance that comes out the same for the same seed and turn (mulberry32). */
export type RandomSource = {
  /** From 0 to `sides` - 1. */
  roll(sides: number): number
  pick<Item>(items: readonly Item[]): Item
  /** True in `percent` of a hundred. */
  happens(percent: number): boolean
}

export function randomSourceOf(seed: number, turn: number): RandomSource {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(turn + 1, 0x85ebca6b)) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const roll = (sides: number) => Math.floor(next() * sides)
  return {
    roll,
    pick: (items) => {
      if (items.length === 0) throw new Error('nothing to pick from')
      return items[roll(items.length)] as (typeof items)[number]
    },
    happens: (percent) => next() * 100 < percent,
  }
}
