/**
 * What the workshop thinks of a place's design before it is ordered: is it sharp, can the technique make it,
 * will it be seen. What is refused cannot be ordered; of the rest people are warned and decide. Where the
 * editor can help by itself, the remedies say how, the best first.
 */
import type { ApplicationTechnique } from '../customization.ts'
import { visibleOf } from './boxes.ts'
import type { DesignView, Dimensions } from './design.ts'
import { judgeColours } from './judgement/colours.ts'
import { judgePicture } from './judgement/pictures.ts'
import { judgePlace } from './judgement/place.ts'
import { judgeText } from './judgement/texts.ts'

export const remedies = [
  'reduce_colours',
  'single_colour',
  'vectorise',
  'remove_background',
  'enlarge',
  'shrink',
  'move_inside',
  'change_font',
  'choose_colour',
  'change_technique',
  'remove_element',
] as const
export type Remedy = (typeof remedies)[number]

export const judgementCodes = [
  'fair_resolution',
  'low_resolution',
  'too_blurry',
  'too_many_colours',
  'full_colour_not_possible',
  'photo_in_thread',
  'line_too_thin',
  'letters_too_small',
  'missing_letters',
  'live_letters',
  'outside_area',
  'near_edge',
  'too_big_for_technique',
  'invisible_colour',
  'opaque_background',
  'paper_left_out',
  'blank_picture',
  'empty_picture',
  'nothing_drawn',
] as const
export type JudgementCode = (typeof judgementCodes)[number]

export type Judgement = {
  readonly code: JudgementCode
  /** `note`: nothing has to be changed. */
  readonly severity: 'refuse' | 'warn' | 'note'
  /** null: the place as a whole. */
  readonly element_id: string | null
  /** Numbers and words for the sentence. */
  readonly params: Readonly<Record<string, string | number>>
  readonly remedies: readonly Remedy[]
}

/** What was seen of an uploaded picture when it came; `facts` null for one that came before they were looked for. */
export type SeenPicture = Dimensions & { readonly isVector: boolean; readonly facts: PictureFacts | null }
export type PictureFacts = {
  readonly hasAlpha: boolean
  /** A photograph or a gradient: no end of colours. */
  readonly isPhoto: boolean
  /** Hex of the plain colour that surrounds the drawing; null where there is none. */
  readonly flatBackground: string | null
  /** Thinnest stroke or gap as a part of the picture's width; null for photographs. */
  readonly thinnestLine: number | null
  /** Nothing is to be seen: empty (then it has alpha), or one colour throughout. */
  readonly isBlank: boolean
  /** Typefaces of letters that were not converted to curves and are none of ours; absent: none. */
  readonly unknownFonts?: string[] | undefined
}

/** As much of a technique as is judged by. */
export type TechniqueLimits = Pick<
  ApplicationTechnique,
  'key' | 'name' | 'pricing' | 'maxColours' | 'max_width_centimeters' | 'max_height_centimeters'
>

export type ToJudge = {
  readonly view: DesignView
  /** Millimetres of the printing area. */
  readonly area: Dimensions
  /** null: not chosen yet. */
  readonly technique: TechniqueLimits | null
  /** By the element's id; an element that is not in it is not judged as a picture. */
  readonly pictures: ReadonlyMap<string, SeenPicture>
  /** What the whole place shows, drawn flat; null where nobody looked yet. */
  readonly art: { readonly colours: readonly string[]; readonly isPhoto: boolean } | null
  /** Hex of the variant; null where it is not known. */
  readonly productColour: string | null
  /** By the element's id: letters that its font does not have. */
  readonly missingLetters: ReadonlyMap<string, string>
}

const ranks = { refuse: 0, warn: 1, note: 2 } as const

/** What cannot be made first, then by element from the lowest. */
export function judge(asked: ToJudge): Judgement[] {
  const judgements = [
    ...judgePlace(asked),
    ...judgeColours(asked),
    ...visibleOf(asked.view).flatMap((element) =>
      element.type === 'text' ? judgeText(element, asked) : judgePicture(element, asked),
    ),
  ]
  return judgements.sort((a, b) => ranks[a.severity] - ranks[b.severity])
}
