import type { orderStates } from './states.ts'

/** What people call the states of an order, on pages, papers and in mails. Pages speak to the buyer in two of them. */
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
