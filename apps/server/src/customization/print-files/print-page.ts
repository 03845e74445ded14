/** A PDF whose page is a place in real millimetres, with room around it for what is cut away and for marks. */
import { buffer } from 'node:stream/consumers'
import type { Dimensions } from '@estampa/domain/customization/design'
import PDFDocument from 'pdfkit'
import type { PrintOptions } from './print-job.ts'

export const POINTS_PER_MM = 72 / 25.4
/** Room beyond the bleed: a gap, the marks, a line of words. */
const MARKS_MM = 12
const MARKS_END_MM = 8
const GAP_MM = 2
const HAIRLINE_MM = 0.1

export type PrintPdf = {
  readonly doc: PDFKit.PDFDocument
  /** A page on which 0,0 is the place's corner and one unit a millimetre; `below` may write in the margin. */
  page(paint: () => void, below?: (margin: { x: number; y: number }) => void): void
  finish(): Promise<Buffer>
}

export const marginOf = ({ bleedMm, marks }: PrintOptions) => bleedMm + (marks ? MARKS_MM : 0)

export function openPrintPdf(area: Dimensions, options: PrintOptions, title: string): PrintPdf {
  const doc = new PDFDocument({
    autoFirstPage: false,
    font: '',
    pdfVersion: '1.5',
    info: { Title: title, Creator: 'Estampa', Producer: 'Estampa' },
  })
  const bytes = buffer(doc)
  // in every separation, whatever inks there are
  if (options.marks) doc.addSpotColor('All', 100, 100, 100, 100)
  const margin = marginOf(options)
  const points = (length: number) => length * POINTS_PER_MM
  return {
    doc,
    page(paint, below) {
      const size: [number, number] = [points(area.width + 2 * margin), points(area.height + 2 * margin)]
      doc.addPage({ size, margin: 0 })
      setBox(doc, 'TrimBox', points(margin))
      setBox(doc, 'BleedBox', points(margin - options.bleedMm))
      doc.save()
      doc.scale(POINTS_PER_MM).translate(margin, margin)
      doc.save()
      paint()
      doc.restore()
      if (options.marks) {
        drawMarks(doc, area, options.bleedMm)
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

function setBox(doc: PDFKit.PDFDocument, name: 'TrimBox' | 'BleedBox', margin: number): void {
  const { page } = doc
  const dictionary = page.dictionary as unknown as { data: Record<string, unknown> }
  dictionary.data[name] = [margin, margin, page.width - margin, page.height - margin]
}

function drawMarks(doc: PDFKit.PDFDocument, { width, height }: Dimensions, bleed: number): void {
  const [from, to] = [bleed + GAP_MM, bleed + MARKS_END_MM]
  doc.save()
  doc.lineWidth(HAIRLINE_MM).strokeColor('All')
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
