/** Reads print files as presses do: with qpdf, MuPDF and Ghostscript, none of which shares code with what wrote them. */
import { readdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { runProgram, withFile } from './run-program.ts'

type PdfObject = {
  readonly value?: unknown
  readonly stream?: { readonly dict: unknown; readonly data?: string }
}

/** What a PDF consists of: its objects by `4 0 R`, and the trailer. Streams come decoded. */
export type PdfStructure = {
  readonly version: string
  readonly trailer: Readonly<Record<string, unknown>>
  readonly objects: Readonly<Record<string, PdfObject>>
}

/** By qpdf, which also checks the file. */
export function readStructure(bytes: Uint8Array): Promise<PdfStructure> {
  return withFile(bytes, async (file) => {
    await runProgram('qpdf', 'qpdf', ['--check', file])
    const given = ['--json=2', '--json-stream-data=inline', '--decode-level=generalized', file]
    const { qpdf } = JSON.parse(String(await runProgram('qpdf', 'qpdf', given)))
    const [{ pdfversion }, { trailer, ...objects }] = qpdf
    return {
      version: pdfversion,
      trailer: trailer.value,
      objects: Object.fromEntries(
        Object.entries(objects).map(([key, object]) => [key.replace('obj:', ''), object as PdfObject]),
      ),
    }
  })
}

/** The plates of a page by their names, with the part of it that each covers, by Ghostscript; process colors too. */
export function readPlates(bytes: Uint8Array): Promise<ReadonlyMap<string, number>> {
  return withFile(bytes, async (file) => {
    const folder = dirname(file)
    const device = ['-dSAFER', '-dBATCH', '-dNOPAUSE', '-q', '-sDEVICE=tiffsep', '-r72', '-sCompression=none']
    await runProgram('ghostscript', 'gs', [...device, `-sOutputFile=${folder}/page.tif`, file])
    const plates = new Map<string, number>()
    for (const name of await readdir(folder)) {
      const [, plate] = /^page\((.+)\)\.tif$/.exec(name) ?? []
      if (plate === undefined) continue
      plates.set(plate, coveredPart(await readFile(`${folder}/${name}`)))
    }
    return plates
  })
}

const STRIP_OFFSETS = 273
const STRIP_BYTES = 279

/** Of a plain TIFF of one channel, in which ink is dark. */
function coveredPart(tiff: Buffer): number {
  const directory = tiff.readUInt32LE(4)
  const valuesOf = (tag: number): number[] => {
    for (let at = directory + 2; at < directory + 2 + 12 * tiff.readUInt16LE(directory); at += 12) {
      if (tiff.readUInt16LE(at) !== tag) continue
      const size = tiff.readUInt16LE(at + 2) === 3 ? 2 : 4
      const count = tiff.readUInt32LE(at + 4)
      const from = count * size > 4 ? tiff.readUInt32LE(at + 8) : at + 8
      return Array.from({ length: count }, (_, index) => tiff.readUIntLE(from + index * size, size))
    }
    return []
  }
  const bytes = valuesOf(STRIP_BYTES)
  const dots = valuesOf(STRIP_OFFSETS).flatMap((from, index) => [
    ...tiff.subarray(from, from + (bytes[index] ?? 0)),
  ])
  return dots.reduce((sum, dot) => sum + 255 - dot, 0) / (255 * dots.length)
}

/** The bookmarks, by MuPDF. */
export function readBookmarks(bytes: Uint8Array): Promise<string[]> {
  return withFile(bytes, async (file) => {
    const outline = String(await runProgram('mupdf-tools', 'mutool', ['show', file, 'outline']))
    return [...outline.matchAll(/"(.*)"/g)].map(([, title = '']) => title)
  })
}
