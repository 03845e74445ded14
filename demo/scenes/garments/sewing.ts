import { softnessOf } from './garment-folds.ts'
import { chance, clamp, type Line, nearestOn, noise, smoothstep } from './lines.ts'
import type { Pattern } from './pattern.ts'
import { placket } from './plackets.ts'
import { bandOfShirt, shirt, wovenCollar } from './shirts.ts'
import { creaseAt } from './sleeved-folds.ts'
import { type Spot, stitches } from './spot.ts'
import {
  cords,
  filledBy,
  hood,
  insideHood,
  pouch,
  rib,
  sidePockets,
  stand,
  takesMain,
  takesSecond,
  zip,
} from './trims.ts'
import { clothAt } from './weaves.ts'

const RIB = 0.27
/** What is seen of a polo's collar from inside. */
const COLLAR_STAND = 4.2
const HEM = 2.2
/** It says the size, with a line below. */
const LABEL = { half: 1.45, height: 2.1 }
const LETTER: Line = [
  [-0.36, 1.2],
  [-0.36, 0.42],
  [0, 0.95],
  [0.36, 0.42],
  [0.36, 1.2],
]
const LABEL_RULE: Line = [
  [-0.7, 1.58],
  [0.7, 1.58],
]

/** What sewing and knitting leave on a point of the pattern, over the fold that it lies in. */
export function spotAt(
  pattern: Pattern,
  isInside: boolean,
  u: number,
  v: number,
  seed: number,
  spot: Spot,
): void {
  takesMain(spot)
  const neck = pattern.neck.away(u, v)
  const isFoldInside = pattern.leaf !== undefined && isInside
  const isBand = neck < 0 && (pattern.band > 0 || isFoldInside || pattern.isShirt)
  const isLining = isInside && pattern.weave === 'quilt'
  const cloth = isLining ? 0.06 * noise(u / 2.6, v / 2.2, seed + 25) : clothAt(pattern, u, v, seed)
  spot.height = isBand ? bandAt(pattern, u, v, -neck) : cloth
  if (isBand) takesSecond(spot)
  else if (!pattern.collarKind || isFoldInside || pattern.isShirt)
    spot.height += neckSeam(neck, pattern.neck.along(u, v))
  if (isInside) inside(pattern, u, v, neck, spot)
  else outside(pattern, u, v, seed, spot)
  if (isInside && pattern.collarKind === 'hood' && v < 1) insideHood(u, v, seed, spot)
}

function outside(pattern: Pattern, u: number, v: number, seed: number, spot: Spot): void {
  const { options, collarKind, isBack } = pattern
  spot.height += creaseAt(pattern.creases, u, v) / softnessOf(pattern.weave)
  if (options.contrastSleeves && pattern.armholes.away(u, v) > 0) takesSecond(spot)
  spot.height += armhole(pattern, u, v, seed) + shoulder(pattern, u, v)
  if (pattern.isShirt) shirt(pattern, u, v, seed, spot)
  else edges(pattern, u, v, seed, spot)
  if (collarKind === 'hood') hood(pattern, u, v, seed, spot)
  if (!isBack) front(pattern, u, v, seed, spot)
  if (collarKind === 'stand') stand(pattern, u, v, seed, spot)
  if (!pattern.leaf || !pattern.collar) return
  if (pattern.isShirt) wovenCollar(pattern, u, v, spot)
  else collar(pattern, pattern.collar.away(u, v), u, v, spot)
}

/** Hems, ribs and cuffs of what is knitted. */
function edges(pattern: Pattern, u: number, v: number, seed: number, spot: Spot): void {
  const { sleeve } = pattern
  const isSoft = pattern.weave !== 'quilt'
  const [hemAway, hemAlong] = [pattern.hem.away(u, v), pattern.hem.along(u, v)]
  if (pattern.isRibbed) rib(hemAway, hemAlong, seed, spot)
  else spot.height += hem(hemAway, hemAlong, seed)
  const cuff = pattern.cuffs.away(u, v)
  const alongCuff = pattern.cuffs.along(u, v) + 40
  if (pattern.isRibbed && sleeve.kind === 'long') rib(cuff, alongCuff, seed, spot)
  else if (pattern.collarKind === 'polo') ribbedCuff(cuff, alongCuff, seed, spot)
  else if (sleeve.kind === 'none') spot.height += binding(cuff, alongCuff)
  else spot.height += hem(cuff, alongCuff, isSoft ? seed : seed + 7)
}

/** A polo's collar lies over what is sewn to the front; a zip goes up through a collar that stands, cords hang from a hood. */
function front(pattern: Pattern, u: number, v: number, seed: number, spot: Spot): void {
  const { options, collarKind } = pattern
  if (collarKind === 'polo') placket(u, v, spot)
  if (options.kangaroo) pouch(pattern, u, v, seed, spot)
  if (options.sidePockets) sidePockets(pattern, u, v, spot)
  if (options.zip || options.halfZip) zip(pattern, u, v, spot)
  // norms of safety forbid cords on what children wear
  if (collarKind === 'hood' && options.fit !== 'nino') cords(pattern, u, v, seed, spot)
}

/** A narrow band around an armhole. */
function binding(away: number, along: number): number {
  if (away > 2.4) return 0
  return 0.07 * (1 - smoothstep((away - 1.2) / 0.1)) * smoothstep(away / 0.1) + stitches(away - 1, along)
}

/** The rib around the neck is doubled: round at both edges, drawn in by its seam. */
function bandAt(pattern: Pattern, u: number, v: number, across: number): number {
  const along = pattern.neck.along(u, v)
  if (pattern.isShirt) return bandOfShirt(across, along)
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
  return stitches(off - half, along) + stitches(off + half, along + 0.11)
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
  return -0.06 * Math.exp(-((away / 0.07) ** 2)) + stitches(away - 0.3, pattern.shoulders.along(u, v))
}

/** The edge is turned in: thicker as far as its stitches, and the cloth above is gathered a little. */
export function hem(away: number, along: number, seed: number): number {
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
  const { half, height } = LABEL
  const onLabel = filledBy(Math.min(half - x, y, height - y))
  if (onLabel === 0) return
  spot.main *= 1 - onLabel
  spot.second *= 1 - onLabel
  const woven = labelWeaving(u, y)
  spot.own = onLabel * (0.78 + 0.05 * noise(u * 9, v * 2.2, 3) - 0.62 * woven)
  spot.height += (0.09 - spot.height) * onLabel
}

/** Share of dark thread at a point of a size label. */
function labelWeaving(x: number, y: number): number {
  return clamp(
    1.3 - Math.min(nearestOn(LETTER, x, y).away / 0.085, nearestOn(LABEL_RULE, x, y).away / 0.04),
    0,
    1,
  )
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

/** It lies doubled over the body: thick, round at its edge, its ribs along the neck. */
function collar(pattern: Pattern, away: number, u: number, v: number, spot: Spot): void {
  if (away <= 0) return
  takesSecond(spot)
  spot.own = 0
  const round = Math.sqrt(1 - (1 - clamp(away / 0.3, 0, 1)) ** 2)
  const fold = smoothstep((pattern.neck.away(u, v) + 3) / 3)
  const knit =
    0.012 * Math.cos((pattern.neck.away(u, v) * 2 * Math.PI) / 0.17) +
    0.003 * (chance(Math.floor(u / 0.08), Math.floor(v / 0.08), 5) - 0.5)
  const edging = away < 0.55 ? 0.02 : 0
  spot.height =
    0.3 * round + 0.1 * (1 - fold) + knit * round + edging * round + 0.05 * noise(u / 4, v / 4, 12)
}
