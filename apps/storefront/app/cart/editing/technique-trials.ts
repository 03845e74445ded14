import type { Client } from '@estampa/contract/client'
import type { LoadedProduct, Technique } from '../../catalog/load-product.ts'
import {
  activePlace,
  customizationOf,
  type Draft,
  emptyPlace,
  type Logo,
  type Threads,
  withLogo,
  withTechnique,
} from '../../customization/draft.ts'
import { lineOf } from '../product-lines.ts'
import { techniqueOfLine } from './technique-of-line.ts'

type Trying = LoadedProduct & { draft: Draft; threads: Threads; uuid: string }

/** Stands in for a logo that has not come yet: one colour, twice as wide as high. */
const anyLogo: Logo = {
  ...{ id: '', name: '', url: '', preview_url: '', drawing_url: null, made_from: null, facts: null },
  ...{ width: 1_000, height: 500, isVector: true, colours: ['#000000'] },
}

/** The product with only the place that is worked on, once for each technique that it may be decorated with. */
export function trialsOf({ product, techniques, draft, threads, uuid }: Trying) {
  const area = product.printing_areas.find((one) => one.id === draft.active)
  const place = activePlace(draft)
  if (!area || !place) return []
  const chosen = product.products.map((variant) => ({ variant, quantity: draft.units[variant.sku] ?? 0 }))
  return techniques.flatMap((technique) => {
    if (!area.printing_types.includes(technique.id)) return []
    const tried = place.logo
      ? withTechnique(place, technique, area, threads)
      : withLogo({ ...emptyPlace(area.id), technique_id: technique.id }, anyLogo, {
          technique,
          area,
          threads,
        })
    const decoration = decorationOf({ ...draft, places: [tried] }, technique)
    const line = lineOf({ product, chosen, decoration, uuid })
    return line ? [{ technique: technique.id, line }] : []
  })
}

function decorationOf(draft: Draft, technique: Technique) {
  const { views, applicationDays } = customizationOf(draft, [technique])
  const unnamed = views.map((view) => ({ ...view, logo_id: view.logo_id === '' ? null : view.logo_id }))
  return {
    customization: { views: unnamed, applicationDays },
    applicationTechnique: [techniqueOfLine(technique)],
    customizationRender: null,
  }
}

/** What each technique adds to a unit, by id. */
export type TechniquePrices = ReadonlyMap<number, number>
type Added = Awaited<ReturnType<Client['cart']['getTechniquePrices']>>

/** As the shop shows its prices. What has none for this size and quantity says none. */
export function pricesOf(techniques: readonly number[], added: Added, withTaxes: boolean): TechniquePrices {
  return new Map(
    techniques.flatMap((technique, index) => {
      const one = added[index]
      return one ? [[technique, withTaxes ? one.eachWithTaxes : one.each] as const] : []
    }),
  )
}
