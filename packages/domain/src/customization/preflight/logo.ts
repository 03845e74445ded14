import type { PrintingArea } from '../../catalog.ts'
import type { CustomizationView } from '../../customization.ts'
import { designOfView } from '../art.ts'
import { areaSize } from '../check-design.ts'
import { preflight } from '../preflight.ts'
import type { InspectedPicture, PreflightCheck, TechniqueLimits } from './check.ts'

/** A logo as it was seen when it was uploaded, with its flat colors. */
export type InspectedLogo = InspectedPicture & { readonly name: string; readonly colours: readonly string[] }

type LogoPrintArea = {
  readonly area: Pick<PrintingArea, 'width_centimeters' | 'height_centimeters'>
  readonly technique: TechniqueLimits
  readonly logo: InspectedLogo
  readonly productColour: string | null
}

/**
 * Preflight checks of a print area with one uploaded logo: the same as of a design of one picture. The
 * colors are those of the logo itself, so nothing has to be drawn for it.
 */
export function preflightLogo(
  view: CustomizationView,
  { area, technique, logo, productColour }: LogoPrintArea,
): PreflightCheck[] {
  const design = designOfView(view, areaSize(area))
  const elements = design.elements.map((element) => ({ ...element, name: logo.name }))
  const isPhoto = logo.facts?.isPhoto ?? false
  // embroidery takes the nearest of its threads, however many colors there are
  const colors =
    technique.pricing === 'stitches' ? logo.colours.slice(0, technique.maxColours ?? undefined) : logo.colours
  return preflight({
    view: { ...design, elements },
    area: areaSize(area),
    technique,
    productColour,
    pictures: new Map(elements.map(({ id }) => [id, logo])),
    art: isPhoto || colors.length > 0 ? { colours: colors, isPhoto } : null,
    missingLetters: new Map(),
  })
}
