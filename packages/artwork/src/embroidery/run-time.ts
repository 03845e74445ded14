/** How long a machine sews a plan. */
import type { StitchPlan } from './plan.ts'

export type MachinePace = {
  readonly stitchesPerMinute: number
  readonly colorChangeS: number
  readonly trimS: number
}

/** What workshops reckon with: 6 to 8 seconds a cut, 8 to 12 seconds a change of thread. */
export const usualPace: MachinePace = { stitchesPerMinute: 750, colorChangeS: 10, trimS: 7 }

/** Seconds to put a piece into its hoop and take it out again: 60 to 90 as a rule. */
export const HOOPING_S = 75

/** Seconds of one piece on the machine, without hooping. */
export function runTimeS(
  { stitches, trims, colourChanges }: Pick<StitchPlan, 'stitches' | 'trims' | 'colourChanges'>,
  { stitchesPerMinute, colorChangeS, trimS }: MachinePace,
): number {
  return (60 * stitches) / stitchesPerMinute + colourChanges * colorChangeS + trims * trimS
}
