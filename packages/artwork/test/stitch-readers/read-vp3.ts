import { Bytes, Frame, type NeedlePoint, type StitchFile } from './stitch-file.ts'

type Vp3Thread = { readonly color: string; readonly number: string; readonly name: string }
type Vp3File = StitchFile & {
  readonly threads: readonly Vp3Thread[]
  readonly stitches: number
  /** Right, top, left and bottom of what is sewn. */
  readonly box: readonly number[]
}

/** A length in the file is a thousandth of a millimeter, except of stitches. */
const MICRONS = 100

/**
 * Husqvarna Viking and Pfaff: packets within packets, each with its length, high bytes first. Places have y upwards,
 * moves from one stitch to the next have it downwards. A color begins at a place where nothing is sewn yet.
 */
export function readVp3(file: Uint8Array): Vp3File {
  const bytes = new Bytes(file, 'big')
  if (bytes.text(6) !== '%vsm%\0') throw new Error('no VP3')
  wideText(bytes)
  const summaryEnd = packet(bytes, 0, 2, 0)
  wideText(bytes)
  const box = Array.from({ length: 4 }, () => bytes.i32() / MICRONS)
  const stitches = bytes.u32()
  const colorCount = bytes.u16()
  bytes.expect(0x0c, 0, 1)
  const hoopEnd = packet(bytes, 0, 3, 0)
  const middle = place(bytes)
  bytes.expect(0, 0, 0)
  const edges = Array.from({ length: 4 }, () => bytes.i32() / MICRONS)
  const [width, height] = [bytes.i32() / MICRONS, bytes.i32() / MICRONS]
  // left, right, bottom, top
  if (String(edges) !== String([box[2], box[0], box[3], box[1]]))
    throw new Error(`${edges} are no edges of ${box}`)
  if (Math.abs(width - (edges[1] as number) + (edges[0] as number)) > 0.01)
    throw new Error(`a width of ${width}`)
  if (Math.abs(height - (edges[3] as number) + (edges[2] as number)) > 0.01)
    throw new Error(`a height of ${height}`)
  wideText(bytes)
  bytes.expect(100, 100)
  if (String(Array.from({ length: 4 }, () => bytes.i32())) !== '4096,0,0,4096')
    throw new Error('the design is turned')
  bytes.expect(120, 120, 80, 80, 1, 0)
  wideText(bytes)
  if (bytes.u16() !== colorCount) throw new Error('two counts of colors')
  const frame = new Frame()
  const threads = Array.from({ length: colorCount }, (_, n) => {
    if (n > 0) frame.changeThread()
    return readColor(bytes, frame, middle)
  })
  if (summaryEnd !== file.length || hoopEnd !== file.length)
    throw new Error('a packet does not end with the file')
  return { ...frame.finish(bytes.at === file.length), threads, stitches, box }
}

/** Where the packet ends that begins here. */
function packet(bytes: Bytes, ...tag: readonly number[]): number {
  bytes.expect(...tag)
  const length = bytes.u32()
  return bytes.at + length
}

const wideText = (bytes: Bytes) => bytes.text(bytes.u16(), 'utf-16be')

const place = (bytes: Bytes): NeedlePoint => ({ x: bytes.i32() / MICRONS, y: bytes.i32() / MICRONS })

function readColor(bytes: Bytes, frame: Frame, middle: NeedlePoint): Vp3Thread {
  const colorEnd = packet(bytes, 0, 5, 0)
  const start = place(bytes)
  frame.place({ x: middle.x + start.x, y: middle.y + start.y })
  // one color, no transition
  bytes.expect(1, 0)
  const color = bytes.rgb()
  bytes.expect(0, 0, 0)
  // kind and weight of the thread
  bytes.expect(5, 40)
  const short = () => bytes.text(bytes.u16())
  const [number, name] = [short(), short()]
  short()
  const way = place(bytes)
  const stitchesEnd = packet(bytes, 0, 1, 0)
  bytes.expect(0x0a, 0xf6, 0)
  readStitches(bytes, frame, stitchesEnd)
  bytes.expect(0)
  if (bytes.at !== colorEnd) throw new Error(`a color is said to end at ${colorEnd}, not at ${bytes.at}`)
  const moved = { x: frame.at.x - middle.x - start.x, y: frame.at.y - middle.y - start.y }
  if (Math.hypot(moved.x - way.x, moved.y - way.y) > 0.01)
    throw new Error('a color ends elsewhere than it says')
  return { color, number, name }
}

/** A stitch that is too far for two bytes stands between 80 01 and 80 02 in two of sixteen bits; 80 03 cuts the thread. */
function readStitches(bytes: Bytes, frame: Frame, end: number): void {
  while (bytes.at < end) {
    const x = bytes.i8()
    if (x !== -128) {
      frame.stitch(x, -bytes.i8())
      continue
    }
    const command = bytes.u8()
    if (command === 1) {
      frame.stitch(bytes.i16(), -bytes.i16())
      bytes.expect(0x80, 2)
    } else if (command === 3) {
      frame.trim()
    } else {
      throw new Error(`unknown command ${command}`)
    }
  }
  if (bytes.at !== end) throw new Error('a stitch is cut in two')
}
