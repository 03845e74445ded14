import { readCode, readFields, readId, readLink, readMoment, readTextLine } from './read-fields.ts'

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
  const shipment = readFields(value)
  const [id, status, createdAt] = [
    readId(shipment.id),
    readCode(shipment.status),
    readMoment(shipment.created_at) ?? new Date(0),
  ]
  if (!id || !status) return undefined
  const accountId = readId(shipment.account_id)
  return {
    id: String(id),
    externalId: readTextLine(shipment.external_id, 30),
    accountId: accountId === undefined ? undefined : String(accountId),
    status,
    trackingNumber: readTextLine(shipment.carrier_tracking_id, 60) || readTextLine(shipment.delivery_id, 60),
    trackingUrl: readLink(shipment.tracking, ['https:', 'http:']),
    createdAt,
  }
}
