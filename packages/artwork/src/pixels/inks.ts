/**
 * The flat colors of a drawing: what a printer would have to mix. Soft edges are no colors. A photograph, a
 * gradient or a soft shadow has no end of colors: `isPhoto`.
 */
import { flatPixels } from './flat.ts'
import { type Bin, Histogram, meanOf } from './histogram.ts'
import { apart, type Lab, labOf, type Rgb, type Rgba } from './rgba.ts'
import { eachEdge, nearestInks, UNKNOWN_INK } from './separation.ts'

export type PictureInks = {
  /** Most used first. Of a photograph the colors of its larger flat surfaces. */
  readonly inks: readonly Rgb[]
  readonly isPhoto: boolean
  /** Part of the picture, 0…1, that has half opacity at least. */
  readonly covered: number
}

/** Colors nearer to each other are mixed as one. */
const ONE_INK = 0.05
/** In a true surface this part of the pixels lies in the middle third of what counts as the ink. */
const COMPACT = 0.7
/** How far a flat color spreads in a picture that was packed with loss, and how far two of them are apart at least. */
const HEAP = 0.008
const HEAPS_APART = 0.02
const MAX_HEAPS = 3
/** In a gradient less than this share lies in clusters that are so far apart. */
const IN_HEAPS = 0.85
/** Side by side people see two colors, which are two inks. */
const TOLD_APART = 0.03
/** Less of the drawing is a speck. */
const SPECK = 0.0012
const FEWEST_PIXELS = 12
/** More of the drawing than this belongs to no ink: it is a photograph. */
const STRANGE_PART = 0.06
/** Even a drawing of nothing but fine lines on paper has less of them; one without paper covers little. */
const EDGES = 0.4
const GRADIENT_PART = 0.04
const MAX = 24

/** `isFlat`: it was told from a gradient. */
type Group = { lab: Lab; bins: Bin[]; count: number; isFlat?: boolean }

/** `pixels`: of the whole that the picture is the drawn part of. */
export function findInks(picture: Rgba, pixels = picture.width * picture.height): PictureInks {
  const { surfaces, opaque } = surfacesOf(picture)
  const covered = opaque / pixels
  if (opaque === 0) return { inks: [], isPhoto: false, covered }
  const fewest = Math.max(FEWEST_PIXELS, SPECK * surfaces.total)
  const groups = gather(surfaces.bins())
    .flatMap(apartFlats)
    .filter(({ count }) => count >= fewest)
  const [surfacesOfInk, blurred] = [groups.filter(isCompact), groups.filter((group) => !isCompact(group))]
  const gradient = blurred.reduce((sum, { count }) => sum + count, 0) / opaque
  const inks = surfacesOfInk.slice(0, MAX).map(({ bins }) => meanOf(bins))
  if (gradient > GRADIENT_PART || surfacesOfInk.length > MAX) return { inks, isPhoto: true, covered }
  const strange = strangeColors(picture, inks)
  if (strange.total / opaque > EDGES && covered > 0.5) return { inks, isPhoto: true, covered }
  const { all, left } = addFine(inks, strange, fewest)
  return { inks: all, isPhoto: left / opaque > STRANGE_PART, covered }
}

/** Pixels inside surfaces, by color. */
function surfacesOf(picture: Rgba): { surfaces: Histogram; opaque: number } {
  const surfaces = new Histogram()
  const flat = flatPixels(picture)
  const { data } = picture
  let opaque = 0
  for (let pixel = 0; pixel < flat.length; pixel += 1) {
    const at = pixel * 4
    const opacity = data[at + 3] as number
    if (opacity < 8) continue
    if (opacity >= 128) opaque += 1
    if (flat[pixel] === 0) continue
    const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number]
    if (opacity === 255) surfaces.add(red, green, blue)
    else {
      // a surface that lets the product through is printed as what it looks like on white
      const over = (channel: number) => Math.round((channel * opacity) / 255 + 255 - opacity)
      surfaces.add(over(red), over(green), over(blue))
    }
  }
  return { surfaces, opaque }
}

/** The most used color takes in those that nobody would mix apart. */
function gather(bins: readonly Bin[]): Group[] {
  const groups: Group[] = []
  for (const bin of bins) {
    const near = groups.find(({ lab }) => apart(lab, bin.lab) < ONE_INK)
    if (near) {
      near.bins.push(bin)
      near.count += bin.count
    } else groups.push({ lab: bin.lab, bins: [bin], count: bin.count })
  }
  return groups.sort((a, b) => b.count - a.count)
}

/**
 * Two flat colors may lie near one another, as a firm's red and the palette's. Their group is not compact, but
 * nearly all of it lies in a few narrow heaps, where a gradient lies everywhere between. Colors that nobody tells
 * apart are one group again.
 */
function apartFlats(group: Group): Group[] {
  if (isCompact(group)) return [group]
  const bins = group.bins.toSorted((a, b) => b.count - a.count)
  const two = (bins[0]?.count ?? 0) + (bins[1]?.count ?? 0)
  // without the noise of a packed picture each color is one bin, and may be as near as it likes
  const min = two >= IN_HEAPS * group.count ? 0 : HEAPS_APART
  const heaps: Group[] = []
  let heaped = 0
  for (const bin of bins) {
    const heap = heaps.find(({ lab }) => apart(lab, bin.lab) < HEAP)
    if (heap) {
      heap.bins.push(bin)
      heap.count += bin.count
    } else if (heaps.length < MAX_HEAPS && heaps.every(({ lab }) => apart(lab, bin.lab) >= min)) {
      heaps.push({ lab: bin.lab, bins: [bin], count: bin.count, isFlat: true })
    } else continue
    heaped += bin.count
  }
  if (heaped < IN_HEAPS * group.count) return [group]
  const groups: Group[] = []
  for (const heap of heaps) {
    const alike = groups.find(({ lab }) => apart(lab, heap.lab) < TOLD_APART)
    if (alike) alike.count += heap.count
    else groups.push(heap)
  }
  return groups
}

function isCompact({ bins, count, isFlat = false }: Group): boolean {
  if (isFlat) return true
  const middle = labOf(meanOf(bins))
  let inner = 0
  for (const bin of bins) if (apart(bin.lab, middle) < ONE_INK / 3) inner += bin.count
  return inner >= COMPACT * count
}

/** Colors on edges that are no blend of the inks beside them. */
function strangeColors(picture: Rgba, inks: readonly Rgb[]): Histogram {
  const strange = new Histogram()
  const { data } = picture
  eachEdge(picture, inks, nearestInks(picture, inks), false, (pixel, { strangeness }) => {
    const at = pixel * 4
    if (strangeness > UNKNOWN_INK && (data[at + 3] as number) >= 200) {
      strange.add(data[at] as number, data[at + 1] as number, data[at + 2] as number)
    }
  })
  return strange
}

/**
 * Hairlines are too thin to have an inside: their color is among the strange ones. The strangest that occurs
 * often is an ink; what lies between it and another one is the edge of such a line.
 */
function addFine(inks: readonly Rgb[], strange: Histogram, fewest: number): { all: Rgb[]; left: number } {
  const all = [...inks]
  // the edge of a line that is too thin to have an inside lies between inks that are known
  let bins = strange.bins().filter(({ rgb }) => !all.some((ink) => isBetween(rgb, ink, [...all, white])))
  const leftOf = () => bins.reduce((sum, { count }) => sum + count, 0)
  for (let round = 0; round < 6 && leftOf() >= fewest; round += 1) {
    const furthest = bins
      .filter(({ count }) => count >= fewest / 3)
      .map((bin) => ({ bin, far: Math.min(1, ...all.map((ink) => apart(labOf(ink), bin.lab))) }))
      .sort((a, b) => b.far - a.far)[0]
    if (!furthest || furthest.far < ONE_INK) break
    all.push(furthest.bin.rgb)
    bins = bins.filter(({ rgb }) => !isBetween(rgb, furthest.bin.rgb, [...inks, white]))
  }
  return { all, left: leftOf() }
}

const white: Rgb = [255, 255, 255]

function isBetween(color: Rgb, end: Rgb, others: readonly Rgb[]): boolean {
  return others.some((other) => {
    const way = end.map((channel, at) => channel - (other[at] as number))
    const length = way.reduce((sum, part) => sum + part * part, 0)
    const along = way.reduce(
      (sum, part, at) => sum + part * ((color[at] as number) - (other[at] as number)),
      0,
    )
    const part = length === 0 ? 0 : Math.min(1, Math.max(0, along / length))
    const off = way.map((step, at) => (other[at] as number) + step * part - (color[at] as number))
    return Math.hypot(...off) < UNKNOWN_INK
  })
}
