import { z } from 'zod'
import { get, post } from '../call.ts'
import { artworkRefusals } from '../refusals/artwork.ts'
import { QueryFlag, QueryInt, Uuid } from '../wire.ts'

const QueryCentimeters = z.codec(
  z.union([z.string().regex(/^\d{1,3}([.,]\d{1,2})?$/), z.number()]),
  z.number().min(0.5).max(60),
  { decode: (value) => Number(String(value).replace(',', '.')), encode: (value) => value },
)

const EmbroideryQuery = {
  /** Width of the embroidery; 8 where none is given. */
  width_centimeters: QueryCentimeters.optional(),
  /** Most threads; 12 where nothing is said. */
  colours: QueryInt.pipe(z.int().min(1).max(15)).optional(),
  /** A plain background is left to the cloth unless this is true. */
  keepBackground: QueryFlag.optional(),
}

export const Embroidery = z.object({
  /** A data address: WebP, transparent where the cloth shows. */
  image: z.string(),
  width: z.int(),
  height: z.int(),
  /** The plan's stitches, upwards to whole tenths: what is charged. */
  thousandStitches: z.number(),
  stitches: z.int(),
  /** Times that the machine cuts the thread within a color. */
  trims: z.int(),
  colourChanges: z.int(),
  thread_meters: z.number(),
  /** Size of what is sewn; exact to a tenth. */
  sewn_width_millimeters: z.number(),
  sewn_height_millimeters: z.number(),
  /** In sewing order, the largest first; `share` is the part of the stitched surface. */
  threads: z.array(
    z.object({ name: z.string(), number: z.string(), hex: z.string(), share: z.number(), stitches: z.int() }),
  ),
})

const path = '/api/services/app/Designs/GetZecatEmbroidery'
const drawn = {
  image: 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
  width: 800,
  height: 400,
  thousandStitches: 2.4,
  stitches: 2_389,
  trims: 0,
  colourChanges: 1,
  thread_meters: 7.2,
  sewn_width_millimeters: 64.2,
  sewn_height_millimeters: 32.3,
  threads: [
    { name: 'Azul', number: '3622', hex: '#1a4c8d', share: 0.642, stitches: 1_480 },
    { name: 'Amarillo', number: '0702', hex: '#f5ca00', share: 0.358, stitches: 909 },
  ],
}

export const embroideryCalls = {
  getZecatEmbroidery: get(path, {
    summary: 'Un logo propio como bordado: hilos de la paleta y una imagen de las puntadas',
    who: 'guest',
    takes: z.object({ id: Uuid, ...EmbroideryQuery }),
    gives: Embroidery,
    refuses: ['not_found', 'embroidery_too_big', 'too_complex', 'busy'],
    opens: 'none',
    example: {
      takes: { id: '6b1f7a52-3f3c-4a57-9d0e-1f2a3b4c5d6e', width_centimeters: 8, colours: 6 },
      gives: drawn,
    },
  }),
  drawEmbroidery: post(path, {
    summary: 'Lo mismo para una imagen que no se guarda',
    who: 'guest',
    takes: z.object(EmbroideryQuery),
    gives: Embroidery,
    refuses: [
      'no_file',
      'too_many_files',
      ...artworkRefusals,
      'file_too_large',
      'embroidery_too_big',
      'too_complex',
      'busy',
    ],
    opens: 'none',
    multipart: true,
    example: { takes: { width_centimeters: 8 }, gives: drawn },
  }),
}
