/**
 * A plan as a Brother PES file, version 6: the threads with their own colors and the maker's numbers, for programs on
 * a computer, around the PEC part that the machine sews with the nearest of Brother's own threads.
 */

import type { StitchPlan, Thread } from '../plan.ts'
import { MAKER } from '../thread-chart.ts'
import { ByteWriter, utf8 } from './byte-writer.ts'
import { writePec } from './pec.ts'

const SIGNATURE = '#PES0060'
/** Pages, grids and hoops of the program, as it sets them in a new file. */
const SETTINGS = [0, 0, 100, 100, 0, 200, 200, 100, 100, 100, 7, 19, 1, 1, 0, 100, 1, 0] as const
const OWN_COLOR = 0x0a
const ICON_BYTES = 0x90

/** `name` is what the machine shows: letters and digits of ASCII, eight at most. */
export function writePes(plan: StitchPlan, name = 'BORDADO'): Uint8Array {
  const file = new ByteWriter()
  file.text(SIGNATURE)
  const offset = file.length
  file.little(0, 4)
  writeHeader(file, plan, name)
  file.patch(offset, (patch) => patch.little(file.length, 4))
  const indexes = writePec(file, plan, name)
  file.bytes(...indexes)
  file.repeat(0x20, 128 - indexes.length)
  for (const _ of plan.blocks) file.repeat(0, ICON_BYTES)
  for (const { thread } of plan.blocks) file.little(colorOf(thread), 3)
  file.little(0, 2)
  return file.finish()
}

function writeHeader(file: ByteWriter, { blocks }: StitchPlan, name: string): void {
  file.little(1, 2)
  file.text('02')
  writeText(file, name)
  // category, author, keywords, comments
  file.bytes(0, 0, 0, 0)
  for (const setting of SETTINGS) file.little(setting, 2)
  writeText(file, '')
  // neither scaled nor turned
  file.bytes(...new Uint8Array(Float32Array.of(1, 0, 0, 1, 0, 0).buffer))
  // patterns of fills, motifs, feathers
  for (let kinds = 0; kinds < 3; kinds += 1) file.little(0, 2)
  file.little(blocks.length, 2)
  for (const { thread } of blocks) writeThread(file, thread)
  // no objects that could be edited: the stitches are those of the PEC part
  file.little(0, 2)
  file.repeat(0, 9)
}

function writeThread(file: ByteWriter, thread: Thread): void {
  writeText(file, thread.number ?? '')
  file.big(colorOf(thread), 3)
  file.bytes(0)
  file.little(OWN_COLOR, 4)
  writeText(file, thread.name)
  writeText(file, thread.number === undefined ? '' : MAKER)
  writeText(file, thread.number === undefined ? '' : MAKER)
}

function writeText(file: ByteWriter, text: string): void {
  const bytes = utf8(text).subarray(0, 255)
  file.bytes(bytes.length, ...bytes)
}

const colorOf = ({ hex }: Thread) => Number.parseInt(hex.slice(1), 16)
