import { z } from 'zod'
import { post } from '../call.ts'
import { Uuid } from '../wire.ts'
import { picture } from './examples.ts'
import { UploadedPicture } from './uploaded-picture.ts'

const Hex = z.string().regex(/^#[0-9a-f]{6}$/i)
const ColorCount = z.int().min(1).max(16)
/** The logo's own colors, the workshop's threads, standard inks, or these: as many as the chart of a thread maker. */
const Palette = z.union([z.enum(['own', 'thread', 'ink']), z.array(Hex).max(500)])

const Edit = z.discriminatedUnion('tool', [
  z.object({
    tool: z.literal('remove_background'),
    id: Uuid,
    /** Surfaces of that color inside the drawing go too. */
    inner: z.boolean().default(false),
  }),
  z.object({
    tool: z.literal('reduce_colours'),
    id: Uuid,
    colours: ColorCount,
    palette: Palette.default('own'),
  }),
  z.object({
    tool: z.literal('single_colour'),
    id: Uuid,
    colour: Hex,
    /** Darker than this is ink, 0 black to 255 white; null: where the logo parts best. */
    threshold: z.int().min(1).max(255).nullable().default(null),
    inverted: z.boolean().default(false),
  }),
  z.object({
    tool: z.literal('thicken'),
    id: Uuid,
    /** Part of the width that is added on every side of what is drawn. */
    part: z.number().min(0.0001).max(0.02),
  }),
  z.object({
    tool: z.literal('vectorise'),
    id: Uuid,
    /** null: as many as it has; a photograph needs a number. */
    colours: ColorCount.nullable().default(null),
    palette: Palette.default('own'),
  }),
])

export const logoToolCalls = {
  editLogo: post('/api/services/app/OrderLogos/EditLogo', {
    summary:
      'Quita el fondo de un logo propio, reduce sus colores, lo pasa a uno solo, engrosa sus trazos o lo vectoriza',
    who: 'guest',
    takes: Edit,
    gives: UploadedPicture,
    refuses: [
      'not_found',
      'background_not_flat',
      'background_missing',
      'nothing_left',
      'strokes_enclosed',
      'picture_is_photo',
      'too_complex',
      'busy',
    ],
    opens: 'none',
    example: {
      takes: { tool: 'reduce_colours' as const, id: picture.id, colours: 2, palette: 'ink' as const },
      gives: {
        ...picture,
        id: '0b6f4c1e-6a55-4f0e-9b1d-7d0c3a5e8f21',
        name: 'logo-bodega-del-sur en 2 colores',
        made_from: picture.id,
      },
    },
  }),
}
