/**
 * Runs on a worker thread: a gang sheet as PDF, at its true size, in the layers that the print files have. The art is the
 * same as in those; each piece has its cut in the spot color CutContour and, beside it, whose it is.
 */
import { buffer } from 'node:stream/consumers'
import { type NestingPlacement, outlineBounds } from '@estampa/artwork/nesting'
import {
  CUT_LAYER,
  CUT_PLATE,
  PICTURE_LAYER,
  WHITE_BASE_PLATE,
} from '@estampa/domain/customization/ink-names'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import PDFDocument from 'pdfkit'
import type { PictureToDraw } from '../../customization/draw-art.ts'
import { artOf } from '../../customization/print-files/art.ts'
import { addBaseInk, drawBaseLayer } from '../../customization/print-files/base-layer.ts'
import { baseBelowArt } from '../../customization/print-files/base-region.ts'
import { drawLabel, labelWidth } from '../../customization/print-files/label.ts'
import { Layers } from '../../customization/print-files/layers.ts'
import { LoadedPictures } from '../../customization/print-files/loaded-pictures.ts'
import { paintItems, trace } from '../../customization/print-files/paint-items.ts'
import { openPictures } from '../../customization/print-files/pdf-pictures.ts'
import { openPdfX } from '../../customization/print-files/pdf-x.ts'
import {
  cutAtBleed,
  dropUserUnit,
  filmBlack,
  POINTS_PER_MM,
  setBox,
} from '../../customization/print-files/print-page.ts'
import { pathOf } from '../../customization/print-files/regions.ts'
import { openSpots } from '../../customization/print-files/spots.ts'
import type { FilmArt, OutlinedFilmArt } from './outline-film-art.ts'
import { drawForm, showForm } from './pdf-form.ts'

type OutlinedArt = FilmArt & OutlinedFilmArt

export type GangSheetToDraw = {
  readonly title: string
  /** The line at the beginning of the film. */
  readonly head: string
  readonly widthMm: number
  readonly lengthMm: number
  readonly arts: readonly OutlinedArt[]
  /** Of all arts, each once. */
  readonly pictures: readonly PictureToDraw[]
  /** `piece` is the place among the arts. */
  readonly placements: readonly NestingPlacement[]
}

/** What the head takes at the beginning of the film. */
export const HEAD_MM = 4
/** The film's edge, in which nothing but marks is. */
export const MARGIN_MM = 6
const HEAD_LETTERS_MM = 4
const LABEL_LAYER = 'Rótulos'
const CUT_LINE_MM = 0.1
const MARK_MM = 4
const MARK_LINE_MM = 0.3

export async function drawGangSheet(sheet: GangSheetToDraw): Promise<Buffer | Refusal> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    font: '',
    pdfVersion: '1.6',
    info: { Title: sheet.title, Creator: 'Estampa', Producer: 'Estampa' },
  })
  const bytes = buffer(doc)
  openPdfX(doc, false)
  openSpots(doc)
  doc.addSpotColor(CUT_PLATE, 0, 100, 0, 0)
  const hasBase = sheet.arts.some((art) => art.hasBase)
  const baseInk = hasBase ? addBaseInk(doc) : ''
  const layers = new Layers(doc, [
    ...(hasBase ? [WHITE_BASE_PLATE] : []),
    PICTURE_LAYER,
    CUT_LAYER,
    LABEL_LAYER,
  ])
  doc.addPage({ size: [sheet.widthMm * POINTS_PER_MM, sheet.lengthMm * POINTS_PER_MM], margin: 0 })
  dropUserUnit(doc)
  setBox(doc, 'TrimBox', 0)
  setBox(doc, 'BleedBox', 0)
  const forms: ReturnType<typeof drawForm>[] = []
  for (const art of sheet.arts) {
    const form = await drawPiece(doc, { art, pictures: sheet.pictures, layers, baseInk })
    if (isRefusal(form)) return form
    forms.push(form)
  }
  doc.scale(POINTS_PER_MM)
  drawHead(doc, sheet, layers)
  for (const { piece, angle, xMm, yMm } of sheet.placements) {
    const reference = forms[piece]
    if (!reference) throw new Error('a placement is of none of the arts')
    const [cos, sin] = exactTurn(angle)
    showForm(doc, { name: `F${piece}`, reference }, [cos, sin, -sin, cos, xMm, yMm])
  }
  doc.end()
  return bytes
}

/** Right angles are exact. */
function exactTurn(angle: number): [cos: number, sin: number] {
  const radians = (angle * Math.PI) / 180
  const exact = (value: number) => Math.round(value * 1e12) / 1e12
  return [exact(Math.cos(radians)), exact(Math.sin(radians))]
}

type PieceDrawing = {
  readonly art: OutlinedArt
  readonly pictures: readonly PictureToDraw[]
  readonly layers: Layers
  readonly baseInk: string
}

async function drawPiece(doc: PDFKit.PDFDocument, { art, pictures, layers, baseInk }: PieceDrawing) {
  const { place, label, hasBase, cut, outline, labelAt } = art
  const printed = await artOf(place, await LoadedPictures.of(place.view, pictures))
  if (isRefusal(printed)) return printed
  const items = printed.elements.flatMap((one) => one.items)
  const stored = await openPictures(doc, items, printed.atHand)
  const base = hasBase ? await baseBelowArt(printed) : []
  return drawForm(doc, outlineBounds(outline), () => {
    doc.save()
    cutAtBleed(doc, place.area)
    const inks = (hex: string) => ({ colour: hex, layer: PICTURE_LAYER })
    paintItems(items, { doc, inks, layers, pictures: { layer: PICTURE_LAYER }, stored })
    drawBaseLayer(doc, layers, { base, ink: baseInk })
    doc.restore()
    layers.enter(CUT_LAYER)
    doc.save()
    trace(doc, pathOf(cut))
    doc.lineWidth(CUT_LINE_MM).undash().strokeColor(CUT_PLATE, 1).stroke()
    doc.restore()
    layers.enter(LABEL_LAYER)
    drawLabel(doc, label, { ...labelAt, ink: filmBlack })
    layers.leave()
  })
}

/** The shop, the sheet and its measures in one line, and an angle in each corner by which a cutter finds the film. */
function drawHead(
  doc: PDFKit.PDFDocument,
  { head, widthMm, lengthMm }: GangSheetToDraw,
  layers: Layers,
): void {
  layers.enter(LABEL_LAYER)
  const room = widthMm - 2 * MARGIN_MM
  const sizeMm = Math.min(HEAD_LETTERS_MM, (HEAD_LETTERS_MM * room) / labelWidth(head, HEAD_LETTERS_MM))
  drawLabel(doc, head, { x: MARGIN_MM, y: (HEAD_MM + MARGIN_MM) / 2, ink: filmBlack, sizeMm })
  doc.save()
  doc.lineWidth(MARK_LINE_MM).undash().strokeColor(filmBlack, 1)
  const inset = 1
  for (const [x, inX] of [
    [inset, 1],
    [widthMm - inset, -1],
  ] as const) {
    for (const [y, inY] of [
      [inset, 1],
      [lengthMm - inset, -1],
    ] as const) {
      doc
        .moveTo(x + inX * MARK_MM, y)
        .lineTo(x, y)
        .lineTo(x, y + inY * MARK_MM)
    }
  }
  doc.stroke()
  doc.restore()
  layers.leave()
}
