/** Designs as clients see them. */
import type { ReadOnly } from '@estampa/contract/call'
import type { MeasuredDesign as Shown, SavedDesign as ShownSaved } from '@estampa/contract/customization'
import type { z } from 'zod'
import type { Config } from '../config.ts'
import { signedAddress } from '../files/signed-addresses.ts'
import type { StoredDesign } from './designs.store.ts'
import type { MeasuredPrintArea, MeasuredPrintAreas } from './measure-designs.ts'
import { artSizeOf, measuredView, plannedThousandStitches } from './measured-art.ts'
import { preflightChecksOf } from './preflight-art.ts'

export function toMeasuresView(
  measured: MeasuredPrintAreas,
  among: Parameters<typeof preflightChecksOf>[1],
): ReadOnly<z.output<typeof Shown>> {
  const { views, applicationDays } = measured
  return {
    customization: { views: decoratedViews(measured), applicationDays },
    judgements: preflightChecksOf(measured, among),
    views: views.map(toPrintAreaView),
  }
}

/** The places that a line of the cart carries: those that show something and say how it is made. */
export function decoratedViews({ views }: MeasuredPrintAreas) {
  return views.flatMap((place) => {
    const { art, technique } = place
    return art && technique ? [measuredView(place, art, technique)] : []
  })
}

function toPrintAreaView({
  view,
  area,
  art,
  technique,
}: MeasuredPrintArea): ReadOnly<z.output<typeof Shown>>['views'][number] {
  const { printing_area_id } = view
  return {
    printing_area_id,
    technique_id: technique?.id ?? null,
    ...artSizeOf(view, area),
    colours: art?.colours.length ?? 0,
    colour_names: art?.colours ?? [],
    isPhoto: art?.isPhoto ?? false,
    thousandStitches: art ? plannedThousandStitches(art) : null,
    threads: art?.threads ?? [],
  }
}

export function toDesignView(
  config: Config,
  design: StoredDesign,
  now: Date,
): ReadOnly<z.output<typeof ShownSaved>> {
  const pictures = design.pictures.map(({ printing_area_id, picture_key, preview_key }) => ({
    printing_area_id,
    url: signedAddress(config, picture_key, now),
    preview_url: signedAddress(config, preview_key, now),
  }))
  return {
    design_id: design.id,
    name: design.name,
    customization: design.customization,
    customizationRender: pictures[0]?.preview_url ?? null,
    pictures,
  }
}
