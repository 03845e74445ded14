import { drawnBox, partOf } from '../pixels/drawn-box.ts'
import type { ColorBlock, FlatPicture } from './plan.ts'

/** Millimeters around what is drawn: its edge stays an edge. */
const MARGIN_MM = 1

export type Cropped = { readonly flat: FlatPicture; readonly xMm: number; readonly yMm: number }

/**
 * The part of a picture that shows anything: a logo on a large place is planned as fast as on a small one. It begins
 * at a whole millimeter, so that its stitches lie where they would have lain.
 */
export function cropToDrawn(flat: FlatPicture): Cropped {
  const { pixelsPerMm } = flat
  const box = Number.isInteger(pixelsPerMm) ? drawnBox(flat) : undefined
  if (!box) return { flat, xMm: 0, yMm: 0 }
  const [xMm, yMm] = [startOf(box.left, pixelsPerMm), startOf(box.top, pixelsPerMm)]
  const part = partOf(flat, {
    left: xMm * pixelsPerMm,
    top: yMm * pixelsPerMm,
    right: Math.min(flat.width, box.right + MARGIN_MM * pixelsPerMm),
    bottom: Math.min(flat.height, box.bottom + MARGIN_MM * pixelsPerMm),
  })
  return { flat: { ...part, data: part.data as Uint8Array, pixelsPerMm }, xMm, yMm }
}

const startOf = (pixel: number, pixelsPerMm: number) =>
  Math.max(0, Math.floor(pixel / pixelsPerMm) - MARGIN_MM)

/** A block's stitches on the whole picture. */
export function shifted(block: ColorBlock, { xMm, yMm }: Pick<Cropped, 'xMm' | 'yMm'>): ColorBlock {
  if (xMm === 0 && yMm === 0) return block
  return { ...block, xs: block.xs.map((x) => x + 10 * xMm), ys: block.ys.map((y) => y + 10 * yMm) }
}
