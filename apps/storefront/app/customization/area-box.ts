import { turnedBox } from '@estampa/domain/catalog'
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
