import type { Refusals } from './refusal-table.ts'

export const lawRefusals = {
  terms_not_accepted: {
    status: 422,
    es: 'Para comprar tienes que aceptar las condiciones de compra.',
    arg: 'Para comprar tenés que aceptar las condiciones de compra.',
  },
  terms_changed: {
    status: 422,
    es: 'Las condiciones de compra cambiaron mientras comprabas. Léelas y acéptalas de nuevo.',
    arg: 'Las condiciones de compra cambiaron mientras comprabas. Leelas y aceptalas de nuevo.',
  },
  leave_link_over: {
    status: 422,
    es: 'Este enlace ya no sirve. Pide la baja otra vez y te enviamos otro.',
    arg: 'Este enlace ya no sirve. Pedí la baja otra vez y te enviamos otro.',
  },
  regret_closed: {
    status: 409,
    es: 'Esta solicitud ya está cerrada: la {did} {by}.',
  },
  regret_reason_missing: {
    status: 422,
    es: 'Para rechazar una solicitud di por qué: lo lee quien la hizo.',
    arg: 'Para rechazar una solicitud decí por qué: lo lee quien la hizo.',
  },
} as const satisfies Refusals
