/** How often which colors occur: bins of 4 × 4 × 4 levels, each with the mean of what fell into it. */
import { type Lab, labOf, type Rgb } from './rgba.ts'

export type Bin = { readonly rgb: Rgb; readonly lab: Lab; readonly count: number }

const BINS = 1 << 18

export class Histogram {
  readonly #counts = new Uint32Array(BINS)
  readonly #sums = new Uint32Array(BINS * 3)
  readonly #used: number[] = []
  total = 0

  add(red: number, green: number, blue: number): void {
    const bin = ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2)
    const count = this.#counts[bin] as number
    // a drawing has a few colors: to look through all bins for them would take longer than to count them
    if (count === 0) this.#used.push(bin)
    this.#counts[bin] = count + 1
    const at = bin * 3
    this.#sums[at] = (this.#sums[at] as number) + red
    this.#sums[at + 1] = (this.#sums[at + 1] as number) + green
    this.#sums[at + 2] = (this.#sums[at + 2] as number) + blue
    this.total += 1
  }

  /** Most used first. */
  bins(): Bin[] {
    const bins: Bin[] = []
    for (const bin of Uint32Array.from(this.#used).sort()) {
      const count = this.#counts[bin] as number
      const mean = (channel: number) => (this.#sums[bin * 3 + channel] as number) / count
      const rgb: Rgb = [mean(0), mean(1), mean(2)]
      bins.push({ rgb, lab: labOf(rgb), count })
    }
    return bins.sort((a, b) => b.count - a.count)
  }
}

/** The mean color of bins, by how often each occurs. */
export function meanOf(bins: readonly Bin[]): Rgb {
  let total = 0
  const sums = [0, 0, 0]
  for (const { rgb, count } of bins) {
    total += count
    for (let channel = 0; channel < 3; channel += 1) {
      sums[channel] = (sums[channel] as number) + (rgb[channel] as number) * count
    }
  }
  return [(sums[0] as number) / total, (sums[1] as number) / total, (sums[2] as number) / total]
}
