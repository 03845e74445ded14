/**
 * A plan as a Melco EXP file, which Bernina's machines read too: nothing but moves of two bytes, x and y upwards, from
 * −127 to 127 tenths of a millimeter. 80h announces what is no stitch. It names no colors: the thread sheet does.
 */
import { MAX_MOVE_MM, type StitchPlan } from '../plan.ts'
import { ByteWriter } from './byte-writer.ts'
import { countParts, machineBlocks, partsOfMove } from './machine-moves.ts'

const ESCAPE = 0x80
const CHANGE = [ESCAPE, 0x01, 0, 0] as const
const TRIM = [ESCAPE, 0x80, 0x07, 0] as const
const JUMP = [ESCAPE, 0x04] as const

export function writeExp(plan: StitchPlan): Uint8Array {
  const file = new ByteWriter()
  let here = { x: 0, y: 0 }
  for (const [index, block] of machineBlocks(plan).entries()) {
    if (index > 0) file.bytes(...CHANGE)
    for (const move of block.moves) {
      if (move.kind === 'trim') file.bytes(...TRIM)
      for (const to of partsOfMove(here, move, countParts(here, move, MAX_MOVE_MM))) {
        if (move.kind !== 'stitch') file.bytes(...JUMP)
        file.bytes(to.x - here.x, here.y - to.y)
        here = to
      }
    }
  }
  return file.finish()
}
