/** Chooses what can be chosen for everybody, so that the page begins with the logo. */
import { type LoadedProduct, type Technique, techniquesOf } from '../catalog/load-product.ts'
import {
  awaitsTechnique,
  type CustomizeStep,
  changeActiveView,
  type Draft,
  emptyDraft,
  findActiveView,
  openArea,
  withTechnique,
} from './draft.ts'

type OfferedChoices = Pick<LoadedProduct, 'product'> & { readonly techniques: readonly Technique[] }

/** A new draft, in which the first print area is open. */
export function startDraft(units: Draft['units'], loaded: OfferedChoices): Draft {
  const [area] = loaded.product.printing_areas
  const draft = emptyDraft(units)
  return withOnlyChoices(area ? openArea(draft, area.id) : draft, loaded)
}

/** The draft with the only print area and its only technique chosen. */
export function withOnlyChoices(draft: Draft, loaded: OfferedChoices): Draft {
  const [area, ...others] = loaded.product.printing_areas
  const isOnlyArea = area && others.length === 0 && draft.step === 'place' && draft.design.views.length === 0
  return withOnlyTechnique(isOnlyArea ? openArea(draft, area.id) : draft, loaded)
}

function withOnlyTechnique(draft: Draft, { product, techniques }: OfferedChoices): Draft {
  const view = findActiveView(draft)
  const area = product.printing_areas.find((one) => one.id === draft.active)
  if (!view || !area || (draft.step !== 'technique' && !awaitsTechnique(view))) return draft
  const [technique, ...others] = techniquesOf(area, techniques)
  if (!technique || others.length > 0) return draft
  // a technique that is no longer offered is replaced by the person
  if (view.technique_id !== null && view.technique_id !== technique.id) return draft
  const step = draft.step === 'technique' ? 'logo' : draft.step
  return { ...changeActiveView(draft, (now) => withTechnique(now, technique, area)), step }
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
  const offered = area ? techniquesOf(area, techniques) : techniques
  // a technique that is no longer offered is chosen again
  return offered.length > 1 || findActiveView(draft)?.technique_id !== offered[0]?.id
}
