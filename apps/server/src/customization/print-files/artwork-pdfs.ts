import { rgbOf } from '@estampa/artwork/pixels'
import { outlineText } from '@estampa/artwork/text'
import { isPlainRectangle } from '@estampa/domain/customization/outline'
import { artworkFont } from '../../files/artwork-fonts.ts'
import type { PrintArt } from './art.ts'
import { Layers } from './layers.ts'
import { paintItems, trace } from './paint-items.ts'
import { openPictures, type PdfPictures } from './pdf-pictures.ts'
import type { PrintAreaToPrint, PrintColor, PrintFacts } from './print-job.ts'
import { drawCutLine, openPrintPdf } from './print-page.ts'
import { readPath } from './scene/path-data.ts'
import type { Separated } from './separation.ts'

const PICTURES = 'Imagen'
const CUT_LAYER = 'Corte'

/** The place as it looks. */
export async function artworkPdf(facts: PrintFacts, place: PrintAreaToPrint, art: PrintArt): Promise<Buffer> {
  const { doc, page, finish } = openPrintPdf(place.area, facts.options, titleOf(facts, place))
  const items = art.elements.flatMap((one) => one.items)
  const stored = await openPictures(doc, items, art.atHand)
  const inks = (hex: string) => ({ colour: hex, layer: null })
  const layers = isPlainRectangle(place.area) ? null : new Layers(doc, [CUT_LAYER])
  page({
    art: () => paintItems(items, { doc, inks, layers: null, pictures: { layer: null }, stored }),
    guides: () => drawCutLayer(doc, layers, place),
    below: (margin) => label(doc, titleOf(facts, place), margin),
  })
  return finish()
}

/** The place with a layer per ink, and every ink a spot color: what lies on top knocks out what lies below. */
export async function layeredPdf(
  facts: PrintFacts,
  place: PrintAreaToPrint,
  separated: Separated,
): Promise<Buffer> {
  const { doc, page, finish } = openPrintPdf(place.area, facts.options, titleOf(facts, place))
  const spots = new Map(separated.inks.map((ink, index) => [ink, spotName(ink, index)]))
  for (const [ink, spot] of spots) doc.addSpotColor(spot, ...cmykOf(ink.hex))
  const names = separated.inks.map(({ name }) => name)
  const guides = isPlainRectangle(place.area) ? [] : [CUT_LAYER]
  const stored = await openPictures(doc, separated.items, separated.atHand)
  const layers = new Layers(doc, [...names, ...(separated.hasPictures ? [PICTURES] : []), ...guides])
  const inks = (hex: string) => {
    const ink = separated.inkOf(hex)
    return { colour: spots.get(ink) ?? hex, layer: ink.name }
  }
  page({
    art: () =>
      paintItems(separated.items, {
        doc,
        inks,
        layers,
        pictures: { layer: PICTURES },
        stored,
      }),
    guides: () => drawCutLayer(doc, layers, place),
    below: (margin) => label(doc, titleOf(facts, place), margin),
  })
  return finish()
}

/** One page per ink, black where it is printed: other inks on top leave it white. */
export async function filmsPdf(
  facts: PrintFacts,
  place: PrintAreaToPrint,
  separated: Separated,
): Promise<Buffer> {
  const { doc, page, finish } = openPrintPdf(place.area, facts.options, titleOf(facts, place))
  const stored: PdfPictures = new Map()
  for (const [index, ink] of separated.inks.entries()) {
    const inks = (hex: string) => ({
      colour: separated.inkOf(hex) === ink ? '#000000' : '#ffffff',
      layer: null,
    })
    page({
      art: () => paintItems(separated.items, { doc, inks, layers: null, pictures: null, stored }),
      below: (margin) =>
        label(
          doc,
          `${titleOf(facts, place)} · ${ink.name} ${ink.hex} · ${index + 1}/${separated.inks.length}`,
          margin,
        ),
    })
  }
  return finish()
}

/** In a layer of its own, so that a cutter takes it and a printer hides it. */
function drawCutLayer(doc: PDFKit.PDFDocument, layers: Layers | null, { area }: PrintAreaToPrint): void {
  if (isPlainRectangle(area)) return
  layers?.enter(CUT_LAYER)
  drawCutLine(doc, area)
  layers?.leave()
}

const titleOf = ({ order, product }: PrintFacts, { area, technique }: PrintAreaToPrint) =>
  `${order} · ${product.name} · ${area.name} · ${technique.name}`

/** Names of inks are ASCII in PDF, and none is called as another. */
function spotName({ name, hex }: PrintColor, index: number): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[^\w .#-]/g, '')
    .trim()
  return plain && !/^(All|None)$/i.test(plain) && !plain.startsWith('#')
    ? plain
    : `Tinta ${index + 1} ${hex.slice(1)}`
}

/** How a screen shows the ink; what is printed is the ink itself. */
function cmykOf(hex: string): [number, number, number, number] {
  const [red, green, blue] = rgbOf(hex).map((channel) => channel / 255) as [number, number, number]
  const black = 1 - Math.max(red, green, blue)
  const part = (channel: number) => (black === 1 ? 0 : (100 * (1 - channel - black)) / (1 - black))
  return [part(red), part(green), part(blue), 100 * black]
}

const LABEL_MM = 2.2

/** Outlines, too: a print file holds no typeface. */
function label(doc: PDFKit.PDFDocument, text: string, { x, y }: { x: number; y: number }): void {
  const outlined = outlineText(
    {
      text,
      font: 'roboto-condensed',
      size: LABEL_MM,
      letterSpacing: 0,
      lineHeight: 1,
      align: 'left',
      outline: null,
      curve: null,
    },
    artworkFont('roboto-condensed'),
  )
  doc.save()
  doc.translate(x + outlined.width / 2, y)
  trace(doc, readPath(outlined.path))
  doc.fillColor('All', 1).fill('non-zero')
  doc.restore()
}
