import type { SvgNode } from '@estampa/artwork/drawing/svg-nodes'
import { type PathSegment, readPath } from './path-data.ts'

export type Viewport = { readonly width: number; readonly height: number }

const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  em: 16,
  ex: 8,
  rem: 16,
}

/** A length in the units around it; `whole` is what a percentage is of. */
export function lengthOf(text: string | undefined, whole: number, fallback = 0): number {
  const found = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(%|[a-z]*)\s*$/i.exec(text ?? '')
  if (!found) return fallback
  const value = Number(found[1])
  const unit = (found[2] ?? '').toLowerCase()
  return unit === '%' ? (value / 100) * whole : value * (units[unit] ?? 1)
}

const diagonal = ({ width, height }: Viewport) => Math.sqrt((width ** 2 + height ** 2) / 2)

/** Undefined: this mark is no shape. Empty: it draws nothing. */
export function shapeOutline({ name, attributes }: SvgNode, viewport: Viewport): PathSegment[] | undefined {
  const across = (key: string) => lengthOf(attributes.get(key), viewport.width)
  const down = (key: string) => lengthOf(attributes.get(key), viewport.height)
  const along = (key: string) => lengthOf(attributes.get(key), diagonal(viewport))
  switch (name) {
    case 'path':
      return readPath(attributes.get('d') ?? '')
    case 'rect':
      return rectangle(attributes, across, down)
    case 'circle':
      return ellipse(across('cx'), down('cy'), along('r'), along('r'))
    case 'ellipse':
      return ellipse(across('cx'), down('cy'), across('rx'), down('ry'))
    case 'line':
      return [
        ['M', across('x1'), down('y1')],
        ['L', across('x2'), down('y2')],
      ]
    case 'polyline':
      return points(attributes.get('points'))
    case 'polygon': {
      const line = points(attributes.get('points'))
      return line.length > 0 ? [...line, ['Z']] : []
    }
    default:
      return undefined
  }
}

type Read = (key: string) => number

function rectangle(attributes: SvgNode['attributes'], across: Read, down: Read): PathSegment[] {
  const [x, y, width, height] = [across('x'), down('y'), across('width'), down('height')]
  if (!(width > 0 && height > 0)) return []
  const isRound = (key: string) => attributes.has(key) && attributes.get(key) !== 'auto'
  const round = [
    isRound('rx') ? across('rx') : down('ry'),
    isRound('ry') ? down('ry') : across('rx'),
  ] as const
  const [rx, ry] = [Math.min(round[0], width / 2), Math.min(round[1], height / 2)]
  if (!(rx > 0 && ry > 0)) return box(x, y, width, height)
  return readPath(
    `M${x + rx} ${y}H${x + width - rx}a${rx} ${ry} 0 0 1 ${rx} ${ry}V${y + height - ry}` +
      `a${rx} ${ry} 0 0 1 ${-rx} ${ry}H${x + rx}a${rx} ${ry} 0 0 1 ${-rx} ${-ry}V${y + ry}a${rx} ${ry} 0 0 1 ${rx} ${-ry}Z`,
  )
}

export function box(x: number, y: number, width: number, height: number): PathSegment[] {
  return [['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z']]
}

function ellipse(x: number, y: number, rx: number, ry: number): PathSegment[] {
  if (!(rx > 0 && ry > 0)) return []
  return readPath(`M${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}Z`)
}

function points(text = ''): PathSegment[] {
  const values = (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)
  return Array.from({ length: Math.floor(values.length / 2) }, (_, index) => [
    index === 0 ? 'M' : 'L',
    values[2 * index] as number,
    values[2 * index + 1] as number,
  ])
}

/** Upright box of lines and curves; null where there is nothing. */
export function boundsOf(
  segments: readonly PathSegment[],
): { x: number; y: number; width: number; height: number } | null {
  const [xs, ys]: [number[], number[]] = [[], []]
  let [x, y] = [0, 0]
  for (const segment of segments) {
    if (segment[0] === 'Z') continue
    if (segment[0] === 'C') {
      const [, a, b, c, d, e, f] = segment
      xs.push(...turns(x, a, c, e))
      ys.push(...turns(y, b, d, f))
    }
    x = segment.at(-2) as number
    y = segment.at(-1) as number
    xs.push(x)
    ys.push(y)
  }
  if (xs.length === 0) return null
  const [left, right] = extentOf(xs)
  const [top, bottom] = extentOf(ys)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Where a cubic curve turns around in one direction. */
function turns(p: number, q: number, r: number, s: number): number[] {
  const [a, b, c] = [3 * (-p + 3 * q - 3 * r + s), 6 * (p - 2 * q + r), 3 * (q - p)]
  const root = Math.sqrt(b * b - 4 * a * c)
  const times = Math.abs(a) < 1e-12 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  return times
    .filter((t) => t > 0 && t < 1)
    .map((t) => (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t * t * r + t ** 3 * s)
}

function extentOf(values: readonly number[]): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return [low, high]
}
