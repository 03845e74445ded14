/** An act over many products, as somebody types it. */
import type { CallInput } from '@estampa/contract/client'
import type { staffProductRuns } from '@estampa/contract/staff'
import type { PriceRounding } from '@estampa/domain/catalog/product-act'
import { parseAmount } from '@estampa/web/money'
import { areDays, offeredAs, type VariantOffer } from './new-product-draft.ts'

export const runActs = ['price', 'family', 'availability', 'measures', 'show', 'hide'] as const
export const runMeasures = ['unitWeight', 'height', 'length', 'width'] as const
export type RunActDraft = {
  kind: (typeof runActs)[number]
  percent: string
  rounding: PriceRounding
  family: string
  offer: VariantOffer
  measures: Readonly<Record<(typeof runMeasures)[number], string>>
  isOnlyMissing: boolean
}
export type RunActInput = CallInput<(typeof staffProductRuns)['startProductRun']>['act']

export const firstRunAct: RunActDraft = {
  kind: 'price',
  percent: '',
  rounding: '10',
  family: '',
  offer: { availability: 'stock', days: '' },
  measures: { unitWeight: '', height: '', length: '', width: '' },
  isOnlyMissing: true,
}

/** «10», «-5,5» or «+ 3 %»; undefined for what is no change of a price. */
export function readPercent(typed: string): number | undefined {
  const text = typed.replace(/[\s%]/g, '').replace(/^\+/, '').replace('−', '-').replace(',', '.')
  if (!/^-?\d{1,3}(\.\d{1,2})?$/.test(text)) return undefined
  const percent = Number(text)
  return percent >= -90 && percent <= 900 && percent !== 0 ? percent : undefined
}

/** As the call takes it; undefined while something is missing. */
export function runActOf(draft: RunActDraft): RunActInput | undefined {
  const { kind, percent, rounding, family, offer, measures, isOnlyMissing } = draft
  if (kind === 'price') {
    const read = readPercent(percent)
    return read === undefined ? undefined : { kind, percent: read, rounding }
  }
  if (kind === 'family') return family === '' ? undefined : { kind, family: Number(family) }
  if (kind === 'availability') return areDays(offer) ? { kind, ...offeredAs(offer) } : undefined
  if (kind === 'measures') {
    const [unitWeight, height, length, width] = runMeasures.map((field) => parseAmount(measures[field]))
    return unitWeight && height && length && width
      ? { kind, unitWeight, height, length, width, isOnlyMissing }
      : undefined
  }
  return { kind: 'publish', isPublished: kind === 'show' }
}
