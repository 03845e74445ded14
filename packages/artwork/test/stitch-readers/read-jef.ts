import { Bytes, Frame, type StitchFile } from './stitch-file.ts'

type JefFile = StitchFile & {
  /** Pairs of bytes that the header counts, and those that there are. */
  readonly counted: number
  readonly points: number
  readonly hoop: number
  /** From the middle to the left, the top, the right and the bottom of what is sewn. */
  readonly extents: readonly number[]
  /** Room on the four sides in the hoops of 110 × 110, 50 × 50, 140 × 200 mm and a fourth; -1 where it does not fit. */
  readonly rooms: readonly (readonly number[])[]
  /** Numbers of Janome's threads. */
  readonly codes: readonly number[]
}

/** Janome: a header of little-endian numbers, then pairs of signed bytes with 0x80 before commands. y goes upwards. */
export function readJef(file: Uint8Array): JefFile {
  const bytes = new Bytes(file, 'little')
  const start = bytes.u32()
  const flags = bytes.u32()
  if (![1, 10, 20].includes(flags)) throw new Error(`unknown flags ${flags}`)
  if (!/^\d{14}$/.test(bytes.text(14))) throw new Error('no date')
  bytes.raw(2)
  const colors = bytes.u32()
  const counted = bytes.u32()
  const hoop = bytes.u32()
  const sides = () => Array.from({ length: 4 }, () => bytes.i32())
  const extents = sides()
  const rooms = Array.from({ length: 4 }, sides)
  const codes = Array.from({ length: colors }, () => bytes.u32())
  for (const _ of codes) bytes.expect(0x0d, 0, 0, 0)
  if (bytes.at !== start) throw new Error(`stitches are said to begin at ${start}, not at ${bytes.at}`)
  const sewn = readStitches(bytes)
  return { ...sewn, counted, points: (bytes.length - start) / 2, hoop, extents, rooms, codes }
}

function readStitches(bytes: Bytes): StitchFile {
  const frame = new Frame()
  let isAfterStop = false
  while (bytes.at < bytes.length) {
    const x = bytes.i8()
    if (x !== -128) {
      frame.stitch(x, bytes.i8())
      isAfterStop = false
      continue
    }
    const command = bytes.u8()
    if (command === 0x10) {
      if (bytes.at !== bytes.length) throw new Error('something stands after the end')
      return frame.finish(true)
    }
    const [dx, dy] = [bytes.i8(), bytes.i8()]
    if (command === 0x01) {
      frame.changeThread()
      frame.move(dx, dy)
    } else if (command === 0x02 && dx === 0 && dy === 0) {
      // a jump to where it is; several in a row are one cut
      if (!isAfterStop) frame.trim()
      isAfterStop = true
      continue
    } else if (command === 0x02) {
      frame.move(dx, dy)
    } else {
      throw new Error(`unknown command ${command}`)
    }
    isAfterStop = false
  }
  return frame.finish(false)
}
