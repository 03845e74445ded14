import { proofs } from '@estampa/contract/proofs'
import type { NewProofAnswer } from '@estampa/domain/orders'
import { refuse } from '@estampa/domain/refusal'
import { type Context, handle } from '../http/context.ts'
import { saveProofAnswer } from '../orders/answer-proof.ts'
import { showOrder } from '../orders/show-order.ts'

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

async function answered(context: ProofAnswerContext, answering: NewProofAnswer) {
  const { tx, person, input, now } = context
  if (person.kind !== 'customer') return refuse('no_token')
  const { customerId } = person
  const refusal = await saveProofAnswer(tx, { orderId: input.Id, customerId, answering, now })
  return refusal ?? showOrder(tx, input.Id, customerId, context)
}
