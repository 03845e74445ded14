import { MEGABYTE } from '../process-memory.ts'
import type { tasks } from './tasks.ts'

type Tasks = typeof tasks
type TaskMemory = { [Name in keyof Tasks]: (input: Parameters<Tasks[Name]>[0]) => number }

const of = (megabytes: number) => () => megabytes * MEGABYTE

/**
 * The memory that each task takes at most, in bytes: pixels, what is made of them, and the heap of its thread. Most inputs are
 * made smaller before they are worked on, so that a number is enough.
 */
export const taskMemory: TaskMemory = {
  factsOf: ({ data }) => 8 * MEGABYTE + 4 * data.length,
  // Text of the whole file, its parts, and streams that unfold to as much as is looked at.
  seePdf: (bytes) => 8 * MEGABYTE + 4 * bytes.length + Math.min(32_000_000, 8 * bytes.length),
  editPicture: of(72),
  drawArt: ({ pictures }) => 24 * MEGABYTE + pictures.reduce((sum, { bytes }) => sum + 4 * bytes.length, 0),
  seeArt: of(64),
  renderMockup: of(72),
  sewPicture: of(72),
  // With the process that draws at print quality.
  printPlace: of(256),
  printSheet: of(64),
  drawPaper: of(48),
}

export function memoryOf<Name extends keyof Tasks>(name: Name, input: Parameters<Tasks[Name]>[0]): number {
  return Math.ceil(taskMemory[name](input))
}
