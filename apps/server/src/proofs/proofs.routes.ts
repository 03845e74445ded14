import { proofs } from '@estampa/contract/proofs'
import type { NewProofAnswer } from '@estampa/domain/orders'
import { refuse } from '@estampa/domain/refusal'
import { signer } from '../files/signed-addresses.ts'
import { type Context, handle } from '../http/context.ts'
import { saveProofAnswer } from '../orders/answer-proof.ts'
import { toOrderView } from '../orders/order-view.ts'
import { findOrder } from '../orders/orders.store.ts'

export const proofsRoutes = handle('proofs', proofs, {
  approveProof: async (context) => {
    const { number } = context.input
    return answered(context, { number, answer: 'approved', comment: '' })
  },
  rejectProof: async (context) => {
    const { number, comment } = context.input
    return answered(context, { number, answer: 'rejected', comment })
  },
})

type ProofAnswerContext = Pick<
  Context<typeof proofs.approveProof>,
  'tx' | 'shop' | 'person' | 'input' | 'services' | 'now'
>

async function answered(
  { tx, shop, person, input, services, now }: ProofAnswerContext,
  answering: NewProofAnswer,
) {
  if (person.kind !== 'customer') return refuse('no_token')
  const { customerId } = person
  const refusal = await saveProofAnswer(tx, { orderId: input.Id, customerId, answering, now })
  if (refusal) return refusal
  const order = await findOrder(tx, input.Id, customerId)
  if (!order) return refuse('not_found')
  return toOrderView(order, shop.config.environment, signer(services.config, now))
}
