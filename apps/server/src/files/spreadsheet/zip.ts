/** A ZIP whose entries are compressed as they come; sizes and sums follow each entry, so nothing is kept. */
import { Readable } from 'node:stream'
import { constants, crc32, createDeflateRaw } from 'node:zlib'

export type ZipEntry = { readonly name: string; readonly content: AsyncIterable<Buffer> }
type WrittenEntry = { name: Buffer; crc: number; packed: number; size: number; offset: number }

const DEFLATE = 8
/** Sizes follow the entry, and its name is UTF-8. */
const FLAGS = 0x0808
const VERSION = 20
/** The first day that a ZIP can say: when a workbook was written is nobody's matter. */
const DOS_DAY = 0x21

export async function* streamZip(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const written: WrittenEntry[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const entry = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset }
    const head = localHeader(entry)
    yield head
    for await (const packed of deflated(content, entry)) {
      entry.packed += packed.length
      yield packed
    }
    const foot = descriptor(entry)
    yield foot
    offset += head.length + entry.packed + foot.length
    written.push(entry)
  }
  const directory = Buffer.concat(written.map(directoryEntry))
  yield directory
  yield directoryEnd(written.length, directory.length, offset)
}

function deflated(content: AsyncIterable<Buffer>, entry: WrittenEntry): AsyncIterable<Buffer> {
  async function* summed() {
    for await (const chunk of content) {
      entry.crc = crc32(chunk, entry.crc)
      entry.size += chunk.length
      yield chunk
    }
  }
  const source = Readable.from(summed())
  const packer = createDeflateRaw({ level: constants.Z_BEST_SPEED })
  source.on('error', (error) => packer.destroy(error))
  return source.pipe(packer)
}

function localHeader({ name }: WrittenEntry): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(VERSION, 4)
  head.writeUInt16LE(FLAGS, 6)
  head.writeUInt16LE(DEFLATE, 8)
  head.writeUInt16LE(DOS_DAY, 12)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function descriptor({ crc, packed, size }: WrittenEntry): Buffer {
  const foot = Buffer.alloc(16)
  foot.writeUInt32LE(0x08074b50, 0)
  foot.writeUInt32LE(crc, 4)
  foot.writeUInt32LE(packed, 8)
  foot.writeUInt32LE(size, 12)
  return foot
}

function directoryEntry({ name, crc, packed, size, offset }: WrittenEntry): Buffer {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(VERSION, 4)
  entry.writeUInt16LE(VERSION, 6)
  entry.writeUInt16LE(FLAGS, 8)
  entry.writeUInt16LE(DEFLATE, 10)
  entry.writeUInt16LE(DOS_DAY, 14)
  entry.writeUInt32LE(crc, 16)
  entry.writeUInt32LE(packed, 20)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(offset, 42)
  return Buffer.concat([entry, name])
}

function directoryEnd(entries: number, bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries, 8)
  end.writeUInt16LE(entries, 10)
  end.writeUInt32LE(bytes, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
