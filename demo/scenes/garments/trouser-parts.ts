import { noise, smoothstep } from './lines.ts'
import { button } from './plackets.ts'
import { hem } from './sewing.ts'
import { overlap } from './shirts.ts'
import { type Spot, stitches } from './spot.ts'
import { cord, eyelet, rib, takesMain } from './trims.ts'
import { BAND, type TrouserPattern } from './trouser-pattern.ts'
import { weaveAt } from './weaves.ts'

/** What is sewn to trousers: waistband, fly, pockets, hems and cords. */
export function trouserSpot(pattern: TrouserPattern, u: number, v: number, seed: number, spot: Spot): void {
  const { kind, weave, waist, hems, isBack } = pattern
  takesMain(spot)
  spot.height = weaveAt(weave, u, v, seed)
  const [hemAway, hemAlong] = [hems.away(u, v), hems.along(u, v) + (u < 0 ? 40 : 0)]
  if (pattern.isCuffed()) rib(hemAway, hemAlong, seed, spot)
  else spot.height += hem(hemAway, hemAlong, seed)
  spot.height += middleSeam(pattern, u, v)
  if (!isBack && kind === 'cargo') fly(u, v, spot)
  if (!isBack) slantPocket(pattern, u, v, spot)
  if (kind === 'cargo') cargoPocket(pattern, u, v, seed, spot)
  const below = waist.away(u, v)
  if (kind === 'cargo') wovenBand(pattern, below, u, v, spot)
  else elasticBand(below, u, seed, spot)
  if (kind === 'cargo' || isBack) return
  for (const side of [-1, 1] as const) {
    const x = side * 2.6
    eyelet(u - x, v - 3, spot)
    if (Math.sign(u) === side) cord({ x, top: 3, length: side > 0 ? 15 : 16.5, side }, u, v, seed, spot)
  }
}

/** From the waistband to where the legs meet. */
function middleSeam({ fit }: TrouserPattern, u: number, v: number): number {
  if (v < 2 || v > fit.crotch || Math.abs(u) > 1) return 0
  return (
    -0.08 * Math.exp(-((u / 0.09) ** 2)) +
    stitches(u - 0.3, v) +
    0.04 * smoothstep(u / 0.1) * Math.exp(-u / 0.5)
  )
}

/** Stitched down at one side in a curve. */
function fly(u: number, v: number, spot: Spot): void {
  const [wide, low] = [3.6, 17]
  if (v > low + 0.6 || u < -0.5 || u > wide + 0.6) return
  const round = v > low - 5 ? wide * Math.sqrt(Math.max(0, 1 - ((v - low + 5) / 5) ** 2)) : wide
  spot.height +=
    stitches((u - round) * (v > low - 5 ? 0.7 : 1), v) +
    stitches((u - round + 0.5) * (v > low - 5 ? 0.7 : 1), v)
}

/** A band with loops for a belt, and its button. */
function wovenBand({ isBack }: TrouserPattern, below: number, u: number, v: number, spot: Spot): void {
  if (below > BAND + 3) return
  spot.height += overlap(BAND - below, 0.1) + stitches(below - 0.4, u) + stitches(below - BAND + 0.35, u)
  if (!isBack && below < BAND) spot.height += overlap(u + 1.2, 0.06)
  for (const x of [-14.5, -5.8, 5.8, 14.5]) {
    const inside = Math.min(0.6 - Math.abs(u - x), BAND + 0.8 - below, below + 0.3)
    if (inside < -0.4) continue
    spot.height += overlap(inside, 0.16) + stitches(Math.abs(u - x) - 0.35, v)
  }
  if (!isBack) button(u, below - BAND / 2, spot, 0.03, 0.75)
}

/** Gathered on an elastic, with rows of stitches through it. */
function elasticBand(below: number, u: number, seed: number, spot: Spot): void {
  const over = below - BAND
  if (over > 6) return
  const gather = noise(u / 0.55, below / 6, seed + 61) + 0.7 * noise(u / 1.2, below / 9, seed + 63)
  spot.height += -0.12 * Math.exp(-((over / 0.16) ** 2))
  if (over > 0) {
    spot.height += 0.16 * gather * Math.exp(-over / 1.9) + 0.2 * smoothstep(over / 0.8) * Math.exp(-over / 2)
    return
  }
  const row = Math.abs(((below + 0.35) % 1.3) - 0.65)
  const puff = 0.1 * Math.sqrt(Math.max(0, 1 - ((0.65 - row) / 0.65) ** 2))
  spot.height +=
    0.1 * smoothstep(below / 0.3) + puff + 0.09 * gather * smoothstep(below / 0.4) + stitches(row, u)
}

/** Its mouth leads from the waistband aslant to the side. */
function slantPocket({ fit, kind }: TrouserPattern, u: number, v: number, spot: Spot): void {
  const x = Math.abs(u)
  const [fromX, fromY, toX, toY] = [fit.waist * 0.62, BAND, fit.hip - 1.2, 20]
  const length = Math.hypot(toX - fromX, toY - fromY)
  const [dx, dy] = [(toX - fromX) / length, (toY - fromY) / length]
  const along = (x - fromX) * dx + (v - fromY) * dy
  const across = (x - fromX) * dy - (v - fromY) * dx
  if (along < -0.6 || along > length || across > 1.2 || across < -2) return
  const open = kind === 'jogger' ? 0.16 : 0.11
  spot.height += overlap(-across, open) - 0.06 * Math.exp(-(((across - 0.12) / 0.14) ** 2))
  spot.height += stitches(across + 0.35, along) + stitches(across + 0.85, along)
}

const CARGO = { top: 47, height: 20, half: 8.4, flap: 6 }

/** On the side of the leg, so that only its front half is seen; a flap lies over it. */
function cargoPocket({ fit }: TrouserPattern, u: number, v: number, seed: number, spot: Spot): void {
  const x = Math.abs(u) - (fit.leg + fit.opening - 4)
  const y = v - CARGO.top
  const bag = Math.min(x + CARGO.half, y, CARGO.height - y)
  const flap = Math.min(
    x + CARGO.half + 0.4,
    y + 0.8,
    CARGO.flap - y - Math.max(0, -x - CARGO.half + 2) * 0.5,
  )
  if (bag < -1 && flap < -1) return
  if (flap < 0) {
    const full = 0.35 * smoothstep(bag / 3) + 0.12 * noise(u / 3, v / 4, seed + 91) * smoothstep(bag / 2)
    spot.height += overlap(bag, 0.14) + (bag > 0 ? full : 0)
    spot.height +=
      stitches(bag - 0.25, x + CARGO.half < CARGO.height - y ? v : u) +
      stitches(x + CARGO.half / 2, v) * (bag > 0 ? 1 : 0)
    spot.height -= flap > -0.5 && y > 0 ? 0.05 * Math.exp(-((flap / 0.15) ** 2)) : 0
    return
  }
  const isTop = y + 0.8 <= flap + 0.01
  spot.height +=
    0.35 + 0.3 * smoothstep((flap + 0.03) / 0.12) - 0.16 * Math.exp(-((Math.max(y + 0.8, 0) / 0.5) ** 2))
  spot.height += stitches(flap - 0.3, isTop ? u : v)
  button(x + CARGO.half - 2.6, y - CARGO.flap + 1.7, spot, 0.03, 0.6)
}
