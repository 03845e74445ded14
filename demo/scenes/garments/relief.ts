import type { Cloth } from './cloth.ts'
import { type Drape, SPACING, surfaceAt } from './drape.ts'
import { valueAt } from './lines.ts'

/** One layer of cloth as it lies. */
export type Layer = {
  readonly cloth: Cloth
  readonly net: Drape
}

/** Where the camera, straight above, sees the table: pixels a centimeter, and the centimeters at the picture's left top. */
export type Frame = {
  readonly side: number
  readonly scale: number
  readonly left: number
  readonly top: number
}

/** What lies uppermost at each pixel: its height over the table and its point of the pattern. 255: the table. */
export type Relief = {
  readonly frame: Frame
  readonly height: Float32Array
  readonly u: Float32Array
  readonly v: Float32Array
  readonly layer: Uint8Array
  /** 1 where another layer lies below. */
  readonly isDoubled: Uint8Array
}

export const TABLE = 255
const PIECES = 4

export function reliefOf(layers: readonly Layer[], frame: Frame): Relief {
  const count = frame.side * frame.side
  const relief: Relief = {
    frame,
    height: new Float32Array(count),
    u: new Float32Array(count),
    v: new Float32Array(count),
    layer: new Uint8Array(count).fill(TABLE),
    isDoubled: new Uint8Array(count),
  }
  for (const [index, layer] of layers.entries()) addLayer(relief, layer, index)
  return relief
}

type Corner = { x: number; y: number; z: number; u: number; v: number }

function addLayer(relief: Relief, layer: Layer, number: number): void {
  const { net, cloth } = layer
  const corners = Array.from({ length: (PIECES + 1) ** 2 }, (): Corner => ({ x: 0, y: 0, z: 0, u: 0, v: 0 }))
  for (let row = 1; row < net.rows - 2; row++)
    for (let column = 1; column < net.columns - 2; column++) {
      const at = row * net.columns + column
      const isWhole = [0, 1, net.columns, net.columns + 1].every((step) => net.isCloth[at + step] === 1)
      if (!isWhole || !isNear(cloth, column, row)) continue
      fill(corners, relief.frame, layer, column, row)
      for (let y = 0; y < PIECES; y++)
        for (let x = 0; x < PIECES; x++) {
          const first = y * (PIECES + 1) + x
          const [a, b] = [corners[first] as Corner, corners[first + 1] as Corner]
          const [c, d] = [corners[first + PIECES + 1] as Corner, corners[first + PIECES + 2] as Corner]
          triangle(relief, layer, number, a, b, c)
          triangle(relief, layer, number, b, d, c)
        }
    }
}

function isNear(cloth: Cloth, column: number, row: number): boolean {
  const x = cloth.bounds.left + (column + 0.5) * SPACING
  return cloth.within(x, cloth.bounds.top + (row + 0.5) * SPACING) > -SPACING
}

function fill(corners: Corner[], frame: Frame, { net, cloth }: Layer, column: number, row: number): void {
  for (let y = 0; y <= PIECES; y++)
    for (let x = 0; x <= PIECES; x++) {
      const corner = corners[y * (PIECES + 1) + x] as Corner
      const [u, v] = [column + x / PIECES, row + y / PIECES]
      const [px, py, pz] = surfaceAt(net, u, v)
      corner.x = (px - frame.left) * frame.scale
      corner.y = (py - frame.top) * frame.scale
      corner.z = pz
      corner.u = cloth.bounds.left + u * SPACING
      corner.v = cloth.bounds.top + v * SPACING
    }
}

function triangle(relief: Relief, layer: Layer, number: number, a: Corner, b: Corner, c: Corner): void {
  const { side } = relief.frame
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
  // what the cloth folds under shows its back: it lies below
  if (area <= 1e-9) return
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(a.x, b.x, c.x))),
    Math.min(side - 1, Math.ceil(Math.max(a.x, b.x, c.x))),
  ]
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(a.y, b.y, c.y))),
    Math.min(side - 1, Math.ceil(Math.max(a.y, b.y, c.y))),
  ]
  for (let py = top; py <= bottom; py++)
    for (let px = left; px <= right; px++) {
      const x = px + 0.5
      const y = py + 0.5
      const wb = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area
      const wc = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area
      const wa = 1 - wb - wc
      if (wa < -1e-6 || wb < -1e-6 || wc < -1e-6) continue
      const at = py * side + px
      const z = a.z * wa + b.z * wb + c.z * wc
      if (relief.layer[at] === number && z < valueAt(relief.height, at)) continue
      const u = a.u * wa + b.u * wb + c.u * wc
      const v = a.v * wa + b.v * wb + c.v * wc
      const over = relief.layer[at] === TABLE ? 0.5 / relief.frame.scale : 0
      if (!layer.cloth.isCut(u, v, over)) continue
      if (relief.layer[at] !== TABLE && relief.layer[at] !== number) relief.isDoubled[at] = 1
      relief.height[at] = z
      relief.u[at] = u
      relief.v[at] = v
      relief.layer[at] = number
    }
}
