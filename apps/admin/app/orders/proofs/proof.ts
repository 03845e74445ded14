import type { StaffOrder } from '../order-types.ts'

export type Proof = StaffOrder['order']['proofs'][number]

/** Whether the order waits for the answer to this very proof. */
export function isWaiting({ order }: StaffOrder, { number, answer }: Proof): boolean {
  return order.state === 'proof_sent' && answer === null && number === order.proofs.length
}
