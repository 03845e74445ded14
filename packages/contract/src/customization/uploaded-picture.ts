import { z } from 'zod'
import { Uuid } from '../wire.ts'

/** Facts of a picture that its designs are checked by; lengths are parts of its width. */
export const PictureFacts = z.object({
  hasAlpha: z.boolean(),
  /** A photograph or a gradient. */
  isPhoto: z.boolean(),
  /** Hex of the plain color around the drawing; null where there is none. */
  flatBackground: z.string().nullable(),
  thinnestLine: z.number().nullable(),
  /** Absent where strokes and gaps were measured as one. */
  thinnestGap: z.number().nullable().optional(),
  /** It fades into what lies below. */
  isFading: z.boolean().optional(),
  /** Of a drawing around pixel pictures: their dots as a part of the dots that its size says. */
  dotShare: z.number().optional(),
  isBlank: z.boolean(),
  /** Typefaces of letters that were not converted to curves and cannot be printed. */
  unknownFonts: z.array(z.string()).optional(),
  /** The file was an animation, of which the picture shows the first frame. */
  isFirstFrame: z.boolean().optional(),
})

/** An uploaded picture. Addresses are signed and end after an hour. */
export const UploadedPicture = z.object({
  id: Uuid,
  name: z.string(),
  url: z.string(),
  /** At most 320 pixels wide or high. */
  preview_url: z.string(),
  width: z.int(),
  height: z.int(),
  /** The file that came could be scaled without loss. */
  isVector: z.boolean(),
  /** Distinct flat colors, most used first, as hex; empty for photographs. */
  colours: z.array(z.string()),
  /** The cleaned SVG of what can be scaled without loss. */
  drawing_url: z.string().nullable(),
  /** null for pictures that came before they were looked at so. */
  facts: PictureFacts.nullable(),
  /** The logo of which a tool made this one. */
  made_from: Uuid.nullable(),
  /** Which page of the file it shows, the first is 1; null for a file that has no pages. */
  page: z.int().nullable(),
  /** How many pages the file has. */
  pages: z.int().nullable(),
  /** The spot inks that a PDF calls by name, each with the color in which it is drawn, as hex. */
  inks: z.array(z.object({ hex: z.string(), name: z.string() })),
})
