import type { Layers } from './layers.ts'
import type { PdfPictures } from './pdf-pictures.ts'
import { tagGradient } from './pdf-x.ts'
import { type Matrix, multiplyMatrices } from './scene/matrix.ts'
import type { PathSegment } from './scene/path-data.ts'
import { type Clip, flatColorOf, type Item, type Paint } from './scene.ts'

/** The ink of a flat color: hex or the name of an ink, and its layer. null: it is not painted. */
export type InkChoice = (
  hex: string,
) => { readonly colour: PDFKit.Mixins.ColorValue; readonly layer: string | null } | null
export type Painting = {
  readonly doc: PDFKit.PDFDocument
  readonly inks: InkChoice
  readonly layers: Layers | null
  /** In the PDF already. */
  readonly stored: PdfPictures
  /** Where pictures and gradients go; null: they are not painted. */
  readonly pictures: { readonly layer: string | null } | null
}

export function paintItems(items: readonly Item[], painting: Painting): void {
  const painter = new Painter(painting)
  for (const item of items) painter.paint(item)
  painter.end()
}

/** A drawing of thousands of shapes in the same window and color says so once. */
class Painter {
  readonly #painting: Painting
  #open: { matrix: Matrix; clips: readonly Clip[] } | null = null
  #said = ''

  constructor(painting: Painting) {
    this.#painting = painting
  }

  paint(item: Item): void {
    const { doc, inks, layers, pictures } = this.#painting
    const color = flatColorOf(item)
    const ink = color === null ? pictures && { ...pictures, colour: '' } : inks(color)
    if (!ink) return
    if (layers && layers.current !== ink.layer) {
      this.#close()
      layers.enter(ink.layer)
    }
    this.#place(item)
    if (item.kind === 'picture') {
      paintPicture(doc, item, this.#painting.stored)
      this.#close()
      return
    }
    this.#setLook(item, ink.colour)
    trace(doc, item.segments)
    if (item.kind === 'fill') doc.fill(item.rule === 'evenodd' ? 'even-odd' : 'non-zero')
    else doc.stroke()
  }

  end(): void {
    this.#close()
    this.#painting.layers?.leave()
  }

  #place({ matrix, clips }: Item): void {
    if (this.#open?.matrix === matrix && this.#open.clips === clips) return
    this.#close()
    const { doc } = this.#painting
    doc.save()
    for (const clip of clips) cut(doc, clip)
    doc.transform(...matrix)
    this.#open = { matrix, clips }
  }

  #setLook(item: Exclude<Item, { kind: 'picture' }>, colour: PDFKit.Mixins.ColorValue): void {
    const { doc } = this.#painting
    const stroke = item.kind === 'stroke' ? item.stroke : null
    const look =
      item.paint.kind === 'flat' ? `${item.kind} ${colour} ${item.paint.alpha} ${JSON.stringify(stroke)}` : ''
    if (look !== '' && look === this.#said) return
    this.#said = look
    const value = item.paint.kind === 'flat' ? colour : gradientOf(doc, item.paint.gradient)
    if (!stroke) {
      doc.fillColor(value, item.paint.alpha)
      return
    }
    const { width, cap, join, miter, dash, phase } = stroke
    doc.lineWidth(width).lineCap(cap).lineJoin(join).miterLimit(miter)
    if (dash.length > 0) doc.dash(dash as unknown as number, { phase })
    else doc.undash()
    doc.strokeColor(value, item.paint.alpha)
  }

  #close(): void {
    if (this.#open) this.#painting.doc.restore()
    this.#open = null
    this.#said = ''
  }
}

function cut(doc: PDFKit.PDFDocument, { segments, rule }: Clip): void {
  // nothing is inside of no shape
  if (segments.length === 0) doc.rect(0, 0, 0, 0)
  else trace(doc, segments)
  doc.clip(rule === 'evenodd' ? 'even-odd' : 'non-zero')
}

const operators = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const

/** In one piece: pdfkit takes as long for every operator as for a thousand. */
export function trace(doc: PDFKit.PDFDocument, segments: readonly PathSegment[]): void {
  const written = segments.map(([letter, ...numbers]) =>
    [...numbers.map(decimal), operators[letter]].join(' '),
  )
  if (written.length > 0) doc.addContent(written.join('\n'))
}

/** PDF knows no exponents; what would need one is rounded away. */
function decimal(value: number): number {
  const rounded = Math.round(value * 100_000) / 100_000
  return rounded + 0
}

function gradientOf(doc: PDFKit.PDFDocument, gradient: Extract<Paint, { kind: 'gradient' }>['gradient']) {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = gradient.coords
  const made =
    gradient.coords.length === 4 ? doc.linearGradient(a, b, c, d) : doc.radialGradient(a, b, c, d, e, f)
  for (const { offset, hex } of gradient.stops) made.stop(offset, hex)
  tagGradient(doc, made)
  return made.setTransform(...gradient.matrix)
}

function paintPicture(
  doc: PDFKit.PDFDocument,
  item: Extract<Item, { kind: 'picture' }>,
  stored: PdfPictures,
): void {
  const reference = stored.get(item.href)
  if (!reference) throw new Error('A picture was not put into the PDF before it is shown')
  const name = `P${[...stored.keys()].indexOf(item.href)}`
  doc.page.xobjects[name] = reference
  doc.opacity(item.alpha)
  // a picture fills one unit, from below
  doc.transform(item.width, 0, 0, -item.height, 0, item.height)
  doc.addContent(`/${name} Do`)
}

/** The items moved as a whole. */
export function movedItems(items: readonly Item[], matrix: Matrix, clips: readonly Clip[] = []): Item[] {
  return items.map((item) => ({
    ...item,
    matrix: multiplyMatrices(matrix, item.matrix),
    clips: [...clips, ...item.clips],
  }))
}
