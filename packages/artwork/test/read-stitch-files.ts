/**
 * Readers of PES, EXP, JEF and VP3, from the published descriptions of these formats. They share nothing with what
 * writes the files: bytes are taken from a view, and each format is walked as a machine would.
 */

export type ReadPoint = { x: number; y: number }
export type ReadThread = { color: string; number: string; name: string }
export type StitchFile = {
  /** Where the needle went down, color by color: tenths of a millimeter from where the file begins, y upwards. */
  colors: ReadPoint[][]
  /** The longest way with the thread between two stitches of one color, in tenths of a millimeter. */
  longest: number
  /** Where the frame is left. */
  end: ReadPoint
  trims: number
  threads: ReadThread[]
  codes: number[]
  /** The end that the format asks for was found, and nothing else lies between. */
  ended: boolean
}

class Walk {
  readonly file: StitchFile = {
    colors: [[]],
    longest: 0,
    end: { x: 0, y: 0 },
    trims: 0,
    threads: [],
    codes: [],
    ended: false,
  }
  private from: ReadPoint | null = null

  move(dx: number, dy: number): void {
    this.file.end.x += dx
    this.file.end.y += dy
    // a way of the frame is no stitch
    this.from = null
  }

  stitch(dx: number, dy: number): void {
    const start = this.from
    this.file.end.x += dx
    this.file.end.y += dy
    const here = { ...this.file.end }
    if (start) this.file.longest = Math.max(this.file.longest, Math.hypot(here.x - start.x, here.y - start.y))
    this.file.colors.at(-1)?.push(here)
    this.from = here
  }

  change(): void {
    this.file.colors.push([])
    this.from = null
  }

  place(x: number, y: number): void {
    this.file.end = { x, y }
    this.from = null
  }
}

export function readExp(bytes: Uint8Array): StitchFile {
  const view = viewOf(bytes)
  const walk = new Walk()
  let at = 0
  while (at + 1 < bytes.length) {
    if (view.getUint8(at) !== 0x80) {
      walk.stitch(view.getInt8(at), view.getInt8(at + 1))
      at += 2
      continue
    }
    const command = view.getUint8(at + 1)
    const [dx, dy] = [view.getInt8(at + 2), view.getInt8(at + 3)]
    if (command === 0x01) walk.change()
    else if (command === 0x04) walk.move(dx, dy)
    else if (command === 0x80 && dx === 7) walk.file.trims += 1
    else throw new Error(`command ${command} at ${at}`)
    at += 4
  }
  walk.file.ended = at === bytes.length
  return walk.file
}

export type JefFile = StitchFile & { points: number; counted: number; hoop: number; rooms: number[][] }

export function readJef(bytes: Uint8Array): JefFile {
  const view = viewOf(bytes)
  const whole = (at: number) => view.getInt32(at, true)
  const colors = whole(24)
  const walk = new Walk()
  let [at, counted, standing] = [whole(0), 0, 0]
  if (at !== 116 + 8 * colors) throw new Error('the stitches do not follow the header')
  for (;;) {
    const isCommand = view.getUint8(at) === 0x80
    if (!isCommand) {
      standing = 0
      counted += 1
      walk.stitch(view.getInt8(at), view.getInt8(at + 1))
      at += 2
      continue
    }
    const command = view.getUint8(at + 1)
    if (command === 0x10) break
    const [dx, dy] = [view.getInt8(at + 2), view.getInt8(at + 3)]
    counted += 2
    if (command === 0x01) walk.change()
    else if (command !== 0x02) throw new Error(`command ${command} at ${at}`)
    else if (dx === 0 && dy === 0) {
      standing += 1
      if (standing % 3 === 0) walk.file.trims += 1
    } else walk.move(dx, dy)
    at += 4
  }
  walk.file.ended = at + 2 === bytes.length
  walk.file.codes = Array.from({ length: colors }, (_, index) => whole(116 + 4 * index))
  const rooms = [52, 68, 84, 100].map((from) => [0, 4, 8, 12].map((offset) => whole(from + offset)))
  return { ...walk.file, points: whole(28), counted: counted + 1, hoop: whole(32), rooms }
}

export type PesFile = StitchFile & { width: number; height: number; icons: number; label: string }

export function readPes(bytes: Uint8Array): PesFile {
  const view = viewOf(bytes)
  if (text(bytes, 0, 8) !== '#PES0060') throw new Error('no PES of version 6')
  const pec = view.getUint32(8, true)
  const count = (view.getUint8(pec + 48) + 1) & 0xff
  const sewing = pec + 512
  const end = sewing + (view.getUint8(sewing + 2) | (view.getUint16(sewing + 3, true) << 8))
  const walk = new Walk()
  let at = sewing + 20
  let expected = 2
  let isMoving = false
  while (view.getUint8(at) !== 0xff) {
    if (view.getUint8(at) === 0xfe && view.getUint8(at + 1) === 0xb0) {
      if (view.getUint8(at + 2) !== expected) throw new Error(`the change at ${at} is out of turn`)
      expected = 3 - expected
      walk.change()
      at += 3
      continue
    }
    const across = axis(view, at)
    const down = axis(view, at + across.size)
    if (across.flags !== down.flags) throw new Error(`two flags at ${at}`)
    at += across.size + down.size
    if (across.flags & 0x20) walk.file.trims += 1
    if (across.flags !== 0) {
      walk.move(across.delta, -down.delta)
      isMoving = true
      continue
    }
    // the machine waits for a stitch on the spot before it sews on
    if (isMoving && (across.delta !== 0 || down.delta !== 0))
      throw new Error(`no stitch on the spot at ${at}`)
    isMoving = false
    walk.stitch(across.delta, -down.delta)
  }
  const file = walk.file
  file.ended = at + 1 === end
  file.codes = Array.from({ length: count }, (_, index) => view.getUint8(pec + 49 + index))
  file.threads = pesThreads(bytes)
  const icons = bytes.subarray(end, end + 228 * (count + 1))
  const drawn = Array.from({ length: count + 1 }, (_, n) => icons.subarray(228 * n, 228 * (n + 1)))
  return {
    ...file,
    width: view.getUint16(sewing + 8, true),
    height: view.getUint16(sewing + 10, true),
    icons: drawn.filter((icon) => icon.length === 228 && icon.some((byte) => byte !== 0)).length,
    label: text(bytes, pec, 19),
  }
}

/** One axis of a move: seven bits in a byte, or twelve in two with flags above them. */
function axis(view: DataView, at: number): { delta: number; size: number; flags: number } {
  const first = view.getUint8(at)
  if (first < 0x80) return { delta: first > 63 ? first - 128 : first, size: 1, flags: 0 }
  const bits = ((first & 0x0f) << 8) | view.getUint8(at + 1)
  return { delta: bits > 2047 ? bits - 4096 : bits, size: 2, flags: first & 0x70 }
}

function pesThreads(bytes: Uint8Array): ReadThread[] {
  const view = viewOf(bytes)
  let at = 16
  const readText = () => {
    const length = view.getUint8(at)
    at += 1 + length
    return text(bytes, at - length, length)
  }
  for (let texts = 0; texts < 5; texts += 1) readText()
  at += 36
  readText()
  at += 24 + 6
  const count = view.getUint16(at, true)
  at += 2
  return Array.from({ length: count }, () => {
    const number = readText()
    const color = hexOf(bytes.subarray(at, at + 3))
    at += 8
    const name = readText()
    readText()
    readText()
    return { color, number, name }
  })
}

export type Vp3File = StitchFile & { stitches: number; box: number[] }

export function readVp3(bytes: Uint8Array): Vp3File {
  const view = viewOf(bytes)
  if (text(bytes, 0, 5) !== '%vsm%') throw new Error('no VP3')
  const walk = new Walk()
  let at = 6
  const skipText = () => {
    at += 2 + view.getUint16(at)
  }
  const enter = (kind: number) => {
    if (view.getUint8(at + 1) !== kind) throw new Error(`no block ${kind} at ${at}`)
    at += 7
    return at + view.getUint32(at - 4)
  }
  skipText()
  const fileEnd = enter(2)
  skipText()
  const box = [0, 4, 8, 12].map((offset) => view.getInt32(at + offset) / 100)
  const stitches = view.getUint32(at + 16)
  at += 16 + 4 + 5
  const designEnd = enter(3)
  const middle = { x: view.getInt32(at) / 100, y: view.getInt32(at + 4) / 100 }
  at += 8 + 3 + 16 + 8
  skipText()
  at += 2 + 16 + 6
  skipText()
  const colors = view.getUint16(at)
  at += 2
  for (let color = 0; color < colors; color += 1) {
    const colorEnd = enter(5)
    if (color > 0) walk.change()
    const start = { x: view.getInt32(at) / 100 + middle.x, y: view.getInt32(at + 4) / 100 + middle.y }
    walk.place(start.x, start.y)
    at += 8
    const hex = hexOf(bytes.subarray(at + 2, at + 5))
    at += 10
    const readText = () => {
      const length = view.getUint16(at)
      at += 2 + length
      return text(bytes, at - length, length)
    }
    const [number, name] = [readText(), readText()]
    readText()
    walk.file.threads.push({ color: hex, number, name })
    const shift = { x: view.getInt32(at) / 100, y: view.getInt32(at + 4) / 100 }
    at += 8
    const stitchEnd = enter(1)
    at += 3
    at = sewVp3(walk, view, at, stitchEnd)
    const last = walk.file.colors.at(-1)?.at(-1)
    if (
      last &&
      (Math.abs(last.x - start.x - shift.x) > 0.01 || Math.abs(last.y - start.y - shift.y) > 0.01)
    ) {
      throw new Error('the color does not end where it says')
    }
    at += 1
    if (at !== colorEnd) throw new Error('the color ends elsewhere')
  }
  walk.file.ended = at === designEnd && at === fileEnd && at === bytes.length
  return { ...walk.file, stitches, box }
}

function sewVp3(walk: Walk, view: DataView, from: number, end: number): number {
  let [at, isCut] = [from, false]
  while (at < end) {
    if (view.getUint8(at) !== 0x80) {
      walk.stitch(view.getInt8(at), -view.getInt8(at + 1))
      at += 2
      continue
    }
    const command = view.getUint8(at + 1)
    if (command === 0x03) {
      isCut = true
      walk.file.trims += 1
      at += 2
    } else if (command === 0x01) {
      const [dx, dy] = [view.getInt16(at + 2), view.getInt16(at + 4)]
      // without thread it is a way; the needle goes down at its end
      if (isCut) {
        walk.move(dx, -dy)
        walk.stitch(0, 0)
      } else walk.stitch(dx, -dy)
      isCut = false
      at += 6
    } else if (command === 0x02) at += 2
    else throw new Error(`command ${command} at ${at}`)
  }
  return at
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const text = (bytes: Uint8Array, from: number, length: number) =>
  new TextDecoder().decode(bytes.subarray(from, from + length))
const hexOf = (bytes: Uint8Array) =>
  `#${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
