import type { Client } from '@estampa/contract/client'
import type { LoadedProduct, Technique } from '../../catalog/load-product.ts'
import {
  type Draft,
  emptyAreaDraft,
  findActiveArea,
  type Logo,
  type Threads,
  toCustomization,
  withLogo,
  withTechnique,
} from '../../customization/draft.ts'
import { toLine } from '../product-lines.ts'
import { toLineTechnique } from './technique-of-line.ts'

type TechniqueTrialsInput = LoadedProduct & { draft: Draft; threads: Threads; uuid: string }

/** Stands in for a logo that has not come yet: one color, twice as wide as high. */
const anyLogo: Logo = {
  id: '',
  name: '',
  url: '',
  preview_url: '',
  drawing_url: null,
  made_from: null,
  facts: null,
  width: 1_000,
  height: 500,
  isVector: true,
  colours: ['#000000'],
}

/** The product with the edited print area alone, once for each technique that it may be decorated with. */
export function toTechniqueTrials({ product, techniques, draft, threads, uuid }: TechniqueTrialsInput) {
  const area = product.printing_areas.find((one) => one.id === draft.active)
  const areaDraft = findActiveArea(draft)
  if (!area || !areaDraft) return []
  const chosen = product.products.map((variant) => ({ variant, quantity: draft.units[variant.sku] ?? 0 }))
  return techniques.flatMap((technique) => {
    if (!area.printing_types.includes(technique.id)) return []
    const tried = areaDraft.logo
      ? withTechnique(areaDraft, technique, area, threads)
      : withLogo({ ...emptyAreaDraft(area.id), technique_id: technique.id }, anyLogo, {
          technique,
          area,
          threads,
        })
    const decoration = decorationOf({ ...draft, places: [tried] }, technique)
    const line = toLine({ product, chosen, decoration, uuid })
    return line ? [{ technique: technique.id, line }] : []
  })
}

function decorationOf(draft: Draft, technique: Technique) {
  const { views, applicationDays } = toCustomization(draft, [technique])
  const unnamed = views.map((view) => ({ ...view, logo_id: view.logo_id === '' ? null : view.logo_id }))
  return {
    customization: { views: unnamed, applicationDays },
    applicationTechnique: [toLineTechnique(technique)],
    customizationRender: null,
  }
}

/** The price that each technique adds to a unit, by technique id. */
export type TechniquePrices = ReadonlyMap<number, number>
type AddedPrices = Awaited<ReturnType<Client['cart']['getTechniquePrices']>>

/** Prices with or without taxes, as the shop shows them. Techniques without a price for this size and quantity are absent. */
export function toTechniquePrices(
  techniques: readonly number[],
  added: AddedPrices,
  withTaxes: boolean,
): TechniquePrices {
  return new Map(
    techniques.flatMap((technique, index) => {
      const one = added[index]
      return one ? [[technique, withTaxes ? one.eachWithTaxes : one.each] as const] : []
    }),
  )
}
