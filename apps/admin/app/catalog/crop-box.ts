/** What stays of a picture, in parts of its width and height. */
export type CropBox = { x: number; y: number; width: number; height: number }
export type CropCorner = 'nw' | 'ne' | 'sw' | 'se'

const MIN_PART = 0.05
const within = (part: number, least: number, most: number) => Math.min(most, Math.max(least, part))

/** The box elsewhere, still on the picture. */
export function movedBox(box: CropBox, right: number, down: number): CropBox {
  return {
    ...box,
    x: within(box.x + right, 0, 1 - box.width),
    y: within(box.y + down, 0, 1 - box.height),
  }
}

/**
 * The box with one corner elsewhere; the opposite one holds. `ratio` is its height by its width in parts, where that is
 * kept: one of a picture of 2 by 1 that is to be square has 2.
 */
export function resizedBox(
  box: CropBox,
  corner: CropCorner,
  right: number,
  down: number,
  ratio?: number,
): CropBox {
  const isWest = corner.endsWith('w')
  const isNorth = corner.startsWith('n')
  const edge = { x: isWest ? box.x + box.width : box.x, y: isNorth ? box.y + box.height : box.y }
  const room = { width: isWest ? edge.x : 1 - edge.x, height: isNorth ? edge.y : 1 - edge.y }
  let width = within(box.width + (isWest ? -right : right), MIN_PART, room.width)
  let height = within(box.height + (isNorth ? -down : down), MIN_PART, room.height)
  if (ratio !== undefined) {
    width = Math.min(Math.max(width, height / ratio), room.width, room.height / ratio)
    height = width * ratio
  }
  return { x: isWest ? edge.x - width : edge.x, y: isNorth ? edge.y - height : edge.y, width, height }
}

/** The largest box of this ratio in the middle of the picture; without a ratio all of it. */
export function middleBox(ratio?: number): CropBox {
  if (ratio === undefined) return { x: 0, y: 0, width: 1, height: 1 }
  const width = Math.min(1, 1 / ratio)
  const height = width * ratio
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}
