/**
 * The inks of a print file as Separation color spaces. pdfkit looks a color up by its name, and would take «Gold» for the
 * one of the web: a spot is known to it by a key that nothing else has.
 */
type ColorRegistry = { spotColors: Record<string, unknown> }

/** A plate may be called as something that every object has: «constructor». */
export function openSpots(doc: PDFKit.PDFDocument): void {
  registryOf(doc).spotColors = Object.create(null)
}

/** Gives the key by which the document paints with the ink. The parts of a hundred say how a screen shows it. */
export function addSpot(
  doc: PDFKit.PDFDocument,
  plate: string,
  [cyan, magenta, yellow, black]: readonly [number, number, number, number],
): string {
  const { spotColors } = registryOf(doc)
  const key = `spot ${plate}`
  doc.addSpotColor(plate, cyan, magenta, yellow, black)
  spotColors[key] = spotColors[plate]
  return key
}

const registryOf = (doc: PDFKit.PDFDocument) => doc as unknown as ColorRegistry
