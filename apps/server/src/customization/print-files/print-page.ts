/** A PDF whose page is a place in real millimetres, with room around it for what is cut away and for marks. */
import { buffer } from 'node:stream/consumers'
import { CUT_PLATE } from '@estampa/domain/customization/ink-names'
import {
  bleedOf,
  isPlainRectangle,
  outlinePath,
  type PrintSurface,
} from '@estampa/domain/customization/outline'
import PDFDocument from 'pdfkit'
import { trace } from './paint-items.ts'
import { openPdfX } from './pdf-x.ts'
import type { PrintOptions } from './print-job.ts'
import { readPath } from './scene/path-data.ts'
import { openSpots } from './spots.ts'

export const POINTS_PER_MM = 72 / 25.4
/** Room beyond the bleed: a gap, the marks, a line of words. */
const MARKS_MM = 12
const MARKS_END_MM = 8
const GAP_MM = 2
const HAIRLINE_MM = 0.1

type PrintPageParts = {
  /** Draws the art; it ends where the bleed does. */
  readonly art: () => void
  /** Draws over the art what is not printed. */
  readonly guides?: () => void
  /** Writes in the margin. */
  readonly below?: (margin: { x: number; y: number }) => void
}
export type PrintPdf = {
  readonly doc: PDFKit.PDFDocument
  /** A page on which 0,0 is the place's corner and one unit a millimeter. */
  page(parts: PrintPageParts): void
  finish(): Promise<Buffer>
}

const CUT_LINE_MM = 0.1

/** Marks are in every separation, whatever inks there are; a film has black alone. */
type MarkInk = 'All' | 'black'
/** Black alone, in the color space of a press. */
export const filmBlack: [number, number, number, number] = [0, 0, 0, 100]

type PressFacts = {
  readonly marks?: MarkInk
  /** Its inks reach below one another. */
  readonly isTrapped?: boolean
}

export function openPrintPdf(
  area: PrintSurface,
  options: PrintOptions,
  title: string,
  { marks = 'All', isTrapped = false }: PressFacts = {},
): PrintPdf {
  const doc = new PDFDocument({
    autoFirstPage: false,
    font: '',
    pdfVersion: '1.6',
    info: { Title: title, Creator: 'Estampa', Producer: 'Estampa' },
  })
  const bytes = buffer(doc)
  openPdfX(doc, isTrapped)
  openSpots(doc)
  if (options.marks && marks === 'All') doc.addSpotColor('All', 100, 100, 100, 100)
  if (!isPlainRectangle(area)) doc.addSpotColor(CUT_PLATE, 0, 100, 0, 0)
  const bleed = bleedOf(area)
  const margin = bleed + (options.marks ? MARKS_MM : 0)
  const points = (length: number) => length * POINTS_PER_MM
  return {
    doc,
    page({ art, guides, below }) {
      const size: [number, number] = [points(area.width + 2 * margin), points(area.height + 2 * margin)]
      doc.addPage({ size, margin: 0 })
      dropUserUnit(doc)
      setBox(doc, 'TrimBox', points(margin))
      setBox(doc, 'BleedBox', points(margin - bleed))
      doc.save()
      doc.scale(POINTS_PER_MM).translate(margin, margin)
      doc.save()
      cutAtBleed(doc, area)
      art()
      doc.restore()
      guides?.()
      if (options.marks) {
        drawMarks(doc, area, bleed, marks)
        below?.({ x: 0, y: area.height + margin - 2 })
      }
      doc.restore()
    },
    finish() {
      doc.end()
      return bytes
    },
  }
}

/** Art ends where the bleed does, and nothing of it lies in the margin. */
export function cutAtBleed(doc: PDFKit.PDFDocument, area: PrintSurface): void {
  const bleed = bleedOf(area)
  if (isPlainRectangle(area) && bleed === 0) return
  trace(doc, readPath(outlinePath(area, bleed)))
  doc.clip('non-zero')
}

/** Where a cutter goes; of a rectangle the marks say it. */
export function drawCutLine(doc: PDFKit.PDFDocument, area: PrintSurface): void {
  if (isPlainRectangle(area)) return
  doc.save()
  trace(doc, readPath(outlinePath(area)))
  doc.lineWidth(CUT_LINE_MM).undash().strokeColor(CUT_PLATE, 1).stroke()
  doc.restore()
}

const dictionaryOf = ({ page }: PDFKit.PDFDocument) =>
  page.dictionary as unknown as { data: Record<string, unknown> }

/** pdfkit says that a point is a point, which is no matter of a print file. */
export function dropUserUnit(doc: PDFKit.PDFDocument): void {
  delete dictionaryOf(doc).data.UserUnit
}

export function setBox(doc: PDFKit.PDFDocument, name: 'TrimBox' | 'BleedBox', margin: number): void {
  const { page } = doc
  dictionaryOf(doc).data[name] = [margin, margin, page.width - margin, page.height - margin]
}

function drawMarks(
  doc: PDFKit.PDFDocument,
  { width, height }: PrintSurface,
  bleed: number,
  marks: MarkInk,
): void {
  const [from, to] = [bleed + GAP_MM, bleed + MARKS_END_MM]
  doc.save()
  doc.lineWidth(HAIRLINE_MM).strokeColor(marks === 'All' ? marks : filmBlack)
  for (const [x, outX] of [
    [0, -1],
    [width, 1],
  ] as const) {
    for (const [y, outY] of [
      [0, -1],
      [height, 1],
    ] as const) {
      doc.moveTo(x + outX * from, y).lineTo(x + outX * to, y)
      doc.moveTo(x, y + outY * from).lineTo(x, y + outY * to)
    }
  }
  const middle = (from + to) / 2
  const targets = [
    [width / 2, -middle],
    [width / 2, height + middle],
    [-middle, height / 2],
    [width + middle, height / 2],
  ] as const
  for (const [x, y] of targets) {
    doc.circle(x, y, 1.5)
    doc.moveTo(x - 2.5, y).lineTo(x + 2.5, y)
    doc.moveTo(x, y - 2.5).lineTo(x, y + 2.5)
  }
  doc.stroke()
  doc.restore()
}
