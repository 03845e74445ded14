import type { Layers } from './layers.ts'
import { type Matrix, times } from './scene/matrix.ts'
import type { Segment } from './scene/path-data.ts'
import type { Clip, Item, Paint } from './scene.ts'

/** What a flat colour is painted with: hex or the name of an ink, and in which layer. null: not at all. */
export type Inks = (hex: string) => { readonly colour: string; readonly layer: string | null } | null
export type Painting = {
  readonly doc: PDFKit.PDFDocument
  readonly inks: Inks
  readonly layers: Layers | null
  /** Where pictures and gradients go; null: they are not painted. */
  readonly pictures: { readonly layer: string | null } | null
}

export function paintItems(items: readonly Item[], painting: Painting): void {
  for (const item of items) paintItem(item, painting)
  painting.layers?.leave()
}

function paintItem(item: Item, { doc, inks, layers, pictures }: Painting): void {
  const isFlat = item.kind !== 'picture' && item.paint.kind === 'flat'
  const ink = isFlat
    ? inks((item.paint as Extract<Paint, { kind: 'flat' }>).hex)
    : pictures && { ...pictures, colour: '' }
  if (!ink) return
  layers?.enter(ink.layer)
  doc.save()
  for (const clip of item.clips) cut(doc, clip)
  doc.transform(...item.matrix)
  if (item.kind === 'picture') paintPicture(doc, item)
  else if (item.kind === 'fill') {
    trace(doc, item.segments)
    setPaint(doc, item.paint, ink.colour, 'fill')
    doc.fill(item.rule === 'evenodd' ? 'even-odd' : 'non-zero')
  } else {
    const { width, cap, join, miter, dash, phase } = item.stroke
    doc.lineWidth(width).lineCap(cap).lineJoin(join).miterLimit(miter)
    if (dash.length > 0) doc.dash(dash as unknown as number, { phase })
    trace(doc, item.segments)
    setPaint(doc, item.paint, ink.colour, 'stroke')
    doc.stroke()
  }
  doc.restore()
}

function cut(doc: PDFKit.PDFDocument, { segments, rule }: Clip): void {
  // nothing is inside of no shape
  if (segments.length === 0) doc.rect(0, 0, 0, 0)
  else trace(doc, segments)
  doc.clip(rule === 'evenodd' ? 'even-odd' : 'non-zero')
}

export function trace(doc: PDFKit.PDFDocument, segments: readonly Segment[]): void {
  for (const segment of segments) {
    if (segment[0] === 'M') doc.moveTo(segment[1], segment[2])
    else if (segment[0] === 'L') doc.lineTo(segment[1], segment[2])
    else if (segment[0] === 'C') {
      const [, a, b, c, d, x, y] = segment
      doc.bezierCurveTo(a, b, c, d, x, y)
    } else doc.closePath()
  }
}

function setPaint(doc: PDFKit.PDFDocument, paint: Paint, colour: string, way: 'fill' | 'stroke'): void {
  const value = paint.kind === 'flat' ? colour : gradientOf(doc, paint.gradient)
  if (way === 'fill') doc.fillColor(value, paint.alpha)
  else doc.strokeColor(value, paint.alpha)
}

function gradientOf(doc: PDFKit.PDFDocument, gradient: Extract<Paint, { kind: 'gradient' }>['gradient']) {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = gradient.coords
  const made =
    gradient.coords.length === 4 ? doc.linearGradient(a, b, c, d) : doc.radialGradient(a, b, c, d, e, f)
  for (const { offset, hex } of gradient.stops) made.stop(offset, hex)
  return made.setTransform(...gradient.matrix)
}

/** The same picture is stored once however often it is shown. */
const opened = new WeakMap<PDFKit.PDFDocument, Map<string, object>>()

function paintPicture(doc: PDFKit.PDFDocument, item: Extract<Item, { kind: 'picture' }>): void {
  const known = opened.get(doc) ?? new Map<string, object>()
  opened.set(doc, known)
  const image = known.get(item.href) ?? openImage(doc, item.href)
  known.set(item.href, image)
  doc.opacity(item.alpha)
  doc.image(image as unknown as string, 0, 0, { width: item.width, height: item.height })
}

function openImage(doc: PDFKit.PDFDocument, href: string): object {
  return doc.openImage(Buffer.from(href.slice(href.indexOf(',') + 1), 'base64'))
}

/** The items moved as a whole. */
export function movedItems(items: readonly Item[], matrix: Matrix, clips: readonly Clip[] = []): Item[] {
  return items.map((item) => ({
    ...item,
    matrix: times(matrix, item.matrix),
    clips: [...clips, ...item.clips],
  }))
}
