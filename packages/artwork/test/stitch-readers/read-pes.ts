import { Bytes, Frame, type StitchFile } from './stitch-file.ts'

type PesThread = { readonly color: string; readonly number: string; readonly name: string }
type PesFile = StitchFile & {
  readonly threads: readonly PesThread[]
  readonly label: string
  readonly width: number
  readonly height: number
  /** Numbers of the 64 threads that every Brother machine knows. */
  readonly codes: readonly number[]
  /** Small pictures for the machine's screen: the whole, then each thread's. */
  readonly icons: number
}

const PEC_HEAD = 512
const PEC_STITCHES = PEC_HEAD + 20

/**
 * Brother: what a design program keeps of a design (PES, here of version 6 and without objects, which its header has to
 * say twice), and behind it what the machine reads (PEC). y goes downwards in the file.
 */
export function readPes(file: Uint8Array): PesFile {
  const bytes = new Bytes(file, 'little')
  if (bytes.text(8) !== '#PES0060') throw new Error('no PES of version 6')
  const pecAt = bytes.u32()
  const threads = readDesign(bytes)
  if (bytes.at > pecAt) throw new Error('the design reaches into the stitches')
  bytes.at = pecAt
  const head = readPecHead(bytes, pecAt)
  if (head.codes.length !== threads.length) throw new Error('the two lists of threads differ in length')
  const frame = new Frame()
  readStitches(bytes, frame)
  const at = bytes.at - pecAt - PEC_HEAD
  if (head.iconsAt !== at) throw new Error(`pictures are said to begin at ${head.iconsAt}, not at ${at}`)
  const sewn = frame.finish(true)
  checkOrigin(sewn, head)
  const iconBytes = head.iconWidth * head.iconHeight
  const icons = threads.length + 1
  if (bytes.at + icons * iconBytes > bytes.length) throw new Error('a picture is missing')
  return { ...sewn, ...head, threads, icons }
}

function readDesign(bytes: Bytes): PesThread[] {
  const short = () => bytes.text(bytes.u8())
  bytes.raw(4)
  // name, category, author, keywords, comments
  for (let n = 0; n < 5; n += 1) short()
  bytes.raw(36)
  if (short() !== '') throw new Error('a background picture')
  const transform = Array.from({ length: 6 }, () => bytes.f32())
  if (String(transform) !== '1,0,0,1,0,0') throw new Error(`the design is transformed by ${transform}`)
  const patterns = [bytes.u16(), bytes.u16(), bytes.u16()]
  if (patterns.some((count) => count !== 0)) throw new Error('patterns of its own')
  const threads = Array.from({ length: bytes.u16() }, () => {
    const [number, color] = [short(), bytes.rgb()]
    bytes.raw(5)
    const name = short()
    // maker and chart
    short()
    short()
    return { color, number, name }
  })
  // no CEmbOne and CSewSeg blocks, and then the code after which none may come
  bytes.expect(0, 0)
  bytes.expect(0, 0, 0, 0)
  return threads
}

function readPecHead(bytes: Bytes, pecAt: number) {
  const label = bytes.text(19)
  if (!label.startsWith('LA:')) throw new Error('no PEC')
  bytes.expect(0x0d)
  bytes.at = pecAt + 34
  const [iconWidth, iconHeight] = [bytes.u8(), bytes.u8()]
  bytes.at = pecAt + 48
  const codes = Array.from({ length: (bytes.u8() + 1) & 0xff }, () => bytes.u8())
  bytes.at = pecAt + PEC_HEAD
  bytes.expect(0, 0)
  const iconsAt = bytes.u16() + bytes.u8() * 0x10000
  bytes.expect(0x31, 0xff, 0xf0)
  const [width, height] = [bytes.i16(), bytes.i16()]
  bytes.expect(0xe0, 0x01, 0xb0, 0x01)
  // from the least corner to where the first move begins, high byte first, with 0x9000 on top
  const [left, top] = [originOf(bytes), originOf(bytes)]
  if (bytes.at !== pecAt + PEC_STITCHES) throw new Error('stitches do not begin where they must')
  return { label, iconWidth, iconHeight, codes, iconsAt, width, height, left, top }
}

function originOf(bytes: Bytes): number {
  const value = bytes.u8() * 256 + bytes.u8()
  if ((value & 0xf000) !== 0x9000) throw new Error(`an origin of ${value}`)
  return value & 0xfff
}

/** What is sewn has to be as large as the head says, and to lie around the middle as it says. */
function checkOrigin(
  { colors }: StitchFile,
  head: { left: number; top: number; width: number; height: number },
) {
  const points = colors.flat()
  if (points.length === 0) return
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const box = [
    -Math.min(...xs),
    Math.max(...ys),
    Math.max(...xs) - Math.min(...xs),
    Math.max(...ys) - Math.min(...ys),
  ]
  const said = [head.left, head.top, head.width, head.height]
  if (String(box) !== String(said)) throw new Error(`sewn is ${box}, said is ${said}`)
}

/**
 * A move along an axis is one byte of seven bits, or two with twelve bits and marks: 0x10 for a jump, 0x20 for a jump
 * before which the thread is cut.
 */
function readStitches(bytes: Bytes, frame: Frame): void {
  let stop = 2
  for (;;) {
    const first = bytes.u8()
    if (first === 0xff) return
    if (first === 0xfe) {
      bytes.expect(0xb0, stop)
      stop = 3 - stop
      frame.changeThread()
      continue
    }
    const x = readAxis(first, bytes)
    const y = readAxis(bytes.u8(), bytes)
    const marks = x.marks | y.marks
    if (marks & 0x20) frame.trim()
    if (marks) frame.move(x.by, -y.by)
    else frame.stitch(x.by, -y.by)
  }
}

function readAxis(first: number, bytes: Bytes): { by: number; marks: number } {
  if (first < 0x80) return { by: first < 0x40 ? first : first - 0x80, marks: 0 }
  const value = ((first & 0x0f) << 8) | bytes.u8()
  return { by: value < 0x800 ? value : value - 0x1000, marks: first & 0x30 }
}
