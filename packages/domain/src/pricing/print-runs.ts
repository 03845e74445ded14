import type { CustomizationView } from '../customization.ts'
import type { LineToPrice } from './entries.ts'

type PrintedArt = CustomizationView & { readonly hasWhiteBase: boolean }
/** Units of a line that are printed alike in one place. */
export type PrintRun = { readonly art: PrintedArt; readonly quantity: number }

/** A line of dark and light goods pays for the white base on the dark ones alone; both are one quantity to the scales. */
export function printRunsOf(view: CustomizationView, rows: LineToPrice['rows']): PrintRun[] {
  const withBase = new Set(view.white_base ?? [])
  return [false, true].flatMap((hasWhiteBase) => {
    const alike = rows.filter(({ sku }) => withBase.has(sku) === hasWhiteBase)
    const quantity = alike.reduce((sum, one) => sum + one.quantity, 0)
    return quantity > 0 ? [{ art: { ...view, hasWhiteBase }, quantity }] : []
  })
}

/** The art as it is set up, once for all runs: with the base where one of them has it. */
export function screensOf(view: CustomizationView, runs: readonly PrintRun[]): PrintedArt {
  return { ...view, hasWhiteBase: runs.some(({ art }) => art.hasWhiteBase) }
}
