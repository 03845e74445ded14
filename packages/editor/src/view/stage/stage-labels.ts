/** Labels of the stage, which the screen around it gives. Lengths are millimeters. */
export type StageLabels = {
  /** Accessible name of the stage. */
  readonly stage: string
  /** How it is worked with by keyboard. */
  readonly stage_help: string
  readonly chosen_none: string
  readonly chosen_one: (name: string, width: number, height: number) => string
  readonly chosen_many: (count: number) => string
}
