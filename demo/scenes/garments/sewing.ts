import { chance, clamp, noise, smoothstep } from './lines.ts'
import type { Pattern, Weave } from './pattern.ts'
import type { Layer } from './relief.ts'

/** What is where on the cloth, and what it is made of: heights in centimeters, shares of what takes each color. */
export type Spot = {
  height: number
  /** Share of the light that cloth of the main color and of the second one throws back; the rest has its own color. */
  main: number
  second: number
  /** The color of what takes none, linear gray. */
  own: number
}

const RIB = 0.27
/** What is seen of a polo's collar from inside. */
const COLLAR_STAND = 4.2
const HEM = 2.2
const LABEL = { half: 2, height: 2.4 }

/** How much of a spot lies within an edge; the spot is about a pixel wide. */
const filledBy = (away: number) => clamp(away / 0.06 + 0.5, 0, 1)

/** What sewing and knitting leave on a point of the pattern, over the fold that it lies in. */
export function spotAt(layer: Layer, u: number, v: number, seed: number, spot: Spot): void {
  const { pattern, isInside } = layer
  spot.main = 1
  spot.second = 0
  spot.own = 0
  const neck = pattern.neck.away(u, v)
  const isBand = neck < 0 && (pattern.band > 0 || isInside)
  spot.height = isBand ? bandAt(pattern, u, v, -neck) : clothAt(pattern, u, v, seed)
  if (isBand) takesSecond(spot)
  else if (!pattern.isPolo || isInside) spot.height += neckSeam(neck, pattern.neck.along(u, v))
  if (isInside) inside(pattern, u, v, neck, spot)
  else outside(pattern, u, v, seed, spot)
}

function outside(pattern: Pattern, u: number, v: number, seed: number, spot: Spot): void {
  spot.height += armhole(pattern, u, v, seed) + shoulder(pattern, u, v)
  spot.height += hem(pattern.hem.away(u, v), pattern.hem.along(u, v), seed)
  const cuff = pattern.cuffs.away(u, v)
  const alongCuff = pattern.cuffs.along(u, v) + 40
  if (pattern.isPolo) ribbedCuff(cuff, alongCuff, seed, spot)
  else spot.height += hem(cuff, alongCuff, seed)
  if (pattern.isPolo && !pattern.isBack) placket(u, v, spot)
  if (pattern.collar) collar(pattern, pattern.collar.away(u, v), u, v, spot)
}

function takesSecond(spot: Spot): void {
  spot.main = 0
  spot.second = 1
}

const clothAt = (pattern: Pattern, u: number, v: number, seed: number) => weaves[pattern.weave](u, v, seed)

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

/** The rib around the neck is doubled: round at both edges, drawn in by its seam. */
function bandAt(pattern: Pattern, u: number, v: number, across: number): number {
  const along = pattern.neck.along(u, v)
  const share = clamp(across / (pattern.band || COLLAR_STAND), 0, 1)
  const round = 1 - (2 * share - 1) ** 6
  const rib = Math.abs(Math.cos((along * Math.PI) / RIB)) ** 0.7
  return 0.1 * round + 0.028 * rib * round ** 0.5 + 0.006 * noise(along / 0.12, across / 0.2, 4)
}

function neckSeam(away: number, along: number): number {
  const groove = -0.09 * Math.exp(-((away / 0.07) ** 2))
  return groove + 0.05 * Math.exp(-(((away - 0.42) / 0.36) ** 2)) + twoRows(away - 0.42, along, 0.14)
}

/** Two rows of stitches beside each other, a double needle's. */
function twoRows(off: number, along: number, half = 0.32): number {
  return row(off - half, along) + row(off + half, along + 0.11)
}

function row(off: number, along: number, pitch = 0.3): number {
  if (Math.abs(off) > 0.5) return 0
  const stitch = clamp(Math.sin((along * 2 * Math.PI) / pitch) * 2.4 + 1.1, -0.5, 1)
  return 0.026 * stitch * Math.exp(-((off / 0.045) ** 2)) - 0.022 * Math.exp(-((off / 0.12) ** 2))
}

/** The allowance lies below the body's side: a low step, and the seam in its valley, drawn in unevenly. */
function armhole(pattern: Pattern, u: number, v: number, seed: number): number {
  const away = pattern.armholes.away(u, v)
  if (Math.abs(away) > 4) return 0
  const along = pattern.armholes.along(u, v) + (u < 0 ? 50 : 0)
  const valley = -0.075 * Math.exp(-((away / 0.08) ** 2))
  const step = away < 0 ? 0.05 * smoothstep((away + 0.95) / 0.12) : 0
  const drawn = 0.05 * noise(along / 1.3, 0.5, seed + 41) * Math.exp(-((away / 0.9) ** 2))
  const full = away > 0 ? 0.05 * noise(along / 2.2, away / 3, seed + 43) * Math.exp(-away / 1.6) : 0
  return valley + step + drawn + full
}

function shoulder(pattern: Pattern, u: number, v: number): number {
  const away = pattern.shoulders.away(u, v)
  if (away > 1.2) return 0
  return -0.06 * Math.exp(-((away / 0.07) ** 2)) + row(away - 0.3, pattern.shoulders.along(u, v))
}

/** The edge is turned in: thicker as far as its stitches, and the cloth above is gathered a little. */
function hem(away: number, along: number, seed: number): number {
  if (away > HEM + 2.5) return 0
  const thick = 0.06 * (1 - smoothstep((away - HEM + 0.06) / 0.12)) * smoothstep((away + 0.02) / 0.12)
  const gathered = noise(along / 0.8, away / 3, seed + 51) * 0.6 + noise(along / 1.9, away / 4, seed + 53)
  const near = Math.exp(-(((away - HEM + 0.3) / 1.1) ** 2))
  return thick + 0.032 * gathered * near + twoRows(away - HEM + 0.4, along, 0.3)
}

/** A tape covers the seam of the back's neck; below it the label. */
function inside(pattern: Pattern, u: number, v: number, neck: number, spot: Spot): void {
  const tape = smoothstep((neck - 0.02) / 0.08) * (1 - smoothstep((neck - 1) / 0.08))
  spot.height += 0.05 * tape
  const [x, y] = [Math.abs(u), v - pattern.neckDepth() - 1.05]
  const onLabel = filledBy(Math.min(LABEL.half - x, y, LABEL.height - y))
  if (onLabel === 0) return
  spot.main *= 1 - onLabel
  spot.second *= 1 - onLabel
  spot.own = onLabel * (0.78 + 0.05 * noise(u * 9, v * 2.2, 3))
  spot.height += (0.09 - spot.height) * onLabel
}

const weaves: Readonly<Record<Weave, (u: number, v: number, seed: number) => number>> = {
  jersey: knitAt,
  pique: piqueAt,
  nylon: netAt,
}

/** A cuff that is knitted, not turned in. */
function ribbedCuff(away: number, along: number, seed: number, spot: Spot): void {
  const wide = 2.6
  if (away > wide + 2) return
  const inRib = away < wide
  const groove = -0.07 * Math.exp(-(((away - wide) / 0.08) ** 2))
  const gathered = 0.05 * noise(along / 0.9, away / 3, seed + 61) * Math.exp(-Math.abs(away - wide) / 0.8)
  spot.height += groove + gathered
  if (!inRib) return
  spot.height += 0.04 + 0.016 * Math.cos((along * 2 * Math.PI) / 0.2)
  takesSecond(spot)
}

const PLACKET = { top: 5, bottom: 20.5, half: 1.65 }
const BUTTONS = [9.9, 14, 18.1]

/** Two strips over each other, sewn around, with buttons. */
function placket(u: number, v: number, spot: Spot): void {
  const { top, bottom, half } = PLACKET
  const edge = Math.min(half - Math.abs(u), bottom - v)
  if (v < top || edge < -0.5) return
  spot.height += 0.09 * smoothstep(edge / 0.12) - 0.05 * Math.exp(-((edge / 0.09) ** 2) * (edge < 0 ? 1 : 4))
  const along = half - Math.abs(u) < bottom - v ? v : u
  spot.height += row(edge - 0.25, along)
  if (v > bottom - 2.6) spot.height += row(bottom - 2.6 + 0.1 - v, u) * (edge > 0 ? 1 : 0)
  for (const at of BUTTONS) button(u, v - at, spot)
}

function button(x: number, y: number, spot: Spot): void {
  const away = Math.hypot(x, y)
  const radius = 0.56
  if (away > radius + 0.25) return
  if (away > radius) {
    spot.height -= 0.03 * (1 - (away - radius) / 0.25)
    return
  }
  const onButton = filledBy(radius - away)
  spot.main *= 1 - onButton
  spot.second *= 1 - onButton
  const rim = 0.05 * Math.exp(-(((away - radius + 0.13) / 0.08) ** 2))
  spot.height = 0.2 + rim + 0.06 * Math.min(1, (radius - away) / 0.08)
  const hole = Math.hypot(Math.abs(x) - 0.12, Math.abs(y) - 0.12)
  spot.own = onButton * (hole < 0.055 ? 0.12 : 0.72)
  if (hole < 0.055) spot.height -= 0.08
}

/** It lies doubled over the body: thick, round at its edge, its ribs along it. */
function collar(pattern: Pattern, away: number, u: number, v: number, spot: Spot): void {
  if (away <= 0) return
  takesSecond(spot)
  spot.own = 0
  const round = Math.sqrt(1 - (1 - clamp(away / 0.3, 0, 1)) ** 2)
  const fold = smoothstep((pattern.neck.away(u, v) + 3) / 3)
  const knit =
    0.012 * Math.cos((away * 2 * Math.PI) / 0.17) +
    0.003 * (chance(Math.floor(u / 0.08), Math.floor(v / 0.08), 5) - 0.5)
  const edging = away < 0.55 ? 0.02 : 0
  spot.height =
    0.3 * round + 0.1 * (1 - fold) + knit * round + edging * round + 0.05 * noise(u / 4, v / 4, 12)
}
