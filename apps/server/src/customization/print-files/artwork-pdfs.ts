import { rgbOf } from '@estampa/artwork/pixels'
import {
  CUT_LAYER,
  isReservedPlate,
  PICTURE_LAYER,
  plateName,
  WHITE_BASE_PLATE,
} from '@estampa/domain/customization/ink-names'
import { isPlainRectangle } from '@estampa/domain/customization/outline'
import { rendersColor } from '@estampa/domain/customization/preflight'
import type { PrintArt } from './art.ts'
import { addBaseInk, drawBaseLayer } from './base-layer.ts'
import { drawLabel } from './label.ts'
import { Layers } from './layers.ts'
import { paintItems, trace } from './paint-items.ts'
import { openPictures } from './pdf-pictures.ts'
import type { PrintAreaToPrint, PrintColor, PrintFacts } from './print-job.ts'
import { drawCutLine, filmBlack, openPrintPdf } from './print-page.ts'
import { pathOf, type Region } from './regions.ts'
import { flatColorOf, type Item } from './scene.ts'
import type { Separated } from './separation.ts'
import { addSpot } from './spots.ts'

/** The place as it looks; black where a technique without inks engraves or presses it. */
export async function artworkPdf(facts: PrintFacts, place: PrintAreaToPrint, art: PrintArt): Promise<Buffer> {
  const { doc, page, finish } = openPrintPdf(place.area, facts.options, titleOf(facts, place))
  const items = art.elements.flatMap((one) => one.items)
  const stored = await openPictures(doc, items, art.atHand)
  const isEngraved = !rendersColor(place.technique.key) && hasOneTone(items)
  const inks = (hex: string) => ({ colour: isEngraved ? filmBlack : hex, layer: null })
  const layers = isPlainRectangle(place.area) ? null : new Layers(doc, [CUT_LAYER])
  page({
    art: () => paintItems(items, { doc, inks, layers: null, pictures: { layer: null }, stored }),
    guides: () => drawCutLayer(doc, layers, place),
    below: (margin) => drawLabel(doc, titleOf(facts, place), { ...margin, ink: 'All' }),
  })
  return finish()
}

/** In more than one tone an engraver is to see which is which. */
function hasOneTone(items: readonly Item[]): boolean {
  const tones = new Set(items.map(flatColorOf))
  return tones.size === 1 && !tones.has(null)
}

/**
 * The place with a layer per ink, and every ink a spot color: what lies on top knocks out what lies below. The white base
 * is over them and changes nothing of them, in every viewer and on every plate, though it is printed first.
 */
export async function layeredPdf(
  facts: PrintFacts,
  place: PrintAreaToPrint,
  separated: Separated,
  base: Region | null,
): Promise<Buffer> {
  const { doc, page, finish } = openPrintPdf(place.area, facts.options, titleOf(facts, place))
  const spots = new Map(
    [...plateNames(separated.inks)].map(([ink, plate]) => [ink, addSpot(doc, plate, cmykOf(ink.hex))]),
  )
  const names = separated.inks.map(({ name }) => name)
  const guides = isPlainRectangle(place.area) ? [] : [CUT_LAYER]
  const stored = await openPictures(doc, separated.items, separated.atHand)
  const pictures = separated.hasPictures ? [PICTURE_LAYER] : []
  const layers = new Layers(doc, [...(base ? [WHITE_BASE_PLATE] : []), ...names, ...pictures, ...guides])
  const inks = (hex: string) => {
    const ink = separated.inkOf(hex)
    return { colour: spots.get(ink) ?? hex, layer: ink.name }
  }
  page({
    art: () => {
      paintItems(separated.items, { doc, inks, layers, pictures: { layer: PICTURE_LAYER }, stored })
      if (base) drawBaseLayer(doc, layers, { base, ink: addBaseInk(doc) })
    },
    guides: () => drawCutLayer(doc, layers, place),
    below: (margin) => drawLabel(doc, titleOf(facts, place), { ...margin, ink: 'All' }),
  })
  return finish()
}

/** Full color over its white base, as printers of film and of rigid things want it. */
export async function basedPdf(
  facts: PrintFacts,
  place: PrintAreaToPrint,
  art: PrintArt,
  base: Region,
): Promise<Buffer> {
  const { doc, page, finish } = openPrintPdf(place.area, facts.options, titleOf(facts, place))
  const items = art.elements.flatMap((one) => one.items)
  const stored = await openPictures(doc, items, art.atHand)
  const guides = isPlainRectangle(place.area) ? [] : [CUT_LAYER]
  const layers = new Layers(doc, [WHITE_BASE_PLATE, PICTURE_LAYER, ...guides])
  const inks = (hex: string) => ({ colour: hex, layer: PICTURE_LAYER })
  page({
    art: () => {
      paintItems(items, { doc, inks, layers, pictures: { layer: PICTURE_LAYER }, stored })
      drawBaseLayer(doc, layers, { base, ink: addBaseInk(doc) })
    },
    guides: () => drawCutLayer(doc, layers, place),
    below: (margin) => drawLabel(doc, titleOf(facts, place), { ...margin, ink: 'All' }),
  })
  return finish()
}

/** One page per ink in the order of printing, black where it is printed and nothing else. */
export async function filmsPdf(
  facts: PrintFacts,
  place: PrintAreaToPrint,
  { films, base, isTrapped }: PlacedFilms,
): Promise<Buffer> {
  const title = titleOf(facts, place)
  const { doc, page, finish } = openPrintPdf(place.area, facts.options, title, {
    marks: 'black',
    isTrapped,
  })
  const sheets = [
    ...(base ? [{ name: baseTitle(place), draw: () => fillRegion(doc, base) }] : []),
    ...films.map(({ ink, draw }) => ({ name: filmName(ink), draw: () => draw(doc) })),
  ]
  for (const [index, { name, draw }] of sheets.entries()) {
    const number = `${index + 1}/${sheets.length}`
    page({
      art: draw,
      below: (margin) => drawLabel(doc, `${title} · ${name} · ${number}`, { ...margin, ink: filmBlack }),
    })
    doc.outline.addItem(`${name} · ${number}`)
  }
  return finish()
}

const filmName = ({ name, hex }: PrintColor) => (name === hex ? hex : `${name} ${hex}`)

export type PlacedFilms = {
  readonly films: readonly {
    readonly ink: PrintColor
    readonly draw: (doc: PDFKit.PDFDocument) => void
  }[]
  readonly base: Region | null
  readonly isTrapped: boolean
}

/** The film of an ink whose surface is known. */
export const regionFilm =
  (region: Region) =>
  (doc: PDFKit.PDFDocument): void =>
    fillRegion(doc, region)

/** The film of an ink as the drawing has it: what other inks paint on top is left out. */
export const drawnFilm =
  (separated: Separated, ink: PrintColor) =>
  (doc: PDFKit.PDFDocument): void => {
    const inks = (hex: string) => ({
      colour: separated.inkOf(hex) === ink ? filmBlack : filmClear,
      layer: null,
    })
    paintItems(separated.items, { doc, inks, layers: null, pictures: null, stored: new Map() })
  }

const filmClear: [number, number, number, number] = [0, 0, 0, 0]

function fillRegion(doc: PDFKit.PDFDocument, region: Region): void {
  trace(doc, pathOf(region))
  doc.fillColor(filmBlack, 1)
  if (region.length > 0) doc.fill('non-zero')
}

/** On which goods, where it is not on all of the line. */
const baseTitle = ({ whiteBase = [] }: PrintAreaToPrint) =>
  [WHITE_BASE_PLATE, whiteBase.join(', ')].filter(Boolean).join(' · ')

/** In a layer of its own, so that a cutter takes it and a printer hides it. */
function drawCutLayer(doc: PDFKit.PDFDocument, layers: Layers | null, { area }: PrintAreaToPrint): void {
  if (isPlainRectangle(area)) return
  layers?.enter(CUT_LAYER)
  drawCutLine(doc, area)
  layers?.leave()
}

const titleOf = ({ order, product }: PrintFacts, { area, technique }: PrintAreaToPrint) =>
  `${order} · ${product.name} · ${area.name} · ${technique.name}`

/** None is called as another. */
function plateNames(inks: readonly PrintColor[]): Map<PrintColor, string> {
  const names = new Map<PrintColor, string>()
  for (const [index, ink] of inks.entries()) {
    const name = plateOf(ink, index)
    const isTaken = [...names.values()].some((one) => one.toLowerCase() === name.toLowerCase())
    names.set(ink, isTaken ? `${name} ${ink.hex.slice(1)}` : name)
  }
  return names
}

function plateOf({ name, hex }: PrintColor, index: number): string {
  const plate = plateName(name)
  return plate && !isReservedPlate(plate) && !plate.startsWith('#')
    ? plate
    : `Tinta ${index + 1} ${hex.slice(1)}`
}

/** How a screen shows the ink; what is printed is the ink itself. */
function cmykOf(hex: string): [number, number, number, number] {
  const [red, green, blue] = rgbOf(hex).map((channel) => channel / 255) as [number, number, number]
  const black = 1 - Math.max(red, green, blue)
  const part = (channel: number) => (black === 1 ? 0 : (100 * (1 - channel - black)) / (1 - black))
  return [part(red), part(green), part(blue), 100 * black]
}
