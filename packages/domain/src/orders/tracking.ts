/** States of a shipment at a carrier, and what they mean for the order. Codes are Zippin's. */
import type { OrderState } from './lifecycle.ts'

type Meaning = {
  /** For the buyer. */
  readonly name: string
  /** How far the order is at least; undefined: it has not left, or its fate is the shop's to decide. */
  readonly order?: OrderState
}

const meanings: Readonly<Record<string, Meaning>> = {
  new: { name: 'Procesando' },
  documentation_ready: { name: 'En preparación' },
  ready_to_ship: { name: 'Listo para despachar' },
  cancelled: { name: 'Envío anulado' },
  expired: { name: 'Envío vencido' },
  shipped: { name: 'Despachado', order: 'shipped' },
  in_transit_to_crossdock: { name: 'Recolectado', order: 'shipped' },
  admitted: { name: 'Admitido en sucursal', order: 'shipped' },
  xd_pending: { name: 'En el centro de distribución', order: 'shipped' },
  crossdock: { name: 'En el centro de distribución', order: 'shipped' },
  in_transit_to_carrier: { name: 'En camino al transporte', order: 'shipped' },
  received_by_carrier: { name: 'Recibido por el transporte', order: 'shipped' },
  rejected: { name: 'Rechazado por el transporte', order: 'shipped' },
  reshipped: { name: 'Redespachado', order: 'shipped' },
  in_transit: { name: 'En camino', order: 'shipped' },
  delivery_attempt: { name: 'Intento de entrega', order: 'shipped' },
  out_for_delivery: { name: 'En reparto', order: 'shipped' },
  available_for_pickup: { name: 'Listo para retirar', order: 'shipped' },
  delivered: { name: 'Entregado', order: 'delivered' },
  delivered_with_damage: { name: 'Entregado con daños', order: 'delivered' },
  not_delivered: { name: 'No se pudo entregar', order: 'shipped' },
  in_carrier_ready_to_return: { name: 'Por volver a la tienda', order: 'shipped' },
  on_hold_crossdock: { name: 'Por volver a la tienda', order: 'shipped' },
  generated_return: { name: 'Devolución en curso', order: 'shipped' },
  return_xd_pending: { name: 'Devolución en curso', order: 'shipped' },
  in_transit_to_seller: { name: 'Volviendo a la tienda', order: 'shipped' },
  returned_to_seller: { name: 'Devuelto a la tienda', order: 'returned' },
  lost_in_carrier: { name: 'Extraviado por el transporte', order: 'shipped' },
  lost: { name: 'Extraviado', order: 'shipped' },
}

/** The state's name for people; one that carriers invent later is shown as on its way to be known. */
export function trackingName(status: string): string {
  return Object.hasOwn(meanings, status) ? (meanings[status]?.name ?? '') : 'En proceso'
}

/**
 * The moves that an order in this state still has to make to be where its parcel is, in order. What came late,
 * twice or out of order asks for none.
 */
export function movesForTracking(state: OrderState, status: string): OrderState[] {
  const target = Object.hasOwn(meanings, status) ? meanings[status]?.order : undefined
  if (!target || (state !== 'ready' && state !== 'shipped')) return []
  const road: OrderState[] = target === 'shipped' ? ['shipped'] : ['shipped', target]
  return road.slice(state === 'shipped' ? 1 : 0)
}
