import { HOOD_HEIGHT, STAND_TOP } from './collars.ts'
import { clamp, noise, type Point, smoothstep } from './lines.ts'
import type { Pattern } from './pattern.ts'
import { RIB_HEIGHT } from './sleeves.ts'
import { type Spot, stitches } from './spot.ts'

/** What is sewn onto a garment or knitted to it: hoods, collars that stand, zips, pockets, cords, ribs. */

/** How much of a spot lies within an edge; the spot is about a pixel wide. */
export const filledBy = (away: number) => clamp(away / 0.06 + 0.5, 0, 1)

/** Cloth of the main color, and nothing else. */
export function takesMain(spot: Spot): void {
  spot.main = 1
  spot.second = 0
  spot.own = 0
}

export function takesSecond(spot: Spot): void {
  spot.main = 0
  spot.second = 1
}

function takesOwn(spot: Spot, share: number, gray: number): void {
  spot.main *= 1 - share
  spot.second *= 1 - share
  spot.own = spot.own * (1 - share) + share * gray
}

/** Knitted across, it draws in what it is sewn to. */
export function rib(away: number, along: number, seed: number, spot: Spot): void {
  const off = away - RIB_HEIGHT
  if (off > 4) return
  const fading = smoothstep((4 - off) / 2.5)
  const gathers = noise(along / 0.9, away / 5, seed + 61) + 0.7 * noise(along / 2, away / 7, seed + 63)
  spot.height += -0.16 * Math.exp(-((off / 0.16) ** 2)) + stitches(off - 0.3, along) * 0.7
  if (off > 0) {
    spot.height +=
      fading * (0.42 * smoothstep(off / 0.9) * Math.exp(-off / 2.4) + 0.16 * gathers * Math.exp(-off / 1.5))
    return
  }
  const round = smoothstep((away + 0.02) / 0.3)
  const wale = Math.abs(Math.cos((along * Math.PI) / 0.36)) ** 0.7
  spot.height = spot.height * 0.3 + 0.1 * round + 0.07 * wale * round + 0.06 * gathers * smoothstep(-off / 3)
  takesSecond(spot)
}

/** A hood of doubled cloth: thick around its opening, where its cord runs, and with a seam over the head. */
export function hood(pattern: Pattern, u: number, v: number, seed: number, spot: Spot): void {
  const away = pattern.collar?.away(u, v) ?? 0
  if (away <= 0) return
  const scale = pattern.fit.neck / 9.2
  const stands = smoothstep((4 - v / scale) / 9)
  const round = Math.sqrt(1 - (1 - clamp(away / 1.3, 0, 1)) ** 2)
  const lines = noise(u / 4.2, v / 6, seed + 81) + 0.5 * noise(u / 1.9, v / 4.4, seed + 83)
  spot.height += (0.3 + 0.5 * stands) * round + 0.26 * lines * smoothstep(away / 2)
  if (pattern.isBack) {
    spot.height += (seam(u) + stitches(Math.abs(u) - 0.35, v)) * smoothstep(away / 0.5)
    return
  }
  const opening = pattern.hoodOpening?.away(u, v) ?? 9
  if (opening < 3.4)
    spot.height +=
      stitches(opening - 2.4, pattern.hoodOpening?.along(u, v) ?? 0) -
      0.07 * Math.exp(-(((opening - 2.5) / 0.3) ** 2))
  if (v < -HOOD_HEIGHT * 0.6) spot.height += seam(u)
  if (pattern.options.zip !== true) spot.height -= 0.12 * Math.exp(-((u / 0.14) ** 2)) * smoothstep(v / 2)
}

export function insideHood(u: number, v: number, seed: number, spot: Spot): void {
  spot.height += 0.2 * noise(u / 3.6, v / 5, seed + 87) + seam(u) * 1.4 + stitches(Math.abs(u) - 0.5, v)
}

const seam = (away: number) => -0.11 * Math.exp(-((away / 0.1) ** 2)) + 0.06 * Math.exp(-((away / 0.5) ** 2))

/** It stands around the neck and is seen from the side. */
export function stand(pattern: Pattern, u: number, v: number, seed: number, spot: Spot): void {
  const away = pattern.collar?.away(u, v) ?? 0
  if (away <= 0) return
  const round = Math.sqrt(1 - (1 - clamp(away / 1.2, 0, 1)) ** 2)
  const half = pattern.fit.neck
  const upright = pattern.isBack ? 1 : smoothstep((pattern.neckDepth() + 0.6 - v) / 5)
  const belly = Math.sqrt(Math.max(0, 1 - (u / (half + 1)) ** 2))
  spot.height =
    spot.height * round +
    0.14 * round +
    upright * (0.4 * round + 0.8 * belly) +
    0.07 * noise(u / 3, v / 2, seed + 91) +
    stitches(away - 0.4, u)
}

const TAPE = 0.62

/** Its teeth lie between two edges of cloth that are sewn back. */
export function zip(pattern: Pattern, u: number, v: number, spot: Spot): void {
  const { options, fit, collarKind } = pattern
  const top = collarKind === 'stand' ? STAND_TOP + 0.25 : pattern.neckDepth() - 1
  const bottom = options.zip ? fit.length + 0.6 : fit.drop + 14
  const x = Math.abs(u)
  if (x > 2.2 || v < top || v > bottom + 1) return
  const end = options.zip ? 1 : smoothstep((bottom + 0.4 - v) / 0.4)
  spot.height += (0.1 * Math.exp(-(((x - TAPE - 0.3) / 0.34) ** 2)) + stitches(x - 1.5, v)) * end
  // filled cloth is sewn flat beside a zip
  if (pattern.weave === 'quilt') spot.height += (0.62 - spot.height) * (1 - smoothstep((x - 1.2) / 0.7)) * end
  const onTape = filledBy(Math.min(TAPE - x, bottom - v))
  if (onTape === 0) return
  const isTooth = x < 0.26
  const tooth = Math.sin((v * 2 * Math.PI) / 0.36 + (u > 0 ? Math.PI : 0))
  const level = pattern.weave === 'quilt' ? 0.56 : -0.06
  spot.height += onTape * (level - spot.height + (isTooth ? 0.12 + 0.03 * tooth : 0))
  if (options.contrastZip) {
    spot.main *= 1 - onTape
    spot.second = onTape * (isTooth ? 0.86 : 1)
  } else toneInTone(spot, onTape, isTooth ? 0.5 + 0.2 * Math.max(0, tooth) : 0.7)
  slider(u, v - top - 0.7, spot)
}

/** Dyed as the cloth, a little darker. */
function toneInTone(spot: Spot, share: number, tone: number): void {
  spot.main *= 1 - share * (1 - tone)
  spot.second *= 1 - share * (1 - tone)
}

function slider(u: number, v: number, spot: Spot): void {
  const body = Math.min(0.42 - Math.abs(u), 0.6 - Math.abs(v))
  const tag = Math.min(0.24 - Math.abs(u), v - 0.4, 2.7 - v)
  const inside = Math.max(body, tag)
  if (inside < -0.05) return
  takesOwn(spot, filledBy(inside), 0.42)
  spot.height += 0.1 + 0.16 * smoothstep(inside / 0.12) - (Math.hypot(u, v - 2.2) < 0.12 ? 0.15 : 0)
}

/** Share of the length at which a pouch pocket begins. */
export const POCKET_TOP = 0.6

/** One pocket for both hands, open aslant at the sides. */
export function pouch(pattern: Pattern, u: number, v: number, seed: number, spot: Spot): void {
  const { length, chest } = pattern.fit
  const [top, bottom] = [length * POCKET_TOP, length - (pattern.isRibbed ? RIB_HEIGHT + 0.2 : 2.4)]
  const [narrow, wide] = [chest * 0.4, chest * 0.68]
  const low = top + (bottom - top) * 0.66
  const x = Math.abs(u)
  const lean = (wide - narrow) / (low - top)
  const mouth = (narrow + (v - top) * lean - x) / Math.hypot(1, lean)
  const inside = Math.min(v - top, bottom - v, wide - x, mouth)
  if (inside < -1.2) return
  const isMouth = inside === mouth
  const raised = 0.05 + 0.3 * Math.exp(-Math.max(mouth, 0) / 1.6)
  const swell = 0.22 * noise(u / 5, v / 4, seed + 95)
  if (inside > 0) {
    spot.height += (0.13 + raised + swell * smoothstep(inside / 2)) * smoothstep(inside / 0.16)
    spot.height += stitches(inside - 0.3, u + v) + (isMouth ? stitches(inside - 2.2, v) : 0)
  } else spot.height -= 0.08 * Math.exp(-((inside / 0.2) ** 2))
}

/** Aslant at each side, with a narrow welt or a zip. */
export function sidePockets(pattern: Pattern, u: number, v: number, spot: Spot): void {
  const { length, chest } = pattern.fit
  const from: Point = [chest * 0.5, length * 0.6]
  const to: Point = [chest * 0.68, length * 0.82]
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const size = Math.hypot(dx, dy)
  const [x, y] = [Math.abs(u) - from[0], v - from[1]]
  const along = (x * dx + y * dy) / size
  const across = (x * dy - y * dx) / size
  const past = Math.max(-along, along - size)
  if (Math.abs(across) > 2 || past > 1) return
  const inside = Math.min(0.62 - Math.abs(across), -past)
  spot.height += 0.12 * smoothstep((inside + 0.04) / 0.12) + stitches(inside - 0.2, along)
  if (inside < -0.5) return
  const slit = Math.min(0.13 - Math.abs(across - 0.3), -past - 0.15)
  const open = filledBy(slit)
  if (open === 0) return
  spot.height -= 0.2 * open
  if (pattern.options.contrastZip) {
    spot.main *= 1 - open
    spot.second = open
  } else toneInTone(spot, open, 0.25)
}

/** Two cords come out of eyelets and hang as they fell. */
export function cords(pattern: Pattern, u: number, v: number, seed: number, spot: Spot): void {
  const scale = pattern.fit.neck / 9.2
  const top = pattern.fit.drop * 0.72
  const side = u < 0 ? -1 : 1
  const x = side * 3.5 * scale
  eyelet(u - x, v - top, spot)
  cord({ x, top, length: (side > 0 ? 12.4 : 13.8) * scale, side }, u, v, seed, spot)
}

type Cord = { readonly x: number; readonly top: number; readonly length: number; readonly side: 1 | -1 }

/** Braided, its end dipped in plastic. */
export function cord({ x, top, length, side }: Cord, u: number, v: number, seed: number, spot: Spot): void {
  const share = (v - top) / length
  if (share < 0 || share > 1) return
  const sway =
    1.1 * noise(share * 1.7, side * 2.4, seed + 97) * share + 0.5 * Math.sin(share * 4.2 + side) * share
  const away = Math.abs(u - x - sway)
  const radius = share > 0.94 ? 0.4 : 0.33
  if (away > radius + 0.4) return
  const on = filledBy(radius - away)
  if (on === 0) {
    spot.height -= 0.03
    return
  }
  const braid = Math.sin((v * 2 * Math.PI) / 0.42 + (u - side * 3.5 - sway) * 8)
  spot.height += on * (0.42 * Math.sqrt(Math.max(0.04, 1 - (away / radius) ** 2)) + 0.03 * braid)
  takesOwn(spot, on, share > 0.94 ? 0.5 : 0.78 + 0.05 * braid)
}

export function eyelet(x: number, y: number, spot: Spot): void {
  const away = Math.hypot(x, y)
  if (away > 0.72) return
  takesOwn(spot, filledBy(0.68 - away), away < 0.3 ? 0.03 : 0.4)
  spot.height += 0.12 * Math.exp(-(((away - 0.5) / 0.14) ** 2)) - (away < 0.3 ? 0.15 : 0)
}
