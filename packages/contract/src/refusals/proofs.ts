import type { Refusals } from './refusal-table.ts'

export const proofsRefusals = {
  proof_outdated: {
    status: 409,
    es: 'Hay un boceto más nuevo de este pedido. Míralo antes de responder.',
    arg: 'Hay un boceto más nuevo de este pedido. Miralo antes de responder.',
  },
  proof_answered: { status: 409, es: 'Este boceto ya tiene una respuesta.' },
  proof_not_waiting: {
    status: 409,
    es: 'Este pedido no espera la respuesta de un boceto. Mira en qué está antes de recordar.',
    arg: 'Este pedido no espera la respuesta de un boceto. Mirá en qué está antes de recordar.',
  },
  proof_reminded: {
    status: 409,
    es: 'Ya se recordó este boceto hace menos de un día. Puedes volver a hacerlo mañana.',
    arg: 'Ya se recordó este boceto hace menos de un día. Podés volver a hacerlo mañana.',
  },
  proof_unreadable: {
    status: 422,
    es: 'El boceto tiene que ser una imagen PNG, JPG o WebP que se pueda leer.',
  },
  proof_without_picture: {
    status: 422,
    es: 'Este pedido no tiene una imagen propia. Adjunta el boceto.',
    arg: 'Este pedido no tiene una imagen propia. Adjuntá el boceto.',
  },
  artwork_not_ready: {
    status: 409,
    es: 'Las imágenes del pedido todavía se están preparando. Prueba de nuevo en unos minutos.',
    arg: 'Las imágenes del pedido todavía se están preparando. Probá de nuevo en unos minutos.',
  },
} as const satisfies Refusals
