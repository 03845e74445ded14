/** The preflight checks of measured print areas, in the words of the shop's country. */
import { threadDifference } from '@estampa/artwork/embroidery'
import { type DesignPreflightCheck, preflightSentence } from '@estampa/contract/customization'
import { groundOn } from '@estampa/domain/catalog/area-cut'
import { localeOf } from '@estampa/domain/countries'
import type { InkName } from '@estampa/domain/customization/design'
import { isInChart, type SpotInk } from '@estampa/domain/customization/ink-chart'
import { type PreflightCheck, preflight } from '@estampa/domain/customization/preflight'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import type { z } from 'zod'
import { artworkFont, strokeEmOf } from '../files/artwork-fonts.ts'
import type { Shop } from '../http/shop.ts'
import type { MeasuredPrintArea, MeasuredPrintAreas } from './measure-designs.ts'
import type { MeasuredArt, MeasuredThread } from './measured-art.ts'
import { picturesForPreflight } from './preflight-pictures.ts'
import type { Upload } from './uploads.store.ts'

type PreflightCheckView = z.output<typeof DesignPreflightCheck>
/** `variantOf` gives the variant on which a print area is designed, by the area's id; undefined: not known. */
type PreflightContext = { shop: Shop; variantOf: (printingAreaId: number) => Parameters<typeof groundOn>[1] }

/** The checks of every print area in its order, those of one as the domain orders them. */
export function preflightChecksOf(
  { views, logos, inkChart }: MeasuredPrintAreas,
  { shop, variantOf }: PreflightContext,
): PreflightCheckView[] {
  const locale = localeOf(shop.config.environment)
  return views.flatMap((looked, index) => {
    const { elements, printing_area_id } = looked.view
    const checked = { ...looked, unlistedInks: unlistedInks(inkChart, looked.view.inkNames, looked.art) }
    const ground = groundOn(looked, variantOf(printing_area_id))
    return checkPrintArea(checked, logos, ground).map((judgement): PreflightCheckView => {
      const { code, severity, element_id, params, remedies } = judgement
      const element = elements.findIndex(({ id }) => id === element_id)
      return {
        printing_area_id,
        view: index,
        element: element < 0 ? null : element,
        element_id,
        code,
        level: severity,
        sentence: preflightSentence(judgement, locale),
        remedy: remedies[0] ?? null,
        remedies: [...remedies],
        params: { ...params },
      }
    })
  })
}

/** The names of inks that are printed and that the shop's chart has not; a shop without a chart knows none and minds none. */
function unlistedInks(
  chart: readonly SpotInk[],
  names: readonly InkName[] | undefined,
  art: MeasuredArt | null,
): readonly string[] {
  if (chart.length === 0) return []
  const isPrinted = ({ hex }: InkName) => art?.colours.includes(hex) ?? false
  return (names ?? []).filter((one) => isPrinted(one) && !isInChart(chart, one.name)).map(({ name }) => name)
}

/** Why this design cannot be produced as it is, with the index of the view and of its element. */
export function whyRefused(measured: MeasuredPrintAreas, shop: Shop): Refusal | null {
  const worst = preflightChecksOf(measured, { shop, variantOf: () => undefined }).find(
    ({ level }) => level === 'refuse',
  )
  if (!worst) return null
  const { view, element, code, sentence } = worst
  return refuse('design_refused', { view, element, code, reason: sentence })
}

/** The same of a place whose colors are known from when it was measured, as sentences for the workshop. */
export function remarksOn(
  place: Pick<MeasuredPrintArea, 'view' | 'technique' | 'area'> & { colours: readonly string[] },
  logos: ReadonlyMap<string, Upload>,
  shop: Shop,
): string[] {
  const { colours } = place
  const art = { colours, isPhoto: colours.length === 0, missing: [] }
  const locale = localeOf(shop.config.environment)
  // clip art was looked at when the design was made, and is not looked at again
  const clipArt = new Set(place.view.elements.flatMap(({ id, type }) => (type === 'clip_art' ? [id] : [])))
  return (
    checkPrintArea({ ...place, art }, logos, null)
      // which inks are printed was decided by the products that were ordered
      .filter(({ code }) => code !== 'background_may_print')
      .filter(({ code, element_id }) => code !== 'not_inspected' || !clipArt.has(element_id ?? ''))
      .map((judgement) => preflightSentence(judgement, locale))
  )
}

type CheckedArt = Pick<MeasuredPrintArea, 'view' | 'technique' | 'area'> & {
  unlistedInks?: readonly string[]
  art:
    | (Pick<MeasuredArt, 'colours' | 'isPhoto' | 'missing' | 'inside' | 'clipArt'> &
        Partial<Pick<MeasuredArt, 'threads'>>)
    | null
}

function comparedThread({ name, number, hex, drawnHex, nearestHex }: MeasuredThread) {
  return {
    name,
    number,
    difference: threadDifference(drawnHex, hex),
    isChosen: hex !== nearestHex,
  }
}

/** The checks of one print area; `art` is null where nothing has been seen of it. */
export function checkPrintArea(
  { view, technique, area, art, unlistedInks }: CheckedArt,
  logos: ReadonlyMap<string, Upload>,
  productColour: string | null,
): PreflightCheck[] {
  const missing = view.elements.flatMap(({ id }, index): [string, string][] => {
    const letters = art?.missing[index]
    return letters ? [[id, letters]] : []
  })
  const seenInside = new Set(view.elements.flatMap(({ id }, index) => (art?.inside?.[index] ? [id] : [])))
  const seen = art && {
    colours: art.colours,
    isPhoto: art.isPhoto,
    threads: art.threads?.map(comparedThread),
  }
  return preflight({
    view,
    area,
    technique,
    pictures: picturesForPreflight(view, logos, art?.clipArt),
    art: seen,
    seenInside,
    unlistedInks,
    productColour,
    missingLetters: new Map(missing),
    capHeightOf,
    strokeOf: strokeEmOf,
  })
}

function capHeightOf(key: string): number {
  const { capHeight, unitsPerEm } = artworkFont(key)
  return capHeight / unitsPerEm
}
