import { WHITE_BASE_PLATE } from '@estampa/domain/customization/ink-names'
import type { Layers } from './layers.ts'
import { trace } from './paint-items.ts'
import { pathOf, type Region } from './regions.ts'
import { addSpot } from './spots.ts'

/** Once in a document; gives the key by which it paints with the base. White is not seen on a white page. */
export const addBaseInk = (doc: PDFKit.PDFDocument): string => addSpot(doc, WHITE_BASE_PLATE, [10, 4, 0, 0])

/** Multiplied, it leaves the plates of the inks below it as they are. */
export function drawBaseLayer(
  doc: PDFKit.PDFDocument,
  layers: Layers,
  { base, ink }: { readonly base: Region; readonly ink: string },
): void {
  if (base.length === 0) return
  layers.enter(WHITE_BASE_PLATE)
  doc.save()
  overprint(doc)
  trace(doc, pathOf(base))
  doc.fillColor(ink, 1).fill('non-zero')
  doc.restore()
  layers.leave()
}

function overprint(doc: PDFKit.PDFDocument): void {
  const state = doc.ref({ Type: 'ExtGState', OP: true, op: true, OPM: 1, BM: 'Multiply' })
  ;(state as unknown as { end(): void }).end()
  const { ext_gstates: states } = doc.page as unknown as { ext_gstates: Record<string, unknown> }
  states[OVERPRINT] = state
  doc.addContent(`/${OVERPRINT} gs`)
}

const OVERPRINT = 'Overprint'
