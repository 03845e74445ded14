import { drawnBox, partOf } from '../pixels/drawn-box.ts'
import type { ColorBlock, FlatPicture, StitchPlan } from './plan.ts'

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
  const [dx, dy] = [Math.round(10 * xMm), Math.round(10 * yMm)]
  return { ...block, xs: block.xs.map((x) => x + dx), ys: block.ys.map((y) => y + dy) }
}

/** The plan on a picture that is only as large as what is sewn, with so many whole millimeters around it. */
export function cropPlan(plan: StitchPlan, marginMm: number): StitchPlan {
  const { box } = plan
  if (!box) return plan
  const [left, top] = [Math.round(10 * box.xMm), Math.round(10 * box.yMm)]
  const offset = { xMm: marginMm - left / 10, yMm: marginMm - top / 10 }
  return {
    ...plan,
    blocks: plan.blocks.map((block) => shifted(block, offset)),
    box: { ...box, xMm: marginMm, yMm: marginMm },
    widthMm: box.widthMm + 2 * marginMm,
    heightMm: box.heightMm + 2 * marginMm,
  }
}
