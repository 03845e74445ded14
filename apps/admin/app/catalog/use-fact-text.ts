import type { CallResult } from '@estampa/contract/client'
import type { staffProductRuns } from '@estampa/contract/staff'
import { useMessages } from '@estampa/web/messages'
import { productRunMessages } from '../messages/product-runs.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import { type RunActInput, runMeasures } from './run-act.ts'

type Facts = CallResult<(typeof staffProductRuns)['previewProductRun']>['samples'][number]['before']
type Words = ReturnType<typeof useMessages<typeof productRunMessages.cl>>

/** What an act of this kind changes of a product, in words. */
export function useFactText(kind: RunActInput['kind']): (facts: Facts) => string {
  const r = useMessages(productRunMessages)
  const money = useAmountText()
  return (facts) => {
    if (kind === 'publish') return facts.isPublished ? r.shown : r.hidden
    if (kind === 'family') return facts.family ?? r.nothing
    if (kind === 'measures') return measuresText(facts.measures, r)
    if (kind === 'availability') return offerText(facts, r)
    return facts.price === null ? r.nothing : money(facts.price)
  }
}

export function measuresText(measures: Readonly<Facts['measures']>, r: Words): string {
  const [weightG = 0, ...sidesCm] = runMeasures.map((field) => measures[field])
  return [weightG, ...sidesCm].some((one) => one > 0) ? r.measures_text(weightG, sidesCm) : r.measures_none
}

export function offerText(
  { availability, onOrderDays }: Pick<Facts, 'availability' | 'onOrderDays'>,
  r: Words,
) {
  if (availability === null) return r.offers_differ
  return onOrderDays === null ? r.offers[availability] : r.on_order_in(onOrderDays)
}
