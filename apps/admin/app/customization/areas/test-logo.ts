import { type PlacementSurface, visibleShare } from '@estampa/domain/catalog'
import { lineOnPicture } from '@estampa/domain/catalog/area-outline'

type Picture = { readonly width: number; readonly height: number }
const STEPS = 24
/** The side of the logo, as a share of the shorter side of the area. */
export const testLogoShare = 0.7

const along = (from: readonly [number, number], to: readonly [number, number]) =>
  Array.from({ length: STEPS + 1 }, (_, at): readonly [number, number] => {
    const t = at / STEPS
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
  })

/** A ring, a check and a line below as a logo of the area would lie on the product, by the mock-up's own surface. */
export function testLogo(surface: PlacementSurface, picture: Picture, areaMm: Picture): string {
  const { from, to } = visibleShare(surface)
  const middle = (from + to) / 2
  const side = testLogoShare * Math.min(areaMm.width * (to - from), areaMm.height)
  const at = (x: number, y: number): readonly [number, number] => [
    middle + (x * side) / areaMm.width,
    0.5 + (y * side) / areaMm.height,
  ]
  const ring = Array.from({ length: 2 * STEPS + 1 }, (_, step) => {
    const angle = (step / STEPS) * Math.PI
    return at(0.5 * Math.cos(angle), 0.5 * Math.sin(angle))
  })
  const check = [...along(at(-0.24, 0.02), at(-0.06, 0.2)), ...along(at(-0.06, 0.2), at(0.26, -0.2))]
  return [ring, check].map((points) => lineOnPicture(surface, picture, points)).join('')
}
