/** The distinct flat colours of a picture: what a screen printer would have to mix. */

const CLOSE = 40
const MOST = 12
/** A colour of fewer of the flat pixels than this is a speck. */
const SPECK = 0.004
/** A picture is a drawing when this part of it lies in flat areas, and few colours cover them. */
const FLAT = 0.35
const COVERED = 0.9

type Colour = { red: number; green: number; blue: number; count: number }

/** `pixels` are RGBA. Hex, most used first; empty for photographs. */
export function flatColours(pixels: Uint8Array, width: number, height: number): string[] {
  const { bins, flat, opaque } = countFlat(pixels, width, height)
  if (opaque === 0 || flat / opaque < FLAT) return []
  const merged = merge([...bins.values()].sort((a, b) => b.count - a.count))
  const shown = merged.filter(({ count }) => count / flat >= SPECK).slice(0, MOST)
  const covered = shown.reduce((sum, { count }) => sum + count, 0)
  return covered / flat < COVERED ? [] : shown.map(hexOf)
}

/** Only pixels like their neighbours count: the soft edge between two colours is no colour of its own. */
function countFlat(pixels: Uint8Array, width: number, height: number) {
  const bins = new Map<number, Colour>()
  let flat = 0
  let opaque = 0
  for (let y = 0; y + 1 < height; y += 1) {
    for (let x = 0; x + 1 < width; x += 1) {
      const at = (y * width + x) * 4
      if ((pixels[at + 3] ?? 0) < 128) continue
      opaque += 1
      if (!isLike(pixels, at, at + 4) || !isLike(pixels, at, at + width * 4)) continue
      flat += 1
      add(bins, pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    }
  }
  return { bins, flat, opaque }
}

function isLike(pixels: Uint8Array, one: number, other: number): boolean {
  let difference = 0
  for (let channel = 0; channel < 4; channel += 1) {
    difference = Math.max(difference, Math.abs((pixels[one + channel] ?? 0) - (pixels[other + channel] ?? 0)))
  }
  return difference <= 6
}

function add(bins: Map<number, Colour>, red: number, green: number, blue: number): void {
  const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
  const bin = bins.get(key)
  if (!bin) {
    bins.set(key, { red, green, blue, count: 1 })
    return
  }
  bin.red += red
  bin.green += green
  bin.blue += blue
  bin.count += 1
}

/** The most used colour takes in those that nobody would mix apart. */
function merge(bins: readonly Colour[]): Colour[] {
  const kept: Colour[] = []
  for (const bin of bins) {
    const near = kept.find((colour) => distance(colour, bin) < CLOSE)
    if (near) take(near, bin)
    else kept.push({ ...bin })
  }
  return kept.sort((a, b) => b.count - a.count)
}

function take(colour: Colour, other: Colour): void {
  colour.red += other.red
  colour.green += other.green
  colour.blue += other.blue
  colour.count += other.count
}

function distance(one: Colour, other: Colour): number {
  const apart = (sum: 'red' | 'green' | 'blue') => one[sum] / one.count - other[sum] / other.count
  return Math.hypot(apart('red'), apart('green'), apart('blue'))
}

function hexOf({ red, green, blue, count }: Colour): string {
  const digits = [red, green, blue].map((sum) =>
    Math.round(sum / count)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}
