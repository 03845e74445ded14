/**
 * Folders and files as one stream in the format of `tar` (ustar), so that a backup without a key can be looked into with
 * the programs of any system. Names are ASCII and relative; owners and times are not kept.
 */
const BLOCK = 512
const NAME_BYTES = 100
const PREFIX_BYTES = 155
const MAX_SIZE = 8 ** 11 - 1
const FOLDER = '5'
const FILE = '0'

export type PackedFile = { readonly name: string; readonly mode: number; readonly size: number }
type FileToPack = PackedFile & { readonly content: AsyncIterable<Buffer> }
/** A folder has no content. */
export type EntryToPack =
  | FileToPack
  | { readonly name: string; readonly mode: number; readonly isFolder: true }
export type PackedEntry =
  | { readonly name: string; readonly mode: number; readonly isFolder: true }
  | (FileToPack & { readonly isFolder: false })

export async function* packTar(entries: AsyncIterable<EntryToPack>): AsyncGenerator<Buffer> {
  for await (const entry of entries) {
    if ('isFolder' in entry) {
      yield headOf({ ...entry, size: 0 }, FOLDER)
      continue
    }
    yield headOf(entry, FILE)
    let written = 0
    for await (const bytes of entry.content) {
      written += bytes.length
      yield bytes
    }
    if (written !== entry.size) throw new Error(`${entry.name} cambió mientras se copiaba.`)
    yield Buffer.alloc(paddingOf(written))
  }
  yield Buffer.alloc(2 * BLOCK)
}

/** Gives the entries in their order. What is not read of one's content is skipped. */
export async function* unpackTar(source: AsyncIterable<Buffer>): AsyncGenerator<PackedEntry> {
  const reader = new BlockReader(source)
  for (;;) {
    const head = await reader.take(BLOCK)
    if (head.every((byte) => byte === 0)) break
    const { isFolder, ...entry } = readHead(head)
    if (isFolder) {
      yield { name: entry.name, mode: entry.mode, isFolder }
      continue
    }
    const content = reader.stream(entry.size)
    yield { ...entry, content, isFolder }
    for await (const _ of content);
    await reader.take(paddingOf(entry.size))
  }
  await reader.drain()
}

const paddingOf = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK

function headOf({ name, mode, size }: PackedFile, type: string): Buffer {
  if (size > MAX_SIZE) throw new Error(`${name} es demasiado grande para la copia (más de 8 GB).`)
  const { prefix, rest } = splitName(name)
  const head = Buffer.alloc(BLOCK)
  head.write(rest, 0, 'latin1')
  head.write(octal(mode, 7), 100, 'latin1')
  head.write(octal(0, 7), 108, 'latin1')
  head.write(octal(0, 7), 116, 'latin1')
  head.write(octal(size, 11), 124, 'latin1')
  head.write(octal(0, 11), 136, 'latin1')
  head.write(type, 156, 'latin1')
  head.write('ustar\u000000', 257, 'latin1')
  head.write(prefix, 345, 'latin1')
  head.write(`${octal(sumOf(head), 6)}\0 `, 148, 'latin1')
  return head
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')

/** Of a long name the folders stand apart. */
function splitName(name: string): { prefix: string; rest: string } {
  if (name.length <= NAME_BYTES) return { prefix: '', rest: name }
  const cut = name.indexOf('/', name.length - NAME_BYTES - 1)
  if (cut <= 0 || cut > PREFIX_BYTES) throw new Error(`El nombre ${name} es demasiado largo para la copia.`)
  return { prefix: name.slice(0, cut), rest: name.slice(cut + 1) }
}

/** The sum of the bytes of a head, with blanks in the place of the sum itself. */
function sumOf(head: Buffer): number {
  return head.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
}

function readHead(head: Buffer) {
  const text = (from: number, length: number) =>
    head
      .subarray(from, from + length)
      .toString('latin1')
      .split('\0', 1)[0] ?? ''
  const number = (from: number, length: number) => Number.parseInt(text(from, length), 8)
  const type = text(156, 1)
  if (number(148, 8) !== sumOf(head) || (type !== FILE && type !== FOLDER)) {
    throw new Error('La copia está dañada: no es un archivo de tar.')
  }
  const prefix = text(345, PREFIX_BYTES)
  const name = prefix ? `${prefix}/${text(0, NAME_BYTES)}` : text(0, NAME_BYTES)
  if (name.startsWith('/') || name.split('/').includes('..')) {
    throw new Error(`La copia trae un archivo con un nombre que no se acepta: ${name}`)
  }
  return { name, mode: number(100, 8), size: number(124, 12), isFolder: type === FOLDER }
}

class BlockReader {
  readonly #source: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async take(size: number): Promise<Buffer> {
    const taken: Buffer[] = []
    for await (const bytes of this.stream(size)) taken.push(bytes)
    return Buffer.concat(taken)
  }

  async *stream(size: number): AsyncGenerator<Buffer> {
    let left = size
    while (left > 0) {
      if (this.#held.length === 0) {
        const next = await this.#source.next()
        if (next.done) throw new Error('La copia está incompleta: termina antes de tiempo.')
        this.#held = next.value
      }
      const bytes = this.#held.subarray(0, left)
      this.#held = this.#held.subarray(bytes.length)
      left -= bytes.length
      yield bytes
    }
  }

  /** Reads to the end, so that what comes before it is checked whole. */
  async drain(): Promise<void> {
    while (!(await this.#source.next()).done);
  }
}
