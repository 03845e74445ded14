/**
 * The ICC profiles that print files carry, computed here, so that they are ours to give on: what pictures on a screen are
 * (sRGB, IEC 61966-2-1), and coated offset, as ISO 12647-2 gives the colors of its solids and the growth of its dots
 * (Neugebauer's equations between them). They are written after a change of this file: node scripts/write-color-profiles.ts
 */
import { writeFileSync } from 'node:fs'

type Triple = readonly [number, number, number]

const WHITE: Triple = [0.9642, 1, 0.8249]

const cubed = (t: number) => (t > 6 / 29 ? t ** 3 : 3 * (6 / 29) ** 2 * (t - 4 / 29))
const rooted = (t: number) => (t > (6 / 29) ** 3 ? Math.cbrt(t) : t / (3 * (6 / 29) ** 2) + 4 / 29)

function xyzOf([lightness, a, b]: Triple): Triple {
  const y = (lightness + 16) / 116
  return [WHITE[0] * cubed(y + a / 500), WHITE[1] * cubed(y), WHITE[2] * cubed(y - b / 200)]
}

function labOf([x, y, z]: Triple): Triple {
  const [fx, fy, fz] = [rooted(x / WHITE[0]), rooted(y / WHITE[1]), rooted(z / WHITE[2])]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

/** CIELAB of paper and of the solids over one another, by which of cyan, magenta and yellow are there. */
const solids: Readonly<Record<string, Triple>> = {
  '000': [95, 0, -2],
  '100': [55, -37, -50],
  '010': [48, 74, -3],
  '001': [89, -5, 93],
  '011': [47, 68, 48],
  '101': [50, -65, 27],
  '110': [24, 17, -46],
  '111': [23, 0, 0],
}
const BLACK_SOLID: Triple = [16, 0, 0]
const PAPER = xyzOf([95, 0, -2])
/** How much a dot of a half covers more than on its plate: cyan, magenta, yellow, black. */
const GROWTH = [0.14, 0.14, 0.14, 0.17] as const

/** The sixteen primaries, relative to the paper: black over another one lets little of it through. */
const primaries = [0, 1].flatMap((black) =>
  Object.entries(solids).map(([inks, lab]) => {
    const own = xyzOf(lab)
    const through = xyzOf(BLACK_SOLID)
    const xyz = own.map((value, at) => {
      const paper = PAPER[at] ?? 1
      return ((black ? (value * (through[at] ?? 0)) / paper : value) / paper) * (WHITE[at] ?? 1)
    })
    return { inks: [...inks, String(black)].map(Number), xyz }
  }),
)

type Inks = readonly [number, number, number, number]

/** What parts of the inks look like, relative to the paper. */
function printedLab(parts: Inks): Triple {
  const covered = parts.map((part, at) => part + 4 * (GROWTH[at] ?? 0) * part * (1 - part))
  const sum: [number, number, number] = [0, 0, 0]
  for (const { inks, xyz } of primaries) {
    const weight = inks.reduce(
      (product, on, at) => product * (on ? (covered[at] ?? 0) : 1 - (covered[at] ?? 0)),
      1,
    )
    for (const axis of [0, 1, 2] as const) sum[axis] += weight * (xyz[axis] ?? 0)
  }
  return labOf(sum)
}

const distance = (one: Triple, other: Triple) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
const within = (value: number) => Math.min(1, Math.max(0, value))

/** Cyan, magenta and yellow that come nearest to a color beside this much black, from here on downhill. */
function nearestInks(target: Triple, black: number): { inks: Inks; error: number } {
  let inks: Inks = [0.5, 0.5, 0.5, black]
  let error = distance(printedLab(inks), target)
  for (let stride = 0.25; stride > 0.001; ) {
    let best = inks
    for (const axis of [0, 1, 2] as const) {
      for (const way of [-stride, stride]) {
        const next = inks.map((part, at) => (at === axis ? within(part + way) : part)) as unknown as Inks
        const off = distance(printedLab(next), target)
        if (off < error - 1e-9) [best, error] = [next, off]
      }
    }
    if (best === inks) stride /= 2
    else inks = best
  }
  return { inks, error }
}

/** More than so much of the four together does not dry. */
const MOST_INK = 3.2

/** Black takes over in the dark and where there is little color; less of it where the color cannot be had otherwise. */
function inksFor(lab: Triple): Inks {
  const target: Triple = [Math.max(lab[0], 0), lab[1], lab[2]]
  const chroma = Math.hypot(lab[1], lab[2])
  const most = within((75 - lab[0]) / 75) ** 1.6 * Math.max(0, 1 - chroma / 90)
  const tries = [most, most / 2, 0].map((black) => nearestInks(target, black))
  const least = Math.min(...tries.map(({ error }) => error))
  const [cyan, magenta, yellow, black] = tries.find(({ error }) => error <= least + 1)?.inks ?? [0, 0, 0, 1]
  const share = Math.min(1, (MOST_INK - black) / (cyan + magenta + yellow))
  return [share * cyan, share * magenta, share * yellow, black]
}

const PRINT_GRID = 9
const INK_GRID = 17
const GAMUT_GRID = 9

function gridPoints(axes: number, grid: number): number[][] {
  let points: number[][] = [[]]
  for (let axis = 0; axis < axes; axis++) {
    points = points.flatMap((point) => Array.from({ length: grid }, (_, at) => [...point, at / (grid - 1)]))
  }
  return points
}

const byte = (value: number) => Math.round(255 * within(value))
const toBytes = ([lightness, a, b]: Triple) => [
  byte(lightness / 100),
  byte((a + 128) / 255),
  byte((b + 128) / 255),
]
/** As 16 bits say it: white, black and gray lie on points of the grid. */
const fromPoint = ([lightness = 0, a = 0, b = 0]: readonly number[]): Triple => [
  100 * lightness,
  256 * (a - 0.5),
  256 * (b - 0.5),
]

function tag(signature: string, ...parts: readonly Buffer[]): Buffer {
  return Buffer.concat([Buffer.from(signature), Buffer.alloc(4), ...parts])
}

const u8 = (...values: number[]) => Buffer.from(values)
function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length)
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value, 2 * at)
  return bytes
}
function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, 4 * at)
  return bytes
}
const fixed = (...values: number[]) => u32(...values.map((value) => Math.round(value * 65_536) >>> 0))

type Table = { inputs: number; outputs: number; grid: number; values: number[] }

const LUT_MATRIX = [1, 0, 0, 0, 1, 0, 0, 0, 1] as const

/** `mft1`: a grid of bytes between curves that change nothing. */
function byteTable({ inputs, outputs, grid, values }: Table): Buffer {
  const straight = Buffer.from(Array.from({ length: 256 }, (_, at) => at))
  const curves = (count: number) => Buffer.concat(Array.from({ length: count }, () => straight))
  return tag(
    'mft1',
    u8(inputs, outputs, grid, 0),
    fixed(...LUT_MATRIX),
    curves(inputs),
    Buffer.from(values),
    curves(outputs),
  )
}

/** `mft2`: from CIELAB, in steps of a byte, but read in 16 bits. */
function wordTable({ inputs, outputs, grid, values }: Table): Buffer {
  const straight = Array.from({ length: 256 }, (_, at) => 257 * at)
  // a lightness of 100 is 65280
  const lightness = straight.map((value) => Math.min(65_535, Math.round((value * 65_535) / 65_280)))
  const others = Array.from({ length: inputs - 1 }, () => straight)
  return tag(
    'mft2',
    u8(inputs, outputs, grid, 0),
    fixed(...LUT_MATRIX),
    u16(straight.length, 2),
    u16(...lightness, ...others.flat()),
    u16(...values.map((value) => 257 * value)),
    u16(...Array.from({ length: outputs }, () => [0, 65_535]).flat()),
  )
}

function description(text: string): Buffer {
  return tag(
    'desc',
    u32(text.length + 1),
    Buffer.from(`${text}\0`),
    Buffer.alloc(8),
    Buffer.alloc(2 + 1 + 67),
  )
}
const copyright = tag('text', Buffer.from('Made by the Estampa authors; no rights reserved (CC0 1.0)\0'))
const xyzTag = (xyz: Triple) => tag('XYZ ', fixed(...xyz))

type ProfileKind = { device: string; space: string; connection: string }

/** Tags that are the same bytes are written once. */
function profile({ device, space, connection }: ProfileKind, tags: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(tags)
  const places = new Map<Buffer, number>()
  let end = 128 + 4 + 12 * entries.length
  const bodies: Buffer[] = []
  for (const [, bytes] of entries) {
    if (places.has(bytes)) continue
    places.set(bytes, end)
    bodies.push(bytes, Buffer.alloc(-bytes.length & 3))
    end += bytes.length + (-bytes.length & 3)
  }
  const table = entries.map(([name, bytes]) =>
    Buffer.concat([Buffer.from(name), u32(places.get(bytes) ?? 0, bytes.length)]),
  )
  const header = Buffer.concat([
    u32(end, 0, 0x02400000),
    Buffer.from(`${device}${space}${connection}`),
    u16(2026, 11, 27, 0, 0, 0),
    Buffer.from('acsp'),
    Buffer.alloc(28),
    fixed(...WHITE),
    Buffer.alloc(48),
  ])
  return Buffer.concat([header, u32(entries.length), ...table, ...bodies])
}

/** Coated offset, about 50 kB. */
export function pressProfile(): Buffer {
  const printed = gridPoints(4, PRINT_GRID).map((point) => printedLab(point as unknown as Inks))
  const toLab = byteTable({ inputs: 4, outputs: 3, grid: PRINT_GRID, values: printed.flatMap(toBytes) })
  const separated = gridPoints(3, INK_GRID).map((point) => inksFor(fromPoint(point)))
  const values = separated.flatMap((inks) => inks.map(byte))
  const toInks = wordTable({ inputs: 3, outputs: 4, grid: INK_GRID, values })
  const outside = gridPoints(3, GAMUT_GRID).map((point) => {
    const lab = fromPoint(point)
    return distance(printedLab(inksFor(lab)), lab) > 6 ? 255 : 0
  })
  const gamut = wordTable({ inputs: 3, outputs: 1, grid: GAMUT_GRID, values: outside })
  return profile(
    { device: 'prtr', space: 'CMYK', connection: 'Lab ' },
    {
      desc: description('Estampa coated offset'),
      cprt: copyright,
      wtpt: xyzTag(PAPER),
      A2B0: toLab,
      A2B1: toLab,
      A2B2: toLab,
      B2A0: toInks,
      B2A1: toInks,
      B2A2: toInks,
      gamt: gamut,
    },
  )
}

const CURVE_POINTS = 1024

/** The color of pictures and of designs. */
export function screenProfile(): Buffer {
  const light = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  const curve = tag(
    'curv',
    u32(CURVE_POINTS),
    u16(
      ...Array.from({ length: CURVE_POINTS }, (_, at) => Math.round(65_535 * light(at / (CURVE_POINTS - 1)))),
    ),
  )
  return profile(
    { device: 'mntr', space: 'RGB ', connection: 'XYZ ' },
    {
      desc: description('sRGB IEC61966-2-1'),
      cprt: copyright,
      wtpt: xyzTag(WHITE),
      rXYZ: xyzTag([0.43607, 0.22249, 0.01392]),
      gXYZ: xyzTag([0.38515, 0.71687, 0.09708]),
      bXYZ: xyzTag([0.14307, 0.06061, 0.7141]),
      rTRC: curve,
      gTRC: curve,
      bTRC: curve,
    },
  )
}

if (import.meta.main) {
  const folder = new URL('../apps/server/src/customization/print-files/profiles/', import.meta.url)
  writeFileSync(new URL('coated-offset.icc', folder), pressProfile())
  writeFileSync(new URL('srgb.icc', folder), screenProfile())
}
