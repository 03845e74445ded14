/** What the workshop thinks of the places of a draft, said by the same rules as of a design of the builder. */
import type { Judgement } from '@estampa/domain/customization/judgement'
import { judgeLogo } from '@estampa/domain/customization/judgement/logo'
import type { LoadedProduct } from '../catalog/load-product.ts'
import type { Variant } from '../catalog/product.ts'
import { customizationOf, type Draft } from './draft.ts'

export type PlaceJudgement = Judgement & { readonly printing_area_id: number }

export function judgementsOf(
  draft: Draft,
  { product, techniques }: LoadedProduct,
  variant: Variant | undefined,
): PlaceJudgement[] {
  const judged = customizationOf(draft, techniques).views.flatMap((view): PlaceJudgement[] => {
    const { printing_area_id } = view
    const area = product.printing_areas.find(({ id }) => id === printing_area_id)
    const technique = techniques.find(({ id }) => id === view.technique_id)
    const logo = draft.places.find((place) => place.printing_area_id === printing_area_id)?.logo
    if (!area || !technique || !logo) return []
    const productColour = variant?.primary_color ?? null
    return judgeLogo(view, { area, technique, logo, productColour }).map((one) => ({
      ...one,
      printing_area_id,
    }))
  })
  return judged.sort((one, other) => ranks[one.severity] - ranks[other.severity])
}

const ranks: Readonly<Record<Judgement['severity'], number>> = { refuse: 0, warn: 1, note: 2 }
