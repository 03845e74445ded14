/** Small pictures for tests, painted pixel by pixel; millimeters. */
import fc from 'fast-check'
import type { FlatPicture, Thread } from '../src/embroidery/plan.ts'

export const spools: readonly Thread[] = [
  { name: 'Blanco', hex: '#ffffff' },
  { name: 'Negro', hex: '#000000' },
  { name: 'Rojo', hex: '#cc3333' },
  { name: 'Azul real', hex: '#005397' },
  { name: 'Amarillo', hex: '#ffcc00' },
]

export type Shape =
  | { kind: 'rectangle'; x: number; y: number; width: number; height: number; colour: number }
  | { kind: 'disc'; x: number; y: number; radius: number; colour: number }
  | { kind: 'line'; x: number; y: number; toX: number; toY: number; thick: number; colour: number }

/** `colour` is an index into `spools`; what is painted later lies on top. */
export function paint(
  shapes: readonly Shape[],
  { widthMm = 40, heightMm = 30, pixelsPerMm = 8 } = {},
): FlatPicture {
  const [width, height] = [widthMm * pixelsPerMm, heightMm * pixelsPerMm]
  const data = new Uint8Array(width * height * 4)
  for (const shape of shapes) {
    const value = Number.parseInt(spools[shape.colour]?.hex.slice(1) ?? '', 16)
    const rgba = [value >> 16, (value >> 8) & 255, value & 255, 255]
    const { left, top, right, bottom } = boxOf(shape)
    // a pixel more on each side than where the shape can be
    const columns = [Math.max(0, Math.floor(left * pixelsPerMm) - 1), Math.ceil(right * pixelsPerMm) + 1]
    const rows = [Math.max(0, Math.floor(top * pixelsPerMm) - 1), Math.ceil(bottom * pixelsPerMm) + 1]
    for (let row = rows[0] ?? 0; row < Math.min(height, rows[1] ?? 0); row += 1) {
      for (let column = columns[0] ?? 0; column < Math.min(width, columns[1] ?? 0); column += 1) {
        const [x, y] = [(column + 0.5) / pixelsPerMm, (row + 0.5) / pixelsPerMm]
        if (holds(shape, x, y)) data.set(rgba, (row * width + column) * 4)
      }
    }
  }
  return { data, width, height, pixelsPerMm }
}

function boxOf(shape: Shape): { left: number; top: number; right: number; bottom: number } {
  const { x, y } = shape
  if (shape.kind === 'rectangle') return { left: x, top: y, right: x + shape.width, bottom: y + shape.height }
  if (shape.kind === 'disc')
    return {
      left: x - shape.radius,
      top: y - shape.radius,
      right: x + shape.radius,
      bottom: y + shape.radius,
    }
  const { toX, toY, thick } = shape
  return {
    left: Math.min(x, toX) - thick,
    top: Math.min(y, toY) - thick,
    right: Math.max(x, toX) + thick,
    bottom: Math.max(y, toY) + thick,
  }
}

function holds(shape: Shape, x: number, y: number): boolean {
  if (shape.kind === 'disc') return Math.hypot(x - shape.x, y - shape.y) < shape.radius
  if (shape.kind === 'rectangle') {
    return x > shape.x && x < shape.x + shape.width && y > shape.y && y < shape.y + shape.height
  }
  const [dx, dy] = [shape.toX - shape.x, shape.toY - shape.y]
  const along = ((x - shape.x) * dx + (y - shape.y) * dy) / (dx * dx + dy * dy || 1)
  const part = Math.max(0, Math.min(1, along))
  return Math.hypot(x - shape.x - dx * part, y - shape.y - dy * part) < shape.thick / 2
}

const [color, x, y] = [fc.nat(4), fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 30 })]
const length = fc.integer({ min: 1, max: 25 })
export const anyShapes: fc.Arbitrary<Shape[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('rectangle' as const),
      x,
      y,
      width: length,
      height: length,
      colour: color,
    }),
    fc.record({
      kind: fc.constant('disc' as const),
      x,
      y,
      radius: fc.integer({ min: 1, max: 14 }),
      colour: color,
    }),
    fc.record({
      kind: fc.constant('line' as const),
      x,
      y,
      toX: x,
      toY: y,
      colour: color,
      thick: fc.constantFrom(0.4, 0.8, 1.5, 3, 6),
    }),
  ),
  { minLength: 1, maxLength: 8 },
)
