/**
 * Draws a picture with few colors: its own, or those of a palette (threads, inks, a list). Drawings keep
 * their soft edges, photographs become flat surfaces; there is no dithering, and specks are gone.
 */
import { cluster, nearestOf } from './cluster.ts'
import { colorMatcher } from './color-match.ts'
import { type Bin, Histogram } from './histogram.ts'
import { findInks } from './inks.ts'
import { hexOf, labOf, type Rgb, type Rgba, rgbOf } from './rgba.ts'
import { NOTHING, nearestInks, type Separation, separateInks } from './separation.ts'
import { soften } from './soften.ts'
import { removeSpecks } from './specks.ts'

export type ColorReduction = {
  readonly picture: Rgba
  readonly colours: readonly string[]
  readonly separation: Separation
}
export type Reduction = {
  /** At most so many. */
  readonly colours: number
  /** Hex; null: the picture's own. */
  readonly palette: readonly string[] | null
}

export function reduceColors(picture: Rgba, reduction: Reduction): ColorReduction {
  const separation = separateInto(picture, reduction)
  return { picture: drawSeparation(separation), colours: colorsOf(separation), separation }
}

/** The picture in at most so many inks. */
export function separateInto(
  picture: Rgba,
  { colours, palette }: Reduction,
  found = findInks(picture),
): Separation {
  const chosen = palette?.map(rgbOf) ?? null
  if (found.isPhoto || found.inks.length === 0) return flatten(picture, colours, chosen)
  const separation = separateInks(picture, found.inks)
  clean(separation)
  const used = usedOf(separation)
  return relabel(separation, chosen ? ofPalette(used, chosen, colours) : ofOwn(used, colours))
}

/** A photograph: every pixel takes the nearest of the chosen colors. */
function flatten(photo: Rgba, colors: number, palette: readonly Rgb[] | null): Separation {
  const picture = soften(photo)
  const { width, height, data } = picture
  const histogram = new Histogram()
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] as number) < 128) continue
    histogram.add(data[at] as number, data[at + 1] as number, data[at + 2] as number)
  }
  const own = cluster(histogram.bins().slice(0, 20_000), colors)
  const match = colorMatcher(palette ?? [])
  const inks = palette ? distinct(own.map((rgb) => palette[match(rgb)] as Rgb)) : own
  const first = smooth(nearestInks(picture, inks), width, height)
  removeSpecks(first, width, Math.max(8, Math.round((width * height) / 20_000)))
  return { width, height, inks, first, second: first, share: new Uint8Array(first.length).fill(255) }
}

/** The commonest label of each three by three, so that noise draws no crumbs. */
function smooth(labels: Uint8Array, width: number, height: number): Uint8Array {
  const result = labels.slice()
  const counts = new Uint8Array(NOTHING + 1)
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x
      let max = labels[pixel] as number
      if (max === NOTHING) continue
      for (let row = pixel - width; row <= pixel + width; row += width) {
        for (let at = row - 1; at <= row + 1; at += 1) {
          const label = labels[at] as number
          counts[label] = (counts[label] as number) + 1
          if ((counts[label] as number) > (counts[max] as number) && label !== NOTHING) max = label
        }
      }
      result[pixel] = max
      clear(counts, labels, pixel, width)
    }
  }
  return result
}

function clear(counts: Uint8Array, labels: Uint8Array, pixel: number, width: number): void {
  for (let row = pixel - width; row <= pixel + width; row += width) {
    for (let at = row - 1; at <= row + 1; at += 1) counts[labels[at] as number] = 0
  }
}

/** Spots of a few pixels go; what lay beside them is no edge any more. */
function clean({ first, second, share, width, height }: Separation): void {
  const before = first.slice()
  removeSpecks(first, width, Math.max(4, Math.round((width * height) / 160_000)))
  for (let pixel = 0; pixel < first.length; pixel += 1) {
    if (first[pixel] === before[pixel]) continue
    second[pixel] = first[pixel] as number
    share[pixel] = 255
  }
}

type Used = Bin & { readonly ink: number }

function usedOf({ inks, first }: Separation): Used[] {
  const counts = new Array<number>(inks.length).fill(0)
  for (const label of first) if (label !== NOTHING) counts[label] = (counts[label] as number) + 1
  return inks
    .map((rgb, ink) => ({ rgb, ink, lab: labOf(rgb), count: counts[ink] as number }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

type Mapping = ReadonlyMap<number, Rgb>

/** Groups of inks take the color of their most used one, so that a firm's color stays what it is. */
function ofOwn(used: readonly Used[], max: number): Mapping {
  if (used.length <= max) return new Map(used.map(({ ink, rgb }) => [ink, rgb]))
  const centers = cluster(used, max).map(labOf)
  const leaders = new Map<number, Rgb>()
  return new Map(
    used.map(({ ink, lab, rgb }) => {
      const group = nearestOf(lab, centers)
      const leader = leaders.get(group) ?? rgb
      leaders.set(group, leader)
      return [ink, leader]
    }),
  )
}

/** Each ink takes the nearest color of the palette; past `most` of them the least used move to a kept one. */
function ofPalette(used: readonly Used[], palette: readonly Rgb[], max: number): Mapping {
  const match = colorMatcher(palette)
  const counts = new Map<number, number>()
  for (const { rgb, count } of used) {
    const at = match(rgb)
    counts.set(at, (counts.get(at) ?? 0) + count)
  }
  const kept = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, max)
    .map(([at]) => palette[at] as Rgb)
  const matchKept = colorMatcher(kept)
  return new Map(used.map(({ ink, rgb }) => [ink, kept[matchKept(rgb)] as Rgb]))
}

/** The same picture in the inks that the old ones become; an edge between two that became one is none. */
function relabel(separation: Separation, mapping: Mapping): Separation {
  const inks = distinct([...mapping.values()])
  const hexes = inks.map(hexOf)
  const to = new Uint8Array(NOTHING + 1).fill(NOTHING)
  for (const [ink, rgb] of mapping) to[ink] = hexes.indexOf(hexOf(rgb))
  const [first, second, share] = [
    separation.first.slice(),
    separation.second.slice(),
    separation.share.slice(),
  ]
  for (let pixel = 0; pixel < first.length; pixel += 1) {
    first[pixel] = to[first[pixel] as number] as number
    second[pixel] = to[second[pixel] as number] as number
    if (first[pixel] === second[pixel]) share[pixel] = 255
  }
  return { ...separation, inks, first, second, share }
}

function distinct(colors: readonly Rgb[]): Rgb[] {
  return [...new Map(colors.map((rgb) => [hexOf(rgb), rgb])).values()]
}

/** Hex of the inks that cover anything, most used first. */
function colorsOf(separation: Separation): string[] {
  return usedOf(separation).map(({ rgb }) => hexOf(rgb))
}

export function drawSeparation({ width, height, inks, first, second, share }: Separation): Rgba {
  const data = new Uint8Array(width * height * 4)
  for (let pixel = 0; pixel < first.length; pixel += 1) {
    const one = first[pixel] as number
    const other = second[pixel] as number
    const part = (share[pixel] as number) / 255
    const at = pixel * 4
    if (one === NOTHING && other === NOTHING) continue
    const over = inks[one === NOTHING ? other : one] as Rgb
    const under = inks[other === NOTHING ? one : other] as Rgb
    for (let channel = 0; channel < 3; channel += 1) {
      const [front, back] = [over[channel] as number, under[channel] as number]
      data[at + channel] = Math.round(front * part + back * (1 - part))
    }
    const opacity = one === NOTHING ? 1 - part : other === NOTHING ? part : 1
    data[at + 3] = Math.round(opacity * 255)
  }
  return { data, width, height }
}
