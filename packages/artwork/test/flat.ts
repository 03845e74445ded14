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
    for (let at = 0; at < width * height; at += 1) {
      const x = ((at % width) + 0.5) / pixelsPerMm
      const y = (Math.floor(at / width) + 0.5) / pixelsPerMm
      if (holds(shape, x, y)) data.set(rgba, at * 4)
    }
  }
  return { data, width, height, pixelsPerMm }
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
