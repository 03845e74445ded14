import type { Refusals } from './refusal-table.ts'

export const guestsRefusals = {
  guest_link_over: {
    status: 404,
    es: 'Este enlace no abre ningún pedido ni cotización, o ya venció.',
  },
  guest_email_differs: {
    status: 422,
    es: 'Se hizo con otro correo. Inicia sesión con la cuenta de ese correo para guardarlo en ella.',
    arg: 'Se hizo con otro correo. Iniciá sesión con la cuenta de ese correo para guardarlo en ella.',
  },
  guest_unconfirmed: {
    status: 422,
    es: 'Falta confirmar tu correo con el código que te enviamos.',
  },
  guest_has_ordered: {
    status: 409,
    es: 'Este pedido ya está hecho. Para comprar otra cosa, empieza otra compra desde el carrito.',
    arg: 'Este pedido ya está hecho. Para comprar otra cosa, empezá otra compra desde el carrito.',
  },
  too_many_guest_orders: {
    status: 429,
    es: 'Ya hay varios pedidos sin pagar hechos sin cuenta. Paga alguno, crea una cuenta o escríbenos.',
    arg: 'Ya hay varios pedidos sin pagar hechos sin cuenta. Pagá alguno, creá una cuenta o escribinos.',
  },
} as const satisfies Refusals
