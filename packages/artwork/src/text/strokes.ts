import type { Contour, Font } from '../fonts.ts'

export type GlyphStrokes = {
  /** Height of the ink, in the font's units. */
  readonly height: number
  /** Width of the finest stroke that one would see missing, in the font's units; 0: no ink. */
  readonly thinnest: number
}

const known = new WeakMap<Font, Map<number, GlyphStrokes>>()

export function glyphStrokes(font: Font, glyph: number): GlyphStrokes {
  const ofFont = known.get(font) ?? new Map<number, GlyphStrokes>()
  known.set(font, ofFont)
  const strokes = ofFont.get(glyph) ?? measure(font.outlineOf(glyph))
  ofFont.set(glyph, strokes)
  return strokes
}

type Spot = readonly [number, number]
type Edge = readonly [number, number, number, number]
const RAYS = 24
/** Tips and joints are finer than the stroke: this part of what is measured is passed over. */
const PASSED_OVER = 0.12

/**
 * Level and upright rays are sent through the letter; in the middle of each piece of ink the stroke is as wide
 * as the shorter of its two extents.
 */
function measure(outline: readonly Contour[]): GlyphStrokes {
  const edges = outline.flatMap((contour) => edgesOf(flattened(contour)))
  if (edges.length === 0) return { height: 0, thinnest: 0 }
  const turned = edges.map(([x1, y1, x2, y2]): Edge => [y1, x1, y2, x2])
  const ys = edges.map(([, y]) => y)
  const widths = [...across(edges, turned), ...across(turned, edges)].sort((a, b) => a - b)
  return {
    height: Math.max(...ys) - Math.min(...ys),
    thinnest: widths[Math.floor(widths.length * PASSED_OVER)] ?? 0,
  }
}

function across(edges: readonly Edge[], turned: readonly Edge[]): number[] {
  const ys = edges.map(([, y]) => y)
  const [low, high] = [Math.min(...ys), Math.max(...ys)]
  return Array.from({ length: RAYS }, (_, ray) => low + ((ray + 0.5) / RAYS) * (high - low)).flatMap((y) =>
    inkAlong(edges, y).map(([from, to]) => {
      const middle = (from + to) / 2
      const other = inkAlong(turned, middle).find(([start, end]) => start <= y && y <= end)
      return Math.min(to - from, other ? other[1] - other[0] : Number.POSITIVE_INFINITY)
    }),
  )
}

/** Pieces of ink on the level line y, by the rule that letters are filled by. */
function inkAlong(edges: readonly Edge[], y: number): Spot[] {
  const crossings = edges
    .flatMap(([x1, y1, x2, y2]): Spot[] =>
      y1 <= y === y2 <= y ? [] : [[x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), y2 > y1 ? 1 : -1]],
    )
    .sort(([a], [b]) => a - b)
  const pieces: Spot[] = []
  let [winding, start] = [0, 0]
  for (const [x, turn] of crossings) {
    if (winding === 0) start = x
    winding += turn
    if (winding === 0 && x > start) pieces.push([start, x])
  }
  return pieces
}

function edgesOf(points: readonly Spot[]): Edge[] {
  return points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return [x, y, nextX, nextY]
  })
}

/** Curves as four straight pieces each. */
function flattened(contour: Contour): Spot[] {
  return contour.flatMap((point, index) => {
    if (point.on) return [[point.x, point.y] as const]
    const before = contour.at(index - 1) ?? point
    const after = contour[(index + 1) % contour.length] ?? point
    const from = before.on ? before : { x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 }
    const to = after.on ? after : { x: (after.x + point.x) / 2, y: (after.y + point.y) / 2 }
    return [0.25, 0.5, 0.75, 1].map((at): Spot => {
      const on = (a: number, b: number, c: number) => (1 - at) ** 2 * a + 2 * (1 - at) * at * b + at ** 2 * c
      return [on(from.x, point.x, to.x), on(from.y, point.y, to.y)]
    })
  })
}
