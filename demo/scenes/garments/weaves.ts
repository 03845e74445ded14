import { chance, noise, type Point, smoothstep } from './lines.ts'
import type { Pattern, Weave } from './pattern.ts'

/** The height of the cloth itself at a point of the pattern, in centimeters. */
type WeaveAt = (u: number, v: number, seed: number) => number

/** Small cells in rows, each row half a cell on. */
function piqueAt(u: number, v: number, seed: number): number {
  const wave = (value: number) => Math.sin((value * Math.PI) / 0.15)
  const yarn = chance(Math.floor(u / 0.15), Math.floor(v / 0.15), seed) - 0.5
  return 0.007 * wave(u + v) * wave(u - v) + 0.003 * yarn + 0.01 * noise(u / 0.9, v / 1.1, seed + 2)
}

/** Single jersey is finer than the picture: what is seen are uneven yarns in columns. */
function knitAt(u: number, v: number, seed: number): number {
  const column = Math.floor(u / 0.075)
  const yarn = chance(column, Math.floor(v / 0.5 + chance(column, 0, seed)), seed) - 0.5
  const loop = Math.cos((u / 0.075) * 2 * Math.PI) * 0.5
  return (
    0.0032 * yarn +
    0.0022 * loop +
    0.004 * noise(u / 0.11, v / 0.16, seed) +
    0.01 * noise(u / 0.9, v / 1.1, seed + 2)
  )
}

/** Small holes in rows, each row half a step on. */
function netAt(u: number, v: number, seed: number): number {
  const row = Math.floor(v / 0.13)
  const [x, y] = [(u / 0.18 + (row & 1) / 2) % 1, v / 0.13 - row - 0.5]
  const hole = Math.hypot((x < 0 ? x + 1 : x) - 0.5, y * 0.8)
  return -0.026 * Math.exp(-((hole / 0.2) ** 2)) + 0.008 * noise(u / 1.1, v / 1.3, seed + 2)
}

/** The outside of a sweatshirt: a knit of thicker yarn, its columns a little uneven. */
function sweatAt(u: number, v: number, seed: number): number {
  const column = Math.floor(u / 0.11)
  const yarn = chance(column, Math.floor(v / 0.4 + chance(column, 0, seed)), seed) - 0.5
  return (
    0.005 * yarn +
    0.0035 * Math.cos((u / 0.11) * 2 * Math.PI) +
    0.007 * noise(u / 0.16, v / 0.2, seed) +
    0.014 * noise(u / 0.9, v / 1.1, seed + 2)
  )
}

/** Brushed and shorn: short fibers that lie over each other in changing directions, in faint clumps. */
function fleeceAt(u: number, v: number, seed: number): number {
  const lie = smoothstep(0.5 + 0.9 * noise(u / 1.3, v / 1.3, seed + 9))
  const upright = noise(u / 0.08, v / 0.26, seed + 3)
  const aslant = noise((u + v) / 0.11, (u - v) / 0.34, seed + 5)
  const clumps = noise(u / 0.5 + 0.4 * upright, v / 0.42, seed + 6)
  return (
    0.018 * (upright * lie + aslant * (1 - lie)) + 0.018 * clumps + 0.03 * noise(u / 1.6, v / 1.6, seed + 2)
  )
}

/** A shell is smooth but for what creases it. */
function shellAt(u: number, v: number, seed: number): number {
  const crease = 1 - Math.abs(noise(u / 4.6 + v / 9, v / 3.8, seed + 3))
  return (
    0.03 * crease ** 6 + 0.012 * noise(u / 0.7, v / 0.8, seed + 2) + 0.0012 * noise(u / 0.06, v / 0.06, seed)
  )
}

/** Plain weave: fine threads along and across, pressed. */
function poplinAt(u: number, v: number, seed: number): number {
  const crease = 1 - Math.abs(noise(u / 6, v / 5 + u / 11, seed + 3))
  const thread = chance(Math.floor(u / 0.06), 0, seed) + chance(0, Math.floor(v / 0.06), seed + 1) - 1
  return 0.019 * crease ** 5 + 0.0026 * thread + 0.006 * noise(u / 0.8, v / 0.9, seed + 2)
}

/** Oxford: pairs of threads go over pairs of threads, the ones across stouter than the ones along. */
function oxfordAt(u: number, v: number, seed: number): number {
  const [column, row] = [Math.floor(u / 0.12), Math.floor(v / 0.13)]
  const isOver = ((column + row) & 1) === 0
  const uneven = chance(column, row, seed) - 0.5 + noise(u / 1.4, row * 0.7, seed + 7)
  const crease = 1 - Math.abs(noise(u / 6, v / 5 + u / 11, seed + 3))
  return (
    0.016 * crease ** 5 + (isOver ? 0.0085 : 0) + 0.0035 * uneven + 0.006 * noise(u / 0.8, v / 0.9, seed + 2)
  )
}

/** Ribs that run aslant, of stouter threads. */
function twillAt(u: number, v: number, seed: number): number {
  const crease = 1 - Math.abs(noise(u / 7, v / 6 + u / 12, seed + 3))
  const wale = Math.sin(((u - v) * 2 * Math.PI) / 0.19 + 0.5 * noise(u / 2, v / 2, seed + 5))
  return 0.016 * crease ** 5 + 0.0042 * wale + 0.008 * noise(u / 0.7, v / 0.8, seed + 2)
}

/** Plain weave of threads so thick that each is seen; no two are quite alike. */
function threadsAt(u: number, v: number, seed: number, pitch: number): number {
  const [column, row] = [Math.floor(u / pitch), Math.floor(v / pitch)]
  const over = Math.sin((u * Math.PI) / pitch) * Math.sin((v * Math.PI) / pitch)
  const uneven =
    noise(column * 0.7, v / 1.6, seed + 5) +
    noise(u / 1.6, row * 0.7, seed + 7) +
    chance(column, row, seed) -
    0.5
  return pitch * (0.07 * over + 0.035 * uneven) + 0.012 * noise(u / 0.9, v / 1.1, seed + 2)
}

/** Plain weave so coarse that each thread is seen where it goes over another one; hardly two are equally stout. */
function burlapAt(u: number, v: number, seed: number): number {
  const pitch = 0.46
  const [x, y] = [
    u / pitch + 0.12 * noise(u / 3, v / 0.9, seed + 5),
    v / pitch + 0.12 * noise(u / 0.9, v / 3, seed + 7),
  ]
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const isWarp = ((column + row) & 1) === 0
  const [across, along] = isWarp ? [x - column - 0.5, y - row - 0.5] : [y - row - 0.5, x - column - 0.5]
  const stout = 0.36 + 0.12 * chance(isWarp ? column : row, isWarp ? 1 : 2, seed)
  const round = Math.sqrt(Math.max(0, 1 - (across / stout) ** 2))
  const arched = Math.cos(along * Math.PI * 0.9)
  return 0.058 * round * (0.45 + 0.55 * arched) + 0.012 * noise(u / 0.9, v / 1.1, seed + 2)
}

/** Fibers that were pressed together in small lozenges. */
function nonwovenAt(u: number, v: number, seed: number): number {
  const wave = (value: number) => Math.cos((value * Math.PI) / 0.13)
  return (
    -0.006 * Math.max(0, wave(u + v * 0.6) * wave(u - v * 0.6)) +
    0.004 * noise(u / 0.3, v / 0.3, seed) +
    0.008 * noise(u / 1.2, v / 1.1, seed + 2)
  )
}

const CHANNEL = 7.4

/** The row of filling at a height of the pattern, and how far, as a share, it is over the seam below it. */
function chamberAt(u: number, v: number, seed: number, channel: number) {
  const line = v / channel + 0.025 * noise(u / 9, v / 9, seed + 11)
  const row = Math.floor(line)
  return { row, share: line - row }
}

/** Filled between seams that lie across: each chamber swells, and near its seams the shell puckers. */
function quiltAt(u: number, v: number, seed: number, channel = CHANNEL): number {
  const { row, share } = chamberAt(u, v, seed, channel)
  const near = Math.min(share, 1 - share) * channel
  const belly = (4 * share * (1 - share)) ** 0.6
  const seamOf = share < 0.5 ? row : row + 1
  const reach = 0.45 + 1.5 * Math.max(0, noise(u / 1.7, seamOf * 7.3, seed + 19))
  const pucker = noise(
    u / 0.95 + 0.5 * noise(u / 3, seamOf, seed + 21),
    seamOf * 3.7 + (share < 0.5 ? 0 : 0.6),
    seed + 13,
  )
  const slack = noise(u / 3.4 + 0.25 * noise(v / 2, row, seed + 23), v / 4.2 + row * 5, seed + 17)
  return (
    1.6 * belly * (channel / CHANNEL) +
    0.24 * pucker * Math.exp(-near / reach) * smoothstep(near / 0.25) +
    0.22 * slack * belly
  )
}

/** How far a seam draws in the sides of what is filled, in centimeters; not around the neck and at the hem. */
export function drawnInAt(pattern: Pattern, u: number, v: number): number {
  if (pattern.weave !== 'quilt') return 0
  const { neck, length } = pattern.fit
  const isSide = smoothstep((Math.abs(u) - neck - 1) / 3) * smoothstep((length - 2.5 - v) / 2)
  const [across, down] = alongSleeve(pattern, u, v)
  const { share } = chamberAt(across, down, Number(pattern.options.seed ?? 1), channelOf(pattern))
  return 0.75 * isSide * (1 - (4 * share * (1 - share)) ** 0.5)
}

/** As far as it is to the edge of the cloth, which seams draw in. */
export function withinAt(pattern: Pattern, u: number, v: number): number {
  return pattern.within(u, v, drawnInAt(pattern, u, v))
}

/** Those of women are quilted more narrowly. */
const channelOf = ({ options }: Pattern): number => (options.fit === 'dama' ? 5.7 : CHANNEL)

const weaves: Readonly<Record<Weave, WeaveAt>> = {
  jersey: knitAt,
  pique: piqueAt,
  net: netAt,
  sweat: sweatAt,
  fleece: fleeceAt,
  shell: shellAt,
  quilt: quiltAt,
  poplin: poplinAt,
  oxford: oxfordAt,
  twill: twillAt,
  canvas: (u, v, seed) => threadsAt(u, v, seed, 0.11),
  jute: burlapAt,
  nonwoven: nonwovenAt,
}

export function weaveAt(weave: Weave, u: number, v: number, seed: number): number {
  return weaves[weave](u, v, seed)
}

/** On a sleeve the cloth follows its direction. */
export function clothAt(pattern: Pattern, u: number, v: number, seed: number): number {
  const [across, down] = alongSleeve(pattern, u, v)
  if (pattern.weave === 'quilt')
    return quiltAt(across, down, Number(pattern.options.seed ?? 1), channelOf(pattern))
  const height = weaves[pattern.weave](across, down, seed)
  // a softshell is thicker than what is worn against wind, and creases less
  return pattern.weave === 'shell' && pattern.collarKind !== 'hood' ? height * 0.45 : height
}

function alongSleeve(pattern: Pattern, u: number, v: number): Point {
  const { kind, way } = pattern.sleeve
  if (kind !== 'long' || pattern.armholes.away(u, v) <= 0) return [u, v]
  const side = u < 0 ? -1 : 1
  const [x, y] = [Math.abs(u) - pattern.fit.chest, v - pattern.fit.armpit]
  return [side * (x * way[1] - y * way[0] + 60), pattern.fit.armpit + x * way[0] + y * way[1]]
}
