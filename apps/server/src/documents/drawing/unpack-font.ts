import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const HEADER = 12
const ENTRY = 16

/**
 * The OpenType font in a WOFF file, its tables as they are. PDFKit reads WOFF too, but unpacks the table of outlines anew
 * for each letter that it measures or embeds, which takes more than half of the time of a document.
 */
export function unpackFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(HEADER + count * ENTRY)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts: Buffer[] = [head]
  let end = head.length
  for (let at = 0; at < count; at += 1) {
    const entry = woff.subarray(WOFF_HEADER + at * WOFF_ENTRY, WOFF_HEADER + (at + 1) * WOFF_ENTRY)
    const [start, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const bytes = woff.subarray(start, start + packed)
    const table = packed < length ? inflateSync(bytes) : bytes
    const own = head.subarray(HEADER + at * ENTRY)
    entry.copy(own, 0, 0, 4)
    entry.copy(own, 4, 16, 20)
    own.writeUInt32BE(end, 8)
    own.writeUInt32BE(length, 12)
    // tables begin at multiples of four
    parts.push(table, Buffer.alloc(-length & 3))
    end += length + (-length & 3)
  }
  return Buffer.concat(parts)
}
