/**
 * Runs on a worker thread: a page of a contact sheet, on which a buyer sees the persons of a list as they will be
 * printed. Its words are outlines, as those of the art are; a letter that a typeface does not have is told in words.
 */
import { buffer } from 'node:stream/consumers'
import { drawView } from '@estampa/artwork/drawing'
import { measureText } from '@estampa/artwork/text'
import type { DesignView, Dimensions, TextElement } from '@estampa/domain/customization/design'
import type { PrintSurface } from '@estampa/domain/customization/outline'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import sharp, { type OverlayOptions } from 'sharp'
import { artworkFont } from '../../files/artwork-fonts.ts'
import { drawSvg } from '../../files/draw-svg.ts'
import type { PictureToDraw } from '../draw-art.ts'
import { LoadedPictures } from './loaded-pictures.ts'
import { viewPng } from './raster.ts'
import { openWorkshopPdf } from './workshop-page.ts'

export type ContactCell = {
  /** In the list, from one. */
  readonly position: number
  readonly name: string
  readonly number: string
  readonly variantName: string
  /** Persons of the same name, number and variant are seen once. */
  readonly units: number
  readonly view: DesignView
  /** Hex of what the art lies on; null where it is not known. */
  readonly ground: string | null
  /** Letters that the typeface does not have. */
  readonly missing: string
}
export type ContactPage = {
  /** Each is a line at the top of the page. */
  readonly title: string
  readonly subtitle: string
  readonly area: PrintSurface
  readonly cells: readonly ContactCell[]
  readonly columns: number
  readonly rows: number
  readonly pictures: readonly PictureToDraw[]
}

/** A4, millimeters. */
const PAGE = { width: 210, height: 297, margin: 12, head: 18, gap: 4, caption: 13 }
const DPI = 180
const ink = { text: '#1d2125', quiet: '#5a626b', fault: '#b3261e', ground: '#eceef1' }
const dots = (mm: number) => Math.round((mm / 25.4) * DPI)

/** As PNG. */
export async function contactSheet(page: ContactPage): Promise<Buffer | Refusal> {
  const layers: OverlayOptions[] = []
  const captions = [
    caption(page.title, {
      x: PAGE.margin,
      y: PAGE.margin,
      size: 5,
      width: PAGE.width - 2 * PAGE.margin,
      isBold: true,
    }),
    caption(page.subtitle, {
      x: PAGE.margin,
      y: PAGE.margin + 7,
      size: 3.4,
      width: PAGE.width - 2 * PAGE.margin,
    }),
  ]
  const size = cellSize(page)
  const atHand = page.cells[0] && (await LoadedPictures.of(page.cells[0].view, page.pictures))
  for (const [index, cell] of page.cells.entries()) {
    const x = PAGE.margin + (index % page.columns) * (size.width + PAGE.gap)
    const y = PAGE.margin + PAGE.head + Math.floor(index / page.columns) * (size.height + PAGE.gap)
    const box = { width: size.width, height: size.height - PAGE.caption }
    const art = atHand && (await artIn(cell, page.area, box, atHand))
    if (!art || isRefusal(art)) return art ?? Promise.reject(new Error('a page without persons'))
    layers.push({ input: art, left: dots(x), top: dots(y) })
    captions.push(...captionsOf(cell, { x, y: y + box.height + 1.2, width: size.width }))
  }
  const words = await drawCaptions(captions)
  if (isRefusal(words)) return words
  const ground = {
    width: dots(PAGE.width),
    height: dots(PAGE.height),
    channels: 3 as const,
    background: '#ffffff',
  }
  return sharp({ create: ground })
    .composite([...layers, { input: words, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

function cellSize({ columns, rows }: ContactPage): Dimensions {
  const across = PAGE.width - 2 * PAGE.margin - (columns - 1) * PAGE.gap
  const down = PAGE.height - 2 * PAGE.margin - PAGE.head - (rows - 1) * PAGE.gap
  return { width: across / columns, height: down / rows }
}

/** All pages as one PDF; each comes as JPEG. */
export function contactPdf({
  title,
  pages,
}: {
  readonly title: string
  readonly pages: readonly Uint8Array[]
}): Promise<Buffer> {
  const doc = openWorkshopPdf(title)
  const bytes = buffer(doc)
  for (const page of pages) {
    doc.addPage()
    doc.image(Buffer.from(page), 0, 0, { width: doc.page.width, height: doc.page.height })
  }
  doc.end()
  return bytes
}

/** The print area on the color of the garment, whole and as large as its box takes it. */
async function artIn(
  { view, ground }: ContactCell,
  area: PrintSurface,
  box: Dimensions,
  atHand: LoadedPictures,
): Promise<Buffer | Refusal> {
  const scale = Math.min(box.width / area.width, box.height / area.height)
  const art = await viewPng({ view, area }, atHand, { dpi: DPI * scale, cut: 'edge' })
  if (isRefusal(art)) return art
  const background = ground ?? ink.ground
  const inside = await sharp(art)
    .resize({ width: dots(box.width), height: dots(box.height), fit: 'inside' })
    .png()
    .toBuffer()
  const create = { width: dots(box.width), height: dots(box.height), channels: 3 as const, background }
  return sharp({ create })
    .composite([{ input: inside, gravity: 'centre' }])
    .png()
    .toBuffer()
}

type CaptionPlace = { readonly x: number; readonly y: number; readonly width: number }

function captionsOf(cell: ContactCell, { x, y, width }: CaptionPlace): TextElement[] {
  const { position, name, number, variantName, units, missing } = cell
  const person = [`${position}.`, name, number].filter(Boolean).join(' ')
  const lines = [
    caption(person, { x, y, width, size: 3.4, isBold: true }),
    caption([variantName, `× ${units}`].filter(Boolean).join(' '), {
      x,
      y: y + 4.4,
      width,
      size: 2.9,
      color: ink.quiet,
    }),
  ]
  if (missing === '') return lines
  // the missing letters themselves cannot be drawn: their codes can
  const codes = [...missing].map(
    (letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  )
  return [
    ...lines,
    caption(`Faltan signos: ${codes.join(' ')}`, { x, y: y + 8.4, width, size: 2.7, color: ink.fault }),
  ]
}

type CaptionStyle = CaptionPlace & {
  readonly size: number
  readonly isBold?: boolean
  readonly color?: string
}

/** One line whose upper left corner is at x, y, smaller where it would be wider than its place. */
function caption(
  text: string,
  { x, y, width, size, isBold = false, color = ink.text }: CaptionStyle,
): TextElement {
  const line: TextElement = {
    id: '',
    name: '',
    type: 'text',
    text,
    font: isBold ? 'montserrat' : 'poppins',
    size,
    letterSpacing: 0,
    lineHeight: 1,
    align: 'left',
    colour: color,
    outline: null,
    curve: null,
    x: 0,
    y: 0,
    width: 1,
    height: 1,
    angle: 0,
    flipX: false,
    flipY: false,
    locked: false,
    hidden: false,
    group: null,
  }
  const whole = measureText(line, artworkFont(line.font))
  const fitted = { ...line, size: size * Math.min(1, width / whole.width) }
  const box = measureText(fitted, artworkFont(line.font))
  return { ...fitted, ...box, x: x + box.width / 2, y: y + size / 2 }
}

function drawCaptions(elements: readonly TextElement[]): Promise<Buffer | Refusal> {
  const view = { printing_area_id: 0, technique_id: null, instructions: '', elements }
  const assets = {
    font: artworkFont,
    picture: () => {
      throw new Error('a caption is no picture')
    },
  }
  return drawSvg(drawView(view, PAGE, assets), dots(PAGE.height), { dpi: DPI, isOurs: true })
}
