import { clamp, noise, type Point, smoothstep } from './lines.ts'
import type { Pattern } from './pattern.ts'
import { button, MOTHER_OF_PEARL } from './plackets.ts'
import { RIB_HEIGHT } from './sleeves.ts'
import { type Spot, stitches } from './spot.ts'
import { takesMain } from './trims.ts'

/**
 * What is sewn to a shirt that is buttoned all the way down: placket, yoke, pocket, cuffs, and its woven collar. All of
 * it is stitched close to its edges and pressed.
 */
const DARK = 0.02
const PLACKET_HALF = 1.7
const BUTTON_STEP = 8.6
const HEM = 0.8
const YOKE_CM = 8.5
const EDGE_STITCH = 0.55

export function shirt(pattern: Pattern, u: number, v: number, seed: number, spot: Spot): void {
  const hemAway = pattern.hem.away(u, v)
  spot.height += pressedHem(hemAway, pattern.hem.along(u, v), seed)
  const cuff = pattern.cuffs.away(u, v)
  const alongCuff = pattern.cuffs.along(u, v) + 40
  if (pattern.sleeve.kind === 'long') wovenCuff(pattern, cuff, alongCuff, seed, spot)
  else spot.height += turnedCuff(cuff, alongCuff)
  if (pattern.isBack) spot.height += yoke(pattern, u, v)
  else buttoned(pattern, u, v, spot)
}

const grayOf = ({ options }: Pattern) => (options.darkButtons ? DARK : MOTHER_OF_PEARL)

/** An edge that lies over other cloth: the step down to it, and a groove where it presses. */
export function overlap(inside: number, thick: number): number {
  if (inside < -0.8) return 0
  return (
    thick * smoothstep((inside + 0.03) / 0.1) -
    0.045 * Math.exp(-((Math.min(inside, 0) / 0.12) ** 2)) * (inside < 0 ? 1 : 0)
  )
}

/** A narrow hem, a little wavy where it is curved. */
function pressedHem(away: number, along: number, seed: number): number {
  if (away > HEM + 2) return 0
  const thick = 0.05 * (1 - smoothstep((away - HEM) / 0.1))
  const drawn = 0.03 * noise(along / 0.9, away / 2, seed + 51) * Math.exp(-Math.abs(away - HEM) / 0.7)
  return thick + drawn + stitches(away - HEM + 0.12, along)
}

/** The wide hem of a short sleeve. */
function turnedCuff(away: number, along: number): number {
  const wide = 3
  if (away > wide + 0.6) return 0
  return 0.05 * (1 - smoothstep((away - wide) / 0.1)) + stitches(away - wide + 0.15, along)
}

/** Two layers and what is pressed between them, with pleats above. */
function wovenCuff(pattern: Pattern, away: number, along: number, seed: number, spot: Spot): void {
  const over = away - RIB_HEIGHT
  if (over > 7) return
  spot.height +=
    overlap(-over, 0.12) + stitches(over + EDGE_STITCH, along) + stitches(away - EDGE_STITCH, along)
  if (over > 0) {
    const pleat = Math.abs(Math.abs(along - 45.2) - 1)
    const fading = smoothstep((7 - over) / 6)
    spot.height +=
      fading * (0.16 * smoothstep(over / 1.2) * Math.exp(-over / 3) - 0.1 * Math.exp(-((pleat / 0.16) ** 2)))
    spot.height += 0.06 * noise(along / 1.4, away / 5, seed + 61) * Math.exp(-over / 2.4)
    return
  }
  if (pattern.isBack) button(along - 43.4, away - RIB_HEIGHT / 2, spot, grayOf(pattern), 0.5)
}

/** A seam across the shoulders, and a box pleat in its middle. */
function yoke({ armholes }: Pattern, u: number, v: number): number {
  if (armholes.away(u, v) > 0) return 0
  const below = v - YOKE_CM - 0.012 * Math.abs(u)
  const seam = overlap(-below, 0.05) + stitches(below + 0.3, u) + stitches(below + 0.75, u)
  if (below < 0 || below > 40) return seam
  const fading = 1 - smoothstep((below - 4) / 30)
  const pleat = overlap(1.6 - Math.abs(u), 0.07)
  return seam + pleat * fading
}

/** The placket over the whole front with its buttons, the pocket, and the darts of a fitted shirt. */
function buttoned(pattern: Pattern, u: number, v: number, spot: Spot): void {
  const { options, fit } = pattern
  const gray = grayOf(pattern)
  if (options.chestPocket) pocket(pattern, u, v, spot)
  if (options.fit === 'dama') spot.height += dart(fit.chest * 0.45, [fit.armpit + 7, fit.length - 12], u, v)
  const top = pattern.neckDepth()
  if (Math.abs(u) > 3) return
  const first = top - 1.5
  if (v > top) {
    // the free edge lies at the wearer's right, at the other one the strip is turned in
    spot.height += overlap(Math.min(u + PLACKET_HALF, 6), 0.08) - overlap(u - PLACKET_HALF, 0.04)
    for (const edge of [u + PLACKET_HALF, PLACKET_HALF - u]) spot.height += stitches(edge - EDGE_STITCH, v)
  }
  const step = Math.round((v - first) / BUTTON_STEP)
  const at = first + step * BUTTON_STEP
  if (step < 0 || at > fit.length - 9) return
  if (step > 0) buttonhole(u, v - at, spot)
  button(u, v - at, spot, gray)
}

/** Stitched densely around; upright, so that it looks out above and below the button. */
function buttonhole(x: number, y: number, spot: Spot): void {
  const away = Math.max(Math.abs(x) - 0.13, Math.abs(y) - 0.86)
  if (away > 0.1) return
  spot.height +=
    0.04 * smoothstep(-away / 0.08) * (0.7 + 0.3 * Math.cos((y * 2 * Math.PI) / 0.1)) -
    (Math.abs(x) < 0.04 ? 0.05 : 0)
}

/** Sewn away inside from a point to another one. */
function dart(x: number, [from, to]: Point, u: number, v: number): number {
  const share = (v - from) / (to - from)
  if (share < 0 || share > 1) return 0
  const away = Math.abs(Math.abs(u) - x)
  const deep = Math.sin(Math.PI * share) ** 0.6
  return deep * (-0.09 * Math.exp(-((away / 0.1) ** 2)) + 0.12 * Math.exp(-((away / 1.6) ** 2)))
}

const POCKET = { half: 5.9, height: 14, hem: 2.7, point: 2.2 }

const pocketTop = ({ fit }: Pattern): number => fit.drop + 10.8 * Math.min(1, fit.chest / 25)

/** The middle of what may be embroidered of a pocket: below its hem, above its point. */
export function onPocket(pattern: Pattern): Point {
  return [pattern.fit.chest * 0.4, pocketTop(pattern) + POCKET.hem + 4.9]
}

/** At the wearer's left, ending in a point. */
function pocket(pattern: Pattern, u: number, v: number, spot: Spot): void {
  const x = Math.abs(u - pattern.fit.chest * 0.4)
  const y = v - pocketTop(pattern)
  const low = POCKET.height - (POCKET.point * x) / POCKET.half
  const inside = Math.min(POCKET.half - x, y, (low - y) * 0.94)
  if (inside < -1) return
  const open = Math.exp(-Math.max(y, 0) / 1.1)
  spot.height += overlap(inside, 0.08) + (inside > 0 ? 0.12 * open * smoothstep(inside / 0.5) : 0)
  if (y - inside > 0.02) spot.height += stitches(inside - 0.25, low - y < POCKET.half - x ? u : v)
  if (inside > 0.25) spot.height += stitches(y - POCKET.hem, u) - 0.03 * smoothstep((y - POCKET.hem) / 0.1)
}

/** The inside of the collar and its stand, or a collar that is no more than a stand. */
export function bandOfShirt(across: number, along: number): number {
  return 0.1 * smoothstep(across / 0.1) + stitches(across - 0.3, along) + stitches(across - 2.6, along)
}

/** Stiff and doubled over the shirt, stitched along its edge; some are buttoned to the shirt. */
export function wovenCollar(pattern: Pattern, u: number, v: number, spot: Spot): void {
  const away = pattern.collar?.away(u, v) ?? 0
  if (away <= -0.6) return
  if (away <= 0) {
    spot.height -= 0.05 * Math.exp(-((away / 0.25) ** 2))
    return
  }
  takesMain(spot)
  const cloth = spot.height * 0.4
  const round = Math.sqrt(1 - (1 - clamp(away / 0.22, 0, 1)) ** 2)
  const roll = smoothstep((5 - v) / 7)
  const isEdge = v > -0.6 && pattern.neck.away(u, v) > -3
  spot.height = 0.26 * round + cloth + 0.35 * roll * round + 0.04 * noise(u / 5, v / 5, 12)
  if (isEdge) spot.height += stitches(away - EDGE_STITCH, u + v)
  if (!pattern.options.buttonDown || pattern.isBack) return
  const [tipX, tipY] = pattern.leafTip()
  button(Math.abs(u) - tipX + 0.35, v - tipY + 1.7, spot, grayOf(pattern), 0.42)
}
