/** Where each ink lies: a layer is made from its own part of the picture alone. */
import { NOTHING, type Separation } from '../separation.ts'

export type InkBox = {
  readonly ink: number
  readonly left: number
  readonly top: number
  /** Exclusive. */
  readonly right: number
  readonly bottom: number
}

/** Margin around an ink that still belongs to its layer, pixels. */
const MARGIN = 8

/** The most used ink first. */
export function inkBoxes({ first, inks, width, height }: Separation): InkBox[] {
  const [counts, lefts, tops, rights, bottoms] = [0, width, height, 0, 0].map((start) =>
    new Array<number>(NOTHING + 1).fill(start),
  ) as [number[], number[], number[], number[], number[]]
  for (let y = 0; y < height; y += 1) {
    const row = y * width
    for (let x = 0; x < width; x += 1) {
      const label = first[row + x] as number
      if (label === NOTHING) continue
      counts[label] = (counts[label] as number) + 1
      if (x < (lefts[label] as number)) lefts[label] = x
      if (x > (rights[label] as number)) rights[label] = x
      if (y < (tops[label] as number)) tops[label] = y
      bottoms[label] = y
    }
  }
  return [...inks.keys()]
    .filter((ink) => (counts[ink] as number) > 0)
    .sort((a, b) => (counts[b] as number) - (counts[a] as number))
    .map((ink) => ({
      ink,
      left: Math.max(0, (lefts[ink] as number) - MARGIN),
      top: Math.max(0, (tops[ink] as number) - MARGIN),
      right: Math.min(width, (rights[ink] as number) + 1 + MARGIN),
      bottom: Math.min(height, (bottoms[ink] as number) + 1 + MARGIN),
    }))
}

export function cropSeparation(separation: Separation, { left, top, right, bottom }: InkBox): Separation {
  const [width, height] = [right - left, bottom - top]
  const cut = (labels: Uint8Array) => {
    const part = new Uint8Array(width * height)
    for (let y = 0; y < height; y += 1) {
      const from = (top + y) * separation.width + left
      part.set(labels.subarray(from, from + width), y * width)
    }
    return part
  }
  const { first, second, share } = separation
  return { ...separation, width, height, first: cut(first), second: cut(second), share: cut(share) }
}
