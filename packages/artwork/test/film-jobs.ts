/**
 * Sixty jobs of a day at a print shop of transfers, always the same: what is nested on film is measured with them. They
 * were fixed before there was a nester. An outline is the line along which a piece is cut: a word is one outline and not
 * its letters, and a hole that nobody would cut into is none.
 */

export type FilmPoint = { readonly x: number; readonly y: number }
/** Millimeters. The first ring is the outer one, the others are holes. */
export type FilmOutline = readonly (readonly FilmPoint[])[]
export type FilmJob = { readonly name: string; readonly outline: FilmOutline; readonly copies: number }

type Random = () => number
type Draw = (width: number, height: number, random: Random) => FilmOutline

const SEED = 20260302
const COUNT = 60

/** As many as a day has of each: a third of the logos fill a box, the others do not. */
const kinds: readonly (readonly [name: string, share: number, draw: Draw, shape: readonly number[]])[] = [
  ['rectangle', 5, rectangle, [0.5, 1.5]],
  ['word', 9, word, [0.18, 0.4]],
  ['word with tagline', 5, wordWithTagline, [0.25, 0.5]],
  ['slanted word', 5, slantedWord, [0.3, 0.6]],
  ['circle', 7, (width) => [arc(width / 2, width / 2, width / 2, 0, 360)], [1, 1]],
  ['ellipse', 3, (width, height) => [ellipse(width, height)], [0.55, 0.8]],
  ['ring', 3, ring, [1, 1]],
  ['shield', 6, shield, [1.1, 1.3]],
  ['rosette with ribbons', 3, rosette, [1.3, 1.5]],
  ['pennant', 3, pennant, [0.5, 1.6]],
  ['star', 2, star, [1, 1]],
  ['L', 3, corner, [0.8, 1.3]],
  ['arch', 3, arch, [0.5, 0.6]],
  ['icon over word', 3, iconOverWord, [0.7, 1.1]],
]

/** Width of the art by where it goes: sleeve, cap, chest, back. */
const places: readonly (readonly [share: number, least: number, most: number])[] = [
  [3, 40, 70],
  [3, 60, 90],
  [6, 80, 120],
  [2, 180, 280],
]

export function filmJobs(): FilmJob[] {
  const random = randomFrom(SEED)
  const bag = kinds.flatMap((kind) => Array.from({ length: kind[1] }, () => kind))
  const sizes = places.flatMap((place) => Array.from({ length: place[0] }, () => place))
  return shuffled(bag, random)
    .slice(0, COUNT)
    .map(([kind, , draw, [flattest = 1, tallest = 1]], index) => {
      const [, least, most] = pick(sizes, random)
      const longest = between(random, least, most)
      const shape = between(random, flattest, tallest)
      const width = Math.round(shape > 1 ? longest / shape : longest)
      const outline = draw(width, Math.round(width * shape), random)
      const few = longest > 150 ? 20 : 60
      const copies = Math.round(5 + (few - 5) * random() ** 1.6)
      return { name: `${index + 1} ${kind}`, outline: outline.map((one) => one.map(rounded)), copies }
    })
}

/** A generator whose numbers are the same on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const between = (random: Random, least: number, most: number) => least + (most - least) * random()

function pick<T>(items: readonly T[], random: Random): T {
  return items[Math.floor(random() * items.length)] as T
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items]
  for (let last = left.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    ;[left[last], left[other]] = [left[other] as T, left[last] as T]
  }
  return left
}

const rounded = ({ x, y }: FilmPoint): FilmPoint => ({
  x: Math.round(x * 100) / 100,
  y: Math.round(y * 100) / 100,
})
const points = (...pairs: readonly (readonly [number, number])[]): FilmPoint[] =>
  pairs.map(([x, y]) => ({ x, y }))

/** Degrees run from the right, clockwise as y goes down. */
function arc(cx: number, cy: number, radius: number, from: number, to: number): FilmPoint[] {
  const steps = Math.max(3, Math.ceil(Math.abs(to - from) / 10))
  const isWhole = Math.abs(to - from) >= 360
  return Array.from({ length: isWhole ? steps : steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return { x: cx + radius * Math.cos(angle), y: cy + radius * Math.sin(angle) }
  })
}

function ellipse(width: number, height: number): FilmPoint[] {
  return arc(0, 0, 0.5, 0, 360).map(({ x, y }) => ({ x: (x + 0.5) * width, y: (y + 0.5) * height }))
}

function rectangle(width: number, height: number): FilmOutline {
  return [points([0, 0], [width, 0], [width, height], [0, height])]
}

/** Letters that reach up and down: the outline steps along them. */
function word(width: number, height: number, random: Random): FilmOutline {
  const letters = 4 + Math.floor(random() * 6)
  const step = width / letters
  const tops = Array.from({ length: letters }, () => (random() < 0.4 ? 0 : height * 0.22))
  const feet = Array.from({ length: letters }, () => (random() < 0.2 ? height : height * 0.8))
  const above = tops.flatMap((y, index) => points([index * step, y], [(index + 1) * step, y]))
  const below = feet.flatMap((y, index) => points([index * step, y], [(index + 1) * step, y])).reverse()
  return [[...above, ...below]]
}

function wordWithTagline(width: number, height: number, random: Random): FilmOutline {
  const inset = width * between(random, 0.12, 0.28)
  const foot = height * between(random, 0.6, 0.7)
  return [
    points(
      [0, 0],
      [width, 0],
      [width, foot],
      [width - inset, foot],
      [width - inset, height],
      [inset, height],
      [inset, foot],
      [0, foot],
    ),
  ]
}

/** A script that rises, with the swash below it. */
function slantedWord(width: number, height: number, random: Random): FilmOutline {
  const rise = height * between(random, 0.35, 0.55)
  const tail = width * between(random, 0.5, 0.8)
  return [
    points(
      [0, rise],
      [width * 0.12, rise * 0.75],
      [width, 0],
      [width, height - rise * 1.2],
      [tail, height - rise * 0.6],
      [width * 0.55, height],
      [width * 0.2, height],
      [0, height - rise * 0.15],
    ),
  ]
}

function ring(width: number, _: number, random: Random): FilmOutline {
  const radius = width / 2
  return [
    arc(radius, radius, radius, 0, 360),
    arc(radius, radius, radius * between(random, 0.6, 0.75), 0, 360).reverse(),
  ]
}

function shield(width: number, height: number): FilmOutline {
  const side = height * 0.5
  return [
    points(
      [0, height * 0.06],
      [width * 0.25, height * 0.06],
      [width * 0.5, 0],
      [width * 0.75, height * 0.06],
      [width, height * 0.06],
      [width, side],
      [width * 0.95, height * 0.66],
      [width * 0.8, height * 0.83],
      [width * 0.5, height],
      [width * 0.2, height * 0.83],
      [width * 0.05, height * 0.66],
      [0, side],
    ),
  ]
}

function rosette(width: number, height: number): FilmOutline {
  const radius = width / 2
  return [
    [
      ...arc(radius, radius, radius, 120, 420),
      ...points(
        [width * 0.82, height],
        [width * 0.66, height * 0.93],
        [width * 0.5, radius * 1.95],
        [width * 0.34, height * 0.93],
        [width * 0.18, height],
      ),
    ],
  ]
}

function pennant(width: number, height: number): FilmOutline {
  return [
    width > height
      ? points([0, 0], [width, height * 0.42], [width, height * 0.58], [0, height])
      : points([0, 0], [width, 0], [width * 0.56, height], [width * 0.44, height]),
  ]
}

function star(width: number): FilmOutline {
  const radius = width / 2
  return [
    Array.from({ length: 10 }, (_, index) => {
      const angle = (index * 36 - 90) * (Math.PI / 180)
      const reach = index % 2 === 0 ? radius : radius * 0.5
      return { x: radius + reach * Math.cos(angle), y: radius + reach * Math.sin(angle) }
    }),
  ]
}

/** A mark with a word that stands at its foot. */
function corner(width: number, height: number, random: Random): FilmOutline {
  const [arm, foot] = [width * between(random, 0.35, 0.5), height * between(random, 0.25, 0.4)]
  return [
    points([0, 0], [arm, 0], [arm, height - foot], [width, height - foot], [width, height], [0, height]),
  ]
}

/** Words on a bow. */
function arch(width: number, height: number): FilmOutline {
  const radius = width / 2
  const inner = radius * 0.6
  const squash = (one: FilmPoint): FilmPoint => ({ x: one.x, y: (one.y * height) / radius })
  return [[...arc(radius, radius, radius, 180, 360), ...arc(radius, radius, inner, 360, 180)].map(squash)]
}

function iconOverWord(width: number, height: number, random: Random): FilmOutline {
  const radius = Math.min(width * between(random, 0.24, 0.34), height * 0.36)
  const top = height * 0.7
  return [
    [
      ...arc(width / 2, radius, radius, 110, 430),
      ...points(
        [width / 2 + radius * 0.34, top],
        [width, top],
        [width, height],
        [0, height],
        [0, top],
        [width / 2 - radius * 0.34, top],
      ),
    ],
  ]
}
