import { type PlacementSurface, pointOn, visibleShare } from '@estampa/domain/catalog'
import { outlineSamples, type PrintSurface } from '@estampa/domain/customization/outline'

type Picture = { readonly width: number; readonly height: number }
const STEPS = 24
/** Of the shorter side of the area. */
export const testLogoShare = 0.7

/** A line of the area as it is seen on the picture: its ends in shares of the area. */
function seenLine(
  surface: PlacementSurface,
  picture: Picture,
  points: readonly (readonly [u: number, v: number])[],
): string {
  return points
    .map(([u, v]) => pointOn(surface, u, v))
    .map(
      ({ x, y }, at) =>
        `${at === 0 ? 'M' : 'L'}${(x * picture.width).toFixed(1)} ${(y * picture.height).toFixed(1)}`,
    )
    .join('')
}

const along = (from: readonly [number, number], to: readonly [number, number]) =>
  Array.from({ length: STEPS + 1 }, (_, at): readonly [number, number] => {
    const t = at / STEPS
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
  })

/** The edge of the area where it is seen; grown by millimeters it is the end of its bleed, drawn in its safe zone. */
export function areaOutline(
  placement: PlacementSurface,
  picture: Picture,
  surface: PrintSurface,
  growMm = 0,
): string {
  const { from, to } = visibleShare(placement)
  const { width, height } = surface
  const points = outlineSamples(surface, Math.max(width, height) / (2 * STEPS), growMm).map(
    ({ at }): readonly [number, number] => [within(at.x / width, from, to), at.y / height],
  )
  return points.length === 0 ? '' : `${seenLine(placement, picture, points)}Z`
}

/** What goes around to behind ends where it is seen no more; a little beyond that the surface goes on. */
const within = (share: number, from: number, to: number) =>
  Math.min(Math.max(share, from > 0 ? from : -1), to < 1 ? to : 2)

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
  return [ring, check].map((points) => seenLine(surface, picture, points)).join('')
}
