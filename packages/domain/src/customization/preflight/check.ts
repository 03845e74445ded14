import type { ApplicationTechnique } from '../../customization.ts'
import type { DesignView, Dimensions } from '../design.ts'
import type { PrintSurface } from '../outline.ts'

export const preflightFixes = [
  'reduce_colours',
  'single_colour',
  'contrast_colour',
  'vectorise',
  'remove_background',
  'enlarge',
  'thicken',
  'shrink',
  'move_inside',
  'extend_to_bleed',
  'change_font',
  'choose_colour',
  'change_technique',
  'remove_element',
] as const
export type PreflightFix = (typeof preflightFixes)[number]

export const preflightCodes = [
  'first_frame',
  'fair_resolution',
  'low_resolution',
  'too_blurry',
  'too_few_pixels',
  'not_vector',
  'too_many_colours',
  'full_colour_not_possible',
  'photo_in_thread',
  'thread_differs',
  'ink_not_in_chart',
  'line_too_thin',
  'gap_too_narrow',
  'letters_too_small',
  'missing_letters',
  'live_letters',
  'outside_area',
  'near_edge',
  'bleed_short',
  'too_big_for_technique',
  'invisible_colour',
  'dark_product',
  'soft_edges',
  'opaque_background',
  'background_may_print',
  'paper_left_out',
  'white_base',
  'white_base_included',
  'blank_picture',
  'empty_picture',
  'nothing_drawn',
  'not_inspected',
] as const
export type PreflightCode = (typeof preflightCodes)[number]

export type PreflightCheck = {
  readonly code: PreflightCode
  /** `note`: nothing has to be changed. */
  readonly severity: 'refuse' | 'warn' | 'note'
  /** null: the whole print area. */
  readonly element_id: string | null
  /** Numbers and words for the sentence. */
  readonly params: Readonly<Record<string, string | number>>
  readonly remedies: readonly PreflightFix[]
}

/** An uploaded picture as it was inspected; `facts` is null for one that was uploaded before inspection existed. */
export type InspectedPicture = Dimensions & {
  readonly isVector: boolean
  readonly facts: PictureFacts | null
  /** Its flat colors as they were uploaded, hex; empty for photographs. */
  readonly colours: readonly string[]
}
export type PictureFacts = {
  readonly hasAlpha: boolean
  /** A photograph or a gradient: no end of colors. */
  readonly isPhoto: boolean
  /** Hex of the plain color that surrounds the drawing; null where there is none. */
  readonly flatBackground: string | null
  /** Thinnest stroke as a part of the picture's width; null for photographs. */
  readonly thinnestLine: number | null
  /** The same of the gaps between strokes; absent where strokes and gaps were measured as one. */
  readonly thinnestGap?: number | null | undefined
  /** Much of it is neither opaque nor clear: it fades into what lies below. Absent: it was not looked at. */
  readonly isFading?: boolean | undefined
  /** Of a drawing around pixel pictures: their dots as a part of the dots that its size says. Absent: all of them. */
  readonly dotShare?: number | undefined
  /** Nothing is to be seen: empty (then it has alpha), or one color throughout. */
  readonly isBlank: boolean
  /** Typefaces of letters that were not converted to curves and are none of ours; absent: none. */
  readonly unknownFonts?: readonly string[] | undefined
  /** The file was an animation, of which the picture shows the first frame. Absent: it was none. */
  readonly isFirstFrame?: boolean | undefined
}

/** The part of a technique that preflight checks use. */
export type TechniqueLimits = Pick<
  ApplicationTechnique,
  | 'key'
  | 'name'
  | 'pricing'
  | 'maxColours'
  | 'max_width_centimeters'
  | 'max_height_centimeters'
  | 'isVectorOnly'
  | 'minimumDpi'
  | 'hasWhiteBase'
>

export type InspectedArt = {
  readonly colours: readonly string[]
  readonly isPhoto: boolean
  readonly threads?: readonly InspectedThread[] | undefined
}
/** A thread as it will be sewn; `difference` by CIEDE2000 from what was drawn, 0 for plain black and white. */
type InspectedThread = {
  readonly name: string
  readonly number: string
  readonly difference: number
  /** A person chose it in place of the nearest one. */
  readonly isChosen: boolean
}

export type PreflightInput = {
  readonly view: DesignView
  /** Millimeters of the printing area, with its outline. */
  readonly area: PrintSurface
  /** null: not chosen yet. */
  readonly technique: TechniqueLimits | null
  /** By the element's id; an element that is not in it is not judged as a picture. */
  readonly pictures: ReadonlyMap<string, InspectedPicture>
  /** The whole print area, drawn flat and inspected; null where it was not inspected yet. */
  readonly art: InspectedArt | null
  /** Names of inks that the shop's chart has not; absent: it has no chart, or has them all. */
  readonly unlistedInks?: readonly string[] | undefined
  /** Elements whose frame leaves the outline while nothing of what they show does, by id: seen by looking at them. */
  readonly seenInside?: ReadonlySet<string> | undefined
  /** Hex of what the art lies on; null where it is not known. */
  readonly productColour: string | null
  /** By the element's id: letters that its font does not have. */
  readonly missingLetters: ReadonlyMap<string, string>
  /** Height of the capitals of a font, by its key, in ems. */
  readonly capHeightOf: (font: string) => number
  /** The thinnest strokes of a font, by its key, in ems. */
  readonly strokeOf: (font: string) => number
}
