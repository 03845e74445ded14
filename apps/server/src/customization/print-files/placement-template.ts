/**
 * The design at its true size, to be printed, cut out and laid on the garment: where its middle is, which way is up, and
 * how the area lies around it. Every line of it is a real stitch, at its place to a hundredth of a millimeter.
 */
import { buffer } from 'node:stream/consumers'
import { type StitchPlan, sewnLinesOf } from '@estampa/artwork/embroidery'
import { cielabOf, rgbOf } from '@estampa/artwork/pixels'
import { outlinePath } from '@estampa/domain/customization/outline'
import type { EmbroideryToWrite } from './embroidery-worksheet.ts'
import { trace } from './paint-items.ts'
import { goodsText, type PrintAreaToPrint } from './print-job.ts'
import { POINTS_PER_MM } from './print-page.ts'
import { type PathSegment, readPath } from './scene/path-data.ts'
import { mm, openWorkshopPdf, type SheetBox, sheetInk, writeText } from './workshop-page.ts'

/** Paper that workshops print on, the smallest first. */
const papers = [
  { width: 210, height: 297 },
  { width: 297, height: 210 },
  { width: 297, height: 420 },
  { width: 420, height: 297 },
] as const
const MARGIN = 12
const HEAD = 26
const FOOT = 16
/** From the area to the line along which the paper is cut: room for words. */
const STRIP = 8
/** For the word that tells where the brim of a cap is. */
const BRIM_MM = 16
const RULER_MM = 50
const THREAD_MM = 0.3
/** Lighter threads are edged in gray: paper is white. */
const EDGED_FROM = 80
const guide = { cross: '#e6007e', area: '#626a73', cut: '#1d2125' } as const

export async function placementTemplate({ facts, place, plan }: EmbroideryToWrite): Promise<Buffer> {
  const { area } = place
  const title = `${facts.order} · plantilla · ${area.name}`
  const doc = openWorkshopPdf(title)
  const bytes = buffer(doc)
  const paper = paperFor(area)
  doc.addPage({ size: [paper.width * POINTS_PER_MM, paper.height * POINTS_PER_MM], margin: 0 })
  doc.scale(POINTS_PER_MM)
  const top = HEAD + STRIP + (paper.height - HEAD - FOOT - 2 * STRIP - area.height) / 2
  const box: SheetBox = {
    x: (paper.width - area.width) / 2,
    y: top,
    width: area.width,
    height: area.height,
  }
  const made = [facts.order, goodsText(facts), area.name].join(' · ')
  writeHead(doc, [`${facts.shop} · Plantilla a tamaño real`, made, sizesText(area, plan)], paper.width)
  doc.save()
  doc.translate(box.x, box.y)
  drawStitchLines(doc, plan)
  drawGuides(doc, place, plan)
  doc.restore()
  writeStrip(doc, box, { made, isCap: place.fabric === 'cap' })
  drawRuler(doc, { x: MARGIN, y: paper.height - FOOT })
  doc.end()
  return bytes
}

/** Where none of them holds the area, a page of its own size: for a plotter, or sheets that are glued. */
function paperFor({ width, height }: PrintAreaToPrint['area']): { width: number; height: number } {
  const needed = { width: width + 2 * (STRIP + MARGIN), height: height + 2 * STRIP + HEAD + FOOT }
  return papers.find((one) => needed.width <= one.width && needed.height <= one.height) ?? needed
}

function writeHead(
  doc: PDFKit.PDFDocument,
  [shop, made, sizes]: [string, string, string],
  width: number,
): void {
  const line = width - 2 * MARGIN
  writeText({ doc }, shop, MARGIN, 8, { colour: sheetInk.quiet, width: line })
  writeText({ doc }, made, MARGIN, 12.5, { size: 4, bold: true, width: line })
  writeText({ doc }, sizes, MARGIN, 18.5, { width: line })
}

function sizesText({ width, height }: PrintAreaToPrint['area'], plan: StitchPlan): string {
  const { widthMm = 0, heightMm = 0 } = plan.box ?? {}
  const { x, y } = middleOf(plan)
  const sizes = `Área ${mm(width)} × ${mm(height)} mm, bordado ${mm(widthMm)} × ${mm(heightMm)} mm.`
  return `${sizes} Centro a ${mm(x)} mm de la izquierda y ${mm(y)} mm de arriba del área.`
}

/** Millimeters of the area. */
function middleOf({ box, widthMm, heightMm }: StitchPlan): { x: number; y: number } {
  if (!box) return { x: widthMm / 2, y: heightMm / 2 }
  return { x: box.xMm + box.widthMm / 2, y: box.yMm + box.heightMm / 2 }
}

function drawStitchLines(doc: PDFKit.PDFDocument, plan: StitchPlan): void {
  doc.save()
  doc.lineCap('round').lineJoin('round')
  for (const block of plan.blocks) {
    const { hex } = block.thread
    const segments = sewnLinesOf(block).flatMap((line) =>
      line.map(({ x, y }, index): PathSegment => [index === 0 ? 'M' : 'L', x, y]),
    )
    if (cielabOf(rgbOf(hex))[0] > EDGED_FROM) {
      trace(doc, segments)
      doc
        .lineWidth(THREAD_MM + 0.1)
        .strokeColor(guide.area, 1)
        .stroke()
    }
    trace(doc, segments)
    doc.lineWidth(THREAD_MM).strokeColor(hex, 1).stroke()
  }
  doc.restore()
}

/** The area, the line along which the paper is cut, and a cross through the middle of the design to both of its edges. */
function drawGuides(doc: PDFKit.PDFDocument, { area }: PrintAreaToPrint, plan: StitchPlan): void {
  const { width, height } = area
  trace(doc, readPath(outlinePath(area)))
  doc.lineWidth(0.2).dash(2, { space: 1.2 }).strokeColor(guide.area, 1).stroke()
  doc.rect(-STRIP, -STRIP, width + 2 * STRIP, height + 2 * STRIP)
  doc.lineWidth(0.25).dash(4, { space: 2 }).strokeColor(guide.cut, 1).stroke()
  const { x, y } = middleOf(plan)
  doc
    .undash()
    .moveTo(x, -STRIP)
    .lineTo(x, height + STRIP)
    .moveTo(-STRIP, y)
    .lineTo(width + STRIP, y)
  doc.lineWidth(0.15).strokeColor(guide.cross, 1).stroke()
}

/** The strip stays with the paper once the area is cut out. */
function writeStrip(
  doc: PDFKit.PDFDocument,
  { x, y, width, height }: SheetBox,
  { made, isCap }: { made: string; isCap: boolean },
): void {
  const edge = y - STRIP
  doc
    .polygon([x, edge + 6], [x + 4, edge + 6], [x + 2, edge + 2])
    .fillColor(sheetInk.text, 1)
    .fill()
  writeText({ doc }, 'ARRIBA', x + 5, edge + 2.4, { bold: true, width: 20 })
  const scissors = 'Se recorta por la línea de rayas largas'
  writeText({ doc }, scissors, x - STRIP, y + height + STRIP + 1.5, {
    size: 2.6,
    colour: sheetInk.quiet,
    width: Math.max(60, width + 2 * STRIP),
  })
  doc.font('plain').fontSize(2.4).fillColor(sheetInk.quiet, 1)
  const room = isCap ? width - BRIM_MM : width
  doc.text(made, x, y + height + 2.6, { width: room, height: 3, ellipsis: true, lineBreak: false })
  if (!isCap) return
  writeText({ doc }, 'VISERA', x + room, y + height + 2.2, { bold: true, width: BRIM_MM, align: 'right' })
}

/** With it anybody sees whether the printer kept the size. */
function drawRuler(doc: PDFKit.PDFDocument, { x, y }: { x: number; y: number }): void {
  doc.lineWidth(0.25).strokeColor(sheetInk.text, 1)
  doc.moveTo(x, y).lineTo(x + RULER_MM, y)
  for (const end of [0, RULER_MM]) doc.moveTo(x + end, y - 1.5).lineTo(x + end, y + 1.5)
  doc.stroke()
  const text = `Esta línea mide ${mm(RULER_MM)} mm. Se imprime al 100 %, sin ajustar a la página.`
  writeText({ doc }, text, x, y + 2.5, { size: 2.8, width: 120 })
}
