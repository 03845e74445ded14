import type { Refusals } from '../refusals.ts'

export const ordersRefusals = {
  order_move_not_allowed: { status: 409, es: 'El pedido ya no puede pasar a ese estado.' },
  deposit_missing: {
    status: 422,
    es: 'Falta el pago del anticipo para confirmar el pedido.',
    arg: 'Falta el pago de la seña para confirmar el pedido.',
  },
  too_many_messages: {
    status: 429,
    es: 'Enviaste muchos mensajes seguidos. Espera un rato antes de escribir otro.',
    arg: 'Enviaste muchos mensajes seguidos. Esperá un rato antes de escribir otro.',
  },
  rest_missing: {
    status: 422,
    es: 'Falta pagar el resto del pedido: no puede salir hasta que esté.',
  },
} as const satisfies Refusals
