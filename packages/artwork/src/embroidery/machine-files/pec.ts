/**
 * The part of a Brother file that the machine sews: a label, an index of Brother's threads for each color, the moves,
 * and small pictures of the whole and of each color for the machine's screen. y points downwards.
 */
import type { StitchPlan } from '../plan.ts'
import type { ByteWriter } from './byte-writer.ts'
import {
  countParts,
  isMiddle,
  type MachineMove,
  type MachinePoint,
  MIDDLE,
  machineBlocks,
  partsOfMove,
  sewnCorner,
  sewnSize,
} from './machine-moves.ts'
import { nearestEachOnce } from './nearest-each-once.ts'
import { ICON, iconOf } from './pec-icons.ts'
import { pecThreads } from './pec-threads.ts'

const SPACE = 0x20
const LABEL_LETTERS = 8
const THREAD_BYTES = 463
const LONG = 0x80
const JUMP = 0x10
const TRIM = 0x20
/** Tenths of a millimeter along an axis: a move of two bytes, and one of four. */
const SHORT_MOVE = { min: -63, max: 62 } as const
const LONGEST_MOVE = 2047
/** Of the picture on the machine's screen. */
const SCREEN = { width: 0x1e0, height: 0x1b0 } as const

/** Gives the index of each color's thread. */
export function writePec(file: ByteWriter, plan: StitchPlan, name: string): number[] {
  const indexes = nearestEachOnce(
    plan.blocks.map(({ thread }) => thread.hex),
    pecThreads,
  )
  file.text(`LA:${asciiOf(name).slice(0, LABEL_LETTERS).padEnd(16)}\r`)
  file.repeat(SPACE, 12)
  file.bytes(0xff, 0, ICON.width / 8, ICON.height)
  file.repeat(SPACE, 12)
  file.bytes(indexes.length - 1, ...indexes)
  file.repeat(SPACE, THREAD_BYTES - indexes.length)
  writeSewing(file, plan)
  const blocks = machineBlocks(plan)
  const size = sewnSize(plan)
  file.append(iconOf(blocks, size))
  for (const block of blocks) file.append(iconOf([block], size))
  return indexes
}

const asciiOf = (name: string) => name.replace(/[^\x20-\x7e]/g, '')

function writeSewing(file: ByteWriter, plan: StitchPlan): void {
  const start = file.length
  const { width, height } = sewnSize(plan)
  file.bytes(0, 0)
  file.little(0, 3)
  file.bytes(0x31, 0xff, 0xf0)
  for (const side of [width, height, SCREEN.width, SCREEN.height]) file.little(side, 2)
  // from the upper left corner of what is sewn to its middle, where the moves begin
  const { x, y } = sewnCorner(plan)
  for (const way of [-x, -y]) file.big(((LONG | JUMP) << 8) | way, 2)
  writeMoves(file, plan)
  file.patch(start + 2, (patch) => patch.little(file.length - start, 3))
}

function writeMoves(file: ByteWriter, plan: StitchPlan): void {
  let here = MIDDLE
  const goTo = (to: MachinePoint, flag: number) => {
    partsOfMove(here, to, countParts(here, to, LONGEST_MOVE)).forEach((end, part) => {
      // the thread is cut once, at the beginning of the way
      writeMove(file, { x: end.x - here.x, y: end.y - here.y }, part === 0 || flag === 0 ? flag : JUMP)
      here = end
    })
  }
  for (const [index, { moves }] of machineBlocks(plan).entries()) {
    if (index > 0) file.bytes(0xfe, 0xb0, index % 2 === 1 ? 2 : 1)
    for (const { to, flag } of withFullMoves(moves)) {
      goTo(to, flag)
      // the needle goes down where the way ends
      if (flag !== 0) file.bytes(0, 0)
    }
  }
  if (!isMiddle(here)) goTo(MIDDLE, TRIM)
  file.bytes(0xff)
}

/** Moves lead to the very stitch that follows them: Brother's machines sew a stitch at the end of each. */
function withFullMoves(moves: readonly MachineMove[]): { to: MachineMove; flag: number }[] {
  const full: { to: MachineMove; flag: number }[] = []
  let flag = 0
  for (const move of moves) {
    if (move.kind === 'stitch') {
      full.push({ to: move, flag })
      flag = 0
    } else flag = move.kind === 'trim' || flag === TRIM ? TRIM : JUMP
  }
  return full
}

function writeMove(file: ByteWriter, { x, y }: { x: number; y: number }, flag: number): void {
  if (flag === 0 && isShort(x) && isShort(y)) file.bytes(x & 0x7f, y & 0x7f)
  else for (const delta of [x, y]) file.big(((LONG | flag) << 8) | (delta & 0xfff), 2)
}

const isShort = (delta: number) => delta >= SHORT_MOVE.min && delta <= SHORT_MOVE.max
