import { quotaKinds } from '@estampa/domain/shops'
import { z } from 'zod'

/** How much a shop uses of something that it may have only so much of. */
export const QuotaUse = z.object({
  /** Shown products, bytes of logos and designs, people of its team, mails of today. */
  kind: z.enum(quotaKinds),
  used: z.int(),
  /** Null: as much as it wants. */
  most: z.int().nullable(),
  /** What was said for this shop alone; null: the installation says it. */
  own: z.int().nullable(),
})
