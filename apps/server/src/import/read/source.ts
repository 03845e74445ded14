/** The kind of a file, by its bytes more than by its name, and its text whatever its encoding. */
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { openZip, UnreadableZip, type ZipBounds } from '../../files/read-zip.ts'
import { binaryKind } from './file-kind.ts'

export type SourceFormat = 'json' | 'lines' | 'csv' | 'xlsx' | 'xml' | 'pictures'
export type SourceEncoding = 'utf-8' | 'utf-16le' | 'windows-1252'
export type ImportSource = {
  readonly path: string
  readonly bytes: number
  readonly format: SourceFormat
  readonly encoding: SourceEncoding
  /** The first characters, to look at. */
  readonly beginning: string
}

const peekBytes = 65_536

/** A reason that the operator reads and that ends the command. */
export class CannotImport extends Error {}

/** `name`: what the file is called, where its path does not say it. */
export async function inspect(path: string, name = basename(path)): Promise<ImportSource> {
  const found = await stat(path).catch(() => undefined)
  if (found?.isDirectory()) return { path, bytes: 0, format: 'pictures', encoding: 'utf-8', beginning: '' }
  if (!found?.isFile()) throw new CannotImport(`No existe el archivo ${path}.`)
  const head = await readHead(path)
  if (head.length === 0) throw new CannotImport(`El archivo ${name} está vacío.`)
  const base = { path, bytes: found.size }
  if (head.readUInt32BE(0) === 0x504b0304)
    return { ...base, format: await formatOfZip(path), encoding: 'utf-8', beginning: '' }
  if (head.readUInt32BE(0) === 0xd0cf11e0) {
    throw new CannotImport(
      'Es un Excel antiguo (.xls). Hay que guardarlo como .xlsx o CSV y probar de nuevo.',
    )
  }
  if (/\.xls[xm]$/i.test(name))
    throw new CannotImport(`${name} se llama como una planilla de Excel y no lo es: está dañado.`)
  const binary = binaryKind(head)
  if (binary !== undefined)
    throw new CannotImport(`${name} es ${binary}, no un catálogo. Se lee JSON, CSV o Excel (.xlsx).`)
  const encoding = await encodingOf(path, head)
  const beginning = new TextDecoder(encoding).decode(head)
  return { ...base, format: formatOf(name, beginning), encoding, beginning }
}

/** A workbook unpacks to many times its size; a bomb does to thousands. */
const sheetBounds: ZipBounds = { entries: 10_000, entryBytes: 400_000_000, totalBytes: 600_000_000 }

/** A ZIP that cannot be read is said to be a broken workbook when its sheets are asked for. */
async function formatOfZip(path: string): Promise<SourceFormat> {
  try {
    const zip = await openZip(path, { ...sheetBounds, totalBytes: 4_000_000_000 })
    await zip.close()
    if (zip.entries.some((entry) => entry.path === 'xl/workbook.xml')) {
      await (await openZip(path, sheetBounds)).close()
      return 'xlsx'
    }
    return zip.entries.some((entry) => isPicturePath(entry.path)) ? 'pictures' : 'xlsx'
  } catch (error) {
    if (error instanceof UnreadableZip && error.reason !== 'broken')
      throw new CannotImport('El archivo comprimido tiene clave o es demasiado grande al abrirlo.')
    if (error instanceof UnreadableZip) return 'xlsx'
    throw error
  }
}

export const isPicturePath = (path: string): boolean => /\.(?:jpe?g|png|webp|avif)$/i.test(path)

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(peekBytes), 0, peekBytes, 0)
    return bytesRead === 0 ? Buffer.alloc(0) : buffer.subarray(0, Math.max(4, bytesRead))
  } finally {
    await file.close()
  }
}

/** UTF-8 if the whole file is; else what Windows writes in Spanish. */
async function encodingOf(path: string, head: Buffer): Promise<SourceEncoding> {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

function formatOf(name: string, beginning: string): SourceFormat {
  if (/\.(?:ndjson|jsonl)$/i.test(name)) return 'lines'
  const first = beginning.trimStart().charAt(0)
  if (first === '[') return 'json'
  if (first === '<') return formatOfMarkup(beginning)
  if (first !== '{') return 'csv'
  return isObject(beginning.trimStart().split('\n', 1)[0] ?? '') ? 'lines' : 'json'
}

function formatOfMarkup(beginning: string): SourceFormat {
  if (/^\s*<(?:!doctype html|html)\b/i.test(beginning))
    throw new CannotImport(
      'Es una página web, no un catálogo. Si viene de una dirección, puede ser la página para entrar.',
    )
  return 'xml'
}

function isObject(line: string): boolean {
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
  }
}

/** The file's characters in pieces; `took` hears how many bytes each piece was. */
export async function* readSourceText(
  source: ImportSource,
  took: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(source.encoding)
  for await (const chunk of createReadStream(source.path, { highWaterMark: 262_144 })) {
    took(chunk.length)
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}
