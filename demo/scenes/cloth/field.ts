import { blurShadow } from '../soft-shadow.ts'

/** Numbers over a square of pixels: masks, heights, light. */
export type ScalarField = Float32Array
export const sidePx = 1200
export const pxPerUnit = sidePx / 1000
const pixels = sidePx * sidePx

export function emptyField(value = 0): ScalarField {
  return new Float32Array(pixels).fill(value)
}

/** A blur of a large radius is done on a smaller copy: four times cheaper and as smooth. */
export function softenField(field: ScalarField, sigmaUnits: number): ScalarField {
  const sigma = sigmaUnits * pxPerUnit * 0.62
  if (sigma < 7) return blurShadow(field, sigma, sidePx)
  const half = sidePx / 4
  const small = new Float32Array(half * half)
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      let sum = 0
      for (let row = 0; row < 4; row++) {
        const start = (y * 4 + row) * sidePx + x * 4
        sum +=
          (field[start] as number) +
          (field[start + 1] as number) +
          (field[start + 2] as number) +
          (field[start + 3] as number)
      }
      small[y * half + x] = sum / 16
    }
  }
  return enlarge(blurShadow(small, sigma / 4, half), half)
}

function enlarge(small: ScalarField, half: number): ScalarField {
  const field = emptyField()
  for (let y = 0; y < sidePx; y++) {
    const fy = Math.min(Math.max((y + 0.5) / 4 - 0.5, 0), half - 1.001)
    const y0 = Math.floor(fy)
    const ty = fy - y0
    for (let x = 0; x < sidePx; x++) {
      const fx = Math.min(Math.max((x + 0.5) / 4 - 0.5, 0), half - 1.001)
      const x0 = Math.floor(fx)
      const tx = fx - x0
      const at = y0 * half + x0
      const top = (small[at] as number) * (1 - tx) + (small[at + 1] as number) * tx
      const low = (small[at + half] as number) * (1 - tx) + (small[at + half + 1] as number) * tx
      field[y * sidePx + x] = top * (1 - ty) + low * ty
    }
  }
  return field
}

export function shiftField(field: ScalarField, dx: number, dy: number): ScalarField {
  const moved = emptyField()
  for (let y = 0; y < sidePx; y++) {
    const from = y - dy
    if (from < 0 || from >= sidePx) continue
    for (let x = Math.max(0, dx); x < Math.min(sidePx, sidePx + dx); x++)
      moved[y * sidePx + x] = field[from * sidePx + x - dx] as number
  }
  return moved
}

let sketchpad: CanvasRenderingContext2D | undefined

/** A clear sketchpad whose units are the board's. One canvas serves all. */
export function sketch(): CanvasRenderingContext2D {
  if (!sketchpad) {
    const canvas = document.createElement('canvas')
    canvas.width = sidePx
    canvas.height = sidePx
    sketchpad = canvas.getContext('2d', { willReadFrequently: true }) ?? undefined
  }
  if (!sketchpad) throw new Error('The browser gives no 2D canvas')
  sketchpad.setTransform(1, 0, 0, 1, 0, 0)
  sketchpad.globalCompositeOperation = 'source-over'
  sketchpad.globalAlpha = 1
  sketchpad.setLineDash([])
  sketchpad.fillStyle = '#000'
  sketchpad.fillRect(0, 0, sidePx, sidePx)
  sketchpad.setTransform(pxPerUnit, 0, 0, pxPerUnit, 0, 0)
  sketchpad.fillStyle = '#fff'
  sketchpad.strokeStyle = '#fff'
  sketchpad.lineJoin = 'round'
  sketchpad.lineCap = 'round'
  return sketchpad
}

/** Reads the red channel of the sketchpad as 0…1. */
export function readSketch(ink: CanvasRenderingContext2D, channel = 0): ScalarField {
  const bytes = ink.getImageData(0, 0, sidePx, sidePx).data
  const field = emptyField()
  for (let at = 0; at < pixels; at++) field[at] = (bytes[at * 4 + channel] as number) / 255
  return field
}

/** The field as a gray picture. */
export function drawField(field: ScalarField): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = sidePx
  canvas.height = sidePx
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('The browser gives no 2D canvas')
  const image = ink.createImageData(sidePx, sidePx)
  for (let at = 0; at < pixels; at++) {
    const level = Math.round(255 * (field[at] as number))
    image.data.set([level, level, level, 255], at * 4)
  }
  ink.putImageData(image, 0, 0)
  return canvas
}

/** Smooth noise, 0…1, the same in every run. */
export function noise(x: number, y: number, seed: number): number {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const tx = x - x0
  const ty = y - y0
  const sx = tx * tx * (3 - 2 * tx)
  const sy = ty * ty * (3 - 2 * ty)
  const top = lattice(x0, y0, seed) * (1 - sx) + lattice(x0 + 1, y0, seed) * sx
  const low = lattice(x0, y0 + 1, seed) * (1 - sx) + lattice(x0 + 1, y0 + 1, seed) * sx
  return top * (1 - sy) + low * sy
}

export function lattice(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647)
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}
