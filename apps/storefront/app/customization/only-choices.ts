/** Nobody is asked for what there is only one of. */
import type { LoadedProduct, Technique } from '../catalog/load-product.ts'
import { activePlace, changePlace, type Draft, openPlace, type Step, withTechnique } from './draft.ts'

type Loaded = Pick<LoadedProduct, 'product'> & { readonly techniques: readonly Technique[] }

/** The draft with the only place and the only technique of that place chosen. */
export function withOnlyChoices(draft: Draft, loaded: Loaded): Draft {
  const [area, ...others] = loaded.product.printing_areas
  const isOnlyPlace = area && others.length === 0 && draft.step === 'place' && draft.places.length === 0
  return withOnlyTechnique(isOnlyPlace ? openPlace(draft, area.id) : draft, loaded)
}

function withOnlyTechnique(draft: Draft, { product, techniques }: Loaded): Draft {
  const place = activePlace(draft)
  const area = product.printing_areas.find((one) => one.id === draft.active)
  if (draft.step !== 'technique' || !place || !area) return draft
  const [technique, ...others] = techniques.filter((one) => area.printing_types.includes(one.id))
  if (!technique || others.length > 0) return draft
  if (place.technique_id === technique.id) return { ...draft, step: 'logo' }
  // one that is no longer offered is given up by whoever looks
  if (place.technique_id !== null) return draft
  // without a logo there are no colors to count yet
  return { ...changePlace(draft, withTechnique(place, technique, area, [])), step: 'logo' }
}

/** Whether a step asks anything of this draft. */
export function isAsked(step: Step, draft: Draft, { product, techniques }: Loaded): boolean {
  if (step === 'place') return product.printing_areas.length > 1
  if (step !== 'technique') return true
  const area = product.printing_areas.find((one) => one.id === draft.active)
  const offered = area ? techniques.filter((one) => area.printing_types.includes(one.id)) : techniques
  // a technique that is no longer offered is chosen again
  return offered.length > 1 || activePlace(draft)?.technique_id !== offered[0]?.id
}
