import { Bytes, Frame, type StitchFile } from './stitch-file.ts'

/** Melco: no header, pairs of signed bytes, 0x80 as the first of a pair before what is no stitch. y goes upwards. */
export function readExp(file: Uint8Array): StitchFile {
  const bytes = new Bytes(file, 'little')
  const frame = new Frame()
  while (bytes.at < bytes.length) {
    const x = bytes.i8()
    if (x !== -128) {
      frame.stitch(x, bytes.i8())
      continue
    }
    const command = bytes.u8()
    const [dx, dy] = [bytes.i8(), bytes.i8()]
    if (command === 0x80) {
      // its pair says nothing, by custom 07 00
      frame.trim()
    } else if (command === 0x01) {
      frame.changeThread()
      frame.move(dx, dy)
    } else if (command === 0x04) {
      frame.move(dx, dy)
    } else {
      throw new Error(`unknown command ${command}`)
    }
  }
  return frame.finish(true)
}
