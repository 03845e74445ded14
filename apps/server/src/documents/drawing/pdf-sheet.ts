/** Paper on which one thing is written below another, A4 where nothing else is said. Everything is in points, from the upper left corner. */
import { buffer } from 'node:stream/consumers'
import type { BrandLook } from '@estampa/domain/shops/brand-look'
import PDFDocument from 'pdfkit'
import type { PdfBranding } from '../pdf-content.ts'
import { facesOf, type PdfFace } from './faces.ts'
import { printable } from './printable.ts'

export type PdfPage = {
  readonly size: 'A4' | 'A5'
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
export const page = {
  size: 'A4',
  width: 595.28,
  height: 841.89,
  left: 46,
  right: 549.28,
  top: 52,
  bottom: 786,
} as const satisfies PdfPage
export const wide = page.right - page.left

export type PdfInk = {
  readonly text: string
  readonly soft: string
  readonly line: string
  /** Behind what is set apart. */
  readonly ground: string
  readonly accent: string
}

export type PdfSheet = {
  readonly doc: PDFKit.PDFDocument
  readonly look: PdfBranding
  readonly ink: PdfInk
  /** Of corners; a large one is for what is large. */
  readonly radius: { readonly small: number; readonly base: number }
  readonly page: PdfPage
  /** Where the next thing stands. */
  y: number
  /** Writes the head of each further page. */
  repeat: (() => void) | null
}

type PdfInfo = { readonly title: string; readonly subject: string; readonly made: Date }

/** `keepsPages`: until its end one may go back to any page, which takes memory for each. */
export function openSheet(
  look: PdfBranding,
  info: PdfInfo,
  { keepsPages = false, paper = page as PdfPage } = {},
): PdfSheet {
  const doc = new PDFDocument({
    size: paper.size,
    margin: 0,
    autoFirstPage: false,
    font: '',
    bufferPages: keepsPages,
    lang: look.language,
    pdfVersion: '1.7',
    displayTitle: true,
    info: {
      Title: info.title,
      Subject: info.subject,
      Author: look.shop,
      Creator: 'Estampa',
      Producer: 'Estampa',
      CreationDate: info.made,
    },
  })
  const { brand } = look
  for (const [name, font] of Object.entries(facesOf(brand))) doc.registerFont(name, font)
  layGround(doc, brand.surface.paper)
  return { doc, look, ink: inkOf(brand), radius: radiusOf(brand), page: paper, y: 0, repeat: null }
}

/** White needs no ink. */
function layGround(doc: PDFKit.PDFDocument, paper: string): void {
  if (paper === '#ffffff') return
  doc.on('pageAdded', () => {
    doc.rect(0, 0, doc.page.width, doc.page.height).fillColor(paper, 1).fill()
  })
}

function inkOf({ surface, theme }: BrandLook): PdfInk {
  const { ink, inkSoft, line, wash } = surface
  return { text: ink, soft: inkSoft, line, ground: wash, accent: theme.brandInk }
}

/** The pixels of pages are three quarters of a point; a document is small, and nothing on it as round as a pill. */
function radiusOf({ radiusPx }: BrandLook): PdfSheet['radius'] {
  return { small: Math.min(radiusPx * 0.5, 5), base: Math.min(radiusPx * 0.75, 10) }
}

/** Ends the document and gives its bytes. */
export function closeSheet({ doc }: PdfSheet): Promise<Buffer> {
  const bytes = buffer(doc)
  doc.end()
  return bytes
}

export function turnPage(sheet: PdfSheet): void {
  sheet.doc.addPage()
  sheet.y = sheet.page.top
  sheet.repeat?.()
}

/** Goes to the next page where `height` does not fit on this one any more. */
export function makeRoom(sheet: PdfSheet, height: number): void {
  if (sheet.y + height > sheet.page.bottom) turnPage(sheet)
}

export type PdfTextStyle = {
  readonly size?: number
  readonly face?: PdfFace
  readonly colour?: string
  readonly width?: number
  readonly align?: 'left' | 'right' | 'center'
  /** Between lines. */
  readonly gap?: number
  /** The room of the text; the rest is cut off with an ellipsis. */
  readonly height?: number
}

// digits of one width, so that amounts stand one below the other
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'lnum']

/** Letters of titles stand as near each other as the template's. */
function spacingOf({ look }: PdfSheet, { size = 9, face }: PdfTextStyle): number {
  return face === 'title' ? look.brand.title.trackingEm * size : 0
}

export function heightOf(sheet: PdfSheet, text: string, style: PdfTextStyle): number {
  const { doc, page } = sheet
  const { size = 9, face = 'plain', width = page.right - page.left, gap = 1.6 } = style
  doc.font(face).fontSize(size)
  const characterSpacing = spacingOf(sheet, style)
  return doc.heightOfString(printable(text), { width, lineGap: gap, characterSpacing, features })
}

export function widthOf(sheet: PdfSheet, text: string, style: PdfTextStyle): number {
  const { size = 9, face = 'plain' } = style
  const characterSpacing = spacingOf(sheet, style)
  return sheet.doc.font(face).fontSize(size).widthOfString(printable(text), { characterSpacing, features })
}

/** Gives the height that the text takes. */
export function write(sheet: PdfSheet, text: string, x: number, y: number, style: PdfTextStyle = {}): number {
  const {
    size = 9,
    face = 'plain',
    colour = sheet.ink.text,
    width = sheet.page.right - x,
    align = 'left',
  } = style
  const { gap = 1.6, height } = style
  const { doc } = sheet
  doc.font(face).fontSize(size).fillColor(colour, 1)
  const cut = height === undefined ? {} : { height, ellipsis: '…' }
  const shown = printable(text)
  const characterSpacing = spacingOf(sheet, style)
  const set = { width, lineGap: gap, characterSpacing, features }
  doc.text(shown, x, y, { ...set, align, ...cut })
  const taken = doc.heightOfString(shown, set)
  return height === undefined ? taken : Math.min(taken, height)
}

export function rule(
  { doc, page, ink }: PdfSheet,
  y: number,
  { colour = ink.line, weight = 0.6 } = {},
): void {
  doc.lineWidth(weight).strokeColor(colour, 1).moveTo(page.left, y).lineTo(page.right, y).stroke()
}

/** Below everything on each page: what it is and which page of how many. */
export function numberPages(sheet: PdfSheet, title: string): void {
  const { start, count: of } = sheet.doc.bufferedPageRange()
  for (let index = 0; index < of; index++) {
    sheet.doc.switchToPage(start + index)
    numberPage(sheet, title, { number: index + 1, of })
  }
}

/** On the page that is drawn. */
export function numberPage(
  { doc, look, ink, page }: PdfSheet,
  title: string,
  which: { number: number; of: number },
): void {
  doc.font('plain').fontSize(7.5).fillColor(ink.soft, 1)
  const y = page.height - 34
  const row = { width: page.right - page.left, lineBreak: false, features } as const
  doc.text(printable(`${look.shop}  ·  ${title}`), page.left, y, row)
  doc.text(`${which.number} de ${which.of}`, page.left, y, { ...row, align: 'right' })
}
