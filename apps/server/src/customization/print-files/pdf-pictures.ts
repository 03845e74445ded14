/**
 * Pixels into a PDF as they are: a JPEG whole, a PNG by its own compressed rows, what is clear as a mask beside
 * it. pdfkit would read them byte by byte and keep every answer waiting.
 */
import sharp from 'sharp'
import type { LoadedPictures } from './loaded-pictures.ts'
import { rgbSpaceOf } from './pdf-x.ts'
import type { Item } from './scene.ts'

/** By what the picture is called. */
export type PdfPictures = ReadonlyMap<string, PDFKit.PDFKitReference>

const MAX_PIXELS = 60_000_000

/** Each picture once, however often it is shown. */
export async function openPictures(
  doc: PDFKit.PDFDocument,
  items: readonly Item[],
  atHand: LoadedPictures,
): Promise<PdfPictures> {
  const pictures = new Map<string, PDFKit.PDFKitReference>()
  for (const item of items) {
    if (item.kind !== 'picture' || pictures.has(item.href)) continue
    pictures.set(item.href, await embed(doc, atHand.bytesOf(item.href)))
  }
  return pictures
}

async function embed(doc: PDFKit.PDFDocument, bytes: Buffer): Promise<PDFKit.PDFKitReference> {
  const image = () => sharp(bytes, { limitInputPixels: MAX_PIXELS })
  const { width, height, format, hasAlpha, channels } = await image().metadata()
  const facts = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 }
  if (format === 'jpeg') {
    const colours = channels === 1 ? 'DeviceGray' : rgbSpaceOf(doc)
    return written(doc, { ...facts, ColorSpace: colours, Filter: 'DCTDecode' }, bytes)
  }
  const asPng = { palette: false, compressionLevel: 6 } as const
  const mask = hasAlpha
    ? await image().extractChannel('alpha').toColourspace('b-w').png(asPng).toBuffer()
    : null
  const isPlain = isTrueColor(bytes)
  const colour = isPlain ? bytes : await image().toColourspace('srgb').removeAlpha().png(asPng).toBuffer()
  const rows = (Colors: number) => ({
    Filter: 'FlateDecode',
    DecodeParms: { Predictor: 15, Colors, BitsPerComponent: 8, Columns: width },
  })
  const clear = mask && written(doc, { ...facts, ColorSpace: 'DeviceGray', ...rows(1) }, rowsOf(mask))
  return written(
    doc,
    { ...facts, ColorSpace: rgbSpaceOf(doc), ...rows(3), ...(clear && { SMask: clear }) },
    rowsOf(colour),
  )
}

function written(doc: PDFKit.PDFDocument, facts: object, bytes: Buffer): PDFKit.PDFKitReference {
  const reference = doc.ref(facts)
  ;(reference as unknown as { end(bytes: Buffer): void }).end(bytes)
  return reference
}

const SIGNATURE_BYTES = 8
const HEADER = SIGNATURE_BYTES + 8

/** Eight bits each of red, green and blue, row after row. */
function isTrueColor(png: Buffer): boolean {
  const [depth, colour, interlace] = [png[HEADER + 8], png[HEADER + 9], png[HEADER + 12]]
  return depth === 8 && colour === 2 && interlace === 0 && !png.includes('tRNS')
}

/** The rows in a PNG's chunks, one after the other. */
function rowsOf(png: Buffer): Buffer {
  const rows: Buffer[] = []
  for (let at = SIGNATURE_BYTES; at + 8 <= png.length; ) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') rows.push(png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return Buffer.concat(rows)
}
