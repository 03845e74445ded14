/** The sheet that a person in the workshop holds in the hand: what to make, on what, how many, how large, in which colors. */
import { buffer } from 'node:stream/consumers'
import { trimmedBox } from '@estampa/domain/customization/boxes'
import { baseTextOf, cutTextOf } from '@estampa/domain/customization/decorations'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { artworkFontFile } from '../../files/artwork-fonts.ts'
import type { NotedFile, PrintedArea, PrintFacts } from './print-job.ts'
import { POINTS_PER_MM } from './print-page.ts'

const PAGE = { width: 210, height: 297, margin: 14 }
const RIGHT = PAGE.width - PAGE.margin
const PICTURE = { width: 62, height: 62 }
const FRAME = { width: 78, height: 62 }
const ink = { text: '#1d2125', quiet: '#626a73', line: '#cfd4da', ground: '#eceef1' }

/** Where the next thing is written, millimetres from the top. */
type WorkshopPage = { readonly doc: PDFKit.PDFDocument; y: number }

export type SheetToWrite = {
  readonly facts: PrintFacts
  /** PNG or JPEG. */
  readonly picture: Uint8Array | null
  readonly places: readonly SheetPrintArea[]
}
type SheetPrintArea = Pick<PrintedArea, 'place' | 'preview'> & {
  readonly files: readonly Omit<NotedFile, 'bytes'>[]
}

export async function workshopSheet({ facts, picture, places }: SheetToWrite): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    font: '',
    bufferPages: true,
    info: { Title: `${facts.order} · hoja de taller`, Creator: 'Estampa', Producer: 'Estampa' },
  })
  const bytes = buffer(doc)
  doc.registerFont('bold', artworkFontFile('montserrat'))
  doc.registerFont('plain', artworkFontFile('poppins'))
  const sheet: WorkshopPage = { doc, y: 0 }
  turnPage(sheet)
  await writeHead(sheet, facts, picture)
  for (const [index, made] of places.entries()) await writePrintArea(sheet, made, index + 1)
  writeFiles(sheet, places)
  numberPages(doc, `${facts.shop} · ${facts.order}`)
  doc.end()
  return bytes
}

function turnPage(sheet: WorkshopPage): void {
  sheet.doc.addPage()
  sheet.doc.scale(POINTS_PER_MM)
  sheet.y = PAGE.margin
}

function makeRoom(sheet: WorkshopPage, height: number): void {
  if (sheet.y + height > PAGE.height - PAGE.margin - 6) turnPage(sheet)
}

type Style = { size?: number; bold?: boolean; colour?: string; width?: number; align?: 'left' | 'right' }

/** Gives the millimetres that the text took. */
function write({ doc }: WorkshopPage, text: string, x: number, y: number, style: Style = {}): number {
  const { size = 3.2, bold = false, colour = ink.text, width = RIGHT - x, align = 'left' } = style
  doc
    .font(bold ? 'bold' : 'plain')
    .fontSize(size)
    .fillColor(colour, 1)
  doc.text(text, x, y, { width, align })
  return doc.heightOfString(text, { width })
}

function rule({ doc, y }: WorkshopPage): void {
  doc.lineWidth(0.2).strokeColor(ink.line).moveTo(PAGE.margin, y).lineTo(RIGHT, y).stroke()
}

async function writeHead(sheet: WorkshopPage, facts: PrintFacts, picture: Uint8Array | null): Promise<void> {
  const { margin } = PAGE
  write(sheet, facts.shop, margin, sheet.y, { size: 4, colour: ink.quiet, width: 100 })
  write(sheet, facts.date, margin, sheet.y, { colour: ink.quiet, align: 'right' })
  sheet.y += 7
  sheet.y += write(sheet, facts.order, margin, sheet.y, { size: 8, bold: true }) + 1
  sheet.y += write(sheet, `${facts.product.name} · ${facts.product.sku}`, margin, sheet.y, { size: 4.4 }) + 3
  rule(sheet)
  sheet.y += 5
  const top = sheet.y
  const left = picture ? margin + PICTURE.width + 8 : margin
  if (picture) await showPicture(sheet, picture, { x: margin, y: top, ...PICTURE })
  writeQuantities(sheet, facts, left)
  sheet.y = Math.max(sheet.y, picture ? top + PICTURE.height : top) + 6
}

function writeQuantities(sheet: WorkshopPage, { quantities }: PrintFacts, x: number): void {
  write(sheet, 'Cantidades', x, sheet.y, { bold: true, size: 3.8 })
  sheet.y += 7
  const total = quantities.reduce((sum, { units }) => sum + units, 0)
  for (const { name, units } of [...quantities, { name: 'Total', units: total }]) {
    makeRoom(sheet, 6)
    const bold = name === 'Total'
    write(sheet, `${units.toLocaleString('es-AR')} u.`, RIGHT - 30, sheet.y, {
      bold,
      width: 30,
      align: 'right',
    })
    sheet.y += write(sheet, name, x, sheet.y, { bold, width: RIGHT - 34 - x }) + 1.2
  }
}

async function writePrintArea(sheet: WorkshopPage, made: SheetPrintArea, number: number): Promise<void> {
  const { place } = made
  makeRoom(sheet, FRAME.height + 22)
  rule(sheet)
  sheet.y += 4
  const title = `${number}. ${place.area.name} — ${place.technique.name}`
  sheet.y += write(sheet, title, PAGE.margin, sheet.y, { size: 5, bold: true }) + 3
  const [top, page] = [sheet.y, pageOf(sheet)]
  await showArt(sheet, made)
  sheet.y = top
  writeFacts(sheet, made, PAGE.margin + FRAME.width + 8)
  if (pageOf(sheet) === page) sheet.y = Math.max(sheet.y, top + FRAME.height)
  sheet.y += 5
}

const pageOf = ({ doc }: WorkshopPage) => doc.bufferedPageRange().count

/** The place as it is printed, or sewn, on gray: white ink is seen, too. */
async function showArt(sheet: WorkshopPage, { place, preview }: SheetPrintArea): Promise<void> {
  const scale = Math.min(FRAME.width / place.area.width, FRAME.height / place.area.height)
  const [width, height] = [place.area.width * scale, place.area.height * scale]
  const box = { x: PAGE.margin, y: sheet.y, width, height }
  sheet.doc.rect(box.x, box.y, width, height).fillColor(ink.ground, 1).fill()
  await showPicture(sheet, preview, box)
}

const mm = (length: number) => length.toLocaleString('es-AR', { maximumFractionDigits: 1 })

function writeFacts(sheet: WorkshopPage, { place }: SheetPrintArea, x: number): void {
  const { area, view, colours, remarks } = place
  const box = trimmedBox(view, area)
  fact(sheet, x, 'Área', cutTextOf(area) || `${mm(area.width)} × ${mm(area.height)} mm`)
  if (box) {
    fact(sheet, x, 'Arte', `${mm(box.right - box.left)} × ${mm(box.bottom - box.top)} mm`)
    fact(sheet, x, 'Desde la izquierda', `${mm(box.left)} mm`)
    fact(sheet, x, 'Desde arriba', `${mm(box.top)} mm`)
  }
  const many = colours.length
  fact(sheet, x, 'Colores', many > 0 ? String(many) : 'A todo color')
  if (place.whiteBase) fact(sheet, x, 'Base blanca', baseTextOf(place.whiteBase))
  for (const { hex, name } of colours) {
    makeRoom(sheet, 6)
    const isHex = /^#[\da-f]{6}$/i.test(hex)
    sheet.doc.roundedRect(x, sheet.y, 7, 4.2, 0.6).lineWidth(0.15)
    sheet.doc.fillAndStroke(isHex ? hex : '#ffffff', ink.quiet)
    write(sheet, name === hex ? hex : `${name}  ${hex}`, x + 10, sheet.y)
    sheet.y += 6
  }
  paragraph(sheet, x, 'Indicaciones', view.instructions.trim() ? [view.instructions.trim()] : [])
  paragraph(sheet, x, 'A tener en cuenta', remarks)
}

function fact(sheet: WorkshopPage, x: number, name: string, value: string): void {
  makeRoom(sheet, 6)
  write(sheet, name, x, sheet.y, { colour: ink.quiet, width: 36 })
  sheet.y += write(sheet, value, x + 37, sheet.y) + 1
}

function paragraph(sheet: WorkshopPage, x: number, title: string, texts: readonly string[]): void {
  if (texts.length === 0) return
  makeRoom(sheet, 14)
  sheet.y += 1.5
  sheet.y += write(sheet, title, x, sheet.y, { bold: true }) + 1
  for (const text of texts) {
    sheet.doc.font('plain').fontSize(3.2)
    makeRoom(sheet, sheet.doc.heightOfString(text, { width: RIGHT - x }) + 1)
    sheet.y += write(sheet, text, x, sheet.y) + 1
  }
}

function writeFiles(sheet: WorkshopPage, places: readonly SheetPrintArea[]): void {
  const files = places.flatMap((place) => place.files)
  if (files.length === 0) return
  makeRoom(sheet, 24)
  rule(sheet)
  sheet.y += 4
  sheet.y += write(sheet, 'Archivos', PAGE.margin, sheet.y, { size: 4.4, bold: true }) + 2
  for (const { name, note } of files) {
    sheet.doc.font('plain').fontSize(3)
    makeRoom(sheet, sheet.doc.heightOfString(note, { width: RIGHT - PAGE.margin - 62 }) + 2)
    write(sheet, name, PAGE.margin, sheet.y, { size: 3, width: 60 })
    sheet.y += write(sheet, note, PAGE.margin + 62, sheet.y, { size: 3, colour: ink.quiet }) + 1.4
  }
}

type Box = { x: number; y: number; width: number; height: number }

async function showPicture(
  { doc }: WorkshopPage,
  bytes: Uint8Array,
  { x, y, width, height }: Box,
): Promise<void> {
  // a print on paper shows no more
  const small = sharp(bytes)
    .rotate()
    .resize({ width: 1000, height: 1000, fit: 'inside', withoutEnlargement: true })
  const png = await small.png().toBuffer()
  doc.image(png, x, y, { fit: [width, height], align: 'center', valign: 'center' })
}

function numberPages(doc: PDFKit.PDFDocument, title: string): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    const y = PAGE.height - PAGE.margin
    doc.font('plain').fontSize(2.6).fillColor(ink.quiet, 1)
    doc.text(`${title} · página ${page + 1} de ${count}`, PAGE.margin, y, {
      width: RIGHT - PAGE.margin,
      align: 'right',
      lineBreak: false,
    })
  }
}
