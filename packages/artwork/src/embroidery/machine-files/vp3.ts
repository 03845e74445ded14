/**
 * A plan as a VP3 file of Husqvarna Viking and Pfaff: blocks within blocks, each preceded by its length, the highest
 * byte first. Headers count thousandths of a millimeter with y upwards, stitches tenths with y downwards. Each color
 * has its thread with the maker's number.
 */

import { MAX_MOVE_MM, type StitchPlan, type Thread } from '../plan.ts'
import { MAKER } from '../thread-chart.ts'
import { ByteWriter, utf8 } from './byte-writer.ts'
import { type MachineBlock, type MachinePoint, machineBlocks, sewnSize } from './machine-moves.ts'

const PRODUCER = 'Estampa'
const ESCAPE = 0x80
const LONG = [ESCAPE, 0x01] as const
const LONG_END = [ESCAPE, 0x02] as const
const TRIM = [ESCAPE, 0x03] as const
/** Rayon or polyester, of weight 40. */
const THREAD_KIND = [0x05, 40] as const

export function writeVp3(plan: StitchPlan): Uint8Array {
  const file = new ByteWriter()
  const { width, height } = sewnSize(plan)
  const blocks = machineBlocks(plan)
  file.text('%vsm%')
  file.bytes(0)
  writeWideText(file, PRODUCER)
  writeBlock(file, 0x02, () => {
    writeWideText(file, '')
    for (const edge of [width, height, -width, -height]) file.big(edge * 50, 4)
    file.big(plan.stitches, 4)
    file.bytes(0, blocks.length, 12, 0, 1)
    writeBlock(file, 0x03, () => writeDesign(file, blocks, { width, height }))
  })
  return file.finish()
}

/** Its length counts from behind itself to the end of the block. */
function writeBlock(file: ByteWriter, kind: number, write: () => void): void {
  file.bytes(0, kind, 0)
  const at = file.length
  file.big(0, 4)
  write()
  file.patch(at, (patch) => patch.big(file.length - at - 4, 4))
}

function writeDesign(
  file: ByteWriter,
  blocks: readonly MachineBlock[],
  { width, height }: { width: number; height: number },
): void {
  // the middle of what is sewn is the origin
  file.big(0, 4)
  file.big(0, 4)
  file.bytes(0, 0, 0)
  for (const edge of [-width * 50, width * 50, -height * 50, height * 50]) file.big(edge, 4)
  for (const side of [width * 100, height * 100]) file.big(side, 4)
  writeWideText(file, '')
  file.bytes(100, 100)
  // neither scaled nor turned
  for (const part of [4096, 0, 0, 4096]) file.big(part, 4)
  file.text('xxPP')
  file.bytes(1, 0)
  writeWideText(file, PRODUCER)
  file.big(blocks.length, 2)
  for (const block of blocks) writeBlock(file, 0x05, () => writeColor(file, block))
}

/** Begins where its first move leads, so that no way is sewn. */
function writeColor(file: ByteWriter, { thread, moves }: MachineBlock): void {
  const start = moves[0] ?? { x: 0, y: 0 }
  const end = moves.findLast(({ kind }) => kind === 'stitch') ?? start
  writePoint(file, start)
  writeThread(file, thread)
  writePoint(file, { x: end.x - start.x, y: end.y - start.y })
  writeBlock(file, 0x01, () => {
    file.bytes(0x0a, 0xf6, 0)
    writeStitches(file, start, moves)
  })
  file.bytes(0)
}

function writePoint(file: ByteWriter, { x, y }: MachinePoint): void {
  file.big(x * 100, 4)
  file.big(-y * 100, 4)
}

function writeThread(file: ByteWriter, { hex, name, number }: Thread): void {
  // one color, no parts, no length
  file.bytes(1, 0)
  file.big(Number.parseInt(hex.slice(1), 16), 3)
  file.bytes(0, 0, 0, ...THREAD_KIND)
  for (const text of [number ?? '', name, number === undefined ? '' : MAKER]) {
    const bytes = utf8(text)
    file.big(bytes.length, 2)
    file.bytes(...bytes)
  }
}

/**
 * The format has no move without a stitch at its end: a move and the stitch behind it are one. Where that is longer
 * than a stitch may be, the thread is cut before it.
 */
function writeStitches(file: ByteWriter, start: MachinePoint, moves: MachineBlock['moves']): void {
  let here = start
  let isCut = false
  for (const move of moves) {
    if (move.kind === 'trim') isCut = true
    if (move.kind !== 'stitch') continue
    const [x, y] = [move.x - here.x, move.y - here.y]
    const isLong = Math.max(Math.abs(x), Math.abs(y)) > MAX_MOVE_MM
    if (isCut || isLong) {
      file.bytes(...TRIM, ...LONG)
      file.big(x, 2)
      file.big(y, 2)
      file.bytes(...LONG_END)
    } else file.bytes(x, y)
    here = move
    isCut = false
  }
}

function writeWideText(file: ByteWriter, text: string): void {
  file.big(text.length * 2, 2)
  for (const letter of text) file.big(letter.charCodeAt(0), 2)
}
