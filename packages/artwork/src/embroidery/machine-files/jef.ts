/**
 * A plan as a Janome JEF file: a header with the number of moves, the hoop and the room that is left in each hoop; the
 * codes of Janome's own threads; then moves as in EXP. The machine shows no file that is in none of its hoops.
 */
import { MAX_MOVE_MM, type StitchPlan } from '../plan.ts'
import { ByteWriter } from './byte-writer.ts'
import { jefThreads } from './jef-threads.ts'
import { machineSteps, sewnSize } from './machine-moves.ts'
import { nearestEachOnce } from './nearest-each-once.ts'

const ESCAPE = 0x80
const CHANGE = [ESCAPE, 0x01, 0, 0] as const
const JUMP = [ESCAPE, 0x02] as const
const END = [ESCAPE, 0x10] as const
/** So many jumps to where the needle is have the thread cut. */
const JUMPS_OF_TRIM = 3
const HEADER_BYTES = 0x74
/** The same file for the same plan, whenever it is made. */
const MADE = '20260101000000'

/** Width and height in tenths of a millimeter, the smallest first. */
const hoops = [
  { code: 1, width: 500, height: 500 },
  { code: 0, width: 1100, height: 1100 },
  { code: 2, width: 1400, height: 2000 },
  { code: 4, width: 2000, height: 2000 },
] as const
/** Those whose remaining room the header states, in its order; the last is the owner's own. */
const statedHoops = [hoops[1], hoops[0], hoops[2], hoops[2]] as const

type Hoop = (typeof hoops)[number]
type Size = { readonly width: number; readonly height: number }

/** Undefined where no hoop of the format holds what is sewn. */
export function writeJef(plan: StitchPlan): Uint8Array | undefined {
  const size = sewnSize(plan)
  const hoop = hoops.find((one) => fits(size, one))
  if (!hoop) return undefined
  const stitches = encodeMoves(plan)
  const codes = nearestEachOnce(
    plan.blocks.map(({ thread }) => thread.hex),
    jefThreads,
  )
  const file = new ByteWriter()
  file.little(HEADER_BYTES + 8 * codes.length, 4)
  file.little(0x14, 4)
  file.text(MADE)
  file.bytes(0, 0)
  file.little(codes.length, 4)
  file.little(stitches.points, 4)
  file.little(hoop.code, 4)
  for (const half of [size.width, size.height, size.width, size.height]) file.little(Math.round(half / 2), 4)
  for (const stated of statedHoops) writeRoom(file, size, stated)
  for (const code of codes) file.little(code, 4)
  for (const _ of codes) file.little(0x0d, 4)
  file.append(stitches.bytes)
  return file.finish()
}

function fits({ width, height }: Size, hoop: Hoop): boolean {
  return width <= hoop.width && height <= hoop.height
}

/** Left, top, right and bottom of what is sewn to the hoop's edge. */
function writeRoom(file: ByteWriter, size: Size, hoop: Hoop): void {
  const across = Math.floor((hoop.width - size.width) / 2)
  const down = Math.floor((hoop.height - size.height) / 2)
  for (const room of [across, down, across, down]) file.little(fits(size, hoop) ? room : -1, 4)
}

/** As the header counts them: what is announced by 80h counts twice, and the end once. */
const pointsOf = { change: 2, trim: 2 * JUMPS_OF_TRIM, jump: 2, stitch: 1 } as const

function encodeMoves(plan: StitchPlan): { bytes: Uint8Array; points: number } {
  const file = new ByteWriter()
  let points = 1
  for (const step of machineSteps(plan, MAX_MOVE_MM)) {
    points += pointsOf[step.kind]
    if (step.kind === 'change') file.bytes(...CHANGE)
    else if (step.kind === 'trim') for (let n = 0; n < JUMPS_OF_TRIM; n += 1) file.bytes(...JUMP, 0, 0)
    else file.bytes(...(step.kind === 'jump' ? JUMP : []), step.dx, -step.dy)
  }
  file.bytes(...END)
  return { bytes: file.finish(), points }
}
