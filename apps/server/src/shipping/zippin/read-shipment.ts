import { codeOf, fieldsOf, idOf, linkOf, momentOf, textOf } from './read-fields.ts'

/** A shipment as the company knows it. */
export type CarriedShipment = {
  id: string
  externalId: string
  /** Undefined where the answer does not say. */
  accountId: string | undefined
  status: string
  trackingNumber: string
  trackingUrl: string | null
  createdAt: Date
}

/** Undefined where it is none, or says too little to be followed. */
export function readShipment(value: unknown): CarriedShipment | undefined {
  const shipment = fieldsOf(value)
  const [id, status, createdAt] = [
    idOf(shipment.id),
    codeOf(shipment.status),
    momentOf(shipment.created_at) ?? new Date(0),
  ]
  if (!id || !status) return undefined
  const accountId = idOf(shipment.account_id)
  return {
    id: String(id),
    externalId: textOf(shipment.external_id, 30),
    accountId: accountId === undefined ? undefined : String(accountId),
    status,
    trackingNumber: textOf(shipment.carrier_tracking_id, 60) || textOf(shipment.delivery_id, 60),
    trackingUrl: linkOf(shipment.tracking, ['https:', 'http:']),
    createdAt,
  }
}
