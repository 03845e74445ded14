/** Chooses what there is only one of, so that nobody is asked for it. */
import type { LoadedProduct, Technique } from '../catalog/load-product.ts'
import {
  type CustomizeStep,
  changeActiveView,
  type Draft,
  findActiveView,
  openArea,
  withTechnique,
} from './draft.ts'

type OfferedChoices = Pick<LoadedProduct, 'product'> & { readonly techniques: readonly Technique[] }

/** The draft with the only print area and its only technique chosen. */
export function withOnlyChoices(draft: Draft, loaded: OfferedChoices): Draft {
  const [area, ...others] = loaded.product.printing_areas
  const isOnlyArea = area && others.length === 0 && draft.step === 'place' && draft.design.views.length === 0
  return withOnlyTechnique(isOnlyArea ? openArea(draft, area.id) : draft, loaded)
}

function withOnlyTechnique(draft: Draft, { product, techniques }: OfferedChoices): Draft {
  const view = findActiveView(draft)
  const area = product.printing_areas.find((one) => one.id === draft.active)
  if (draft.step !== 'technique' || !view || !area) return draft
  const [technique, ...others] = techniques.filter((one) => area.printing_types.includes(one.id))
  if (!technique || others.length > 0) return draft
  if (view.technique_id === technique.id) return { ...draft, step: 'logo' }
  // a technique that is no longer offered is replaced by the person
  if (view.technique_id !== null) return draft
  return { ...changeActiveView(draft, (now) => withTechnique(now, technique, area)), step: 'logo' }
}

/** True if a step offers a choice for this draft. */
export function hasChoice(
  step: CustomizeStep,
  draft: Draft,
  { product, techniques }: OfferedChoices,
): boolean {
  if (step === 'place') return product.printing_areas.length > 1
  if (step !== 'technique') return true
  const area = product.printing_areas.find((one) => one.id === draft.active)
  const offered = area ? techniques.filter((one) => area.printing_types.includes(one.id)) : techniques
  // a technique that is no longer offered is chosen again
  return offered.length > 1 || findActiveView(draft)?.technique_id !== offered[0]?.id
}
