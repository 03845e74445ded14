import type { ColourBlock, Flat } from './plan.ts'

/** Opacity from which something is drawn. */
const DRAWN = 1
/** Millimetres around what is drawn: its edge stays an edge. */
const MARGIN_MM = 1

export type Cropped = { readonly flat: Flat; readonly xMm: number; readonly yMm: number }

/**
 * The part of a picture that shows anything: a logo on a large place is planned as fast as on a small one. It begins
 * at a whole millimetre, so that its stitches lie where they would have lain.
 */
export function cropToDrawn(flat: Flat): Cropped {
  const { data, width, height, pixelsPerMm } = flat
  const whole: Cropped = { flat, xMm: 0, yMm: 0 }
  if (!Number.isInteger(pixelsPerMm)) return whole
  const box = { left: width, right: -1, top: height, bottom: -1 }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] as number) < DRAWN) continue
      if (x < box.left) box.left = x
      if (x > box.right) box.right = x
      if (y < box.top) box.top = y
      box.bottom = y
    }
  }
  if (box.right < 0) return whole
  const xMm = Math.max(0, Math.floor(box.left / pixelsPerMm) - MARGIN_MM)
  const yMm = Math.max(0, Math.floor(box.top / pixelsPerMm) - MARGIN_MM)
  const right = Math.min(width, (Math.ceil((box.right + 1) / pixelsPerMm) + MARGIN_MM) * pixelsPerMm)
  const bottom = Math.min(height, (Math.ceil((box.bottom + 1) / pixelsPerMm) + MARGIN_MM) * pixelsPerMm)
  const [left, top] = [xMm * pixelsPerMm, yMm * pixelsPerMm]
  const [across, down] = [right - left, bottom - top]
  const cut = new Uint8Array(across * down * 4)
  for (let y = 0; y < down; y += 1) {
    const from = ((top + y) * width + left) * 4
    cut.set(data.subarray(from, from + across * 4), y * across * 4)
  }
  return { flat: { data: cut, width: across, height: down, pixelsPerMm }, xMm, yMm }
}

/** A block's stitches on the whole picture. */
export function shifted(block: ColourBlock, { xMm, yMm }: Pick<Cropped, 'xMm' | 'yMm'>): ColourBlock {
  if (xMm === 0 && yMm === 0) return block
  return { ...block, xs: block.xs.map((x) => x + 10 * xMm), ys: block.ys.map((y) => y + 10 * yMm) }
}
