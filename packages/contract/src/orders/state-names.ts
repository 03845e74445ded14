import type { orderStates } from './states.ts'

/** Names of the order states, on pages, documents and in mails. Two of them address the buyer on pages. */
export const orderStateNames: Readonly<Record<(typeof orderStates)[number], string>> = {
  placed: 'Pedido recibido',
  confirmed: 'Pago confirmado',
  art_review: 'Arte en revisión',
  proof_sent: 'Boceto enviado',
  proof_approved: 'Boceto aprobado',
  proof_rejected: 'Boceto con cambios',
  in_production: 'En producción',
  ready: 'Listo',
  shipped: 'En camino',
  delivered: 'Entregado',
  returned: 'Devuelto',
  expired: 'Vencido sin pago',
  cancelled: 'Cancelado',
}
