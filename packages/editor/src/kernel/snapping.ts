/**
 * Lines to which what is moved keeps: the edges and middles of the others, the area's own edges and middle, the ends of
 * its bleed and of its safe zone, and gaps as wide as others. Boxes are upright, in millimeters.
 */
import { type Box, boxOf } from '@estampa/domain/customization/boxes'
import type { DesignElement, Point } from '@estampa/domain/customization/design'
import { bleedOf, type PrintSurface, safeOf } from '@estampa/domain/customization/outline'
import type { Guide } from './state.ts'

/** Along one axis: a span, and where it lies across. */
type Span = {
  readonly low: number
  readonly high: number
  readonly crossLow: number
  readonly crossHigh: number
}
type Axis = 'x' | 'y'
type Gap = { readonly low: Span; readonly high: Span }

const axes = ['x', 'y'] as const
/** Two lines are the same where no one sees a difference, millimeters. */
const same = 0.011

/** The correction of a movement by which it meets the nearest line within the tolerance. */
export function snapOf(
  box: Box,
  others: readonly DesignElement[],
  area: PrintSurface,
  tolerance: number,
): Point {
  const boxes = others.map(boxOf)
  const nearest = (axis: Axis): number => {
    const span = spanOf(box, axis)
    const spans = boxes.map((one) => spanOf(one, axis))
    const shifts = [
      ...[...areaSpans(area, axis), ...spans].flatMap((line) => shiftsTo(line, span)),
      ...gapShifts(span, spans),
    ].filter((shift) => Math.abs(shift) <= tolerance)
    return shifts.reduce((best, shift) => (Math.abs(shift) < Math.abs(best) ? shift : best), shifts[0] ?? 0)
  }
  return { x: nearest('x'), y: nearest('y') }
}

function spanOf(box: Box, axis: Axis): Span {
  return axis === 'x'
    ? { low: box.left, high: box.right, crossLow: box.top, crossHigh: box.bottom }
    : { low: box.top, high: box.bottom, crossLow: box.left, crossHigh: box.right }
}

/** The area itself, what is cut away around it, and what is surely seen in it; all have one middle. */
function areaSpans(area: PrintSurface, axis: Axis): [Span, ...Span[]] {
  const grown = (by: number) =>
    spanOf({ left: 0 - by, top: 0 - by, right: area.width + by, bottom: area.height + by }, axis)
  const edges = [bleedOf(area), -safeOf(area)].filter((by) => by !== 0)
  return [grown(0), ...edges.map(grown)]
}

const middle = ({ low, high }: Span): number => (low + high) / 2
const linesOf = (span: Span): readonly [number, number, number] => [span.low, middle(span), span.high]

/** Edges meet edges, middles meet middles. */
function shiftsTo(line: Span, span: Span): number[] {
  const [low, center, high] = linesOf(span)
  return [line.low - low, line.high - low, line.low - high, line.high - high, middle(line) - center]
}

/** Those beside which something is moved along the axis, one after the other. */
function beside(span: Span, spans: readonly Span[]): Span[] {
  return spans
    .filter((one) => one.crossLow < span.crossHigh && one.crossHigh > span.crossLow)
    .sort((a, b) => a.low - b.low)
}

const gapBetween = ({ low, high }: Gap): number => high.low - low.high

function gapsAmong(row: readonly Span[]): Gap[] {
  const gaps: Gap[] = []
  for (const [index, low] of row.entries()) {
    const high = row[index + 1]
    if (high && high.low - low.high > same) gaps.push({ low, high })
  }
  return gaps
}

function gapShifts(span: Span, spans: readonly Span[]): number[] {
  const row = beside(span, spans)
  const shifts: number[] = []
  for (const gap of gapsAmong(row)) {
    const width = gapBetween(gap)
    shifts.push(gap.high.high + width - span.low, gap.low.low - width - span.high)
    const room = width - (span.high - span.low)
    if (room > same) shifts.push(gap.low.high + room / 2 - span.low)
  }
  return shifts
}

/** The lines on which a box lies, to be drawn. */
export function guidesOf(box: Box, others: readonly DesignElement[], area: PrintSurface): Guide[] {
  const boxes = others.map(boxOf)
  return axes.flatMap((axis) => {
    const span = spanOf(box, axis)
    const spans = boxes.map((one) => spanOf(one, axis))
    return [
      ...areaGuides(span, areaSpans(area, axis), axis),
      ...lineGuides(span, spans, axis),
      ...gapGuides(span, spans, axis),
    ]
  })
}

function areaGuides(span: Span, areas: readonly [Span, ...Span[]], axis: Axis): Guide[] {
  const guides: Guide[] = []
  for (const { low, high, crossLow: from, crossHigh: to } of areas) {
    for (const at of [low, high]) {
      if (isNear(span.low, at) || isNear(span.high, at)) guides.push({ axis, kind: 'edge', at, from, to })
    }
  }
  const [area] = areas
  const at = middle(area)
  if (isNear(middle(span), at)) {
    guides.push({ axis, kind: 'middle', at, from: area.crossLow, to: area.crossHigh })
  }
  return guides
}

/** One guide for a line, as long as all that lies on it. */
function lineGuides(span: Span, spans: readonly Span[], axis: Axis): Guide[] {
  return linesOf(span).flatMap((at, line) => {
    const isMiddle = line === 1
    const meeting = spans.filter((one) =>
      isMiddle ? isNear(middle(one), at) : isNear(one.low, at) || isNear(one.high, at),
    )
    if (meeting.length === 0) return []
    const all = [span, ...meeting]
    const from = Math.min(...all.map((one) => one.crossLow))
    const to = Math.max(...all.map((one) => one.crossHigh))
    return [{ axis, kind: isMiddle ? ('middle' as const) : ('edge' as const), at, from, to }]
  })
}

function gapGuides(span: Span, spans: readonly Span[], axis: Axis): Guide[] {
  const row = [...beside(span, spans), span].sort((a, b) => a.low - b.low)
  const gaps = gapsAmong(row)
  const own = gaps.filter((gap) => gap.low === span || gap.high === span)
  const alike = gaps.filter((gap) =>
    own.some((mine) => mine !== gap && Math.abs(gapBetween(mine) - gapBetween(gap)) <= 2 * same),
  )
  const drawn = new Set([...alike, ...own.filter((mine) => alike.some((gap) => isAlike(mine, gap)))])
  const cross: Axis = axis === 'x' ? 'y' : 'x'
  return [...drawn].map(({ low, high }) => ({
    axis: cross,
    kind: 'gap',
    at: (Math.max(low.crossLow, high.crossLow) + Math.min(low.crossHigh, high.crossHigh)) / 2,
    from: low.high,
    to: high.low,
  }))
}

const isAlike = (some: Gap, other: Gap): boolean => Math.abs(gapBetween(some) - gapBetween(other)) <= 2 * same
const isNear = (some: number, other: number): boolean => Math.abs(some - other) <= same
