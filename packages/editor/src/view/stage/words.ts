/** What the stage says; the sentences come from the screen around it. Lengths are millimetres. */
export type StageWords = {
  /** What the stage is, to those who do not see it. */
  readonly stage: string
  /** How it is worked with by keyboard. */
  readonly stage_help: string
  readonly chosen_none: string
  readonly chosen_one: (name: string, width: number, height: number) => string
  readonly chosen_many: (count: number) => string
}
