import type { CustomizationView, ViewPosition } from '@estampa/domain/customization'
import { designOfViews } from '@estampa/domain/customization/art'
import { type Draft, emptyDraft, type Logo } from '../../customization/draft.ts'

/** The stored draft of one address in this tab. `from` is the line that it was made of, or ''. */
export type StoredDraft = { search: string; from: string; draft: Draft }

/** A print area of a draft that was stored before drafts held designs; lengths are centimeters. */
type FormerAreaDraft = {
  printing_area_id: number
  technique_id: number | null
  logo: Logo | null
  art: (ViewPosition & { width: number; height: number }) | null
  instructions: string
}
type FormerDraft = Pick<Draft, 'units' | 'active' | 'step'> & { places: readonly FormerAreaDraft[] }

/** A draft of an older state of its line is left: it would undo what the cart did since. */
export function readDraft(key: string, search: string, from: string | undefined): Draft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredDraft | null
    if (stored?.search !== search || (from !== undefined && stored.from !== from)) return undefined
    return readStoredDraft(stored.draft)
  } catch {
    return undefined
  }
}

/** A draft as it was stored by this version of the page or by an earlier one. */
export function readStoredDraft(draft: Draft | FormerDraft): Draft | undefined {
  if ('places' in draft) return draftOfFormer(draft)
  return Array.isArray(draft.design.views) && Array.isArray(draft.logos) ? draft : undefined
}

function draftOfFormer({ places, units, active, step }: FormerDraft): Draft {
  const noArea = () => ({ width: 0, height: 0 })
  const { views } = designOfViews(places.map(viewOfFormer), noArea)
  const techniques = new Map(places.map((one) => [one.printing_area_id, one.technique_id]))
  const design = {
    ...emptyDraft(units).design,
    views: views.map((view) => ({ ...view, technique_id: techniques.get(view.printing_area_id) ?? null })),
  }
  return { units, design, logos: places.flatMap(({ logo }) => logo ?? []), active, step }
}

function viewOfFormer({
  printing_area_id,
  technique_id,
  logo,
  art,
  instructions,
}: FormerAreaDraft): CustomizationView {
  return {
    printing_area_id,
    technique_id: technique_id ?? 0,
    colours: 1,
    colour_names: [],
    width_centimeters: art?.width ?? 0,
    height_centimeters: art?.height ?? 0,
    thousandStitches: null,
    logo_id: art && logo ? logo.id : null,
    design_id: null,
    position: art && { x: art.x, y: art.y, angle: art.angle },
    instructions,
    elements: [],
  }
}

// a browser may refuse storage altogether: the draft then lives as long as the page
export function writeDraft(key: string, stored: StoredDraft | undefined): void {
  try {
    if (stored) sessionStorage.setItem(key, JSON.stringify(stored))
    else sessionStorage.removeItem(key)
  } catch {}
}
