/**
 * Reads a file that a person brought as the art of a product. Pictures and drawings are read as everywhere
 * (`read-picture.ts`); here more formats come in, and those that do not are told how to get here.
 */
import { open, readFile } from 'node:fs/promises'
import { acceptedTypesWithout, formatNames } from '@estampa/domain/customization/artwork-files'
import type { InkName } from '@estampa/domain/customization/design'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { ArtworkPrograms } from '../config/artwork-programs.ts'
import { type ConvertedFormat, convertPicture } from './convert-picture.ts'
import { replaceHeicByPng } from './heic-to-png.ts'
import { postscriptAsPdf } from './postscript-to-pdf.ts'
import { readPdfArt } from './read-pdf.ts'
import { type ReadPicture, readPicture, readPictureFile } from './read-picture.ts'

/** `pages` is null for a file of a kind that has no pages. */
export type Artwork = ReadPicture & {
  readonly page: number | null
  readonly pages: number | null
  /** Its spot inks, as the file calls them, each with the color in which it is drawn. */
  readonly inks: readonly InkName[]
}

type Format = ConvertedFormat | 'pdf' | 'heic' | 'postscript'

const HEAD_BYTES = 1_100
/** Text and clips of a page take longer to draw than what people draw as SVG. */
const PDF_DRAWING_CPU_MS = 15_000

/** The types of the files that are read here where the operator has named these programs. */
export function acceptedTypesWith({ ghostscript, heifConvert }: ArtworkPrograms): string[] {
  return acceptedTypesWithout([
    ...(ghostscript ? [] : (['EPS'] as const)),
    ...(heifConvert ? [] : (['HEIC'] as const)),
  ])
}

/** The file may be written anew. The first page is 1. */
export async function readArtworkFile(
  path: string,
  programs: ArtworkPrograms,
  page = 1,
): Promise<Artwork | Refusal> {
  const read = await readByFormat(path, programs, page)
  if (!isRefusal(read) || read.refusal !== 'artwork_unreadable') return read
  return refuse('artwork_unreadable', { formats: formatNames(acceptedTypesWith(programs)) })
}

async function readByFormat(
  path: string,
  programs: ArtworkPrograms,
  page: number,
): Promise<Artwork | Refusal> {
  const format = formatOf(await readHead(path))
  if (format === undefined) return withPages(await readPictureFile(path), null, null)
  if (format === 'pdf') return readPdfPage(await readFile(path), page)
  if (format === 'postscript') return readPostscript(path, programs, page)
  if (format === 'heic') return readHeic(path, programs)
  const converted = await convertPicture(path, format, page)
  if (isRefusal(converted)) return converted
  return withPages(
    await readPictureFile(path),
    format === 'tiff' ? page : null,
    format === 'tiff' ? converted.pages : null,
  )
}

async function readPostscript(
  path: string,
  { ghostscript }: ArtworkPrograms,
  page: number,
): Promise<Artwork | Refusal> {
  if (!ghostscript) return refuse('artwork_postscript')
  const pdf = await postscriptAsPdf(path, ghostscript)
  return isRefusal(pdf) ? pdf : readPdfPage(pdf, page)
}

async function readHeic(path: string, { heifConvert }: ArtworkPrograms): Promise<Artwork | Refusal> {
  if (!heifConvert) return refuse('artwork_heic')
  return (await replaceHeicByPng(path, heifConvert)) ?? withPages(await readPictureFile(path), null, null)
}

async function readPdfPage(pdf: Uint8Array, page: number): Promise<Artwork | Refusal> {
  const drawn = await readPdfArt(pdf, page)
  if (isRefusal(drawn)) return drawn
  const read = await readPicture(Buffer.from(drawn.svg), { cpuMs: PDF_DRAWING_CPU_MS })
  if (!isRefusal(read)) return { ...read, page, pages: drawn.pages, inks: drawn.inks }
  // it is a drawing of ours that cannot be drawn
  return read.refusal === 'unreadable_picture' ? refuse('pdf_too_complex') : read
}

function withPages(
  read: ReadPicture | Refusal,
  page: number | null,
  pages: number | null,
): Artwork | Refusal {
  if (!isRefusal(read)) return { ...read, page, pages, inks: [] }
  return read.refusal === 'unreadable_picture' ? refuse('artwork_unreadable') : read
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Undefined for what `read-picture.ts` knows, or nobody does. */
function formatOf(head: Buffer): Format | undefined {
  const text = head.toString('latin1')
  if (/^(II\*\0|MM\0\*|II\+\0|MM\0\+)/.test(text)) return 'tiff'
  if (text.startsWith('BM') && head.length > 26 && head.readUInt32LE(14) <= 124) return 'bmp'
  // some programs write a few lines before it
  if (text.includes('%PDF-')) return 'pdf'
  if (/^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(text.slice(4, 12))) return 'heic'
  return text.startsWith('%!PS') || text.startsWith('\xc5\xd0\xd3\xc6') ? 'postscript' : undefined
}
