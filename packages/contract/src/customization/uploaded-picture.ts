import { z } from 'zod'
import { Uuid } from '../wire.ts'

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
  /** Distinct flat colours, most used first, as hex; empty for photographs. */
  colours: z.array(z.string()),
})
