/** The preflight checks of a draft, by the same rules as for a design of the builder. */
import type { PreflightCheck } from '@estampa/domain/customization/preflight'
import { preflightLogo } from '@estampa/domain/customization/preflight/logo'
import type { LoadedProduct } from '../catalog/load-product.ts'
import type { Variant } from '../catalog/product.ts'
import { type Draft, toCustomization } from './draft.ts'

export type AreaPreflightCheck = PreflightCheck & { readonly printing_area_id: number }

export function preflightDraft(
  draft: Draft,
  { product, techniques }: LoadedProduct,
  variant: Variant | undefined,
): AreaPreflightCheck[] {
  const checks = toCustomization(draft, techniques).views.flatMap((view): AreaPreflightCheck[] => {
    const { printing_area_id } = view
    const area = product.printing_areas.find(({ id }) => id === printing_area_id)
    const technique = techniques.find(({ id }) => id === view.technique_id)
    const logo = draft.places.find((areaDraft) => areaDraft.printing_area_id === printing_area_id)?.logo
    if (!area || !technique || !logo) return []
    const productColor = variant?.primary_color ?? null
    return preflightLogo(view, { area, technique, logo, productColour: productColor }).map((one) => ({
      ...one,
      printing_area_id,
    }))
  })
  return checks.sort((one, other) => ranks[one.severity] - ranks[other.severity])
}

const ranks: Readonly<Record<PreflightCheck['severity'], number>> = { refuse: 0, warn: 1, note: 2 }
