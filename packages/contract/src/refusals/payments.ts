import type { Refusals } from '../refusals.ts'

export const paymentsRefusals = {
  payment_method_not_offered: {
    status: 422,
    es: 'Esta tienda no recibe ese medio de pago. Elige otro.',
    arg: 'Esta tienda no recibe ese medio de pago. Elegí otro.',
  },
  payment_move_not_allowed: { status: 409, es: 'El pago ya no puede pasar a ese estado.' },
  payment_mismatch: { status: 422, es: 'El pago informado no coincide con el del pedido.' },
} as const satisfies Refusals
