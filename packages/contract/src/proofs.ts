import { z } from 'zod'
import { post } from './call.ts'
import { orderExample } from './orders/example.ts'
import { Order } from './orders/order.ts'
import { type OrderProof, ProofNumber } from './orders/proofs.ts'
import { Text, Uuid } from './wire.ts'

const { takes, gives: order } = orderExample
const proof: z.input<typeof OrderProof> = {
  number: 1,
  url: '/files/sxyz12/7Qm0bJtW2s/shops/1/orders/7a0c9d1e/proofs/1.webp',
  preview_url: '/files/sxyz12/9Lk2cVnE4u/shops/1/orders/7a0c9d1e/proofs/1-preview.webp',
  roster: null,
  comment: 'El logo va a 8 cm de ancho, en el pecho.',
  sentAt: '2026-11-24T10:00:00.000Z',
  sentBy: 'Ana del taller',
  answer: null,
  answeredAt: null,
  answerComment: '',
}
const answeredAt = '2026-11-24T12:10:00.000Z'
const comment = 'El logo más chico y centrado, por favor.'

export const proofs = {
  approveProof: post('/api/services/app/Orders/ApproveProof', {
    summary: 'Aprueba el último boceto de un pedido propio: con eso pasa a producción y ya no cambia',
    who: 'buyer',
    takes: z.object({ Id: Uuid, number: ProofNumber }),
    gives: Order,
    refuses: ['not_found', 'proof_outdated', 'proof_answered', 'order_move_not_allowed'],
    example: {
      takes: { ...takes, number: 1 },
      gives: {
        ...order,
        state: 'proof_approved',
        proofs: [{ ...proof, answer: 'approved', answeredAt }],
      },
    },
  }),
  rejectProof: post('/api/services/app/Orders/RejectProof', {
    summary: 'Devuelve el último boceto de un pedido propio con lo que hay que cambiar',
    who: 'buyer',
    takes: z.object({ Id: Uuid, number: ProofNumber, comment: Text(1_000).min(1) }),
    gives: Order,
    refuses: ['not_found', 'proof_outdated', 'proof_answered', 'order_move_not_allowed'],
    example: {
      takes: { ...takes, number: 1, comment: comment },
      gives: {
        ...order,
        state: 'proof_rejected',
        proofs: [{ ...proof, answer: 'rejected', answeredAt, answerComment: comment }],
      },
    },
  }),
}
