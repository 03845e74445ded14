/** Reads a ZIP of ours by its directory, sizes of 64 bits too. */
import { inflateRawSync } from 'node:zlib'

const END_MARK = Buffer.from([0x50, 0x4b, 5, 6])
const WIDE = 0xffffffff

/** The content of each entry, by its name. */
export function rawZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(END_MARK)
  const entries = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  while (at < end && bytes.readUInt32LE(at) === 0x02014b50) {
    const [nameBytes, extraBytes] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)]
    const name = bytes.toString('utf8', at + 46, at + 46 + nameBytes)
    // the extra field of wide numbers holds the size, the packed size and the place
    let wide = at + 46 + nameBytes
    while (bytes.readUInt16LE(wide) !== 1 && wide < at + 46 + nameBytes + extraBytes)
      wide += 4 + bytes.readUInt16LE(wide + 2)
    wide += 4
    const sizes = [24, 20, 42].map((field, index) => {
      const size = bytes.readUInt32LE(at + field)
      return size === WIDE ? Number(bytes.readBigUInt64LE(wide + 8 * index)) : size
    })
    const [, packed = 0, local = 0] = sizes
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = bytes.subarray(start, start + packed)
    entries.set(name, bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(content) : content)
    at += 46 + nameBytes + extraBytes + bytes.readUInt16LE(at + 32)
  }
  return entries
}
