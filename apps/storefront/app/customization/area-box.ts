import { pointOn, turnedBox, visibleShare } from '@estampa/domain/catalog'
import { outlineRadius } from '@estampa/domain/catalog/area-cut'
import type { PrintArea } from '../catalog/product.ts'

export const areaRadius = ({
  shape,
  corner_millimeters: corner,
  width_centimeters: width,
  height_centimeters: height,
}: PrintArea) => outlineRadius(shape, corner, { width: width * 10, height: height * 10 })

/** The CSS position of an area on its picture, rotated as the product is. */
export function percentBox(
  placement: PrintArea['placement'],
  picture: { width?: number; height?: number } = {},
) {
  const { width: across = 1, height: down = 1 } = picture
  const box = turnedBox(placement, { width: across, height: down })
  const percent = (part: number) => `${part * 100}%`
  return {
    left: percent(box.x),
    top: percent(box.y),
    width: percent(box.width),
    height: percent(box.height),
    ...(box.turn === 0 ? {} : { rotate: `${box.turn}deg` }),
  }
}

/** Parts of an area's sides, from a little outside of it: ink that bleeds is shown whole. */
const around = [-0.05, 0.25, 0.5, 0.75, 1.05]

/**
 * The CSS that leaves of a drawn picture what lies on the area: a product without its ground stands on the template's,
 * and the drawn one has a ground of its own. A picture with its ground is shown whole.
 */
export function clippedTo(placement: PrintArea['placement'], source: string) {
  if (!source.includes('.cut.')) return undefined
  const { from, to } = visibleShare(placement)
  const at = (u: number, v: number) => pointOn(placement, from + u * (to - from), v)
  const back = around.toReversed()
  const border = [
    ...around.map((u) => at(u, -0.05)),
    ...around.map((v) => at(1.05, v)),
    ...back.map((u) => at(u, 1.05)),
    ...back.map((v) => at(-0.05, v)),
  ]
  const points = border.map(({ x, y }) => `${(x * 100).toFixed(2)}% ${(y * 100).toFixed(2)}%`)
  return {
    clipPath: `polygon(${points.join(', ')})`,
    maskImage: `url("${source}")`,
    maskSize: '100% 100%',
  }
}
