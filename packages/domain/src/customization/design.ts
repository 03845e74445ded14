/**
 * A design: what a person puts on the places of a product. One view per decorated place, elements from the
 * lowest to the topmost. Lengths are millimeters from the top left corner of the place's printing area, angles
 * degrees clockwise. It is what the editor works on, what `customization.views` stores and what the server
 * draws, measures and prices. Everything here is data: it is checked by `checkDesign` before it is believed.
 */
export const designVersion = 1

export type Point = { readonly x: number; readonly y: number }
export type Dimensions = { readonly width: number; readonly height: number }

type PlacedElement = Dimensions &
  Point & {
    /** Unique in its view. */
    readonly id: string
    /** As the list of layers calls it. */
    readonly name: string
    /** x, y are the center; width, height before the turn; 0 ≤ angle < 360. */
    readonly angle: number
    readonly flipX: boolean
    readonly flipY: boolean
    /** Cannot be changed until it is unlocked. */
    readonly locked: boolean
    /** Neither drawn, nor priced, nor produced. */
    readonly hidden: boolean
    /** Elements with the same one are chosen and moved together. */
    readonly group: string | null
  }

/** The part of the picture that is shown, as fractions 0…1 of its width and height. */
export type Crop = Point & Dimensions
/** Every surface of the color `from` becomes `to`; hex, '#rrggbb'. */
export type Recolor = { readonly from: string; readonly to: string }

/** A thread that a person chose for what the nearest thread `from` would sew; both as hex, which names a thread. */
export type ThreadChoice = Recolor

/** What a person calls the ink of this color, as the workshop mixes it: «Pantone 485 C». */
export type InkName = { readonly hex: string; readonly name: string }

export type ImageElement = PlacedElement & {
  readonly type: 'image'
  /** uuid of the uploaded logo. */
  readonly logo_id: string
  readonly crop: Crop | null
  readonly recolours: readonly Recolor[]
}

export type ClipArtElement = PlacedElement & {
  readonly type: 'clip_art'
  /** One of the shop's `productBuilder.categories[].designs[].source`. */
  readonly source: string
  readonly recolours: readonly Recolor[]
}

/** What a person of a roster has printed in a text. */
export const rosterFields = ['name', 'number'] as const
export type RosterField = (typeof rosterFields)[number]

export type TextElement = PlacedElement & {
  readonly type: 'text'
  /** `text` is a sample, and each person of the line's roster has another one in its place. Absent or null: it is not. */
  readonly field?: RosterField | null | undefined
  /** Lines are parted by \n. */
  readonly text: string
  /** Key of one of the fonts in packages/artwork. */
  readonly font: string
  /** Height of the em, millimeters. width and height follow from it, the text and the font. */
  readonly size: number
  /** Thousandths of an em between letters. */
  readonly letterSpacing: number
  /** Ems between two lines' baselines. */
  readonly lineHeight: number
  readonly align: 'left' | 'center' | 'right'
  /** Hex. */
  readonly colour: string
  /** Drawn around the letters; width in millimeters. */
  readonly outline: { readonly width: number; readonly colour: string } | null
  /** Radius of the circle on which the letters stand, millimeters; `down` bends like a smile. */
  readonly curve: { readonly radius: number; readonly direction: 'up' | 'down' } | null
}

export type DesignElement = ImageElement | ClipArtElement | TextElement

export type DesignView = {
  readonly printing_area_id: number
  /** null: not chosen yet. */
  readonly technique_id: number | null
  /** Lowest first. */
  readonly elements: readonly DesignElement[]
  readonly instructions: string
  /** Of embroidery; absent: each color is sewn with its nearest thread. */
  readonly threadChoices?: readonly ThreadChoice[] | undefined
  /** Of flat inks; absent: each is called as the workshop calls it. */
  readonly inkNames?: readonly InkName[] | undefined
}

export type Design = { readonly version: typeof designVersion; readonly views: readonly DesignView[] }

export const MAX_DESIGN_ELEMENTS = 100
export const MAX_TEXT_LENGTH = 300
export const MAX_ELEMENT_NAME_LENGTH = 80
export const textSizes = { min: 1.5, max: 400 } as const
export const letterSpacings = { min: -500, max: 2_000 } as const
export const lineHeights = { min: 0.5, max: 5 } as const
export const outlineWidths = { min: 0.05, max: 20 } as const
export const curveRadii = { min: 1, max: 5_000 } as const
export const MAX_RECOLORS = 64
/** More threads than any machine holds. */
export const MAX_THREAD_CHOICES = 30
export const MAX_INK_NAMES = 64
export const MAX_INK_NAME_LENGTH = 40
/** An element is at least this wide and high, millimeters. */
export const MIN_ELEMENT_MM = 0.5
/** And at most: a place is never larger. */
export const MAX_ELEMENT_MM = 2_000
/** Id of an element or a group. */
export const elementId = /^[a-zA-Z0-9][a-zA-Z0-9_-]{0,63}$/
export const fontKey = /^[a-z0-9][a-z0-9-]{0,59}$/
export const hexColor = /^#[0-9a-f]{6}$/
/** The address of a clip art: neither spaces nor control characters. */
export const clipArtSource = /^[^\s\p{C}]{1,500}$/u
/** A typed text: no control character but the end of a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
export const typedText = /^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f]*$/
/** Lengths are exact to a hundredth of a millimeter, angles to a hundredth of a degree. */
export const roundToHundredth = (length: number): number => {
  const rounded = Math.round(length * 100) / 100
  // -0 would not come back from JSON
  return rounded === 0 ? 0 : rounded
}
