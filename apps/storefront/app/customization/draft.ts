/**
 * An unfinished customization: the units by variant, and a design with one picture per print area. Steps follow each
 * other: area → technique → logo → colors → position; earlier answers decide which steps follow.
 */
import type { Client } from '@estampa/contract/client'
import { orderableUnits } from '@estampa/domain/catalog'
import {
  type Design,
  type DesignView,
  designVersion,
  type ImageElement,
} from '@estampa/domain/customization/design'
import { addFileInks } from '@estampa/domain/customization/ink-names'
import { fittedAll } from '@estampa/editor/kernel'
import type { LoadedProduct, Technique } from '../catalog/load-product.ts'
import type { PrintArea } from '../catalog/product.ts'
import { proposedUnits } from '../catalog/proposed-units.ts'
import { exchangePicture, firstPicture, toEditorArea } from './picture-position.ts'

export type Logo = Awaited<ReturnType<Client['customization']['uploadLogos']>>[number]
export type CustomizeStep = 'place' | 'technique' | 'logo' | 'colours' | 'position'
export type Draft = {
  units: Readonly<Record<string, number>>
  /** One view per chosen print area. */
  design: Design
  /** The logos that the design shows, and those from which they were reduced. */
  logos: readonly Logo[]
  /** The area that is being worked on. */
  active: number | null
  step: CustomizeStep
}

const MAX_AREAS = 12

export const emptyDraft = (units: Draft['units']): Draft => ({
  units,
  design: { version: designVersion, views: [] },
  logos: [],
  active: null,
  step: 'place',
})

export const findActiveView = ({
  design,
  active,
}: Pick<Draft, 'design' | 'active'>): DesignView | undefined =>
  design.views.find((view) => view.printing_area_id === active)

export const findPicture = (view: DesignView | undefined): ImageElement | undefined =>
  view?.elements.find((element) => element.type === 'image')

/** The logo of a print area; undefined while there is none, and where it is gone. */
export function findLogo({ logos }: Pick<Draft, 'logos'>, view: DesignView | undefined): Logo | undefined {
  const picture = findPicture(view)
  return picture && logos.find(({ id }) => id === picture.logo_id)
}

/** Ids of the logos that a design shows. */
export const listLogoIds = (design: Design): string[] => [
  ...new Set(design.views.flatMap((view) => findPicture(view)?.logo_id ?? [])),
]

/** Colors are only asked where the price or the maker depends on them. */
export function listSteps(technique: Technique | undefined): readonly CustomizeStep[] {
  const asksColors = technique?.pricing === 'colour' || technique?.pricing === 'stitches'
  return asksColors
    ? ['place', 'technique', 'logo', 'colours', 'position']
    : ['place', 'technique', 'logo', 'position']
}

/** Whether a print area still takes the technique that is preset for it: nobody has chosen one and nothing lies on it. */
export const awaitsTechnique = (view: DesignView | undefined): boolean =>
  view !== undefined && view.technique_id === null && view.elements.length === 0

export function isStepDone(
  step: CustomizeStep,
  draft: Pick<Draft, 'logos'>,
  view: DesignView | undefined,
): boolean {
  if (!view) return false
  if (step === 'place') return true
  if (step === 'technique') return view.technique_id !== null
  return findLogo(draft, view) !== undefined
}

/** Whether the print area says all that its maker needs. */
export const isFinished = (draft: Pick<Draft, 'logos'>, view: DesignView): boolean =>
  isStepDone('technique', draft, view) && isStepDone('logo', draft, view)

/** The design with every finished print area; unfinished ones are left out. */
export function finishedDesign(draft: Pick<Draft, 'design' | 'logos'>): Design {
  return { ...draft.design, views: draft.design.views.filter((view) => isFinished(draft, view)) }
}

/** Opens a print area, which is added if it is new. The one that was open stays if something lies on it. */
export function openArea(draft: Draft, areaId: number): Draft {
  const views = draft.design.views.filter(
    ({ printing_area_id: id, elements }) => id === areaId || id !== draft.active || elements.length > 0,
  )
  const known = views.find((view) => view.printing_area_id === areaId)
  if (!known && views.length >= MAX_AREAS) return draft
  const added: DesignView = { printing_area_id: areaId, technique_id: null, elements: [], instructions: '' }
  return {
    ...withViews(draft, known ? views : [...views, added]),
    active: areaId,
    step: stepOfOpened(known ?? added),
  }
}

/** A print area opens where the person acts: at the logo, and with a logo at its size. */
function stepOfOpened({ elements, technique_id }: DesignView): CustomizeStep {
  if (elements.length === 0) return 'logo'
  return technique_id === null ? 'technique' : 'position'
}

/** The logo of the open print area in another one, with its technique where that is offered there. */
export function moveToArea(draft: Draft, area: PrintArea, techniques: readonly Technique[]): Draft {
  const view = findActiveView(draft)
  const [logo, picture] = [findLogo(draft, view), findPicture(view)]
  const isTaken = draft.design.views.some((one) => one.printing_area_id === area.id)
  if (!view || !logo || !picture || isTaken) return openArea(draft, area.id)
  const technique = techniques.find(({ id }) => id === view.technique_id && area.printing_types.includes(id))
  const { recolours } = picture
  const placed = { ...firstPicture(logo, toEditorArea(area, technique)), recolours }
  const moved = {
    ...withOnlyPicture(view, placed),
    printing_area_id: area.id,
    technique_id: technique?.id ?? null,
  }
  return { ...changeActiveView(draft, () => moved), active: area.id, step: stepOfOpened(moved) }
}

export function withoutArea(draft: Draft, areaId: number): Draft {
  const next = withViews(
    draft,
    draft.design.views.filter((view) => view.printing_area_id !== areaId),
  )
  return draft.active === areaId ? { ...next, active: null, step: 'place' } : next
}

export const changeActiveView = (draft: Draft, change: (view: DesignView) => DesignView): Draft =>
  changeView(draft, draft.active, change)

function changeView(draft: Draft, areaId: number | null, change: (view: DesignView) => DesignView): Draft {
  const { views } = draft.design
  return withViews(
    draft,
    views.map((view) => (view.printing_area_id === areaId ? change(view) : view)),
  )
}

const withViews = (draft: Draft, views: readonly DesignView[]): Draft => ({
  ...draft,
  design: { ...draft.design, views },
})

/** Another technique has other limits: the picture is made to fit them. */
export function withTechnique(view: DesignView, technique: Technique, area: PrintArea): DesignView {
  const elements = fittedAll(view.elements, toEditorArea(area, technique))
  return { ...view, technique_id: technique.id, elements }
}

export const withOnlyPicture = (view: DesignView, picture: ImageElement): DesignView => ({
  ...view,
  elements: [picture],
})

type LogoContext = { technique: Technique | undefined; area: PrintArea }

/** The print area with this logo, as large as looks well, and its inks as the logo's file calls them. */
export function withLogo(draft: Draft, logo: Logo, { technique, area }: LogoContext): Draft {
  const picture = firstPicture(logo, toEditorArea(area, technique))
  const known = { ...draft, logos: addedLogo(draft.logos, logo) }
  return changeView(known, area.id, (view) => {
    const inkNames = addFileInks(view.inkNames ?? [], logo.inks)
    return { ...withOnlyPicture(view, picture), ...(inkNames.length > 0 && { inkNames }) }
  })
}

/** The print area with a version of its logo in other colors, in the same frame. */
export function withLogoVersion(draft: Draft, logo: Logo, { technique, area }: LogoContext): Draft {
  const known = { ...draft, logos: addedLogo(draft.logos, logo) }
  return changeView(known, area.id, (view) => {
    const picture = findPicture(view)
    return picture
      ? withOnlyPicture(view, exchangePicture(picture, logo, toEditorArea(area, technique)))
      : view
  })
}

const addedLogo = (logos: readonly Logo[], logo: Logo): readonly Logo[] => [
  ...logos.filter(({ id }) => id !== logo.id),
  logo,
]

/** The logo from which this one was reduced in this draft; the logo itself where it is not reduced. */
export const originalOf = ({ logos }: Pick<Draft, 'logos'>, logo: Logo): Logo =>
  logos.find(({ id }) => id === logo.made_from) ?? logo

/** Whether a version of this logo in other colors was made in this draft. */
export const isReduced = ({ logos }: Pick<Draft, 'logos'>, { id }: Logo): boolean =>
  logos.some(({ made_from }) => made_from === id)

/** The units by variant that a new draft starts with. */
export function firstUnits(
  { product, techniques }: LoadedProduct,
  quantities: ReadonlyMap<string, number>,
): Record<string, number> {
  const known = product.products.filter((variant) => quantities.has(variant.sku))
  if (product.type === 'ProductoCurva') {
    return Object.fromEntries(known.map((variant) => [variant.sku, quantities.get(variant.sku) ?? 0]))
  }
  const variant = known[0] ?? product.products.find((one) => orderableUnits(one) > 0) ?? product.products[0]
  if (!variant) return {}
  return { [variant.sku]: quantities.get(variant.sku) ?? proposedUnits({ product, techniques, variant }) }
}
