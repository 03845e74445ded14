/**
 * A plan in the formats of the machines that workshops have. All of them sew the same stitches; each file's text says
 * what its format holds besides.
 */
import { writeDst } from './dst.ts'
import { writeExp } from './machine-files/exp.ts'
import { writeJef } from './machine-files/jef.ts'
import { writePes } from './machine-files/pes.ts'
import { writeVp3 } from './machine-files/vp3.ts'
import type { StitchPlan } from './plan.ts'

export type MachineFormat = 'dst' | 'pes' | 'exp' | 'jef' | 'vp3'
type MachineFile = { readonly format: MachineFormat; readonly bytes: Uint8Array }

/**
 * One file for each format that can hold the plan; `name` is what machines show. Janome's machines hide what is in none
 * of their hoops, so that a larger plan has no JEF.
 */
export function writeMachineFiles(plan: StitchPlan, name: string): MachineFile[] {
  const jef = writeJef(plan)
  return [
    { format: 'dst', bytes: writeDst(plan, name) },
    { format: 'pes', bytes: writePes(plan, name) },
    { format: 'exp', bytes: writeExp(plan) },
    ...(jef ? [{ format: 'jef' as const, bytes: jef }] : []),
    { format: 'vp3', bytes: writeVp3(plan) },
  ]
}
