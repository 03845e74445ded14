import { smoothstep } from './lines.ts'
import { type Spot, stitches } from './spot.ts'
import { filledBy } from './trims.ts'

/** Strips that lie over each other and are buttoned. */

export const MOTHER_OF_PEARL = 0.72
const PLACKET = { top: 5, bottom: 20.5, half: 1.65 }
const BUTTONS = [9.9, 14, 18.1]

/** Of a polo: two strips over each other, sewn around, with buttons. */
export function placket(u: number, v: number, spot: Spot): void {
  const { top, bottom, half } = PLACKET
  const edge = Math.min(half - Math.abs(u), bottom - v)
  if (v < top || edge < -0.5) return
  spot.height += 0.09 * smoothstep(edge / 0.12) - 0.05 * Math.exp(-((edge / 0.09) ** 2) * (edge < 0 ? 1 : 4))
  const along = half - Math.abs(u) < bottom - v ? v : u
  spot.height += stitches(edge - 0.25, along)
  if (v > bottom - 2.6) spot.height += stitches(bottom - 2.6 + 0.1 - v, u) * (edge > 0 ? 1 : 0)
  for (const at of BUTTONS) button(u, v - at, spot, MOTHER_OF_PEARL)
}

export function button(x: number, y: number, spot: Spot, gray: number, radius = 0.56): void {
  const away = Math.hypot(x, y)
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
  spot.own = onButton * (hole < 0.055 ? gray * 0.2 : gray)
  if (hole < 0.055) spot.height -= 0.08
}
