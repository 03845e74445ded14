import { z } from 'zod'

/** A picture of how the order will be, which its buyer approves or sends back; nothing is made before. */
export const OrderProof = z.object({
  /** 1, 2, 3 … in the order; only the newest can be answered. */
  number: z.int(),
  /** Signed, good for an hour; null once it is forgotten with its person. */
  url: z.string().nullable(),
  preview_url: z.string().nullable(),
  /** Every person of the order's lists as printed, which the approval covers; null: there is none, or it is forgotten. */
  roster: z
    .object({
      pages: z.array(z.object({ url: z.string(), preview_url: z.string() })),
      /** The same pages as PDF. */
      url: z.string(),
    })
    .nullable(),
  /** The workshop's comment on it. */
  comment: z.string(),
  sentAt: z.iso.datetime(),
  sentBy: z.string(),
  answer: z.enum(['approved', 'rejected']).nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** The requested changes, in the buyer's words. */
  answerComment: z.string(),
})

export const ProofNumber = z.int().min(1).max(10_000)
