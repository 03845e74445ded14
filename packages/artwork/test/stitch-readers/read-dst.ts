import { Bytes, Frame, type StitchFile } from './stitch-file.ts'

type DstFile = StitchFile & {
  /** Its fields by their two letters, without spaces at their ends. */
  readonly header: Readonly<Record<string, string>>
  /** Without the one that says that the file ends. */
  readonly records: number
  readonly colorChanges: number
}

/** How many jumps in a row a machine takes for a cut of the thread. */
const JUMPS_OF_A_TRIM = 3

/**
 * Tajima: a header of 512 bytes in ASCII and records of three bytes. Each bit of a record is worth a power of three,
 * forwards or backwards, so that a move is up to 121 along each axis.
 */
export function readDst(file: Uint8Array): DstFile {
  const header: Record<string, string> = {}
  const text = new TextDecoder('latin1').decode(file.subarray(0, 512))
  for (const field of text.slice(0, text.indexOf('\x1a')).split('\r')) {
    if (field) header[field.slice(0, 2)] = field.slice(3).trim()
  }
  const bytes = new Bytes(file, 'little')
  bytes.at = 512
  const frame = new Frame()
  let [records, colorChanges, jumps, ended] = [0, 0, 0, false]
  while (!ended && bytes.at + 3 <= bytes.length) {
    const [first, second, third] = [bytes.u8(), bytes.u8(), bytes.u8()]
    const [dx, dy] = moveOf(first, second, third)
    if ((third & 3) !== 3) throw new Error(`record ${records + 1} does not end in two ones`)
    if (third === 0xf3) {
      ended = true
      continue
    }
    records += 1
    if ((third & 0xc0) === 0xc0) {
      frame.move(dx, dy)
      frame.changeThread()
      colorChanges += 1
      jumps = 0
    } else if ((third & 0xc0) === 0x80) {
      frame.move(dx, dy)
      jumps += 1
      // a thread that has just been changed has nothing to cut
      if (jumps === JUMPS_OF_A_TRIM && frame.hasSewn) frame.trim()
    } else if ((third & 0xc0) === 0x40) {
      throw new Error('sequins are not sewn here')
    } else {
      frame.stitch(dx, dy)
      jumps = 0
    }
  }
  if (bytes.at !== file.length) throw new Error('something stands after the end')
  return { ...frame.finish(ended), header, records, colorChanges }
}

function moveOf(first: number, second: number, third: number): [number, number] {
  const worth = (byte: number, forwards: number, backwards: number, of: number) =>
    of * (((byte >> forwards) & 1) - ((byte >> backwards) & 1))
  const x =
    worth(first, 0, 1, 1) +
    worth(first, 2, 3, 9) +
    worth(second, 0, 1, 3) +
    worth(second, 2, 3, 27) +
    worth(third, 2, 3, 81)
  const y =
    worth(first, 7, 6, 1) +
    worth(first, 5, 4, 9) +
    worth(second, 7, 6, 3) +
    worth(second, 5, 4, 27) +
    worth(third, 5, 4, 81)
  return [x, y]
}
