import { orderNotificationEmail } from '../order-notification.ts'
import type { Email } from '../send-mail.ts'
import { type MailBranding, mailPicture } from '../template.ts'
import { sampleOrder } from './sample-order.ts'
import type { SampleProduct } from './sample-products.ts'

/** A product of the shop stands for the proof. */
export function sampleProofOf({ origin }: MailBranding, goods: readonly SampleProduct[]): string | null {
  const shown = goods.find(({ picture }) => picture !== null)?.picture
  return shown ? mailPicture(origin, shown, 480) : null
}

/** The mail to a buyer who has not answered their proof. */
export const proofReminderSample = {
  kind: 'proof_reminder' as const,
  write(branding: MailBranding, goods: readonly SampleProduct[]): Email {
    const order = sampleOrder(branding.shop, goods, { past: ['confirmed', 'art_review', 'proof_sent'] })
    const number = order.proofs.at(-1)?.number ?? 1
    return orderNotificationEmail(branding, order, {
      news: 'proof_reminder',
      paymentId: null,
      move: number,
      reminder: 1,
      sampleProof: sampleProofOf(branding, goods),
    })
  },
}
