/**
 * A plan as a Melco EXP file, which Bernina's machines read too: nothing but moves of two bytes, x and y upwards, from
 * −127 to 127 tenths of a millimeter. 80h announces what is no stitch. It names no colors: the thread sheet does.
 */
import { MAX_MOVE_MM, type StitchPlan } from '../plan.ts'
import { ByteWriter } from './byte-writer.ts'
import { machineSteps } from './machine-moves.ts'

const ESCAPE = 0x80
const CHANGE = [ESCAPE, 0x01, 0, 0] as const
const TRIM = [ESCAPE, 0x80, 0x07, 0] as const
const JUMP = [ESCAPE, 0x04] as const

export function writeExp(plan: StitchPlan): Uint8Array {
  const file = new ByteWriter()
  for (const step of machineSteps(plan, MAX_MOVE_MM)) {
    if (step.kind === 'change') file.bytes(...CHANGE)
    else if (step.kind === 'trim') file.bytes(...TRIM)
    else file.bytes(...(step.kind === 'jump' ? JUMP : []), step.dx, -step.dy)
  }
  return file.finish()
}
