import type { Refusals } from './refusal-table.ts'

export const ordersRefusals = {
  order_move_not_allowed: { status: 409, es: 'El pedido no admite esto en su estado actual.' },
  order_not_changeable: {
    status: 409,
    es: 'La producción de este pedido ya empezó, o el pedido terminó: no se puede cambiar.',
  },
  order_left_empty: {
    status: 422,
    es: 'No quedaría nada en el pedido. Si no se hace, cancélalo.',
    arg: 'No quedaría nada en el pedido. Si no se hace, cancelalo.',
  },
  order_line_unknown: { status: 422, es: 'El pedido no tiene esa línea.' },
  order_change_empty: { status: 422, es: 'No hay nada que cambiar: todo queda como estaba.' },
  order_change_differs: {
    status: 409,
    es: 'Los precios cambiaron mientras preparabas el cambio: ahora el total es {total}. Míralo de nuevo.',
    arg: 'Los precios cambiaron mientras preparabas el cambio: ahora el total es {total}. Miralo de nuevo.',
  },
  order_change_closed: {
    status: 409,
    es: 'Esa propuesta de cambio ya no está en pie: se respondió, hay otra o el pedido avanzó.',
  },
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
  message_not_seen: {
    status: 409,
    es: 'Hay un mensaje que todavía no leíste. Ábrelo antes de marcar que no necesita respuesta.',
    arg: 'Hay un mensaje que todavía no leíste. Abrilo antes de marcar que no necesita respuesta.',
  },
  purchase_order_file_not_found: {
    status: 422,
    es: 'No encontramos el archivo de tu orden de compra. Vuelve a subirlo.',
    arg: 'No encontramos el archivo de tu orden de compra. Volvé a subirlo.',
  },
  purchase_order_closed: {
    status: 409,
    es: 'La orden de compra ya no se puede cambiar: el pedido se entregó o no se va a hacer. Escríbenos y lo vemos.',
    arg: 'La orden de compra ya no se puede cambiar: el pedido se entregó o no se va a hacer. Escribinos y lo vemos.',
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
  parcel_not_now: {
    status: 409,
    es: 'Los paquetes se arman mientras el pedido está en producción o listo para despachar.',
  },
  parcel_empty: {
    status: 422,
    es: 'Indica qué lleva el paquete: al menos una unidad.',
    arg: 'Indicá qué lleva el paquete: al menos una unidad.',
  },
  parcel_units_missing: {
    status: 422,
    es: 'De un producto quedan menos unidades sin empaquetar: {left}.',
  },
  parcel_has_left: {
    status: 409,
    es: 'Ese paquete ya salió: solo se puede corregir su seguimiento.',
  },
  parcel_is_last: {
    status: 409,
    es: 'Con este paquete sale lo último del pedido: antes márcalo como listo.',
    arg: 'Con este paquete sale lo último del pedido: antes marcalo como listo.',
  },
  parcel_link_wrong: {
    status: 422,
    es: 'La dirección de seguimiento tiene que empezar con https:// y ser la de una página.',
  },
} as const satisfies Refusals
