import {
  clipArtSource,
  curveRadii,
  elementId,
  fontKey,
  letterSpacings,
  lineHeights,
  MAX_DESIGN_ELEMENTS,
  MAX_ELEMENT_MM,
  MAX_ELEMENT_NAME_LENGTH,
  MAX_INK_NAME_LENGTH,
  MAX_INK_NAMES,
  MAX_RECOLORS,
  MAX_TEXT_LENGTH,
  MAX_THREAD_CHOICES,
  MIN_ELEMENT_MM,
  outlineWidths,
  rosterFields,
  textSizes,
  typedText,
} from '@estampa/domain/customization/design'
import { z } from 'zod'
import { Id, Text, TextLine, Uuid } from '../wire.ts'

/** A design as it travels and as it is stored: `Design` of packages/domain/src/customization/design.ts. */

const between = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max)
const Length = between({ min: MIN_ELEMENT_MM, max: MAX_ELEMENT_MM })
const Coordinate = between({ min: -MAX_ELEMENT_MM, max: MAX_ELEMENT_MM })
const ElementId = z.string().max(64).regex(elementId)
export const Hex = z
  .string()
  .max(7)
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/)
/** Not trimmed: a space before a word moves it. */
const Typed = (most: number) =>
  z
    .string()
    .max(most)
    .overwrite((typed) => typed.toWellFormed())
    .regex(typedText)
const Fraction = between({ min: 0, max: 1 })
const Recolors = z.array(z.object({ from: Hex, to: Hex })).max(MAX_RECOLORS)

const placed = {
  id: ElementId,
  name: Typed(MAX_ELEMENT_NAME_LENGTH),
  x: Coordinate,
  y: Coordinate,
  width: Length,
  height: Length,
  angle: z.number().min(0).lt(360),
  flipX: z.boolean(),
  flipY: z.boolean(),
  locked: z.boolean(),
  hidden: z.boolean(),
  group: ElementId.nullable(),
}

export const DesignElement = z.discriminatedUnion('type', [
  z.object({
    ...placed,
    type: z.literal('image'),
    logo_id: Uuid,
    crop: z
      .object({ x: Fraction, y: Fraction, width: Fraction, height: Fraction })
      .refine(
        ({ x, y, width, height }) =>
          width > 0 && height > 0 && x + width <= 1 + 1e-9 && y + height <= 1 + 1e-9,
      )
      .nullable(),
    recolours: Recolors,
  }),
  z.object({
    ...placed,
    type: z.literal('clip_art'),
    source: z.string().max(500).regex(clipArtSource),
    recolours: Recolors,
  }),
  z.object({
    ...placed,
    type: z.literal('text'),
    text: Typed(MAX_TEXT_LENGTH),
    /** A field of the roster, of which `text` is a sample. */
    field: z.enum(rosterFields).nullish(),
    font: z.string().max(60).regex(fontKey),
    size: between(textSizes),
    letterSpacing: between(letterSpacings),
    lineHeight: between(lineHeights),
    align: z.enum(['left', 'center', 'right']),
    colour: Hex,
    outline: z.object({ width: between(outlineWidths), colour: Hex }).nullable(),
    curve: z.object({ radius: between(curveRadii), direction: z.enum(['up', 'down']) }).nullable(),
  }),
])

/** A thread of the chart in place of the nearest one `from`; one that the chart does not have counts for nothing. */
export const ThreadChoices = z.array(z.object({ from: Hex, to: Hex })).max(MAX_THREAD_CHOICES)

/** Inks as the workshop mixes them. */
export const InkNames = z
  .array(z.object({ hex: Hex, name: TextLine(MAX_INK_NAME_LENGTH) }))
  .max(MAX_INK_NAMES)

export const DesignView = z.object({
  printing_area_id: Id,
  technique_id: Id.nullable(),
  elements: z.array(DesignElement).max(MAX_DESIGN_ELEMENTS),
  instructions: Text(300),
  threadChoices: ThreadChoices.optional(),
  inkNames: InkNames.optional(),
})

export const Design = z.object({ version: z.literal(1), views: z.array(DesignView).max(12) })

/** A mug with a logo and a line of text under it. */
export const designExample = {
  version: 1 as const,
  views: [
    {
      printing_area_id: 11,
      technique_id: 2,
      elements: [
        {
          type: 'image' as const,
          id: 'e1',
          name: 'logo-bodega-del-sur.svg',
          x: 40,
          y: 32,
          width: 60,
          height: 30,
          angle: 0,
          flipX: false,
          flipY: false,
          locked: false,
          hidden: false,
          group: null,
          logo_id: '6b1f7a52-3f3c-4a57-9d0e-1f2a3b4c5d6e',
          crop: null,
          recolours: [{ from: '#7a1a2c', to: '#ffffff' }],
        },
        {
          type: 'text' as const,
          id: 'e2',
          name: 'Bodega del Sur',
          x: 40,
          y: 56,
          width: 44.1,
          height: 6.2,
          angle: 0,
          flipX: false,
          flipY: false,
          locked: false,
          hidden: false,
          group: null,
          text: 'Bodega del Sur',
          font: 'montserrat',
          size: 6,
          letterSpacing: 0,
          lineHeight: 1.2,
          align: 'center' as const,
          colour: '#7a1a2c',
          outline: null,
          curve: null,
        },
      ],
      instructions: '',
    },
  ],
}
