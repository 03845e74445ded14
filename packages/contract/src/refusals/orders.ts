import type { Refusals } from '../refusals.ts'

export const ordersRefusals = {
  order_move_not_allowed: { status: 409, es: 'El pedido no admite esto en su estado actual.' },
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
  parcel_not_on_its_way: {
    status: 409,
    es: 'El seguimiento se da cuando el pedido se despacha y se corrige hasta que se entrega.',
  },
  parcel_of_carrier: {
    status: 409,
    es: 'De este envío se ocupa Zippin: su seguimiento llega solo.',
  },
  parcel_link_wrong: {
    status: 422,
    es: 'La dirección de seguimiento tiene que empezar con https:// y ser la de una página.',
  },
} as const satisfies Refusals
