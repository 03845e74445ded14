import { type Rgba8, readColor } from '@estampa/artwork/drawing'
import type { SvgNode } from '@estampa/artwork/drawing/svg-nodes'
import { type Matrix, multiplyMatrices, readTransform, upright } from './matrix.ts'
import type { PathSegment } from './path-data.ts'
import { boundsOf, lengthOf } from './shapes.ts'

export type Gradient = {
  /** x1 y1 x2 y2, or fx fy fr cx cy r. */
  readonly coords: readonly number[]
  /** From the gradient's units to the shape's. */
  readonly matrix: Matrix
  /** From 0 to 1, opaque. */
  readonly stops: readonly { readonly offset: number; readonly hex: string }[]
}

type Marks = ReadonlyMap<string, SvgNode>
const MAX_STEPS = 8

/** A gradient of one color is that color; 'unknown': it cannot be said in PDF as it is. */
export function readGradient(
  mark: SvgNode,
  byId: Marks,
  segments: readonly PathSegment[],
): Gradient | Rgba8 | 'unknown' | undefined {
  const chain = chainOf(mark, byId)
  const read = (name: string) => chain.find(({ attributes }) => attributes.has(name))?.attributes.get(name)
  const stops = stopsOf(chain.find(({ children }) => children.some(({ name }) => name === 'stop')))
  const [first] = stops
  if (!first) return undefined
  if (stops.every(({ hex, alpha }) => hex === first.hex && alpha === first.alpha))
    return { hex: first.hex, alpha: first.alpha }
  if (stops.some(({ alpha }) => alpha < 1) || (read('spreadMethod') ?? 'pad') !== 'pad') return 'unknown'
  const isOfBox = read('gradientUnits') !== 'userSpaceOnUse'
  const bounds = boundsOf(segments)
  const own = readTransform(read('gradientTransform'))
  if (!own || !bounds || (isOfBox && !(bounds.width > 0 && bounds.height > 0))) return 'unknown'
  const units: Matrix = isOfBox ? [bounds.width, 0, 0, bounds.height, bounds.x, bounds.y] : upright
  // percentages of the drawing's own size would need its window
  const percent = ['x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'fx', 'fy', 'fr'].some((name) =>
    read(name)?.includes('%'),
  )
  const isDefault =
    mark.name === 'linearGradient'
      ? read('x2') === undefined
      : read('r') === undefined || read('cx') === undefined
  if (!isOfBox && (percent || isDefault)) return 'unknown'
  const coords = mark.name === 'linearGradient' ? linear(read) : radial(read)
  return { coords, matrix: multiplyMatrices(units, own), stops: padded(stops) }
}

type AttributeReader = (name: string) => string | undefined
const linear = (read: AttributeReader) => [
  lengthOf(read('x1'), 1),
  lengthOf(read('y1'), 1),
  lengthOf(read('x2'), 1, 1),
  lengthOf(read('y2'), 1),
]

function radial(read: AttributeReader): number[] {
  const [cx, cy, r] = [
    lengthOf(read('cx'), 1, 0.5),
    lengthOf(read('cy'), 1, 0.5),
    lengthOf(read('r'), 1, 0.5),
  ]
  return [lengthOf(read('fx'), 1, cx), lengthOf(read('fy'), 1, cy), lengthOf(read('fr'), 1), cx, cy, r]
}

/** The gradient and those that it takes what it does not say from. */
function chainOf(mark: SvgNode, byId: Marks): SvgNode[] {
  const chain = [mark]
  for (let next: SvgNode | undefined = mark; next && chain.length < MAX_STEPS; ) {
    next = byId.get((next.attributes.get('href') ?? '').trim().slice(1))
    if (next) chain.push(next)
  }
  return chain
}

function stopsOf(mark: SvgNode | undefined): { offset: number; hex: string; alpha: number }[] {
  let least = 0
  return (mark?.children ?? []).flatMap(({ name, attributes }) => {
    if (name !== 'stop') return []
    least = Math.min(1, Math.max(least, lengthOf(attributes.get('offset'), 1)))
    const colour = readColor(attributes.get('stop-color') ?? '#000000') ?? { hex: '#000000', alpha: 1 }
    const alpha = colour.alpha * lengthOf(attributes.get('stop-opacity'), 1, 1)
    return [{ offset: least, hex: colour.hex, alpha }]
  })
}

/** PDF wants the whole way from 0 to 1. */
function padded(stops: readonly { offset: number; hex: string }[]): Gradient['stops'] {
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) return []
  const own = stops.map(({ offset, hex }) => ({ offset, hex }))
  return [
    ...(first.offset > 0 ? [{ offset: 0, hex: first.hex }] : []),
    ...own,
    ...(last.offset < 1 ? [{ offset: 1, hex: last.hex }] : []),
  ]
}
