import type { Refusals } from '../refusals.ts'

export const ordersRefusals = {
  order_move_not_allowed: { status: 409, es: 'El pedido ya no puede pasar a ese estado.' },
  deposit_missing: {
    status: 422,
    es: 'Falta el pago del anticipo para confirmar el pedido.',
    arg: 'Falta el pago de la seña para confirmar el pedido.',
  },
} as const satisfies Refusals
