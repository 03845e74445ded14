/**
 * The measurements of a print area's drawn art, and what follows from them for the line of the cart. Nothing of
 * what a client claims is in either.
 */
import { measureText } from '@estampa/artwork/text'
import type { PrintingArea } from '@estampa/domain/catalog'
import type { ApplicationTechnique, CustomizationView } from '@estampa/domain/customization'
import { trimmedBox } from '@estampa/domain/customization/boxes'
import type { DesignElement, DesignView, Dimensions } from '@estampa/domain/customization/design'
import type { Fabric } from '@estampa/domain/customization/fabric'
import type { PrintSurface } from '@estampa/domain/customization/outline'
import type { InspectedPicture } from '@estampa/domain/customization/preflight'
import { artworkFont } from '../files/artwork-fonts.ts'
import type { PersonFault } from './fit-roster.ts'

/** A thread in the order of sewing; hex of what was drawn, and of the nearest thread to it. */
export type MeasuredThread = {
  readonly name: string
  readonly number: string
  readonly hex: string
  readonly drawnHex: string
  readonly nearestHex: string
}

export type MeasuredArt = {
  /** Hex, most used first; of embroidery the threads', as they are sewn. Empty for a photograph. */
  readonly colours: readonly string[]
  readonly isPhoto: boolean
  /** Embroidery's, else null. */
  readonly stitches: number | null
  readonly threads: readonly MeasuredThread[]
  /** Boxes of the texts, by their index; null for what is no text. */
  readonly boxes: readonly (Dimensions | null)[]
  /** Letters that a text's font does not have, by its index. */
  readonly missing: readonly (string | null)[]
  /** By the index of the element: its frame leaves the outline of the area, and nothing of what it shows does. */
  readonly inside?: readonly boolean[] | undefined
  /** What is known of the shop's clip art, by the index of the element; null for what is none. */
  readonly clipArt?: readonly (InspectedPicture | null)[] | undefined
}

/** A place to look at; `key` says what it shows. */
export type PrintAreaToMeasure = {
  view: DesignView
  /** Of a roster: the design with its samples, while `view` shows the largest person. */
  sample: DesignView | null
  personFaults: readonly PersonFault[]
  technique: ApplicationTechnique | null
  area: PrintSurface
  grounds: PrintingArea['grounds']
  /** Of what is embroidered. */
  fabric: Fabric | null
  key: string
}

const mostColors = 64
const mostThousandStitches = 1_000

/** The place with its texts as large as they are. */
export function withMeasuredBoxes(view: DesignView, { boxes }: Pick<MeasuredArt, 'boxes'>): DesignView {
  const elements = view.elements.map((element, index): DesignElement => {
    const box = boxes[index]
    return element.type === 'text' && box ? { ...element, ...box } : element
  })
  return { ...view, elements }
}

/** Nobody draws the samples of a roster, so their boxes are measured here. */
export function withSampleBoxes(view: DesignView): DesignView {
  const boxes = view.elements.map((element) =>
    element.type === 'text' ? measureText(element, artworkFont(element.font)) : null,
  )
  return withMeasuredBoxes(view, { boxes })
}

/** The place as a line carries it; `view` has its measured boxes and shows something. */
export function measuredView(
  {
    view,
    sample,
    area,
    whiteBase,
  }: {
    readonly view: DesignView
    readonly sample: DesignView | null
    readonly area: PrintSurface
    readonly whiteBase: readonly string[]
  },
  art: MeasuredArt,
  technique: ApplicationTechnique,
): CustomizationView {
  const { printing_area_id, instructions, elements, threadChoices, inkNames } = sample ?? view
  return {
    printing_area_id,
    technique_id: technique.id,
    instructions,
    elements,
    ...(threadChoices && { threadChoices }),
    ...(inkNames && { inkNames }),
    area,
    logo_id: null,
    design_id: null,
    ...artSizeOf(view, area),
    colours: colorsFor(technique, art),
    colour_names: art.colours.slice(0, mostColors),
    thousandStitches: plannedThousandStitches(art),
    ...(whiteBase.length > 0 && { white_base: whiteBase }),
  }
}

/** The size of the box around what is drawn and not cut away, to the hundredth of a millimeter. */
export function artSizeOf(view: Pick<DesignView, 'elements'>, area: Dimensions) {
  const box = trimmedBox(view, area)
  if (!box) return { width_centimeters: 0, height_centimeters: 0, position: null }
  const centimetres = (millimetres: number) => Math.round(millimetres * 100) / 1000
  return {
    width_centimeters: centimetres(box.right - box.left),
    height_centimeters: centimetres(box.bottom - box.top),
    position: {
      x: centimetres((box.left + box.right) / 2),
      y: centimetres((box.top + box.bottom) / 2),
      angle: 0,
    },
  }
}

/**
 * Where colors are paid for, as many as there are: a photograph has more than any such technique takes. Others
 * make what they can of them.
 */
export function colorsFor(
  { pricing, maxColours }: Pick<ApplicationTechnique, 'pricing' | 'maxColours'>,
  { colours, isPhoto }: Pick<MeasuredArt, 'colours' | 'isPhoto'>,
): number {
  const most = maxColours ?? mostColors
  if (pricing !== 'colour') return Math.min(Math.max(1, colours.length), most)
  const seen = isPhoto ? most + 1 : colours.length
  return Math.min(Math.max(1, seen), mostColors)
}

export function plannedThousandStitches({ stitches }: Pick<MeasuredArt, 'stitches'>): number | null {
  if (stitches === null) return null
  return Math.min(Math.max(0.1, Math.ceil(stitches / 100) / 10), mostThousandStitches)
}
