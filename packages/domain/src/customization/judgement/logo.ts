import type { PrintingArea } from '../../catalog.ts'
import type { CustomizationView } from '../../customization.ts'
import { designOfView } from '../art.ts'
import { areaSize } from '../check-design.ts'
import { type Judgement, judge, type SeenPicture, type TechniqueLimits } from '../judgement.ts'

/** A logo as it was seen when it was uploaded, with its flat colors. */
export type SeenLogo = SeenPicture & { readonly name: string; readonly colours: readonly string[] }

type LogoPlace = {
  readonly area: Pick<PrintingArea, 'width_centimeters' | 'height_centimeters'>
  readonly technique: TechniqueLimits
  readonly logo: SeenLogo
  readonly productColour: string | null
}

/**
 * What the workshop thinks of a place that shows one uploaded logo: the same as of a design of one picture. The
 * colors are those of the logo itself, so nothing has to be drawn for it.
 */
export function judgeLogo(
  view: CustomizationView,
  { area, technique, logo, productColour }: LogoPlace,
): Judgement[] {
  const design = designOfView(view, areaSize(area))
  const elements = design.elements.map((element) => ({ ...element, name: logo.name }))
  const isPhoto = logo.facts?.isPhoto ?? false
  // embroidery takes the nearest of its threads, however many colors there are
  const colours =
    technique.pricing === 'stitches' ? logo.colours.slice(0, technique.maxColours ?? undefined) : logo.colours
  return judge({
    view: { ...design, elements },
    area: areaSize(area),
    technique,
    productColour,
    pictures: new Map(elements.map(({ id }) => [id, logo])),
    art: isPhoto || colours.length > 0 ? { colours, isPhoto } : null,
    missingLetters: new Map(),
  })
}
