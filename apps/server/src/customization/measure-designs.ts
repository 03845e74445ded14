import { createHash } from 'node:crypto'
import type { PrintingArea } from '@estampa/domain/catalog'
import { groundOn } from '@estampa/domain/catalog/area-cut'
import { type ApplicationTechnique, applicationDaysOf } from '@estampa/domain/customization'
import { appearanceOf, sortedJson } from '@estampa/domain/customization/art'
import { artBox } from '@estampa/domain/customization/boxes'
import { checkDesign } from '@estampa/domain/customization/check-design'
import { type DesignView, designVersion } from '@estampa/domain/customization/design'
import { fabricOf } from '@estampa/domain/customization/fabric'
import { areaSize, type PrintSurface, surfaceFor } from '@estampa/domain/customization/outline'
import { productColoredBackground, withoutBackgroundColor } from '@estampa/domain/customization/preflight'
import { isPersonalized, type RosterPerson } from '@estampa/domain/customization/roster'
import { needsWhiteBase } from '@estampa/domain/customization/white-base'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { GenericToPrice } from '../catalog/catalog.store.ts'
import { createSingleFlight } from '../files/single-flight.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { type DesignFacts, type DesignToMeasure, readDesignFacts } from './design-facts.ts'
import { fitRoster, type PersonFault } from './fit-roster.ts'
import { inspectArt } from './inspect-art.ts'
import {
  type MeasuredArt,
  type PrintAreaToMeasure,
  withMeasuredBoxes,
  withSampleBoxes,
} from './measured-art.ts'
import { findMeasures, saveMeasures } from './measures.store.ts'
import type { Owner } from './owner.ts'
import { picturesForPreflight } from './preflight-pictures.ts'

export type MeasureContext = { services: Services; shop: Shop; owner: Owner; now: Date }
/** A place as it is, with what was seen of it; `art` null: nothing is drawn. */
export type MeasuredPrintArea = {
  readonly view: DesignView
  readonly technique: ApplicationTechnique | null
  /** Millimeters, with the outline that the technique prints. */
  readonly area: PrintSurface
  readonly art: MeasuredArt | null
  /** The color that its art lies on, by color of the product, where that is not the product's own. */
  readonly grounds: PrintingArea['grounds']
  /** Skus of the design's variants on which a white base goes below the art. */
  readonly whiteBase: readonly string[]
  /** The design of a roster with its samples, while `view` shows the largest person. */
  readonly sample: DesignView | null
  /** Persons of the roster whose texts cannot be made here. */
  readonly personFaults: readonly PersonFault[]
}
export type MeasuredPrintAreas = {
  readonly views: readonly MeasuredPrintArea[]
  readonly applicationDays: number
  /** The logos that it shows, and maybe others of the same call. */
  readonly logos: DesignFacts['logos']
  readonly inkChart: DesignFacts['inkChart']
  /** All of the shop, by id. */
  readonly techniques: DesignFacts['techniques']
}

/** Grows when the same art would be measured otherwise. */
const METHOD = 6
const PATIENCE_MS = 20_000
/** While one place is drawn another is counted. */
const INSPECTED_AT_ONCE = 3

/**
 * Looks at every place of these designs: what was looked at before is remembered, the rest is drawn now. A
 * refusal names the design by its index, its view and its element. What was measured until `busy` is kept. `products` are
 * those that the caller has read already, by id.
 */
export async function measureDesigns(
  request: MeasureContext,
  designs: readonly DesignToMeasure[],
  products: DesignFacts['generics'] = new Map(),
): Promise<MeasuredPrintAreas[] | Refusal> {
  const { services, shop, owner, now } = request
  const { facts, known, places } = await services.database.readInShop(shop.id, async (tx) => {
    const facts = await readDesignFacts(tx, shop, owner, designs, products)
    const places = printAreasOf(designs, facts)
    const keys = isRefusal(places) ? [] : places.flat().map((place) => place.key)
    return { facts, places, known: await findMeasures(tx, [...new Set(keys)]) }
  })
  if (isRefusal(places)) return places
  const fresh = new Map<string, MeasuredArt>()
  const refused = await inspectAll(request, facts, { places: places.flat(), known, fresh })
  if (fresh.size > 0) await services.database.inShop(shop.id, (tx) => saveMeasures(tx, fresh, now))
  if (refused) return refused
  return compose(places, designs, facts, new Map([...known, ...fresh]))
}

function printAreasOf(
  designs: readonly DesignToMeasure[],
  facts: DesignFacts,
): PrintAreaToMeasure[][] | Refusal {
  const places: PrintAreaToMeasure[][] = []
  for (const [design, { generic_id, views, roster }] of designs.entries()) {
    const generic = facts.generics.get(generic_id)
    if (!generic?.published) return refuse('product_not_found', { generic_id, design })
    const refusal = whyNotDrawn(views, generic, facts)
    if (refusal) return { ...refusal, design }
    places.push(views.map((view) => printAreaOf(view, generic, facts, roster)))
  }
  return places
}

/** The reason that needs no look at the art. */
function whyNotDrawn(
  views: readonly DesignView[],
  generic: GenericToPrice,
  facts: DesignFacts,
): Refusal | null {
  const wrong = checkDesign({ version: designVersion, views }, generic, facts.techniques)
  if (wrong) return wrong
  for (const [view, { elements }] of views.entries()) {
    for (const [element, one] of elements.entries()) {
      if (one.type === 'image' && !facts.logos.has(one.logo_id)) {
        return refuse('upload_not_found', { view, element })
      }
      if (one.type === 'clip_art' && !facts.clipArt.has(one.source)) {
        return refuse('clip_art_unknown', { view, element })
      }
    }
  }
  return null
}

function printAreaOf(
  view: DesignView,
  generic: GenericToPrice,
  { techniques, fabricFacts }: DesignFacts,
  roster: readonly RosterPerson[] = [],
): PrintAreaToMeasure {
  const area = generic.printing_areas.find((one) => one.id === view.printing_area_id)
  if (!area) throw new Error(`place ${view.printing_area_id} was checked and is not there`)
  const technique = view.technique_id === null ? null : (techniques.get(view.technique_id) ?? null)
  const surface = surfaceFor(areaSize(area), technique)
  const product = technique?.pricing === 'stitches' ? fabricFacts.get(generic.id) : undefined
  const fabric = product ? fabricOf(product, area.name) : null
  const isRostered = roster.length > 0 && isPersonalized(view)
  const fitted = isRostered ? fitRoster({ view, technique, area: surface }, roster) : null
  const place = {
    view: fitted?.largest ?? view,
    sample: fitted && withSampleBoxes(view),
    personFaults: fitted?.faults ?? [],
    technique,
    area: surface,
    grounds: area.grounds,
    fabric,
  }
  return { ...place, key: keyOf(place) }
}

/** Everything that a measure depends on. Hidden elements are no part of it but keep the others' places. */
function keyOf({
  view,
  technique,
  area: surface,
  fabric,
}: Pick<PrintAreaToMeasure, 'view' | 'technique' | 'area' | 'fabric'>): string {
  // neither changes what is seen of the art
  const { bleedMm: _, safeMm: __, ...area } = surface
  const how = technique && [technique.key, technique.pricing, technique.maxColours]
  const threads = technique?.pricing === 'stitches' ? (view.threadChoices ?? []) : []
  const looks = view.elements.map((element) => (element.hidden ? null : appearanceOf(element)))
  return createHash('sha256')
    .update(sortedJson([METHOD, how, area, looks, threads, fabric]))
    .digest('hex')
}

type InspectionState = {
  places: readonly PrintAreaToMeasure[]
  known: ReadonlyMap<string, MeasuredArt>
  fresh: Map<string, MeasuredArt>
}

async function inspectAll(
  request: MeasureContext,
  facts: DesignFacts,
  { places, known, fresh }: InspectionState,
): Promise<Refusal | null> {
  const until = Date.now() + PATIENCE_MS
  const unseen = places.filter(({ view, key }) => artBox(view) && !known.has(key))
  for (let at = 0; at < unseen.length; at += INSPECTED_AT_ONCE) {
    if (Date.now() > until) return refuse('busy')
    const refusals = await Promise.all(
      unseen.slice(at, at + INSPECTED_AT_ONCE).map(async (place) => {
        const art = await inspectOnce(`${request.shop.id} ${place.key}`, () =>
          inspectArt(request.services, facts, place),
        )
        if (isRefusal(art)) return art
        fresh.set(place.key, art)
        return null
      }),
    )
    const refused = refusals.find(isRefusal)
    if (refused) return refused
  }
  return null
}

/** Two who ask for the same at once wait for one look. */
const inspectOnce = createSingleFlight<MeasuredArt | Refusal>()

function compose(
  places: readonly PrintAreaToMeasure[][],
  designs: readonly DesignToMeasure[],
  facts: DesignFacts,
  arts: ReadonlyMap<string, MeasuredArt>,
): MeasuredPrintAreas[] | Refusal {
  const measured: MeasuredPrintAreas[] = []
  for (const [design, own] of places.entries()) {
    const views = own.map(({ key, fabric: _, ...place }): MeasuredPrintArea => {
      const { view, technique, grounds } = place
      const seen = artBox(view) ? (arts.get(key) ?? null) : null
      const surfaces = surfacesOf(designs[design], grounds, facts)
      const colors = surfaces.map(({ color }) => color)
      const art = seen && technique?.pricing === 'colour' ? printedArt(seen, view, facts, colors) : seen
      const whiteBase = surfaces.flatMap(({ sku, color }) =>
        sku !== undefined && art && needsWhiteBase(technique, art, color) ? [sku] : [],
      )
      return { ...place, view: art ? withMeasuredBoxes(view, art) : view, art, whiteBase }
    })
    const refusal = recheckBoxes(views, facts.generics.get(designs[design]?.generic_id ?? 0), facts)
    if (refusal) return { ...refusal, design }
    const { logos, inkChart, techniques } = facts
    measured.push({ views, applicationDays: daysOf(views, facts), logos, inkChart, techniques })
  }
  return measured
}

/** The variants that a design is made on, each with the color on which the art of a place lies; sku undefined: not known. */
function surfacesOf(
  design: DesignToMeasure | undefined,
  grounds: PrintingArea['grounds'],
  { generics }: DesignFacts,
): { sku: string | undefined; color: string | null }[] {
  const products = generics.get(design?.generic_id ?? 0)?.products ?? []
  return (design?.variants ?? []).map((named) => {
    const variant = products.find(({ id, sku }) => id === named || sku === named)
    return { sku: variant?.sku, color: groundOn({ grounds }, variant) }
  })
}

/** Paper of the product's color is neither printed nor charged. */
function printedArt(
  art: MeasuredArt,
  view: DesignView,
  { logos }: DesignFacts,
  grounds: readonly (string | null)[],
): MeasuredArt {
  const paper = productColoredBackground(view, picturesForPreflight(view, logos), grounds)
  return paper === null ? art : { ...art, colours: withoutBackgroundColor(art.colours, paper) }
}

/** Texts may be larger than their elements said. */
function recheckBoxes(
  looked: readonly MeasuredPrintArea[],
  generic: GenericToPrice | undefined,
  { techniques }: DesignFacts,
): Refusal | null {
  const views = looked.map(({ view }) => view)
  return generic ? checkDesign({ version: designVersion, views }, generic, techniques) : null
}

function daysOf(views: readonly MeasuredPrintArea[], { techniques }: DesignFacts): number {
  const made = views.flatMap(({ art, technique }) =>
    art && technique ? [{ technique_id: technique.id }] : [],
  )
  return applicationDaysOf({ views: made }, techniques)
}
