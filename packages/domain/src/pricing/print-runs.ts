import type { CustomizationView } from '../customization.ts'
import type { LineToPrice } from './entries.ts'

type PrintedArt = CustomizationView & { readonly hasWhiteBase?: true }
/** Units of a line that are printed alike in one place. */
export type PrintRun = { readonly art: PrintedArt; readonly quantity: number }

/** A line of dark and light goods pays for the white base on the dark ones alone; both are one quantity to the scales. */
export function printRunsOf(view: CustomizationView, rows: LineToPrice['rows']): PrintRun[] {
  const dark = view.white_base ?? []
  let [bare, based] = [0, 0]
  for (const { sku, quantity } of rows) {
    if (dark.includes(sku)) based += quantity
    else bare += quantity
  }
  const runs: PrintRun[] = []
  if (bare > 0) runs.push({ art: view, quantity: bare })
  if (based > 0) runs.push({ art: withBase(view), quantity: based })
  return runs
}

/** The art as it is set up, once for all runs: with the base where one of them has it. */
export function screensOf(view: CustomizationView, runs: readonly PrintRun[]): PrintedArt {
  return runs.find(({ art }) => art.hasWhiteBase)?.art ?? view
}

function withBase(view: CustomizationView): PrintedArt {
  return { ...view, hasWhiteBase: true }
}
