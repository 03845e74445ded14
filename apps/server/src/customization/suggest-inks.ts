import { perceivedDifference } from '@estampa/artwork/pixels'
import { type SuggestedInk, suggestInks } from '@estampa/domain/customization/ink-chart'
import type { Tx } from '../db/database.ts'
import { findInkChart } from './ink-chart.store.ts'

/** Inks of the shop's chart for a color, as buyers and the people of the shop are shown them alike. */
export async function suggestInksOfShop(
  tx: Tx,
  { text, hex }: { text: string; hex: string },
): Promise<{ hasChart: boolean; items: readonly SuggestedInk[] }> {
  const { inks } = await findInkChart(tx)
  return { hasChart: inks.length > 0, items: suggestInks(inks, { typed: text, hex }, perceivedDifference) }
}
