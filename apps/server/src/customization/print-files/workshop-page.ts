/** Pages of A4 that a person in the workshop holds in the hand, measured in millimeters. */
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { artworkFontFile } from '../../files/artwork-fonts.ts'
import { POINTS_PER_MM } from './print-page.ts'

export const PAGE = { width: 210, height: 297, margin: 14 }
export const RIGHT = PAGE.width - PAGE.margin
export const sheetInk = { text: '#1d2125', quiet: '#626a73', line: '#cfd4da', ground: '#eceef1' }

/** Where the next thing is written, millimeters from the top. */
export type WorkshopPage = { readonly doc: PDFKit.PDFDocument; y: number }
export type SheetBox = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** `footer` stands on every page, with its number. */
export async function workshopPdf(
  { title, footer }: { readonly title: string; readonly footer: string },
  draw: (page: WorkshopPage) => Promise<void>,
): Promise<Buffer> {
  const doc = openWorkshopPdf(title)
  const bytes = buffer(doc)
  const page: WorkshopPage = { doc, y: 0 }
  turnPage(page)
  await draw(page)
  numberPages(doc, footer)
  doc.end()
  return bytes
}

/** Without a page yet; its letters are `bold` and `plain`. */
export function openWorkshopPdf(title: string): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    font: '',
    bufferPages: true,
    info: { Title: title, Creator: 'Estampa', Producer: 'Estampa' },
  })
  doc.registerFont('bold', artworkFontFile('montserrat'))
  doc.registerFont('plain', artworkFontFile('poppins'))
  return doc
}

function turnPage(sheet: WorkshopPage): void {
  sheet.doc.addPage()
  sheet.doc.scale(POINTS_PER_MM)
  sheet.y = PAGE.margin
}

export function makeRoomFor(sheet: WorkshopPage, height: number): void {
  if (sheet.y + height > PAGE.height - PAGE.margin - 6) turnPage(sheet)
}

type Style = {
  size?: number
  bold?: boolean
  colour?: string
  width?: number
  align?: 'left' | 'center' | 'right'
}

/** Gives the millimeters that the text took. */
export function writeText(
  { doc }: Pick<WorkshopPage, 'doc'>,
  text: string,
  x: number,
  y: number,
  style: Style = {},
): number {
  const { size = 3.2, bold = false, colour = sheetInk.text, width = RIGHT - x, align = 'left' } = style
  doc
    .font(bold ? 'bold' : 'plain')
    .fontSize(size)
    .fillColor(colour, 1)
  doc.text(text, x, y, { width, align })
  return doc.heightOfString(text, { width })
}

export function drawRule({ doc, y }: WorkshopPage): void {
  doc.lineWidth(0.2).strokeColor(sheetInk.line).moveTo(PAGE.margin, y).lineTo(RIGHT, y).stroke()
}

export function fact(sheet: WorkshopPage, x: number, name: string, value: string): void {
  makeRoomFor(sheet, 6)
  writeText(sheet, name, x, sheet.y, { colour: sheetInk.quiet, width: 36 })
  sheet.y += writeText(sheet, value, x + 37, sheet.y) + 1
}

export const mm = (length: number) => length.toLocaleString('es-AR', { maximumFractionDigits: 1 })

export const pageCount = ({ doc }: WorkshopPage) => doc.bufferedPageRange().count

export async function showPicture(
  { doc }: WorkshopPage,
  bytes: Uint8Array,
  { x, y, width, height }: SheetBox,
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
    doc.font('plain').fontSize(2.6).fillColor(sheetInk.quiet, 1)
    doc.text(`${title} · página ${page + 1} de ${count}`, PAGE.margin, y, {
      width: RIGHT - PAGE.margin,
      align: 'right',
      lineBreak: false,
    })
  }
}
