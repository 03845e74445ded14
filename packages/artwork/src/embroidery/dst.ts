/**
 * A plan as a Tajima DST file, which every embroidery machine reads: 512 bytes of header, then three bytes per
 * move, in balanced ternary tenths of a millimeter with y upwards, from the middle of what is sewn.
 *
 * The format has no colors and no trims. A color change is a stop, and what is to be threaded is on the thread
 * sheet; machines cut the thread at three jumps in a row, so a trim is at least three and a jump at most two.
 */
import { isMiddle, MIDDLE, partsOfMove, sewnMiddle } from './machine-files/machine-moves.ts'
import { MAX_MOVE_MM, moves, type StitchPlan } from './plan.ts'

const HEADER_BYTES = 512
const NAME_LETTERS = 16
const STITCH = 0x03
const JUMP = 0x83
const STOP = 0xc3
const END = 0xf3
const JUMPS_OF_TRIM = 3

type Tape = {
  readonly bytes: number[]
  x: number
  y: number
  left: number
  right: number
  top: number
  bottom: number
}

/** `name` is what the machine shows: letters and digits of ASCII, sixteen at most. */
export function writeDst(plan: StitchPlan, name = 'BORDADO'): Uint8Array {
  const tape: Tape = { bytes: [], x: 0, y: 0, left: 0, right: 0, top: 0, bottom: 0 }
  const { x: middleX, y: middleY } = sewnMiddle(plan)
  plan.blocks.forEach(({ xs, ys, kinds }, index) => {
    if (index > 0) tape.bytes.push(0, 0, STOP)
    for (let n = 0; n < xs.length; n += 1) {
      go(tape, (xs[n] as number) - middleX, middleY - (ys[n] as number), kinds[n] as number)
    }
  })
  // the next piece begins where this one did, with the thread cut on the way
  if (!isMiddle(tape)) go(tape, MIDDLE.x, MIDDLE.y, moves.trim)
  const records = tape.bytes.length / 3
  tape.bytes.push(0, 0, END)
  const file = new Uint8Array(HEADER_BYTES + tape.bytes.length)
  file.set(headerOf(tape, { name, records, colourChanges: plan.colourChanges }))
  file.set(tape.bytes, HEADER_BYTES)
  return file
}

function go(tape: Tape, x: number, y: number, kind: number): void {
  const furthest = Math.max(Math.abs(x - tape.x), Math.abs(y - tape.y))
  const needed = Math.ceil(furthest / MAX_MOVE_MM)
  if (kind === moves.stitch && needed > 1) throw new RangeError('a stitch is longer than the format holds')
  const parts = Math.max(kind === moves.trim ? JUMPS_OF_TRIM : 1, needed)
  for (const to of partsOfMove({ x: tape.x, y: tape.y }, { x, y }, parts)) {
    tape.bytes.push(...recordOf(to.x - tape.x, to.y - tape.y, kind === moves.stitch ? STITCH : JUMP))
    tape.x = to.x
    tape.y = to.y
  }
  tape.left = Math.min(tape.left, x)
  tape.right = Math.max(tape.right, x)
  tape.bottom = Math.min(tape.bottom, y)
  tape.top = Math.max(tape.top, y)
}

/** Digits −1, 0 and 1 of 1, 3, 9, 27 and 81; each byte has its own pairs of bits for «more» and «less». */
function recordOf(dx: number, dy: number, kind: number): [number, number, number] {
  const [x1, x3, x9, x27, x81] = digitsOf(dx)
  const [y1, y3, y9, y27, y81] = digitsOf(dy)
  const low = (x: number, higher: number) =>
    (x > 0 ? 1 : x < 0 ? 2 : 0) | (higher > 0 ? 4 : higher < 0 ? 8 : 0)
  const high = (y: number, higher: number) =>
    (y > 0 ? 128 : y < 0 ? 64 : 0) | (higher > 0 ? 32 : higher < 0 ? 16 : 0)
  return [low(x1, x9) | high(y1, y9), low(x3, x27) | high(y3, y27), kind | low(0, x81) | high(0, y81)]
}

type Digits = [number, number, number, number, number]

function digitsOf(value: number): Digits {
  let rest = value
  const digits = [0, 0, 0, 0, 0]
  for (let place = 0; place < 5; place += 1) {
    const digit = ((((rest + 1) % 3) + 3) % 3) - 1
    digits[place] = digit
    rest = (rest - digit) / 3
  }
  return digits as Digits
}

function headerOf(
  { x, y, left, right, top, bottom }: Tape,
  { name, records, colourChanges }: { name: string; records: number; colourChanges: number },
): Uint8Array {
  const label = name.replace(/[^\x20-\x7e]/g, '').slice(0, NAME_LETTERS)
  const number = (value: number, width: number) => String(value).padStart(width, ' ')
  const signed = (value: number) => `${value < 0 ? '-' : '+'}${number(Math.abs(value), 5)}`
  const fields = [
    `LA:${label.padEnd(NAME_LETTERS, ' ')}`,
    `ST:${number(records, 7)}`,
    `CO:${number(colourChanges, 3)}`,
    `+X:${number(right, 5)}`,
    `-X:${number(-left, 5)}`,
    `+Y:${number(top, 5)}`,
    `-Y:${number(-bottom, 5)}`,
    `AX:${signed(x)}`,
    `AY:${signed(y)}`,
    `MX:${signed(0)}`,
    `MY:${signed(0)}`,
    'PD:******',
  ]
  const header = new Uint8Array(HEADER_BYTES).fill(0x20)
  header.set(new TextEncoder().encode(`${fields.join('\r')}\r\x1a`))
  return header
}
