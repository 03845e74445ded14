import type { staffInkChart } from '@estampa/contract/staff'
import { checkInkChart } from '@estampa/domain/customization/ink-chart'
import { refuse } from '@estampa/domain/refusal'
import {
  findInkChart,
  lockInkChart,
  type StoredInkChart,
  saveInkChart,
} from '../customization/ink-chart.store.ts'
import { suggestInksOfShop } from '../customization/suggest-inks.ts'
import type { Handler } from '../http/context.ts'

type Calls = typeof staffInkChart

/** The inks of the shop's own guide, by which buyers name theirs. */
export const inkChartHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  suggestInks: ({ tx, input }) => suggestInksOfShop(tx, input),
  getInkChart: async ({ tx }) => toChartView(await findInkChart(tx)),
  saveInkChart: async ({ tx, input, record, now, shop, seenVersion }) => {
    const before = await lockInkChart(tx)
    const { version } = before
    if (seenVersion !== null && seenVersion !== version)
      return refuse('ink_chart_changed', { data: { version } })
    const wrong = checkInkChart(input.inks)
    if (wrong) return refuse('ink_chart_unsound', { name: wrong.name })
    await saveInkChart(tx, input.inks, now)
    await record(tx, {
      subject: { kind: 'ink_chart', id: String(shop.id), name: 'Carta de tintas' },
      before: { inks: before.inks.length },
      after: { inks: input.inks.length },
    })
    return toChartView(await findInkChart(tx))
  },
}

function toChartView({ inks, version, saved_at }: StoredInkChart) {
  return { inks, version, savedAt: saved_at?.toISOString() ?? null }
}
